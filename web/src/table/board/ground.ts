/** The land as a picture: every space with its terrain, texture and what it asks for, and what is around. */

import { landSprites } from '../../lib/app/spriteTexts'
import {
  type Board,
  type Box,
  HEXAGON,
  linePath,
  type Point,
  type Space,
} from '../../lib/game/board'
import { kindAt } from '../land/chance'
import { cityPicture } from '../land/city'
import { growth } from '../land/growth'
import {
  bevels,
  borders,
  current,
  huts,
  type Lie,
  liesOf,
  paths,
  thickets,
  water,
} from '../land/lie'
import { short } from '../land/plants'
import { beyond, surroundings } from '../land/surroundings'

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
/** How many shades a terrain has, and in how many ways it is drawn. */
const SHADES: Record<string, number> = { jungle: 4, river: 4, village: 4, rubble: 3, camp: 3 }
const KINDS: Record<string, number> = {
  jungle: 4,
  river: 3,
  village: 3,
  rubble: 2,
  camp: 2,
  mountain: 3,
}

const STYLE = `
.soft,.hard,.coast,.wall,.step,.bright,.dim{fill:none;stroke:var(--outline);stroke-linecap:round;stroke-linejoin:round}
.soft{stroke-width:1.6;stroke-opacity:.38}
.hard{stroke-width:2;stroke-opacity:.6}
.coast{stroke-width:5}
.coast+.coast{stroke:#d9b468;stroke-width:1.8}
.bright{stroke:#fff;stroke-width:2;stroke-opacity:.3}
.dim{stroke-width:2.4;stroke-opacity:.16}
.sand{fill:#ecd9a8;fill-rule:evenodd}
.foam{fill:none;stroke:#fff;stroke-width:2;stroke-opacity:.55}
.flow{fill:none;stroke:#fff;stroke-width:2.2;stroke-opacity:.5;stroke-linecap:round}
.track{fill:none;stroke-width:12;stroke-linecap:round}
.day .track{stroke:#fff3cf;stroke-opacity:.62}.day .square{fill:#fff3cf;fill-opacity:.5}
.dark .track{stroke:#241302;stroke-opacity:.36}.dark .square{fill:#241302;fill-opacity:.3}
.wall{stroke-width:13}
.wall.top{stroke:#e9bf5f;stroke-width:9}
.wall.walk{stroke:#9a6a1c;stroke-width:2.6;stroke-dasharray:5 4;stroke-linecap:butt}
.ray{fill:url(#beam)}
.step{fill:inherit;stroke:#8a5d17;stroke-width:1.4;stroke-opacity:.7}
.way{fill:none;stroke:var(--outline);stroke-linejoin:round;stroke-width:14}
.way+.way{stroke:var(--start);stroke-width:8}
.leaf{fill:var(--forest)}.grove{fill:var(--grove)}
.dusk{fill:#ffe9a8;fill-opacity:.09}.lit{fill:#ffe9a8;fill-opacity:.24}
.rib{fill:none;stroke:#ffe9a8;stroke-opacity:.4;stroke-width:1.6}`

/** The colour of what is drawn on a space. */
export const ink = (space: Space) => `--on-${Math.min(Math.max(space.need, 1), 4)}`

function colour({ terrain, need }: Space): string {
  const shades = SHADES[terrain]
  return shades ? `--${terrain}-${Math.min(need, shades)}` : `--${terrain}`
}

function use(sprite: string, [x, y]: Point, width: number, height: number, hue = ''): string {
  const style = hue && ` style="color:var(${hue})"`
  return `<use href="#${sprite}" x="${short(x)}" y="${short(y)}" width="${width}" height="${height}"${style}/>`
}

/** What joins a space to those beside it, under its signs. */
function joined(lie: Lie): string {
  const { terrain, need, x, y } = lie.space
  if (terrain === 'river') {
    const shape = water(lie)
    return `<path class="sand" d="M${HEXAGON.replaceAll(' ', 'L')}Z${shape}"/><path class="foam" d="${shape}"/><path class="flow" d="${current(lie)}"/>`
  }
  if (terrain !== 'village') return ''
  const homes = huts(lie).map(([a, b]) =>
    use(`hut-${kindAt(x + a, y + b, 3)}`, [a - 12, b - 11], 24, 21),
  )
  const square = `<ellipse class="square" rx="${need > 1 ? 31 : 22}" ry="${need > 1 ? 26 : 20}"/>`
  return `<g class="${need > 2 ? 'dark' : 'day'}">${square}<path class="track" d="${paths(lie)}"/>${homes.join('')}</g>`
}

function texture(space: Space): string {
  const { terrain, x, y } = space
  if (space.cave) return use('texture-cave', [-50, -50], 100, 100)
  const kinds = KINDS[terrain]
  const name = kinds ? `texture-${terrain}-${kindAt(x, y, kinds)}` : `texture-${terrain}`
  return terrain === 'mountain'
    ? use(name, [-50, -70], 100, 120)
    : use(name, [-50, -50], 100, 100, ink(space))
}

