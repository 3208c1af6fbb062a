/** A board document as geometry: places of spaces, edges and neighbours. */

import type { BoardDocument, BoardView } from '../net/wire'

/** What is needed to draw a board; a hand-made one has no more. */
export type BoardGraph = Pick<BoardDocument, 'spaces' | 'edges' | 'hexes' | 'seams'> &
  Partial<BoardDocument>

/** From a hex's centre to its corners, in the units of the drawing. */
export const SIZE = 50

export type Point = readonly [number, number]
export type Hex = readonly [number, number]
export type Terrain = 'jungle' | 'river' | 'village' | 'rubble' | 'camp' | 'mountain' | 'start'

export interface Space {
  name: string
  terrain: Terrain
  /** Symbols, or cards for rubble and base camp. */
  need: number
  /** The printed number of a starting space. */
  start: number
  finish: boolean
  cave: boolean
  x: number
  y: number
  hex: Hex | null
}

export interface Seam {
  edges: [string, string][]
  /** The line of the blockade, from end to end. */
  lines: Point[][]
  /** Where its sign stands. */
  post: Point
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Board {
  spaces: Map<string, Space>
  neighbours: Map<string, string[]>
  /** The seam between two neighbours, by `a|b` in either order. */
  seamBetween: Map<string, number>
  seams: Seam[]
  /** The golden city. */
  city: Point[]
  letters: { letter: string; at: Point }[]
  /** The rims of tiles, as path data. */
  rims: string
  /** Connections between neighbours without a shared edge (hand-made boards). */
  ways: [Point, Point][]
  box: Box
  /** Steps to the nearest finishing space, blockades aside. */
  distance: Map<string, number>
}

const TERRAINS: Record<string, Terrain> = {
  g: 'jungle',
  b: 'river',
  y: 'village',
  R: 'rubble',
  C: 'camp',
}
export const DIRECTIONS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]
/** From a hex's centre to the middle of an edge. */
export const HALF = (SIZE * Math.sqrt(3)) / 2

const round = (value: number) => Math.round(value * 10) / 10

export function pixel([q, r]: Hex): Point {
  return [HALF * (2 * q + r), 1.5 * SIZE * r]
}

/** The six corners, clockwise from the upper right; corners i and i+1 end the edge to direction i. */
export function corners([x, y]: Point): Point[] {
  return [
    [x + HALF, y - SIZE / 2],
    [x + HALF, y + SIZE / 2],
    [x, y + SIZE],
    [x - HALF, y + SIZE / 2],
    [x - HALF, y - SIZE / 2],
    [x, y - SIZE],
  ].map(([a, b]) => [round(a as number), round(b as number)])
}

/** A hex about the origin, as points of a polygon. */
export const HEXAGON = corners([0, 0])
  .map((point) => point.join(','))
  .join(' ')

function readSpace(name: string, token: string): Omit<Space, 'x' | 'y' | 'hex'> {
  if (token === 'MM' || token === 'MC') {
    return { name, terrain: 'mountain', need: 0, start: 0, finish: false, cave: token === 'MC' }
  }
  const colon = token.indexOf(':')
  const mark = colon >= 0 ? token.slice(0, colon) : token.startsWith('S') ? token : ''
  const ground = colon >= 0 ? token.slice(colon + 1) : token.startsWith('S') ? '' : token
  return {
    name,
    terrain: TERRAINS[ground[0] ?? ''] ?? 'start',
    need: Number(ground[1] ?? 0),
    start: mark.startsWith('S') ? Number(mark.slice(1)) : 0,
    finish: mark === 'F',
    cave: false,
  }
}

const key = (a: string, b: string) => `${a}|${b}`

/** The line between two hexes that touch; null where they do not. */
function sharedEdge(a: Hex | null, b: Hex | null): [Point, Point] | null {
  if (!a || !b) return null
  const way = DIRECTIONS.findIndex(([q, r]) => a[0] + q === b[0] && a[1] + r === b[1])
  if (way < 0) return null
  const points = corners(pixel(a))
  return [points[way] as Point, points[(way + 1) % 6] as Point]
}

