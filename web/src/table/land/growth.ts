/** The sprites of what grows, flows and lies about: shade and light over the colour of a space. */

import { chance } from './chance'
import {
  around,
  between,
  crown,
  glints,
  inHex,
  leaf,
  palm,
  ribs,
  row,
  type Spot,
  short,
  wood,
} from './plants'

const LIT = '#fffbd0'
const DEEP = '#06300f'

const symbol = (id: string, body: string, box = '-50 -50 100 100') =>
  `<symbol id="${id}" viewBox="${box}">${body}</symbol>`
const fill = (data: string, opacity: number, colour = '#000') =>
  `<path d="${data}" fill="${colour}" fill-opacity="${opacity}"/>`
const line = (data: string, colour: string, width: number, opacity: number, more = '') =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"${more}/>`

/** Treetops as they are painted in the jungle. */
function tops(spots: Spot[], seed: number, lobes: number): string {
  const { shade, body, light } = wood(spots, seed, lobes)
  return fill(shade, 0.3, DEEP) + fill(body, 0.34, DEEP) + fill(light, 0.4, LIT)
}

const PALMS: Spot[] = [
  { x: -27, y: -21, size: 15 },
  { x: 28, y: -17, size: 14 },
  { x: -20, y: 30, size: 14 },
  { x: 29, y: 20, size: 13 },
]
/** Great leaves: where they grow from, and where to. */
const LEAVES: [number, number, number[]][] = [
  [-40, 22, [-1.25, -0.55, 0.15]],
  [40, 22, [-1.9, -2.6, -3.3]],
  [0, 47, [-1.05, -1.57, -2.1]],
  [-39, -23, [1, 0.3, -0.3]],
  [39, -23, [2.1, 2.85, 3.4]],
  [0, -47, [1.1, 2]],
]

function palms(spots: Spot[], seed: number): string {
  const drawn = (dx: number, dy: number) => {
    const next = chance(seed)
    return spots.map(({ x, y, size }) => palm(x + dx, y + dy, size, next)).join('')
  }
  const light = spots.map(({ x, y, size }) => ribs(x, y, size)).join('')
  return (
    fill(drawn(1.5, 4), 0.28, DEEP) + fill(drawn(0, 0), 0.46, DEEP) + line(light, LIT, 1.4, 0.6)
  )
}

function leaves(): string {
  const next = chance(8)
  const all = LEAVES.flatMap(([x, y, angles]) =>
    angles.map((angle) => ({ x, y, angle, length: between(next, 18, 23) })),
  )
  const drawn = (dy: number) =>
    all.map(({ x, y, angle, length }) => leaf([x, y + dy], angle, length, 7.5)).join('')
  const veins = all.map(({ x, y, angle, length }) => {
    const far = length * 0.78
    return `M${row(x, y)}L${row(x + far * Math.cos(angle), y + far * 0.92 * Math.sin(angle))}`
  })
  return (
    fill(drawn(2.5), 0.22, DEEP) + fill(drawn(0), 0.34, DEEP) + line(veins.join(''), LIT, 1.2, 0.45)
  )
}

/** Four jungles: broad treetops, palms, great and small trees, leaves. */
function jungles(): string {
  const near = (spot: Spot) =>
    PALMS.some((one) => Math.hypot(one.x - spot.x, one.y - spot.y) < one.size * 0.7 + spot.size)
  const under = around(12, 12, [5, 8], 0.9).filter((spot) => !near(spot))
  return [
    tops(around(11, 13, [7.5, 11.5], 0.72), 1, 7),
    tops(under, 2, 6) + palms(PALMS, 6),
    tops(around(13, 10, [6, 14.5], 0.74), 3, 8),
    leaves() + tops(around(14, 3, [6, 8], 2.2), 4, 6),
  ]
    .map((body, i) => symbol(`texture-jungle-${i + 1}`, body))
    .join('')
}