function drawn(lie: Lie): string {
  const { space } = lie
  const hue = ink(space)
  const sign = SIGNS[space.terrain]
  const { size, at } = PLACES[Math.min(space.need, 4)] ?? { size: 0, at: [] }
  return [
    `<g transform="translate(${space.x} ${space.y})">`,
    `<polygon points="${HEXAGON}" style="fill:var(${colour(space)})"/>`,
    joined(lie),
    texture(space),
    space.finish ? use('texture-finish', [-50, -50], 100, 100) : '',
    ...(sign ? at.map(([x, y]) => use(sign, [x - size / 2, y - size / 2], size, size, hue)) : []),
    '</g>',
  ].join('')
}

/** The land of a board, without what is around it. */
function land(board: Board): string {
  const spaces = [...board.spaces.values()].sort((a, b) => a.y - b.y)
  const lies = liesOf(spaces)
  const high = ({ space }: Lie) => space.terrain === 'mountain'
  const { soft, hard, coast } = borders(lies)
  const { light, shade } = bevels(lies)
  const ways = linePath(board.ways)
  return [
    ways && `<path class="way" d="${ways}"/><path class="way" d="${ways}"/>`,
    `<path d="${board.rims}" transform="translate(10 26)" fill="#000" fill-opacity=".3"/>`,
    `<path d="${board.rims}" transform="translate(0 12)" fill="#23170d"/><path d="${board.rims}" transform="translate(0 6)" fill="#5d4326"/>`,
    ...lies.filter((lie) => !high(lie)).map(drawn),
    `<path class="soft" d="${soft}"/><path class="hard" d="${hard}"/>`,
    `<path class="bright" d="${light}"/><path class="dim" d="${shade}"/>`,
    `<path class="coast" d="${coast}"/><path class="coast" d="${coast}"/>`,
    ...thickets(lies).map(([x, y]) => use(`tree-${kindAt(x, y, 3)}`, [x - 20, y - 20], 40, 40)),
    ...lies.filter(high).map(drawn),
    cityPicture(board),
  ].join('')
}

/** Every sprite by its name. */
let sprites = new Map<string, string>()
let reading: Promise<void> | null = null

/** Fetches what the land is drawn with; asked once. */
export function readLand(): Promise<void> {
  reading ??= landSprites().then((texts) => {
    const each = /<(symbol|pattern|g) id="([\w-]+)".*?<\/\1>/g
    const found = [...texts, growth()].join('').matchAll(each)
    sprites = new Map([...found].map(([text, , name]) => [name as string, text]))
  })
  reading.catch(() => {
    reading = null
  })
  return reading
}

/** The sprites that a drawing uses, with those that they use. */
function spritesFor(drawing: string, known = new Set<string>()): string {
  const names = [...drawing.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(
    ([, name]) => name as string,
  )
  const fresh = [...new Set(names)].filter((name) => !known.has(name) && sprites.has(name))
  for (const name of fresh) known.add(name)
  const text = fresh.map((name) => sprites.get(name)).join('')
  return text && text + spritesFor(text, known)
}

/** An SVG as the address of a picture, in the colours that `value` gives for their names. */
function address(box: Box, spaces: Space[], value: (name: string) => string, body: string): string {
  const names = new Set(['--outline', '--finish', '--start', '--table', '--forest', '--grove'])
  for (const space of spaces) names.add(colour(space)).add(ink(space))
  const colours = [...names].map((name) => `${name}:${value(name)}`).join(';')
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${box.width}" height="${box.height}">`,
    `<style>:root{${colours}}${STYLE}</style>`,
    `<defs>${spritesFor(body)}</defs>`,
    body,
    '</svg>',
  ].join('')
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The whole land with its surroundings and what is drawn `over` it, and how far these reach. */
export function groundPicture(
  board: Board,
  box: Box,
  value: (name: string) => string,
  over = '',
): { href: string; box: Box } {
  const all = beyond(box)
  const spaces = [...board.spaces.values()]
  const body = surroundings(board, box) + land(board) + over
  return { href: address(all, spaces, value, body), box: all }
}

/** Some pieces by themselves, with nothing around them. */
export function landPicture(
  board: Board,
  box: Box,
  value: (name: string) => string,
  over = '',
): string {
  return address(box, [...board.spaces.values()], value, land(board) + over)
}

/** One space by itself, as it lies on the board. */
export function spacePicture(space: Space, value: (name: string) => string): string {
  const lie = { space, beside: [] }
  const edge = `<polygon points="${HEXAGON}" fill="none" stroke="var(--outline)" stroke-width="2"/>`
  return address({ x: -46, y: -66, width: 92, height: 119 }, [space], value, drawn(lie) + edge)
}
