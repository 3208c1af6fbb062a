/** A sign at the rim of what is seen, towards something that is not. */

import type { Box, Point } from '../../lib/game/board'

export interface RimPlace {
  x: number
  y: number
  /** From the middle of the sign to what it points at, in radians clockwise from the right. */
  angle: number
}

/** How far along the rim a freer place is looked for, and in what steps. */
const [FAR, STEP] = [216, 12]

/** The corner of a sign of such a size: where the rim is met on the way to the goal, or beside it where less is hidden. */
export function besideRim(
  room: Box,
  goal: Point,
  { width, height }: { width: number; height: number },
  hidden: (box: Box) => number,
): RimPlace {
  const [across, down] = [Math.max(0, room.width - width), Math.max(0, room.height - height)]
  const middle: Point = [room.x + room.width / 2, room.y + room.height / 2]
  const [dx, dy] = [goal[0] - middle[0], goal[1] - middle[1]]
  const part = Math.min(across / 2 / (Math.abs(dx) || 1e-9), down / 2 / (Math.abs(dy) || 1e-9))
  const met: Point = [middle[0] + dx * part, middle[1] + dy * part]
  const upright = Math.abs(dx) * down >= Math.abs(dy) * across
  const within = (at: number, low: number, length: number) =>
    Math.max(low, Math.min(low + length, at))
  let best: RimPlace | null = null
  let least = Number.POSITIVE_INFINITY
  for (let off = 0; Math.abs(off) <= FAR; off = off > 0 ? -off : STEP - off) {
    const x = within(met[0] - width / 2 + (upright ? 0 : off), room.x, across)
    const y = within(met[1] - height / 2 + (upright ? off : 0), room.y, down)
    const cost = hidden({ x, y, width, height }) + Math.abs(off) / FAR
    if (cost >= least) continue
    least = cost
    best = { x, y, angle: Math.atan2(goal[1] - y - height / 2, goal[0] - x - width / 2) }
  }
  return best ?? { x: room.x, y: room.y, angle: 0 }
}
