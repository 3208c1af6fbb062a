/** What lies around the route: a forest at dusk, light from the golden city, and things to find. */

import { type Board, type Box, DIRECTIONS, type Point, pixel } from '../../lib/game/board'
import { kindAt } from './chance'
import { heart, rays } from './city'
import { short } from './plants'

/** How far the forest reaches beyond the route: as far as the smallest screen shows of it. */
const FAR = 2400

export function beyond({ x, y, width, height }: Box): Box {
  return { x: x - FAR, y: y - FAR, width: width + 2 * FAR, height: height + 2 * FAR }
}

const [WIDE, HIGH] = [86.6, 75]

interface Clearing {
  at: Point
  /** Steps to the route. */
  near: number
}

/** How far from the route trees stand out of the forest, in hexes. */
const RING = 3

/** Places around the route on the grid of the hexes, the upper ones first, with the steps to the route. */
function clearings(board: Board): Clearing[] {
  const cell = (x: number, y: number) => {
    const down = Math.round(y / HIGH)
    return `${Math.round((x / WIDE) * 2 - (down & 1))},${down}`
  }
  const taken = [...[...board.spaces.values()].map(({ x, y }): Point => [x, y]), ...board.city]
  const known = new Map(taken.map((at) => [cell(...at), { at, near: 0 }]))
  let rim = [...known.values()]
  const found: Clearing[] = []
  for (let near = 1; near <= RING; near++) {
    rim = rim.flatMap(({ at: [x, y] }) =>
      DIRECTIONS.map(pixel).flatMap(([dx, dy]): Clearing[] => {
        const one: Clearing = { at: [x + dx, y + dy], near }
        const name = cell(...one.at)
        if (known.has(name)) return []
        known.set(name, one)
        return [one]
      }),
    )
    found.push(...rim)
  }
  return found.sort((a, b) => a.at[1] - b.at[1])
}

/** What stands at a clearing; most are left to the forest. */
function thing([x, y]: Point, near: number): string {
  const number = kindAt(x, y, 100)
  const grove = `grove-${kindAt(x, y, 3, 1)}`
  if (near < 2) return number > 34 ? grove : number > 22 ? 'palm' : ''
  if (number > 98) return 'idol'
  if (number > 96) return 'falls'
  if (number > 86) return 'palm'
  return number > 40 ? grove : ''
}

function things(free: Clearing[]): string {
  return free
    .map(({ at: [x, y], near }) => {
      const sprite = thing([x, y], near)
      const size = sprite.startsWith('grove') ? 96 + 10 * kindAt(x, y, 4, 2) : 104
      const [dx, dy] = [kindAt(x, y, 21, 3) - 11, kindAt(x, y, 21, 4) - 11]
      return sprite
        ? `<use href="#${sprite}" x="${short(x + dx - size / 2)}" y="${short(y + dy - size / 2)}" width="${size}" height="${size}"/>`
        : ''
    })
    .join('')
}

/** The rose of the compass stands in the corner with the most room, if there is any. */
function rose(board: Board): string {
  const { x, y, width, height } = board.box
  const room = ([a, b]: Point) =>
    Math.min(
      ...[...board.spaces.values(), ...board.city.map(([c, d]) => ({ x: c, y: d }))].map((s) =>
        Math.hypot(s.x - a, s.y - b),
      ),
    )
  const places: Point[] = [
    [x + 120, y + 120],
    [x + width - 120, y + 120],
    [x + 120, y + height - 120],
    [x + width - 120, y + height - 120],
    [x + width / 2, y + 100],
    [x + width / 2, y + height - 100],
  ]
  const best = places.reduce((a, b) => (room(b) > room(a) ? b : a))
  const size = Math.min(150, room(best) - 62)
  return size < 70
    ? ''
    : `<use href="#rose" x="${short(best[0] - size)}" y="${short(best[1] - size)}" width="${short(2 * size)}" height="${short(2 * size)}"/>`
}

/** Macaws over the forest. */
function birds(free: Clearing[]): string {
  const far = free.filter(({ near }) => near > 2)
  return [0.2, 0.55, 0.83]
    .flatMap((part) => far[Math.floor(part * far.length)] ?? [])
    .map(({ at: [x, y] }, i) => {
      const one = (dx: number, dy: number, size: number, kind: number) =>
        `<use href="#macaw-${kind}" x="${short(x + dx)}" y="${short(y + dy)}" width="${size}" height="${size}"/>`
      return one(-30, -20, 52, 1 + (i % 2)) + one(24, -48, 40, 1 + ((i + 1) % 2))
    })
    .join('')
}

/** Everything under the route. */
export function surroundings(board: Board, box: Box): string {
  const all = beyond(box)
  const free = clearings(board)
  const [gx, gy] = heart(board.city)
  const area = `x="${short(all.x)}" y="${short(all.y)}" width="${short(all.width)}" height="${short(all.height)}"`
  const light = board.city.length
    ? `<radialGradient id="gold" gradientUnits="userSpaceOnUse" cx="${short(gx)}" cy="${short(gy)}" r="760"><stop offset="0" stop-color="#fff0b0" stop-opacity=".95"/><stop offset=".16" stop-color="#ffd36a" stop-opacity=".62"/><stop offset=".42" stop-color="#f7a93e" stop-opacity=".26"/><stop offset="1" stop-color="#e08a3c" stop-opacity="0"/></radialGradient><radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="${short(gx)}" cy="${short(gy)}" r="520"><stop offset=".1" stop-color="#ffe9a0" stop-opacity=".3"/><stop offset="1" stop-color="#ffe9a0" stop-opacity="0"/></radialGradient>`
    : ''
  return [
    `<defs>${light}</defs>`,
    `<rect ${area} fill="var(--table)"/><rect ${area} fill="url(#canopy)"/>`,
    things(free),
    rose(board),
    light &&
      `<circle cx="${short(gx)}" cy="${short(gy)}" r="760" fill="url(#gold)"/>${rays(board.city)}`,
    birds(free),
  ].join('')
}
