/** A route as a small picture: its hexes in one path per colour. */

import type { BoardDocument } from '../net/wire'
import { corners, type Hex, pixel } from './board'

export interface Shape {
  /** Path data by the name of a colour token, such as `jungle-2`. */
  paths: [colour: string, data: string][]
  viewBox: string
  /** Where the race starts and ends, where it does so here. */
  start: readonly [number, number] | null
  end: readonly [number, number] | null
  turned: boolean
}

const GROUND: Record<string, string> = {
  g: 'jungle',
  b: 'river',
  y: 'village',
  R: 'rubble',
  C: 'camp',
}

function colour(token: string): string {
  if (token.startsWith('M')) return 'mountain'
  const [mark = '', ground = token] = token.includes(':') ? token.split(':') : ['']
  if (mark === 'F') return 'finish'
  if (mark.startsWith('S') || token.startsWith('S')) return 'start'
  return `${GROUND[ground[0] ?? ''] ?? 'jungle'}-${ground[1] ?? 1}`
}

const middle = (points: (readonly [number, number])[]): [number, number] => [
  points.reduce((sum, [x]) => sum + x, 0) / (points.length || 1),
  points.reduce((sum, [, y]) => sum + y, 0) / (points.length || 1),
]

/** What a picture needs of a board. */
export type Drawable = Pick<BoardDocument, 'spaces' | 'hexes'> & { city?: BoardDocument['city'] }

/** How far the flag and the city reach from where they stand, in halves of the city's width. */
const FLAG = [0.65, 0.65, 0.65, 0.65] as const
const CITY = [1, 0.9, 1, 0.3] as const

/** The box of a picture that has room for the marks; `size` is half the width of the city. */
export function boxWithMarks({ viewBox, start, end }: Shape, size: number): string {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  let [left, top, right, bottom] = [x, y, x + width, y + height]
  for (const [at, [west, north, east, south]] of [[start, FLAG] as const, [end, CITY] as const]) {
    if (!at) continue
    left = Math.min(left, at[0] - west * size)
    top = Math.min(top, at[1] - north * size)
    right = Math.max(right, at[0] + east * size)
    bottom = Math.max(bottom, at[1] + south * size)
  }
  return [left, top, right - left, bottom - top].map(Math.round).join(' ')
}

/** The picture of a board; tall routes are laid on their side when `wide` is wished. */
export function shapeOf(document: Drawable, wide = false): Shape {
  const hexes = Object.entries(document.hexes)
  const ground = hexes.map(([name, hex]) => [colour(document.spaces[name] ?? 'MM'), hex] as const)
  const all = [...ground, ...(document.city ?? []).map((hex) => ['finish', hex] as const)]
  const raw = all.map(([, hex]) => pixel(hex as Hex))
  const span = (axis: 0 | 1) =>
    Math.max(...raw.map((p) => p[axis])) - Math.min(...raw.map((p) => p[axis]))
  const turned = wide && span(1) > span(0)
  const turn = ([x, y]: readonly [number, number]): [number, number] => (turned ? [y, -x] : [x, y])
  const parts = new Map<string, string[]>()
  for (const [name, hex] of all) {
    const points = corners(pixel(hex as Hex)).map(turn)
    const path = `M${points.map((p) => p.map(Math.round).join(' ')).join('L')}Z`
    parts.set(name, [...(parts.get(name) ?? []), path])
  }
  const placed = raw.map(turn)
  const xs = placed.map(([x]) => x)
  const ys = placed.map(([, y]) => y)
  const pad = 70
  const [left, top] = [Math.min(...xs) - pad, Math.min(...ys) - pad]
  const box = [left, top, Math.max(...xs) + pad - left, Math.max(...ys) + pad - top]
  const of = (kind: string) => {
    const found = all.filter(([name]) => name === kind).map(([, hex]) => turn(pixel(hex as Hex)))
    return found.length ? middle(found) : null
  }
  return {
    paths: [...parts].map(([name, data]) => [name, data.join('')]),
    viewBox: box.map(Math.round).join(' '),
    start: of('start'),
    end: document.city?.length
      ? middle(document.city.map((hex) => turn(pixel(hex as Hex))))
      : of('finish'),
    turned,
  }
}
