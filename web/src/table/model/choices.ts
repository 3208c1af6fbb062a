/** What the seat to move may do on the board, as a list of whole choices with their ways. */

import { writeAction } from '../../lib/game/action'
import type { Board } from '../../lib/game/board'
import { CARDS, mover, SIGNS, TOKENS } from '../../lib/game/facts'
import {
  type Ground,
  lyingIn,
  occupiedIn,
  paymentsFrom,
  reach,
  stepsFrom,
  type Way,
} from '../../lib/game/reach'
import type { GameView, Options } from '../../lib/net/wire'

/** One thing a piece can do with one card or token. */
export interface Choice {
  kind: 'move' | 'native' | 'pay'
  piece: number
  /** Card or token; empty for a payment, whose cards are still to be chosen. */
  card: string
  /** The action's text; for a payment without its cards. */
  text: string
  /** What to point at: a space, or `#n` for a blockade. */
  target: string
  /** Blockades taken, ascending. */
  taken: number[]
  /** How many cards a payment asks for. */
  count: number
  /** Whether the cards paid leave the game. */
  camp: boolean
  way: Way | null
}

/** Everything movement depends on, for one piece. */
export function groundFor(board: Board, view: GameView, seat: number, piece: number): Ground {
  return { board, occupied: occupiedIn(view, seat, piece), lying: lyingIn(view) }
}

/** All choices on the board. The options name pieces and cards; their targets are found here. */
export function choicesOf(board: Board, view: GameView, options: Options, seat: number): Choice[] {
  const found: Choice[] = []
  const player = view.players[seat]
  if (!player) return found
  const hand = typeof player.hand === 'number' ? player.hand : player.hand.length
  player.pieces.forEach((from, index) => {
    if (from === 'gate') return
    const piece = index + 1
    const ground = groundFor(board, view, seat, index)
    found.push(...moves(ground, view, options, seat, piece, from))
    for (const card of options.natives?.[piece] ?? []) {
      for (const target of stepsFrom(ground, from)) {
        const text = writeAction(card as 'native' | 'native_token', { piece, target })
        found.push(choice('native', piece, card, text, target, from))
      }
    }
    if (!options.pays?.includes(piece)) return
    for (const [target, count] of paymentsFrom(ground, from, hand)) {
      const one = choice('pay', piece, '', writeAction('pay', { piece, target }), target, from)
      found.push({ ...one, count, camp: board.spaces.get(target)?.terrain === 'camp' })
    }
  })
  return found
}

function choice(
  kind: Choice['kind'],
  piece: number,
  card: string,
  text: string,
  target: string,
  from: string,
): Choice {
  const number = target.startsWith('#') ? Number(target.slice(1)) : 0
  const step = number
    ? { space: from, take: number, cost: 0, left: 0 }
    : { space: target, cost: 0, left: 0 }
  return {
    kind,
    piece,
    card,
    text,
    target,
    taken: number ? [number] : [],
    count: 0,
    camp: false,
    way: { end: number ? from : target, taken: number ? [number] : [], left: 0, steps: [step] },
  }
}

function moves(
  ground: Ground,
  view: GameView,
  options: Options,
  seat: number,
  piece: number,
  from: string,
): Choice[] {
  const keys = new Set(options.moves?.[piece])
  if (mayMove(view)) for (const extra of movers(view, seat)) keys.add(extra)
  const found: Choice[] = []
  for (const key of keys) {
    const { id, sign, power } = mover(key)
    if (!sign) continue
    const ways = reach(ground, from, sign, power)
    for (const way of ways) {
      found.push({
        kind: 'move',
        piece,
        card: id,
        text: moveText(piece, key, way, from),
        target: way.end === from ? `#${way.taken.at(-1)}` : way.end,
        taken: way.taken,
        count: 0,
        camp: false,
        way,
      })
    }
  }
  return found
}

/** A movement along a way as an action; `key` is the card or token with its symbol. */
export function moveText(piece: number, key: string, way: Way, from: string): string {
  const stays = way.end === from
  return writeAction('move', {
    piece,
    card: key,
    target: stays ? `#${way.taken.at(-1)}` : way.end,
    via: stays ? way.taken.slice(0, -1) : way.taken,
  })
}

/** Whether the rules let anything move now (T-05, A-06). */
export function mayMove(view: GameView): boolean {
  if (view.turn.pending || view.turn.change_symbol) return false
  return !view.turn.bought || view.variant.free_order
}

function movers(view: GameView, seat: number): string[] {
  const player = view.players[seat]
  const hand = Array.isArray(player?.hand) ? player.hand : []
  return movings([...hand, ...(player?.tokens ?? [])])
}

/** Every symbol that each of these cards and tokens moves by: `sailor`, `jack_of_all_trades:coin`. */
export function movings(things: string[]): string[] {
  return [...new Set(things)].flatMap((id) => {
    if (TOKENS.has(id)) return TOKENS.get(id)?.power ? [id] : []
    const symbols = CARDS.get(id)?.symbols ?? []
    return symbols.length > 1 ? SIGNS.map((sign) => `${id}:${sign}`) : symbols.length ? [id] : []
  })
}
