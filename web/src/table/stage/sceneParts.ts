/** What is seen of each small scene: parts that move by transform and opacity alone. */

export type Act = 'arrive' | 'blockade' | 'buy' | 'camp' | 'cave'

/** How long each scene takes, in milliseconds. */
export const LENGTHS: Record<Act, number> = {
  arrive: 700,
  blockade: 600,
  buy: 420,
  camp: 600,
  cave: 640,
}

export interface Part {
  look:
    | 'sign'
    | 'plank'
    | 'puff'
    | 'coin'
    | 'glow'
    | 'rays'
    | 'spark'
    | 'flame'
    | 'ember'
    | 'door'
    | 'light'
  /** In widths of a hex. */
  width: number
  height: number
  frames: { transform: string; opacity: number; offset?: number }[]
}

const RISING = -Math.PI / 2

/** A place relative to the middle of the scene, in widths of a hex. */
function at(x: number, y: number, scale = 1, turn = 0): string {
  const far = (value: number) => `calc(var(--hex) * ${Math.round(value * 1000) / 1000})`
  return `translate(-50%, -50%) translate(${far(x)}, ${far(y)}) rotate(${Math.round(turn)}deg) scale(${scale})`
}

/** Things that fly from the middle in so many directions and vanish. */
function burst(
  part: Pick<Part, 'look' | 'width' | 'height'>,
  angles: number[],
  far: number,
  fall = 0,
): Part[] {
  return angles.map((angle, i) => {
    const reach = far * (i % 2 ? 1 : 0.75)
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    return {
      ...part,
      frames: [
        { transform: at(0, 0, 0.4), opacity: 0 },
        { transform: at(x * 0.5, y * 0.6, 1, 90), opacity: 1, offset: 0.25 },
        { transform: at(x, y + fall, 0.7, 240 * (i % 2 ? 1 : -1)), opacity: 0 },
      ],
    }
  })
}

const circle = (count: number, first = 0) =>
  Array.from({ length: count }, (_, i) => first + (i * 2 * Math.PI) / count)
const upwards = (count: number, spread: number) =>
  Array.from({ length: count }, (_, i) => RISING + (i / (count - 1) - 0.5) * spread)

const glow = (width: number, most: number): Part => ({
  look: 'glow',
  width,
  height: width,
  frames: [
    { transform: at(0, 0, 0.3), opacity: 0 },
    { transform: at(0, 0, 1), opacity: most, offset: 0.35 },
    { transform: at(0, 0, 1.15), opacity: 0 },
  ],
})
const rays = (width: number): Part => ({
  look: 'rays',
  width,
  height: width,
  frames: [
    { transform: at(0, 0, 0.3, -20), opacity: 0 },
    { transform: at(0, 0, 1, 4), opacity: 0.9, offset: 0.45 },
    { transform: at(0, 0, 1.2, 18), opacity: 0 },
  ],
})

/** Two leaves of the gate swing open; light falls out. */
function arrival(): Part[] {
  const leaf = (side: number): Part => ({
    look: 'door',
    width: 0.3,
    height: 0.62,
    frames: [
      { transform: `${at(side * 0.15, 0)} scaleX(1)`, opacity: 1 },
      { transform: `${at(side * 0.15, 0)} scaleX(1)`, opacity: 1, offset: 0.12 },
      { transform: `${at(side * 0.29, 0)} scaleX(.08)`, opacity: 1, offset: 0.6 },
      { transform: `${at(side * 0.29, 0)} scaleX(.08)`, opacity: 0 },
    ],
  })
  const light: Part = {
    look: 'light',
    width: 0.6,
    height: 0.62,
    frames: [
      { transform: `${at(0, 0)} scaleX(.1)`, opacity: 0 },
      { transform: `${at(0, 0)} scaleX(1)`, opacity: 1, offset: 0.55 },
      { transform: `${at(0, 0)} scaleX(1)`, opacity: 1, offset: 0.85 },
      { transform: `${at(0, 0)} scaleX(1.1)`, opacity: 0 },
    ],
  }
  return [
    glow(4.2, 0.95),
    rays(5),
    light,
    leaf(-1),
    leaf(1),
    ...burst({ look: 'spark', width: 0.22, height: 0.22 }, upwards(7, 3.6), 1.5, 0.35),
  ]
}

/** The sign tips over, the planks fly apart, dust rises. */
function fallingBlockade(): Part[] {
  const sign: Part = {
    look: 'sign',
    width: 0.83,
    height: 0.55,
    frames: [
      { transform: at(0, 0), opacity: 1 },
      { transform: at(0, -0.12, 1.06, -9), opacity: 1, offset: 0.22 },
      { transform: at(0.3, 0.55, 0.9, 78), opacity: 0 },
    ],
  }
  const dust = [-0.45, 0, 0.45].map(
    (x): Part => ({
      look: 'puff',
      width: 0.7,
      height: 0.5,
      frames: [
        { transform: at(x * 0.5, 0.25, 0.2), opacity: 0 },
        { transform: at(x, 0.2, 0.9), opacity: 0.8, offset: 0.45 },
        { transform: at(x * 1.4, 0.02, 1.4), opacity: 0 },
      ],
    }),
  )
  return [
    ...dust,
    ...burst({ look: 'plank', width: 0.4, height: 0.1 }, circle(6, 0.4), 0.95, 0.45),
    sign,
  ]
}

/** Coins spring from what was bought. */
const purchase = (): Part[] => [
  glow(1.5, 0.8),
  ...burst({ look: 'coin', width: 0.26, height: 0.26 }, upwards(5, 2.6), 0.85, 0.35),
]

/** Light out of the dark, and glitter. */
const caveFind = (): Part[] => [
  glow(2.2, 0.9),
  rays(2.4),
  ...burst({ look: 'spark', width: 0.2, height: 0.2 }, circle(7, 0.2), 0.95),
]

/** The fire of the base camp blazes up. */
function campfire(): Part[] {
  const flame: Part = {
    look: 'flame',
    width: 0.5,
    height: 0.62,
    frames: [
      { transform: at(0, 0.2, 0.2), opacity: 0 },
      { transform: at(0, -0.08, 1.1, -4), opacity: 1, offset: 0.35 },
      { transform: at(0, -0.1, 0.95, 4), opacity: 1, offset: 0.65 },
      { transform: at(0, 0.1, 0.4), opacity: 0 },
    ],
  }
  return [
    { ...glow(1.9, 0.9) },
    flame,
    ...burst({ look: 'ember', width: 0.09, height: 0.09 }, upwards(6, 1.5), 1.1),
  ]
}

const PARTS: Record<Act, () => Part[]> = {
  arrive: arrival,
  blockade: fallingBlockade,
  buy: purchase,
  camp: campfire,
  cave: caveFind,
}

export const partsOf = (act: Act): Part[] => PARTS[act]()