function across(a: Space, b: Space): [Point, Point] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  const [dx, dy] = [((b.x - a.x) / length) * SIZE * 0.5, ((b.y - a.y) / length) * SIZE * 0.5]
  return [
    [round(x - dy), round(y + dx)],
    [round(x + dy), round(y - dx)],
  ]
}

const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]

/** Segments joined end to end into as few lines as possible. */
export function chain(segments: [Point, Point][]): Point[][] {
  const left = [...segments]
  const lines: Point[][] = []
  while (left.length) {
    const ends = left.flat()
    const start =
      ends.find((point) => ends.filter((other) => same(point, other)).length === 1) ??
      (ends[0] as Point)
    const line = [start]
    for (;;) {
      const last = line.at(-1) as Point
      const next = left.findIndex(([a, b]) => same(a, last) || same(b, last))
      if (next < 0) break
      const [a, b] = left.splice(next, 1)[0] as [Point, Point]
      line.push(same(a, last) ? b : a)
    }
    lines.push(line)
  }
  return lines
}

export const linePath = (lines: Point[][], close = false) =>
  lines.map((line) => `M${line.map((p) => p.join(' ')).join('L')}${close ? 'Z' : ''}`).join('')

function layered(document: BoardGraph): Map<string, Point> {
  const near = new Map<string, string[]>()
  for (const [a, b] of document.edges) {
    near.set(a, [...(near.get(a) ?? []), b])
    near.set(b, [...(near.get(b) ?? []), a])
  }
  const names = Object.keys(document.spaces)
  const starts = names.filter((name) => document.spaces[name]?.startsWith('S'))
  let layer = starts.length ? starts : names.slice(0, 1)
  const known = new Set(layer)
  const places = new Map<string, Point>()
  for (let column = 0; layer.length; column++) {
    layer.forEach((name, row) => {
      places.set(name, [
        round((column * 3.4 + (row % 2) * 0.5) * SIZE),
        round((row - (layer.length - 1) / 2) * 2.5 * SIZE),
      ])
    })
    const next = new Set(layer.flatMap((name) => near.get(name) ?? []).filter((n) => !known.has(n)))
    if (!next.size) {
      const lost = names.find((name) => !known.has(name))
      if (lost) next.add(lost)
    }
    for (const name of next) known.add(name)
    layer = [...next]
  }
  return places
}

/** The place of the city on a hand-made board: next to its finish, away from everything else. */
function gateBeside(spaces: Space[]): Hex[] {
  const taken = new Set(spaces.map(({ hex }) => String(hex)))
  const x = spaces.reduce((sum, space) => sum + space.x, 0) / spaces.length
  const y = spaces.reduce((sum, space) => sum + space.y, 0) / spaces.length
  const far = (hex: Hex) => Math.hypot(pixel(hex)[0] - x, pixel(hex)[1] - y)
  const free = spaces.flatMap(({ finish, hex }) =>
    finish && hex
      ? DIRECTIONS.map(([q, r]): Hex => [hex[0] + q, hex[1] + r]).filter(
          (one) => !taken.has(String(one)),
        )
      : [],
  )
  return free.sort((a, b) => far(b) - far(a)).slice(0, 1)
}

