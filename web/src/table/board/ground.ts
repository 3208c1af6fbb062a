/** The land as a picture: every space with its terrain, texture and what it asks for. */

import sprites from '../../art/board.svg?raw'
import { type Board, HEXAGON, linePath, type Point, type Space } from '../../lib/game/board'
import { fromTheMiddle } from './cityPlaces'

/** Where the signs of a space stand: one in the middle, more around it. */
const PLACES: Record<number, { size: number; at: Point[] }> = {
  1: { size: 34, at: [[0, 0]] },
  // biome-ignore format: pairs
  2: { size: 28, at: [[-16, 0], [16, 0]] },
  // biome-ignore format: pairs
  3: { size: 26, at: [[0, -16], [-16, 11], [16, 11]] },
  // biome-ignore format: pairs
  4: { size: 25, at: [[-14, -14], [14, -14], [-14, 14], [14, 14]] },
}
const SIGNS: Record<string, string> = {
  jungle: 'machete',
  river: 'paddle',
  village: 'coin',
  rubble: 'rubble',
  camp: 'camp',
}
/** How many shades a terrain has. */
const SHADES: Record<string, number> = { jungle: 4, river: 4, village: 4, rubble: 3, camp: 3 }

const STYLE = `
.hex{stroke:var(--outline);stroke-width:1.5;stroke-opacity:.55}
.gold{fill:var(--finish);stroke:var(--outline);stroke-width:1.5}
.rim,.way{fill:none;stroke:var(--outline);stroke-width:5;stroke-linejoin:round}
.rim+.rim{stroke:#d9b468;stroke-width:1.8}
.way{stroke-width:14}
.way+.way{stroke:var(--start);stroke-width:8}`

/** The colour of what is drawn on a space. */
export const ink = (space: Space) => `--on-${Math.min(Math.max(space.need, 1), 4)}`

function colour({ terrain, need }: Space): string {
  const shades = SHADES[terrain]
  return shades ? `--${terrain}-${Math.min(need, shades)}` : `--${terrain}`
}

function use(sprite: string, [x, y]: Point, width: number, height: number, hue = ''): string {
  const style = hue && ` style="color:var(${hue})"`
  return `<use href="#${sprite}" x="${x}" y="${y}" width="${width}" height="${height}"${style}/>`
}

function drawn(space: Space): string {
  const hue = ink(space)
  const sign = SIGNS[space.terrain]
  const { size, at } = PLACES[Math.min(space.need, 4)] ?? { size: 0, at: [] }
  return [
    `<g transform="translate(${space.x} ${space.y})">`,
    `<polygon points="${HEXAGON}" class="hex" style="fill:var(${colour(space)})"/>`,
    use(`texture-${space.cave ? 'cave' : space.terrain}`, [-50, -50], 100, 100, hue),
    space.finish ? use('texture-finish', [-50, -50], 100, 100) : '',
    ...(sign ? at.map(([x, y]) => use(sign, [x - size / 2, y - size / 2], size, size, hue)) : []),
    '</g>',
  ].join('')
}

/** The city stands on the middle one of its hexes. */
function city(hexes: Point[]): string {
  if (!hexes.length) return ''
  const [middle] = fromTheMiddle(hexes) as [Point]
  const gold = hexes.map(
    ([a, b]) => `<polygon points="${HEXAGON}" transform="translate(${a} ${b})" class="gold"/>`,
  )
  return gold.join('') + use('city', [middle[0] - 60, middle[1] - 34], 120, 60)
}

/** The whole land as the address of a picture, in the colours that `value` gives for their names. */
export function groundPicture(
  board: Board,
  box: { x: number; y: number; width: number; height: number },
  value: (name: string) => string,
): string {
  const spaces = [...board.spaces.values()]
  const names = new Set(['--outline', '--finish', '--start'])
  for (const space of spaces) names.add(colour(space)).add(ink(space))
  const colours = [...names].map((name) => `${name}:${value(name)}`).join(';')
  const ways = linePath(board.ways)
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${box.width}" height="${box.height}">`,
    `<style>:root{${colours}}${STYLE}</style>`,
    `<defs>${sprites}</defs>`,
    ways && `<path class="way" d="${ways}"/><path class="way" d="${ways}"/>`,
    `<path d="${board.rims}" transform="translate(7 10)" fill="#000" fill-opacity=".35"/>`,
    city(board.city),
    ...spaces.map(drawn),
    `<path class="rim" d="${board.rims}"/><path class="rim" d="${board.rims}"/>`,
    '</svg>',
  ].join('')
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
