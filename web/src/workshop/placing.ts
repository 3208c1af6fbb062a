/** Where pieces lie and may lie, as places of the drawing. */

import { type Hex, type Point, pixel } from '../lib/game/board'
import type { BenchDocument, PieceSpot } from '../lib/net/wire'
import { type Draft, isEnding, partOf } from './draft'

/** How far straight on reaches: about the size of a tile. */
const AHEAD = 700

const middle = ({ hexes }: PieceSpot): Point => {
  const points = hexes.map((hex) => pixel(hex as Hex))
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1)]
}

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

export const nearest = (spots: readonly PieceSpot[], to: Point): PieceSpot | null =>
  spots.reduce<PieceSpot | null>(
    (best, one) => (!best || apart(middle(one), to) < apart(middle(best), to) ? one : best),
    null,
  )

/** The place to begin with: straight on from the last pieces, with a whole side. */
export function straight(
  spots: readonly PieceSpot[],
  draft: Draft,
  bench: BenchDocument | null,
): PieceSpot | null {
  const whole = spots.filter(
    ({ part }) => !/\d$/.test(part.slice(2)) || isEnding(partOf(part).name),
  )
  const letters = bench?.board.letters ?? []
  const [last, before] = [letters.at(-1), letters.at(-2)].map((one) =>
    one ? pixel(one[1] as Hex) : null,
  )
  if (!last) return spots[0] ?? null
  const turns = partOf(draft.pieces[0] ?? '').turns
  const angle = before
    ? Math.atan2(last[1] - before[1], last[0] - before[0])
    : ((turns * 60 - 90) * Math.PI) / 180
  return nearest(whole.length ? whole : spots, [
    last[0] + AHEAD * Math.cos(angle),
    last[1] + AHEAD * Math.sin(angle),
  ])
}

/** The next place around a hex, clockwise or back, after the one of that part. */
export function nextAround(
  spots: readonly PieceSpot[],
  about: Hex,
  part: string,
  by: number,
): PieceSpot | null {
  const [x, y] = pixel(about)
  const angle = (spot: PieceSpot) => {
    const [a, b] = middle(spot)
    return Math.atan2(b - y, a - x)
  }
  const sorted = [...spots].sort((a, b) => angle(a) - angle(b))
  const here = sorted.findIndex((one) => one.part === part)
  return sorted[(here + by + sorted.length) % sorted.length] ?? null
}
