/** The six directions of the board: which space lies where, and the keys that lead there and back. */

import { commandOf } from '../../lib/app/shortcuts'
import { type Board, DIRECTIONS, type Space } from '../../lib/game/board'

/** Clockwise from the upper right, as `around me` reads them. */
export const HEADINGS = ['up-right', 'right', 'down-right', 'down-left', 'left', 'up-left'] as const
export type Heading = (typeof HEADINGS)[number]

/** The way back. */
export const opposite = (heading: Heading): Heading =>
  HEADINGS[(HEADINGS.indexOf(heading) + 3) % 6] as Heading

const ARROWS: Record<string, Heading> = {
  ArrowRight: 'right',
  ArrowLeft: 'left',
  ArrowUp: 'up-right',
  ArrowDown: 'down-left',
}

/** Where a key leads. Rows are straight, columns are not: the upright arrows lean one way; two commands lead the other. */
export function headingOf(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Heading | undefined {
  const command = commandOf(event)
  if (command === 'upleft') return 'up-left'
  if (command === 'downright') return 'down-right'
  return event.shiftKey && /Up|Down/.test(event.key) ? undefined : ARROWS[event.key]
}

type Rose = Map<Heading, string>
const known = new WeakMap<Board, Map<string, Rose>>()

/** What lies around every space. Each neighbour has one direction, and its opposite leads back. */
export function compassOf(board: Board): Map<string, Rose> {
  let roses = known.get(board)
  if (!roses) {
    roses = draw(board)
    known.set(board, roses)
  }
  return roses
}

/** The space in a direction, if there is one. */
export const stepTo = (board: Board, from: string, heading: Heading): string | undefined =>
  compassOf(board).get(from)?.get(heading)

/** The direction of a neighbour. */
export const headingTo = (board: Board, from: string, to: string): Heading | undefined =>
  [...(compassOf(board).get(from) ?? [])].find(([, other]) => other === to)?.[0]

function draw(board: Board): Map<string, Rose> {
  const roses = new Map<string, Rose>([...board.spaces.keys()].map((name) => [name, new Map()]))
  const odd: [Space, Space][] = []
  const join = (one: Space, heading: Heading, other: Space) => {
    roses.get(one.name)?.set(heading, other.name)
    roses.get(other.name)?.set(opposite(heading), one.name)
  }
  for (const [name, others] of board.neighbours) {
    const one = board.spaces.get(name)
    for (const other of others.flatMap((near) => board.spaces.get(near) ?? [])) {
      if (!one || other.name < name) continue
      const heading = onGrid(one, other)
      if (heading) join(one, heading, other)
      else odd.push([one, other])
    }
  }
  // Boards made by hand may join spaces that do not touch: those get the nearest direction that is free at both.
  for (const [one, other] of odd) {
    const free = HEADINGS.filter(
      (heading) =>
        !roses.get(one.name)?.has(heading) && !roses.get(other.name)?.has(opposite(heading)),
    )
    const angle = Math.atan2(other.y - one.y, other.x - one.x)
    const [best] = free.sort((a, b) => apart(angle, a) - apart(angle, b))
    if (best) join(one, best, other)
  }
  return roses
}

/** The direction of a space that touches. */
function onGrid(one: Space, other: Space): Heading | undefined {
  if (!one.hex || !other.hex) return undefined
  const [q, r] = [other.hex[0] - one.hex[0], other.hex[1] - one.hex[1]]
  const place = DIRECTIONS.findIndex(([dq, dr]) => dq === q && dr === r)
  return place < 0 ? undefined : HEADINGS[(place + 1) % 6]
}

/** How far a direction is from an angle. */
function apart(angle: number, heading: Heading): number {
  const own = ((HEADINGS.indexOf(heading) - 1) * Math.PI) / 3
  return Math.abs(Math.atan2(Math.sin(angle - own), Math.cos(angle - own)))
}
