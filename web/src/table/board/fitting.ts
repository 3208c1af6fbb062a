/** How large the board can be between the things that lie over it. */

import { type Box, HALF, type Point, SIZE } from '../../lib/game/board'

/** Where the origin of the board's drawing lies on the screen, and its scale. */
export interface Fit {
  x: number
  y: number
  k: number
}

/** How close a hex may come to something that lies over the board, in pixels. */
const GAP = 4
/** How finely the scale is looked for. */
const HALVINGS = 10

/** Places to try, as parts of the room there is, those in the middle first. */
const TRIES: Point[] = Array.from(
  { length: 13 * 9 },
  (_, i): Point => [(i % 13) / 12, Math.floor(i / 13) / 8],
).sort(([a, b], [c, d]) => Math.hypot(a - 0.5, b - 0.5) - Math.hypot(c - 0.5, d - 0.5))

/** Whether two boxes of the screen share anything. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** The box of a hex on the screen. */
export function hexBox([x, y]: Point, fit: Fit): Box {
  const [across, down] = [HALF * fit.k, SIZE * fit.k]
  return {
    x: fit.x + fit.k * x - across,
    y: fit.y + fit.k * y - down,
    width: 2 * across,
    height: 2 * down,
  }
}

/** The largest fit, no larger than `most`, in which all hexes are within the frame and clear of the covers. */
export function fitAround(
  hexes: readonly Point[],
  frame: Box,
  covers: readonly Box[],
  most: number,
): Fit | null {
  let found: Fit | null = null
  let [low, high] = [0, most]
  for (let i = 0; i < HALVINGS; i++) {
    const k = (low + high) / 2
    const fit = fitAt(hexes, frame, covers, k)
    if (fit) [found, low] = [fit, k]
    else high = k
  }
  return found
}

function fitAt(hexes: readonly Point[], frame: Box, covers: readonly Box[], k: number): Fit | null {
  const across = span(
    hexes.map(([x]) => x * k),
    HALF * k,
    frame.x,
    frame.width,
  )
  const down = span(
    hexes.map(([, y]) => y * k),
    SIZE * k,
    frame.y,
    frame.height,
  )
  if (across.room < 0 || down.room < 0) return null
  for (const [right, lower] of TRIES) {
    const fit = { x: across.first + across.room * right, y: down.first + down.room * lower, k }
    if (!covers.some((cover) => hides(cover, hexes, fit))) return fit
  }
  return null
}

/** Along one axis: the first place where everything is within the frame, and how far it may go on. */
function span(at: number[], half: number, begin: number, length: number) {
  const [least, most] = [Math.min(...at) - half, Math.max(...at) + half]
  return { first: begin - least, room: length - (most - least) }
}

/** Whether something lies over any of the hexes, or too close to it. */
function hides(cover: Box, hexes: readonly Point[], { x, y, k }: Fit): boolean {
  const [across, down] = [HALF * k + GAP + cover.width / 2, SIZE * k + GAP + cover.height / 2]
  const [cx, cy] = [cover.x + cover.width / 2 - x, cover.y + cover.height / 2 - y]
  return hexes.some(([a, b]) => Math.abs(k * a - cx) < across && Math.abs(k * b - cy) < down)
}

/** The largest part of a room that lies wholly beside, above or below each of the covers. */
export function roomBeside(room: Box, covers: readonly Box[]): Box {
  let left = room
  for (const cover of covers) if (overlap(left, cover)) left = largestBeside(left, cover)
  return left
}

function largestBeside(room: Box, cover: Box): Box {
  const [right, bottom] = [room.x + room.width, room.y + room.height]
  const [after, below] = [cover.x + cover.width, cover.y + cover.height]
  const parts: Box[] = [
    { ...room, width: cover.x - room.x },
    { ...room, x: after, width: right - after },
    { ...room, height: cover.y - room.y },
    { ...room, y: below, height: bottom - below },
  ]
  const area = ({ width, height }: Box) => Math.max(0, width) * Math.max(0, height)
  return parts.reduce((best, one) => (area(one) > area(best) ? one : best))
}
