/** Leaves, palms and treetops as path data, seen from a height and lit from the upper left. */

import { chance } from './chance'

type Chance = () => number

const TURN = 2 * Math.PI

/** A number as short as path data allows. */
export function short(value: number): string {
  const text = String(Math.round(value * 10) / 10)
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** Numbers in a row; a minus sign needs no space before it. */
export const row = (...values: number[]) =>
  values.map(short).reduce((text, one) => `${text}${one.startsWith('-') ? '' : ' '}${one}`)

export const between = (next: Chance, low: number, high: number) => low + next() * (high - low)

/** A treetop: a ring of round lobes. */
export function crown(x: number, y: number, size: number, next: Chance, lobes = 7): string {
  const first = next() * TURN
  const points = Array.from({ length: lobes }, (_, i) => {
    const angle = first + (i * TURN) / lobes + between(next, -0.12, 0.12)
    const far = size * between(next, 0.82, 0.98)
    return [x + far * Math.cos(angle), y + far * Math.sin(angle) * 0.88] as const
  })
  const arcs = points.map(([a, b], i) => {
    const [c, d] = points[(i + 1) % lobes] as readonly [number, number]
    const bow = short(Math.hypot(c - a, d - b) * 0.58)
    return `A${bow} ${bow} 0 0 1 ${row(c, d)}`
  })
  return `M${row(...(points[0] as [number, number]))}${arcs.join('')}Z`
}

/** Where the light falls on a treetop. */
export function glints(x: number, y: number, size: number): string {
  const spots = [
    [-2.3, 0.42, 0.34],
    [-1.35, 0.5, 0.24],
    [-3, 0.52, 0.22],
  ] as const
  return spots
    .map(([angle, off, part]) => {
      const [a, b] = [x + size * off * Math.cos(angle), y + size * off * Math.sin(angle) * 0.9]
      const r = size * part
      return `M${row(a - r, b)}A${short(r)} ${short(r)} 0 0 1 ${row(a + r * 0.9, b - r * 0.35)}Q${row(a + r * 0.1, b - r * 0.5, a - r, b)}Z`
    })
    .join('')
}

/** One leaf from its stalk to its tip. */
export function leaf(
  [x, y]: readonly [number, number],
  angle: number,
  length: number,
  width: number,
  droop = 0,
): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [ex, ey] = [x + length * cos, y + length * sin * 0.92 + droop]
  const [mx, my] = [x + length * 0.5 * cos, y + length * 0.46 * sin - droop * 0.35]
  const [nx, ny] = [-sin * width, cos * width]
  return `M${row(x, y)}Q${row(mx + nx, my + ny, ex, ey)}Q${row(mx - nx, my - ny, x, y)}Z`
}

export function palm(x: number, y: number, size: number, next: Chance): string {
  const first = next() * 0.8
  return Array.from({ length: 7 }, (_, i) =>
    leaf(
      [x, y],
      first + (i * TURN) / 7 + between(next, -0.15, 0.15),
      size * between(next, 0.85, 1.05),
      size * 0.3,
      size * 0.16,
    ),
  ).join('')
}

/** The ribs of a palm that catch the light. */
export const ribs = (x: number, y: number, size: number) =>
  [-2.5, -1.7, -0.9]
    .map((angle) => {
      const [a, b] = [x + size * 0.78 * Math.cos(angle), y + size * 0.7 * Math.sin(angle)]
      return `M${row(x, y)}Q${row((x + a) / 2, (y + b) / 2 - 2, a, b)}`
    })
    .join('')

/** A treetop with its shadow, its body and its light, each to be filled in its own way. */
export interface Wood {
  shade: string
  body: string
  light: string
}

/** Several treetops, those behind first. */
export function wood(spots: Spot[], seed: number, lobes = 7, fall = [1.7, 3.4]): Wood {
  const next = chance(seed)
  const parts = spots.map(({ x, y, size }) => ({
    shade: crown(x + (fall[0] as number), y + (fall[1] as number), size, next, lobes),
    body: crown(x, y, size, next, lobes),
    light: glints(x, y, size),
  }))
  const joined = (part: keyof Wood) => parts.map((one) => one[part]).join('')
  return { shade: joined('shade'), body: joined('body'), light: joined('light') }
}

export interface Spot {
  x: number
  y: number
  size: number
}

/** Whether a point lies in a hex about the origin, so far from its rim. */
export const inHex = (x: number, y: number, rim: number) =>
  Math.abs(x) <= 43.3 - rim && Math.abs(y) <= 50 - rim * 1.15 - Math.abs(x) * 0.577

/** Places around the middle of a hex, which is left to its signs. */
export function around(
  seed: number,
  many: number,
  [least, most]: [number, number],
  gap: number,
): Spot[] {
  const next = chance(seed)
  const found: Spot[] = []
  for (let tries = 0; tries < 1500 && found.length < many; tries++) {
    const [angle, far, size] = [next() * TURN, next() * 50, between(next, least, most)]
    const [x, y] = [far * Math.cos(angle), far * Math.sin(angle)]
    const free = found.every((one) => Math.hypot(one.x - x, one.y - y) >= (one.size + size) * gap)
    if (free && inHex(x, y, size * 0.75) && Math.hypot(x / 1.08, y) >= 24 + size * 0.62) {
      found.push({ x, y, size })
    }
  }
  return found.sort((a, b) => a.y - b.y)
}
