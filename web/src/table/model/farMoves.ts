/** Several cards in a row that lead to a far space: what is proposed when one points at it. */

import { type Board, seamAt } from '../../lib/game/board'
import { blockade, CARDS, mover } from '../../lib/game/facts'
import { type Ground, reach, type Way } from '../../lib/game/reach'
import { without } from '../../lib/game/without'
import type { GameView } from '../../lib/net/wire'
import { groundFor, mayMove, moveText, movings } from './choices'

/** One card, token or payment of a plan. */
export interface Deed {
  /** The card or token that moves; empty for a payment. */
  card: string
  /** The action's text; for a payment without its cards. */
  text: string
  way: Way
  from: string
  /** The cards of a payment: only proposed, the player chooses. */
  paid: string[]
}

export interface Proposal {
  /** In the order they are done. */
  moves: Deed[]
  cost: number
}

/** Where a plan has led to so far. */
interface Stage extends Proposal {
  at: string
  hand: string[]
  tokens: string[]
  taken: number[]
}

/** How many deeds a plan has at most, and how many plans are followed at a time. */
const DEEDS = 5
const BEAM = 400
const TOKEN = 8

const NATIVES = ['native', 'native_token']

/** What a card or token is worth to its player: the least is proposed first. */
export const worth = (id: string) => {
  const facts = CARDS.get(id)
  return facts ? (facts.item ? 20 : 0) + facts.power + (facts.price ?? 0) : TOKEN
}

/** Ways to a far space with what the seat holds, the fewest deeds and the cheapest first; at most three. */
export function proposals(board: Board, view: GameView, seat: number, target: string): Proposal[] {
  const player = view.players[seat]
  if (!player || !Array.isArray(player.hand) || !mayMove(view)) return []
  const hand = player.hand
  const tokens = player.tokens ?? []
  const found: Stage[] = []
  player.pieces.forEach((at, index) => {
    if (at === 'gate') return
    const search = new Search(groundFor(board, view, seat, index), index + 1)
    let layer: Stage[] = [{ at, hand, tokens, taken: [], moves: [], cost: 0 }]
    for (let deeds = 1; deeds <= DEEDS && layer.length; deeds++) {
      const next = layer.flatMap((stage) => search.onward(stage))
      found.push(...next.filter((stage) => stage.at === target))
      if (found.some((stage) => stage.moves.length <= deeds)) break
      layer = next.filter((stage) => !board.spaces.get(stage.at)?.finish)
      if (layer.length > BEAM) layer = layer.sort((a, b) => a.cost - b.cost).slice(0, BEAM)
    }
  })
  const unlike = new Map<string, Proposal>()
  for (const one of found.sort((a, b) => a.moves.length - b.moves.length || a.cost - b.cost)) {
    const cards = one.moves
      .map((move) => move.card || 'pay')
      .sort()
      .join()
    if (!unlike.has(cards)) unlike.set(cards, one)
  }
  return [...unlike.values()].slice(0, 3)
}

/** What one piece can do next, again and again. */
class Search {
  readonly #ground: Ground
  readonly #piece: number
  /** The least a position cost so far. */
  readonly #seen = new Map<string, number>()
  readonly #reached = new Map<string, Way[]>()

  constructor(ground: Ground, piece: number) {
    this.#ground = ground
    this.#piece = piece
  }

  /** Every next deed that leads to something new. */
  onward(stage: Stage): Stage[] {
    const found: Stage[] = []
    const add = (card: string, text: string, way: Way, paid: string[]) => {
      const hand = without(stage.hand, card ? [card] : paid)
      const tokens = card ? without(stage.tokens, [card]) : stage.tokens
      const taken = [...stage.taken, ...way.taken].sort((a, b) => a - b)
      const cost = stage.cost + [...paid, card].reduce((sum, id) => sum + (id ? worth(id) : 0), 0)
      const state = [way.end, taken, [...hand].sort(), [...tokens].sort()].join(' ')
      if ((this.#seen.get(state) ?? Number.POSITIVE_INFINITY) <= cost) return
      this.#seen.set(state, cost)
      const moves = [...stage.moves, { card, text, way, from: stage.at, paid }]
      found.push({ at: way.end, hand, tokens, taken, moves, cost })
    }
    for (const key of movings([...stage.hand, ...stage.tokens])) {
      for (const way of this.#ways(stage, key)) {
        add(mover(key).id, moveText(this.#piece, key, way, stage.at), way, [])
      }
    }
    const natives = NATIVES.filter((id) => stage.hand.includes(id) || stage.tokens.includes(id))
    for (const { target, way, count } of this.#steps(stage)) {
      for (const id of natives) add(id, `${id} ${this.#piece} ${target}`, way, [])
      const paid = count ? payments(stage.hand, count) : []
      for (const cards of paid) add('', `pay ${this.#piece} ${target}`, way, cards)
    }
    return found
  }

  #lying(stage: Stage): number[] {
    return this.#ground.lying.map((number) => (stage.taken.includes(number) ? 0 : number))
  }

  #ways(stage: Stage, key: string): Way[] {
    const { sign, power } = mover(key)
    if (!sign) return []
    const known = `${stage.at} ${stage.taken} ${sign} ${power}`
    let ways = this.#reached.get(known)
    if (!ways) {
      ways = reach({ ...this.#ground, lying: this.#lying(stage) }, stage.at, sign, power)
      this.#reached.set(known, ways)
    }
    return ways
  }

  /** Neighbours and blockades beside the piece, with the cards they cost who has no native. */
  #steps(stage: Stage): { target: string; way: Way; count: number }[] {
    const { board, occupied } = this.#ground
    const lying = this.#lying(stage)
    const found = new Map<string, { target: string; way: Way; count: number }>()
    for (const other of board.neighbours.get(stage.at) ?? []) {
      const space = board.spaces.get(other)
      const seam = seamAt(board, stage.at, other)
      const number = seam === undefined ? 0 : (lying[seam] ?? 0)
      if (number) {
        const { symbol, power } = blockade(number)
        const step = { space: stage.at, take: number, cost: 0, left: 0 }
        const way = { end: stage.at, taken: [number], left: 0, steps: [step] }
        const target = `#${number}`
        found.set(target, { target, way, count: symbol === 'rubble' ? power : 0 })
      } else if (space && !CLOSED.has(space.terrain) && !occupied.has(other)) {
        const way = { end: other, taken: [], left: 0, steps: [{ space: other, cost: 0, left: 0 }] }
        found.set(other, { target: other, way, count: PAID.has(space.terrain) ? space.need : 0 })
      }
    }
    return [...found.values()]
  }
}

const CLOSED = new Set<string>(['mountain', 'start'])
const PAID = new Set<string>(['rubble', 'camp'])

/** Every choice of so many cards, equal ones once; none if there are not enough. */
function payments(hand: string[], count: number): string[][] {
  const sorted = [...hand].sort((a, b) => worth(a) - worth(b))
  const found = new Map<string, string[]>()
  const choose = (from: number, chosen: string[]) => {
    if (chosen.length === count) found.set(chosen.join(), chosen)
    else for (let i = from; i < sorted.length; i++) choose(i + 1, [...chosen, sorted[i] as string])
  }
  choose(0, [])
  return [...found.values()]
}
