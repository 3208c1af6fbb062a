/** What the seat to move may do on the board, as a list of whole choices with their ways. */

import type { Board } from '../../lib/game/board'
import { CARDS, mover, SIGNS, TOKENS } from '../../lib/game/facts'
import { type Ground, lyingIn, occupiedIn, reach, type Way } from '../../lib/game/reach'
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

/** All choices on the board. Long lists leave targets out; those are worked out here. */
export function choicesOf(board: Board, view: GameView, options: Options, seat: number): Choice[] {
  const found: Choice[] = []
  const player = view.players[seat]
  if (!player) return found
  player.pieces.forEach((from, index) => {
    if (from === 'gate') return
    const piece = index + 1
    const ground = groundFor(board, view, seat, index)
    found.push(...moves(ground, view, options, seat, piece, from))
    const steps = options.natives?.[piece] ?? {}
    for (const [card, targets] of Object.entries(steps)) {
      for (const target of targets) {
        found.push(choice('native', piece, card, `${card} ${piece} ${target}`, target, from))
      }
    }
    for (const [target, count] of Object.entries(options.pays?.[piece] ?? {})) {
      const one = choice('pay', piece, '', `pay ${piece} ${target}`, target, from)
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
  if (mayMove(view, options)) for (const extra of movers(view, seat)) keys.add(extra)
  const found: Choice[] = []
  for (const key of keys) {
    const { id, sign, power } = mover(key)
    if (!sign) continue
    const ways = reach(ground, from, sign, power)
    for (const way of ways) {
      const text = `move ${piece} ${key} ${targetText(way, from)}`
      found.push({
        kind: 'move',
        piece,
        card: id,
        text,
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

/** A way's result as action texts write it. */
export function targetText(way: Way, from: string): string {
  const stays = way.end === from
  const target = stays ? `#${way.taken.at(-1)}` : way.end
  const via = stays ? way.taken.slice(0, -1) : way.taken
  return via.length ? `${target} via ${via.map((n) => `#${n}`).join(',')}` : target
}

/** Whether the rules let anything move now (T-05, A-06). */
export function mayMove(view: GameView, options: Options): boolean {
  if (options.removes !== undefined || view.turn.change_symbol) return false
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

/** Why a card cannot go to a space, as the clause that forbids it: said when somebody tries. */
export function whyNot(
  board: Board,
  view: GameView,
  seat: number,
  card: string | null,
  target: string,
): string {
  const space = board.spaces.get(target)
  const player = view.players[seat]
  if (!space || !player) return 'T-04'
  if (space.terrain === 'mountain') return 'M-19'
  if (space.terrain === 'start') return 'M-22'
  if (view.turn.bought && !view.variant.free_order) return 'T-05'
  if (player.pieces.every((one) => one === 'gate')) return 'W-08'
  if (occupiedIn(view, seat, -1).has(target)) return 'M-20'
  const near = player.pieces.filter((from) => board.neighbours.get(from)?.includes(target))
  if (space.terrain === 'rubble') return near.length ? 'M-12' : 'M-01'
  if (space.terrain === 'camp') return near.length ? 'M-13' : 'M-01'
  const facts = card ? CARDS.get(card) : undefined
  if (facts?.symbols.length) {
    const sign = (
      { jungle: 'machete', river: 'paddle', village: 'coin' } as Record<string, string>
    )[space.terrain]
    if (!facts.symbols.includes(sign as 'coin')) return 'M-02'
    if (near.length) {
      const lying = lyingIn(view)
      const blocked = near.every((from) => {
        const seam = board.seamBetween.get(`${from}|${target}`)
        return seam !== undefined && lying[seam]
      })
      if (blocked) return 'B-01'
    }
    if (facts.power < space.need) return 'M-03'
    return 'M-04'
  }
  return near.length ? 'M-03' : 'M-01'
}