/** A group of trees where three jungle spaces meet. */
function trees(): string {
  const groups: Spot[][] = [
    [
      { x: 0, y: -5, size: 10 },
      { x: -6, y: 3, size: 9 },
      { x: 7, y: 4, size: 8 },
    ],
    [
      { x: 4, y: -4, size: 10.5 },
      { x: -7, y: 0, size: 8 },
      { x: 4, y: 7, size: 7 },
    ],
    [{ x: 0, y: 0, size: 13 }],
  ]
  return groups
    .map((spots, i) => {
      const { shade, body, light } = wood(spots, 40 + i, 8, [2, 4.5])
      return symbol(
        `tree-${i + 1}`,
        fill(shade, 0.32, DEEP) + fill(body, 0.46, DEEP) + fill(light, 0.42, LIT),
        '-20 -20 40 40',
      )
    })
    .join('')
}

/** Ripples; the current itself runs from space to space. */
function waters(): string {
  return [1, 2, 3]
    .map((kind) => {
      const next = chance(50 + kind)
      const waves = [-34, -23, -12, 0, 12, 23, 34].flatMap((y) =>
        [-1, 1].flatMap((side) => {
          const [x, length] = [side * between(next, 4, 34) - 6, between(next, 4.2, 6)]
          const clear =
            Math.hypot(x + length, y) > 27 && inHex(x, y, 9) && inHex(x + 2 * length, y, 9)
          return clear
            ? [`M${row(x, y)}q${row(length / 2, -3.6, length, 0)}t${short(length)} 0`]
            : []
        }),
      )
      const data = waves.join('')
      return symbol(
        `texture-river-${kind}`,
        line(data, '#04233f', 2.2, 0.22, ' transform="translate(1 3.2)"') +
          line(data, '#fff', 2.2, 0.65),
      )
    })
    .join('')
}

const FIELDS: [number, number, number][][] = [
  [
    [-25, 25, 0.52],
    [26, -24, 0.52],
  ],
  [
    [25, 25, -0.52],
    [-25, -25, -0.52],
  ],
  [
    [0, 38, 0],
    [-33, 2, 1.57],
  ],
]

/** Furrows and tufts of grass around a village. */
function fields(): string {
  return FIELDS.map((places, i) => {
    const next = chance(60 + i)
    const furrows = places.flatMap(([x, y, angle]) => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return [-2, -1, 0, 1, 2].map((k) => {
        const [a, b, length] = [x - sin * k * 4, y + cos * k * 4, 9.5 - Math.abs(k) * 1.4]
        return `M${row(a - length * cos, b - length * sin)}L${row(a + length * cos, b + length * sin)}`
      })
    })
    const grass = Array.from(
      { length: 26 },
      () => [between(next, -40, 40), between(next, -44, 44)] as const,
    )
      .filter(([x, y]) => inHex(x, y, 6) && Math.hypot(x, y) > 26)
      .map(([x, y]) => `M${row(x, y)}l1.6-3 1.6 3M${row(x + 3.4, y + 0.4)}l1-2.2`)
    return symbol(
      `texture-village-${i + 1}`,
      line(furrows.join(''), 'currentColor', 1.8, 0.32, ' stroke-dasharray="4 2.4"') +
        line(grass.join(''), 'currentColor', 1.1, 0.4),
    )
  }).join('')
}

