/** `The way from here`: what the best way to El Dorado asks for, and which of it hand and deck do not have. */

import { type Board, type Space, seamAt } from '../../lib/game/board'
import { blockade, CARDS, type Sign } from '../../lib/game/facts'
import { lyingIn, SIGN_OF } from '../../lib/game/reach'
import type { GameView } from '../../lib/net/wire'
import { list, t } from '../../lib/text/i18n.svelte'
import { blockadeName, powerName, terrainName } from '../../lib/text/words'
import type { Play } from '../model/tableController.svelte'
import { strongest, uncovered, weightOf } from './coverage'
import { distanceWords } from './names'

/** One thing the way asks for: a space to enter, or a blockade to take before it. */
export interface Demand {
  name: string
  /** What has to be paid: power of a symbol, or any cards. */
  sign: Sign | 'cards'
  need: number
  blockade: boolean
}

/** How many requirements are listed one by one. */
const TOLD = 6
/** Pieces in the way may move. */
const PER_STEP = 0.2
const PIECE = 2

function demandOf(space: Space): Demand | null {
  if (space.terrain === 'mountain' || space.terrain === 'start') return null
  const sign = SIGN_OF[space.terrain] ?? 'cards'
  return { name: terrainName(space), sign, need: space.need, blockade: false }
}

function demandOfBlockade(number: number): Demand {
  const { symbol, power } = blockade(number)
  const sign = symbol === 'rubble' ? 'cards' : symbol
  return { name: blockadeName(number), sign, need: power, blockade: true }
}

/** The easiest way from a space to El Dorado, demand by demand; empty where none leads there. */
export function easiestWay(board: Board, view: GameView, from: string): Demand[] {
  const lying = lyingIn(view)
  const taken = new Set(view.players.flatMap((player) => player.pieces))
  const best = new Map([[from, 0]])
  const came = new Map<string, { before: string; demands: Demand[] }>()
  const open = new Set([from])
  while (open.size) {
    const [here] = [...open].sort((a, b) => (best.get(a) ?? 0) - (best.get(b) ?? 0))
    if (here === undefined) break
    open.delete(here)
    if (here !== from && board.spaces.get(here)?.finish) return backTo(from, here, came)
    for (const other of board.neighbours.get(here) ?? []) {
      const space = board.spaces.get(other)
      const entry = space && demandOf(space)
      if (!entry) continue
      const seam = seamAt(board, here, other)
      const number = seam === undefined ? 0 : (lying[seam] ?? 0)
      const demands = number ? [demandOfBlockade(number), entry] : [entry]
      const cost = demands.reduce(
        (sum, one) => sum + weightOf(one),
        PER_STEP + (taken.has(other) ? PIECE : 0),
      )
      const far = (best.get(here) ?? 0) + cost
      if (far >= (best.get(other) ?? Number.POSITIVE_INFINITY)) continue
      best.set(other, far)
      came.set(other, { before: here, demands })
      open.add(other)
    }
  }
  return []
}

function backTo(
  from: string,
  end: string,
  came: Map<string, { before: string; demands: Demand[] }>,
): Demand[] {
  const found: Demand[] = []
  for (let at = end; at !== from; ) {
    const step = came.get(at)
    if (!step) return []
    found.unshift(...step.demands)
    at = step.before
  }
  return found
}

/** What no deck of these cards can ever do: power that no single one has, more cards than there are. */
export function beyond(demands: readonly Demand[], deck: readonly string[]): Demand[] {
  const most = { ...strongest(deck), cards: deck.filter((id) => CARDS.has(id)).length }
  const found = new Map<string, Demand>()
  for (const one of demands)
    if (one.need > most[one.sign] && one.need > (found.get(one.sign)?.need ?? 0))
      found.set(one.sign, one)
  return [...found.values()]
}

const times = (name: string, count: number) =>
  count > 1 ? t('part-times', { count, card: name }) : name

/** Demands in order, equal ones in a row together. */
function inOrder(demands: readonly Demand[]): string {
  const runs: { name: string; count: number }[] = []
  for (const { name } of demands) {
    const last = runs.at(-1)
    if (last?.name === name) last.count++
    else runs.push({ name, count: 1 })
  }
  return runs.map(({ name, count }) => times(name, count)).join(', ')
}

/** What all of it comes to, by symbol. */
function inAll(demands: readonly Demand[]): string {
  const sums = new Map<string, number>()
  for (const { sign, need } of demands) sums.set(sign, (sums.get(sign) ?? 0) + need)
  return list([...sums].map(([sign, sum]) => amount(sign, sum)))
}

const amount = (sign: string, count: number) =>
  sign === 'cards' ? t('speech-any-cards', { count }) : powerName([sign], count)

const missing = (id: string, demands: Demand[]) =>
  demands.length ? t(id, { what: inAll(demands) }) : ''

/** The demands up to the next blockade, and not too many. */
function nextOf(way: readonly Demand[]): Demand[] {
  const stop = way.findIndex((one) => one.blockade)
  return way.slice(0, Math.min(TOLD, stop < 0 ? TOLD : stop + 1))
}

export function wayWords(play: Play, from: string): string {
  const { board, view, me } = play
  if (!board || !view) return ''
  const way = easiestWay(board, view, from)
  if (!way.length) return t('speech-way-none')
  const next = nextOf(way)
  const hand = [...play.hand.map((one) => one.id), ...(me?.tokens ?? [])]
  const unseen = me?.unseen ?? (Array.isArray(me?.draw) ? me.draw : [])
  const deck = [...hand, ...unseen, ...(me?.discard ?? []), ...(me?.play ?? [])]
  return [
    `${distanceWords(board, from)}.`,
    t('speech-way-next', { demands: inOrder(next) }),
    way.length > next.length ? t('speech-way-all', { demands: inAll(way) }) : '',
    me ? missing('speech-short-hand', uncovered(next, hand)) : '',
    me ? missing('speech-short-deck', beyond(way, deck)) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