/** Everything the drawing and the pointer need to know of a board; in games without caves they are mountains. */
export function layout(document: BoardGraph, caves = true): Board {
  const names = Object.keys(document.spaces)
  const onGrid = names.every((name) => document.hexes[name])
  const places = onGrid ? null : layered(document)
  const spaces = new Map<string, Space>()
  for (const name of names) {
    const hex = onGrid ? (document.hexes[name] as Hex) : null
    const [x, y] = hex ? pixel(hex) : (places?.get(name) ?? [0, 0])
    const space = readSpace(name, document.spaces[name] ?? 'MM')
    spaces.set(name, { ...space, cave: space.cave && caves, x, y, hex })
  }
  const neighbours = new Map<string, string[]>(names.map((name) => [name, []]))
  const ways: [Point, Point][] = []
  for (const [a, b] of document.edges) {
    neighbours.get(a)?.push(b)
    neighbours.get(b)?.push(a)
    const [one, other] = [spaces.get(a) as Space, spaces.get(b) as Space]
    if (!sharedEdge(one.hex, other.hex))
      ways.push([
        [one.x, one.y],
        [other.x, other.y],
      ])
  }
  const seamBetween = new Map<string, number>()
  const seams = document.seams.map((edges, number): Seam => {
    const segments = edges.map(([a, b]): [Point, Point] => {
      seamBetween.set(key(a, b), number).set(key(b, a), number)
      const [one, other] = [spaces.get(a) as Space, spaces.get(b) as Space]
      return sharedEdge(one.hex, other.hex) ?? across(one, other)
    })
    const lines = chain(segments)
    return { edges, lines, post: signpost(lines) }
  })
  const city = (document.city ?? gateBeside([...spaces.values()])).map(pixel)
  return {
    spaces,
    neighbours,
    seamBetween,
    seams,
    city,
    letters: (document.letters ?? []).map(([letter, at]) => ({ letter, at: pixel(at) })),
    rims: rims([...spaces.values()], Boolean(document.city?.length || document.letters?.length)),
    ways,
    box: around([...[...spaces.values()].map((s): Point => [s.x, s.y]), ...city]),
    distance: distances(spaces, neighbours),
  }
}

/** A board from a view: a hand-made graph is its own document. */
export function boardOfView(view: BoardView): BoardGraph | null {
  if (!view.spaces) return null
  return {
    spaces: view.spaces,
    edges: view.edges ?? [],
    hexes: view.hexes ?? {},
    seams: (view.blockades ?? []).flatMap((one) =>
      typeof one === 'object' && one ? [one.edges] : [],
    ),
  }
}

/** Where these spaces are, one after the other; a name that no space has is left out. */
export function pointsOf(board: Board, names: string[]): Point[] {
  return names.flatMap((name): Point[] => {
    const space = board.spaces.get(name)
    return space ? [[space.x, space.y]] : []
  })
}

/** The seam between two neighbouring spaces; undefined if there is none. */
export function seamAt(board: Board, a: string, b: string): number | undefined {
  return board.seamBetween.get(key(a, b))
}

function signpost(lines: Point[][]): Point {
  const points = lines.flat()
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ]
  const off = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1])
  return points.reduce((best, point) => (off(point) < off(best) ? point : best), points[0] as Point)
}

function rims(spaces: Space[], lettered: boolean): string {
  const areas = new Map<string, Space[]>()
  for (const space of spaces) {
    if (!space.hex) continue
    const letter = lettered ? (space.name[0] ?? '') : ''
    areas.set(letter, [...(areas.get(letter) ?? []), space])
  }
  const parts = [...areas.values()].map((area) => {
    const inside = new Set(area.map((space) => String(space.hex)))
    const segments: [Point, Point][] = []
    for (const space of area) {
      const [q, r] = space.hex as Hex
      const points = corners([space.x, space.y])
      DIRECTIONS.forEach(([dq, dr], i) => {
        if (!inside.has(`${q + dq},${r + dr}`)) {
          segments.push([points[i] as Point, points[(i + 1) % 6] as Point])
        }
      })
    }
    return linePath(chain(segments), true)
  })
  return parts.join('')
}

function around(points: Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - HALF, Math.min(...ys) - SIZE]
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + HALF - left,
    height: Math.max(...ys) + SIZE - top,
  }
}

function distances(spaces: Map<string, Space>, near: Map<string, string[]>): Map<string, number> {
  const found = new Map<string, number>()
  let layer = [...spaces.values()].filter((space) => space.finish).map((space) => space.name)
  for (let steps = 1; layer.length; steps++) {
    for (const name of layer) found.set(name, steps)
    const next = new Set<string>()
    for (const name of layer) {
      for (const other of near.get(name) ?? []) {
        if (!found.has(other) && spaces.get(other)?.terrain !== 'mountain') next.add(other)
      }
    }
    layer = [...next]
  }
  return found
}