/** Fallen stones, each with a lit top. */
function stones(): string {
  return [1, 2]
    .map((kind) => {
      const next = chance(20 + kind)
      const blocks = around(20 + kind, 15, [5.2, 9.5], 0.8).map(({ x, y, size }) => {
        const first = next()
        return Array.from({ length: 6 }, (_, i) => {
          const angle = first + (i * Math.PI) / 3 + between(next, -0.25, 0.25)
          const far = size * between(next, 0.85, 1.15)
          return [x + far * Math.cos(angle), y + far * Math.sin(angle) * 0.84] as const
        })
      })
      const shape = (points: (readonly [number, number])[], dx = 0, dy = 0) =>
        `M${points.map(([x, y]) => row(x + dx, y + dy)).join('L')}Z`
      const tops = blocks.map((points) => {
        const [x, y] = [0, 1].map(
          (axis) => points.reduce((sum, one) => sum + (one[axis] as number), 0) / 6,
        ) as [number, number]
        const upper = [...points]
          .sort((a, b) => a[1] - b[1])
          .slice(0, 3)
          .sort((a, b) => a[0] - b[0])
        return shape([...upper, [x + 1, y]])
      })
      return symbol(
        `texture-rubble-${kind}`,
        fill(blocks.map((one) => shape(one, 1.8, 3.2)).join(''), 0.28) +
          fill(blocks.map((one) => shape(one)).join(''), 0.34, 'currentColor') +
          fill(tops.join(''), 0.5, '#fff') +
          `<use href="#relic-${kind}" x="-50" y="-50" width="100" height="100"/>`,
      )
    })
    .join('')
}

const [WIDE, HIGH] = [520, 450]

/** The forest around the route, to be repeated without a seam. */
function canopy(): string {
  const next = chance(77)
  const spots: Spot[] = []
  const apart = (a: number, b: number, whole: number) =>
    Math.min(Math.abs(a - b), whole - Math.abs(a - b))
  for (let tries = 0; tries < 2500 && spots.length < 64; tries++) {
    const [x, y, size] = [next() * WIDE, next() * HIGH, between(next, 22, 44)]
    const free = spots.every(
      (one) =>
        Math.hypot(apart(x, one.x, WIDE), apart(y, one.y, HIGH) * 1.15) >= (size + one.size) * 0.62,
    )
    if (free) spots.push({ x, y, size })
  }
  const parts = { dark: '', leaf: '', light: '' }
  for (const [i, { x, y, size }] of spots.sort((a, b) => a.y - b.y).entries()) {
    for (const dx of [-WIDE, 0, WIDE]) {
      for (const dy of [-HIGH, 0, HIGH]) {
        const [a, b] = [x + dx, y + dy]
        if (a < -60 || a > WIDE + 60 || b < -60 || b > HIGH + 60) continue
        parts.dark += crown(a + 4, b + 10, size, chance(i), 9)
        parts.leaf += crown(a, b, size * 0.97, chance(i), 9)
        parts.light += glints(a, b, size)
      }
    }
  }
  return `<pattern id="canopy" width="${WIDE}" height="${HIGH}" patternUnits="userSpaceOnUse">${fill(parts.dark, 0.34)}<path d="${parts.leaf}" class="leaf"/><path d="${parts.light}" class="dusk"/></pattern>`
}

/** Trees that stand out of the forest around the route. */
function groves(): string {
  const groups: Spot[][] = [
    [
      { x: 0, y: -13, size: 22 },
      { x: -19, y: 7, size: 19 },
      { x: 18, y: 12, size: 17 },
    ],
    [
      { x: -10, y: -8, size: 24 },
      { x: 20, y: 8, size: 18 },
    ],
    [{ x: 0, y: 0, size: 28 }],
  ]
  const drawn = groups.map((spots, i) => {
    const { shade, body, light } = wood(spots, 200 + i, 9, [4, 10])
    return symbol(
      `grove-${i + 1}`,
      `${fill(shade, 0.4)}<path d="${body}" class="grove"/><path d="${light}" class="lit"/>`,
    )
  })
  const fan = (dx: number, dy: number) => palm(dx, dy, 30, chance(9))
  const tall = `${fill(fan(4, 2), 0.4)}<path d="M-2-8Q2 16-3 40L4 40Q6 14 3-8Z" fill="#5a3d1e"/><path d="${fan(0, -8)}" class="grove"/><path d="${ribs(0, -8, 30)}" class="rib"/>`
  return drawn.join('') + symbol('palm', tall)
}

let made = ''

/** All of them; made once. */
export function growth(): string {
  made ||= jungles() + trees() + waters() + fields() + stones() + canopy() + groves()
  return made
}
