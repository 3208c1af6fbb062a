/** The golden city: its walls and terraces, and the gates through which pieces walk in. */

import { type Board, chain, corners, linePath, type Point } from '../../lib/game/board'
import { outline } from './lie'
import { row, short } from './plants'

export interface Gate {
  /** The finishing space before it. */
  finish: string
  at: Point
  /** Towards the city, in degrees. */
  angle: number
}

const ONE_HEX = 88

const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / (points.length || 1),
  points.reduce((sum, [, y]) => sum + y, 0) / (points.length || 1),
]

/** The hex of the city nearest to its middle: the great temple stands there. */
export function heart(city: readonly Point[]): Point {
  const [x, y] = mean(city)
  const off = ([a, b]: Point) => Math.hypot(a - x, b - y)
  return city.reduce((best, one) => (off(one) < off(best) ? one : best), city[0] ?? [0, 0])
}

/** Every way in: where a finishing space touches the city. The great gate is the first. */
export function gatesOf(board: Board): Gate[] {
  const middle = heart(board.city)
  const found = [...board.spaces.values()]
    .filter((space) => space.finish)
    .flatMap((space) =>
      board.city
        .filter(([x, y]) => Math.hypot(x - space.x, y - space.y) < ONE_HEX)
        .map(
          ([x, y]): Gate => ({
            finish: space.name,
            at: [(x + space.x) / 2, (y + space.y) / 2],
            angle: (Math.atan2(y - space.y, x - space.x) * 180) / Math.PI,
          }),
        ),
    )
  const off = ({ at }: Gate) => Math.hypot(at[0] - middle[0], at[1] - middle[1])
  return found.sort((a, b) => off(a) - off(b))
}

/** Where those who have arrived stand: before the temple. */
export function plaza(board: Board): Point {
  const points = board.city.length
    ? board.city
    : [...board.spaces.values()]
        .filter((space) => space.finish)
        .map((space): Point => [space.x, space.y])
  if (!board.city.length) return [mean(points)[0], mean(points)[1] + 20]
  const [x, y] = heart(points)
  return [x, y + 30]
}

/** From a finishing space through its gate to the plaza. */
export function wayIn(board: Board, finish: string): Point[] {
  const gate = gatesOf(board).find((one) => one.finish === finish)
  return gate ? [gate.at, plaza(board)] : [plaza(board)]
}

/** The outer edges of the city, end to end. */
function wall(city: readonly Point[]): Point[][] {
  const edges = city.flatMap((hex) => {
    const points = corners(hex)
    return points.map((point, i): [Point, Point] => [point, points[(i + 1) % 6] as Point])
  })
  const key = ([a, b]: [Point, Point]) =>
    [a, b]
      .map((one) => one.map(Math.round).join())
      .sort()
      .join('|')
  const seen = new Map<string, number>()
  for (const edge of edges) seen.set(key(edge), (seen.get(key(edge)) ?? 0) + 1)
  return chain(edges.filter((edge) => seen.get(key(edge)) === 1))
}

function use(sprite: string, [x, y]: Point, width: number, height: number): string {
  return `<use href="#${sprite}" x="${short(x)}" y="${short(y)}" width="${width}" height="${height}"/>`
}

/** Light that breaks out of the city, to be drawn over the forest. */
export function rays(city: readonly Point[]): string {
  if (!city.length) return ''
  const [x, y] = heart(city)
  const beams = Array.from({ length: 18 }, (_, i) => {
    const [angle, far, wide] = [((i + 0.5) * Math.PI) / 9, i % 2 ? 520 : 400, i % 2 ? 0.06 : 0.085]
    const tip = (turn: number) =>
      row(x + far * Math.cos(angle + turn), y + far * Math.sin(angle + turn))
    return `M${row(x, y)}L${tip(-wide)}L${tip(wide)}Z`
  })
  return `<path class="ray" d="${beams.join('')}"/>`
}

/** The stepped ground of the city: its own outline, smaller and lighter again and again. */
function terraces(lines: Point[][], [x, y]: Point): string {
  return [
    [0.86, '#e0ae45'],
    [0.7, '#ecc468'],
    [0.54, '#f7da90'],
  ]
    .map(([size, colour]) => {
      const data = linePath(
        lines.map((one) =>
          one.map(([a, b]): Point => [x + (a - x) * Number(size), y + (b - y) * Number(size)]),
        ),
        true,
      )
      return `<path d="${data}" class="step" style="fill:${colour}"/>`
    })
    .join('')
}

function gate({ at, angle }: Gate, great: boolean): string {
  const size = great ? 1.1 : 0.8
  return `<g transform="translate(${row(...at)}) rotate(${short(angle)}) scale(${size})"><use href="#gate" x="-30" y="-30" width="60" height="60"/></g>`
}

/** The whole city, to be drawn over the ground and under the pieces. */
export function cityPicture(board: Board): string {
  const { city } = board
  if (!city.length) return ''
  const lines = wall(city)
  const walls = linePath(lines, true)
  const middle = heart(city)
  const towers = lines
    .flat()
    .flatMap((point, i) => (i % 2 ? [] : use('tower', [point[0] - 10, point[1] - 17], 20, 27)))
  const wide = city.length > 1 ? 176 : 104
  const [x, y] = middle
  // The temple rises behind the plaza, unless that would hide spaces of the route.
  const hides = [...board.spaces.values()].some(
    (one) => one.y < y - 20 && one.y > y - 130 && Math.abs(one.x - x) < 100,
  )
  const temple = use('city', [x - wide / 2, y + (hides ? 56 : 16) - wide * 0.6], wide, wide * 0.6)
  const sides = city
    .filter((hex) => hex !== middle)
    .sort((a, b) => a[1] - b[1])
    .map((hex) => ({ hex, drawn: use('pyramid', [hex[0] - 36, hex[1] - 40], 72, 60) }))
  const drawn = (behind: boolean) =>
    sides.filter(({ hex }) => hex[1] <= y === behind).map((one) => one.drawn)
  return [
    `<path d="${walls}" transform="translate(0 13)" fill="#4a2c08"/><path d="${walls}" transform="translate(0 7)" fill="#8a5d17"/>`,
    `<path d="${city.map(outline).join('')}" fill="var(--finish)"/>`,
    terraces(lines, mean(city)),
    `<path d="${walls}" class="wall"/><path d="${walls}" class="wall top"/><path d="${walls}" class="wall walk"/>`,
    ...towers,
    ...drawn(true),
    temple,
    ...drawn(false),
    ...gatesOf(board)
      .reverse()
      .map((one, i, all) => gate(one, i === all.length - 1)),
  ].join('')
}
