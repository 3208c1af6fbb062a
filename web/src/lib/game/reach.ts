/** Where one card can take one piece, and on which way: the rules of movement as a picture needs them. */

import type { GameView } from '../net/wire'
import { type Board, seamAt, type Terrain } from './board'
import { blockade, type Sign } from './facts'

export const SIGN_OF: Partial<Record<Terrain, Sign>> = {
  jungle: 'machete',
  river: 'paddle',
  village: 'coin',
}

/** Terrains that nobody enters. */
const CLOSED: ReadonlySet<Terrain | undefined> = new Set(['mountain', 'start'] as const)

/** Terrains that are entered by paying cards. */
const PAID: ReadonlySet<Terrain> = new Set(['rubble', 'camp'])

/** One step: onto a space, or taking a blockade from where the piece stands. */
export interface Step {
  space: string
  /** The number of the blockade this step takes; the piece stays. */
  take?: number
  cost: number
  /** Power left after it. */
  left: number
}

export interface Way {
  end: string
  /** Blockades taken on the way, ascending. */
  taken: number[]
  left: number
  steps: Step[]
}

/** Obstacles. */
export interface Ground {
  board: Board
  occupied: ReadonlySet<string>
  /** The blockade on each seam, 0 if it has been taken. */
  lying: readonly number[]
}

/** The blockades on each seam of a view, 0 where taken. */
export function lyingIn(view: GameView): number[] {
  const held = new Set(view.players.flatMap((player) => player.blockades))
  return (view.board.blockades ?? []).map((one) => {
    if (one === null) return 0
    const number = typeof one === 'number' ? one : one.number
    return held.has(number) ? 0 : number
  })
}

/** The spaces that other pieces close; none while the seat may pass through. */
export function occupiedIn(view: GameView, seat: number, piece: number): Set<string> {
  if (view.turn.pass_through && view.to_move === seat) return new Set()
  const spaces = view.players.flatMap((player, other) =>
    player.pieces.filter((_, i) => other !== seat || i !== piece),
  )
  return new Set(spaces.filter((space) => space !== 'gate'))
}

const key = (end: string, taken: number[]) => `${end} ${taken.join(',')}`

/** Every result of a movement, each by the way that leaves the most power and the fewest steps. */
export function reach(ground: Ground, from: string, sign: Sign, power: number): Way[] {
  const { board, occupied, lying } = ground
  const best = new Map<string, Way>()
  let layer: Way[] = [{ end: from, taken: [], left: power, steps: [] }]
  best.set(key(from, []), layer[0] as Way)
  while (layer.length) {
    const next: Way[] = []
    const offer = (way: Way) => {
      const id = key(way.end, way.taken)
      const known = best.get(id)
      if (known && known.left >= way.left) return
      best.set(id, way)
      next.push(way)
    }
    for (const way of layer) {
      if (way.steps.length && board.spaces.get(way.end)?.finish) continue
      for (const other of board.neighbours.get(way.end) ?? []) {
        const seam = seamAt(board, way.end, other)
        const number = seam === undefined ? 0 : (lying[seam] ?? 0)
        if (number && !way.taken.includes(number)) {
          const { symbol, power: price } = blockade(number)
          if (symbol === sign && price <= way.left) {
            offer({
              end: way.end,
              taken: [...way.taken, number].sort((a, b) => a - b),
              left: way.left - price,
              steps: [
                ...way.steps,
                { space: way.end, take: number, cost: price, left: way.left - price },
              ],
            })
          }
          continue
        }
        const space = board.spaces.get(other)
        if (!space || SIGN_OF[space.terrain] !== sign || space.need > way.left) continue
        if (occupied.has(other)) continue
        const left = way.left - space.need
        offer({
          end: other,
          taken: way.taken,
          left,
          steps: [...way.steps, { space: other, cost: space.need, left }],
        })
      }
    }
    layer = next
  }
  best.delete(key(from, []))
  return [...best.values()]
}

/** What a Native can do from a space: step onto a neighbour or take a blockade. */
export function stepsFrom(ground: Ground, from: string): string[] {
  const { blockades, open } = besides(ground, from)
  const spaces = open.filter((other) => !CLOSED.has(ground.board.spaces.get(other)?.terrain))
  return [...blockades.map((number) => `#${number}`), ...spaces]
}

/** What some cards of a hand can pay for from a space, and how many it takes (M-12 to M-14, B-05). */
export function paymentsFrom(ground: Ground, from: string, hand: number): [string, number][] {
  const { blockades, open } = besides(ground, from)
  const found: [string, number][] = []
  for (const number of blockades) {
    const { symbol, power } = blockade(number)
    if (symbol === 'rubble') found.push([`#${number}`, power])
  }
  for (const other of open) {
    const space = ground.board.spaces.get(other)
    if (space && PAID.has(space.terrain)) found.push([other, space.need])
  }
  return found.filter(([, count]) => count <= hand)
}

/** The blockades around a space, and the neighbours that neither they nor pieces close. */
function besides({ board, occupied, lying }: Ground, from: string) {
  const blockades = new Set<number>()
  const open: string[] = []
  for (const other of board.neighbours.get(from) ?? []) {
    const seam = seamAt(board, from, other)
    const number = seam === undefined ? 0 : (lying[seam] ?? 0)
    if (number) blockades.add(number)
    else if (!occupied.has(other)) open.push(other)
  }
  return { blockades: [...blockades], open }
}

/** The way of one movement that is known by its result. */
export function wayTo(
  ground: Ground,
  from: string,
  sign: Sign,
  power: number,
  end: string,
  taken: number[],
): Way | undefined {
  const wanted = key(
    end,
    [...taken].sort((a, b) => a - b),
  )
  return reach(ground, from, sign, power).find((way) => key(way.end, way.taken) === wanted)
}

/** The fewest steps between two spaces over anything but mountains: for a drawing of the past. */
export function strollTo(board: Board, from: string, to: string): string[] {
  const came = new Map<string, string>([[from, '']])
  let layer = [from]
  while (layer.length && !came.has(to)) {
    const next: string[] = []
    for (const here of layer) {
      for (const other of board.neighbours.get(here) ?? []) {
        if (came.has(other) || board.spaces.get(other)?.terrain === 'mountain') continue
        came.set(other, here)
        next.push(other)
      }
    }
    layer = next
  }
  if (!came.has(to)) return [from, to]
  const path = [to]
  while (path[0] !== from) path.unshift(came.get(path[0] as string) as string)
  return path
}
