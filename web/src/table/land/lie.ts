/** How spaces lie to each other, and what runs from one to the next: water, paths, woods, borders. */

import { corners, DIRECTIONS, type Point, type Space } from '../../lib/game/board'
import { kindAt } from './chance'
import { row } from './plants'

/** A space with what lies across each of its edges, in the order of `DIRECTIONS`. */
export interface Lie {
  space: Space
  beside: (Space | undefined)[]
}

export function liesOf(spaces: Space[]): Lie[] {
  const at = new Map(spaces.map((space) => [String(space.hex), space]))
  return spaces.map((space) => ({
    space,
    beside: DIRECTIONS.map(([q, r]) =>
      space.hex ? at.get(`${space.hex[0] + q},${space.hex[1] + r}`) : undefined,
    ),
  }))
}

const HEX = corners([0, 0])
/** How far sand reaches into a river. */
const SAND = 7.5

const towards = ([x, y]: Point, [a, b]: Point, length: number): Point => {
  const far = Math.hypot(a - x, b - y)
  return [x + ((a - x) * length) / far, y + ((b - y) * length) / far]
}
const half = ([x, y]: Point, [a, b]: Point): Point => [(x + a) / 2, (y + b) / 2]

/** The water of a river space: up to its edge where it flows on, and round a bank elsewhere. */
export function water({ beside }: Lie): string {
  const wet = beside.map((other) => other?.terrain === 'river')
  const reach = SAND * 1.155
  const points = HEX.map((corner, i) => {
    const [before, after] = [wet[(i + 5) % 6], wet[i]]
    if (before && after) return corner
    if (after) return towards(corner, HEX[(i + 1) % 6] as Point, reach)
    if (before) return towards(corner, HEX[(i + 5) % 6] as Point, reach)
    return towards(corner, [0, 0], reach)
  })
  const dry = (i: number) => !wet[(i + 5) % 6] && !wet[i % 6]
  const next = (i: number) => points[(i + 1) % 6] as Point
  const start =
    dry(0) && dry(5) ? half(points[5] as Point, points[0] as Point) : (points[5] as Point)
  const steps = points.map((point, i) => {
    if (!dry(i)) return `L${row(...point)}`
    return `Q${row(...point, ...(dry((i + 1) % 6) ? half(point, next(i)) : next(i)))}`
  })
  return `M${row(...start)}${steps.join('')}Z`
}

/** Lines of the current through every edge where a river flows on. */
export function current({ space, beside }: Lie): string {
  return beside
    .flatMap((other, way) => {
      if (other?.terrain !== 'river') return []
      const angle = (way * Math.PI) / 3
      const at = (far: number, off: number) =>
        row(
          far * Math.cos(angle) - off * Math.sin(angle),
          far * Math.sin(angle) + off * Math.cos(angle),
        )
      const long = 22 + 4 * kindAt(space.x, space.y, 3, way)
      return [-12, 0, 12]
        .filter((off) => off || long > 30)
        .map((off) => `M${at(43.3, off)}Q${at(38, off + 4)} ${at(Math.max(30, long), off * 0.95)}`)
    })
    .join('')
}

/** The paths from the middle of a village to the villages beside it. */
export function paths({ space, beside }: Lie): string {
  return beside
    .flatMap((other, way) => {
      if (other?.terrain !== 'village') return []
      const angle = (way * Math.PI) / 3
      const bend = (kindAt(space.x, space.y, 3, way) - 2) * 5
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return [
        `M${row(43.6 * cos, 43.6 * sin)}Q${row(24 * cos - bend * sin, 24 * sin + bend * cos)} 0 0`,
      ]
    })
    .join('')
}

/** Where huts stand: at corners shared with other villages first, never on a path. */
export function huts({ space, beside }: Lie): Point[] {
  const village = (way: number) => beside[way % 6]?.terrain === 'village'
  const company = (corner: number) => Number(village(corner)) + Number(village(corner + 5))
  const order = [0, 1, 2, 3, 4, 5].sort(
    (a, b) =>
      company(b) - company(a) ||
      kindAt(space.x, space.y, 100, a) - kindAt(space.x, space.y, 100, b),
  )
  const free = space.need > 1 ? order.filter((corner) => corner === 2 || corner === 5) : order
  return free.slice(0, 3).map((corner) => {
    const [x, y] = HEX[corner] as Point
    const far = space.need > 1 ? 0.76 : 0.68
    return [x * far, y * far]
  })
}

export interface Borders {
  /** Between spaces of one kind, of two kinds, and where the land ends. */
  soft: string
  hard: string
  coast: string
}

/** Every edge once; between two rivers there is none. */
export function borders(lies: Lie[]): Borders {
  const found: Borders = { soft: '', hard: '', coast: '' }
  for (const { space, beside } of lies) {
    const points = corners([space.x, space.y])
    beside.forEach((other, way) => {
      if (other && way > 2) return
      const edge = `M${row(...(points[way] as Point))}L${row(...(points[(way + 1) % 6] as Point))}`
      if (!other) found.coast += edge
      else if (other.terrain === space.terrain) found.soft += edge
      else found.hard += edge
    })
  }
  return found
}

/** Light along the upper left of every space, and shade along its lower right. */
export function bevels(lies: Lie[]): { light: string; shade: string } {
  const inner = corners([0, 0]).map(([x, y]): Point => [x * 0.955, y * 0.955])
  const line = (order: number[], { x, y }: Space) =>
    `M${order.map((i) => row((inner[i] as Point)[0] + x, (inner[i] as Point)[1] + y)).join('L')}`
  const lit = lies.filter(({ space }) => space.terrain !== 'river' && space.terrain !== 'mountain')
  return {
    light: lit.map(({ space }) => line([3, 4, 5, 0], space)).join(''),
    shade: lit.map(({ space }) => line([0, 1, 2, 3], space)).join(''),
  }
}

/** Corners with nothing but jungle around them: trees grow over the borders there. */
export function thickets(lies: Lie[]): Point[] {
  const met = new Map<string, { at: Point; all: number; jungle: number }>()
  for (const { space } of lies) {
    for (const at of corners([space.x, space.y])) {
      const key = at.map(Math.round).join()
      const one = met.get(key) ?? { at, all: 0, jungle: 0 }
      one.all++
      if (space.terrain === 'jungle' && space.hex) one.jungle++
      met.set(key, one)
    }
  }
  return [...met.values()]
    .filter(
      ({ all, jungle, at }) => jungle === all && (all > 2 || (all > 1 && kindAt(...at, 2) > 1)),
    )
    .map(({ at }) => at)
    .sort((a, b) => a[1] - b[1])
}

/** The outline of a hex about a point, as path data. */
export const outline = ([x, y]: Point) =>
  `M${corners([x, y])
    .map((point) => row(...point))
    .join('L')}Z`
