/** What a chart needs to know of numbers: scales, round ticks, lines. */

/** How much larger than usual the reader has type: charts grow with it. */
export const typeScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

export type Scale = (value: number) => number

/** Maps values from one span to another. */
export function scale([a, b]: [number, number], [from, to]: [number, number]): Scale {
  const span = b - a || 1
  return (value) => from + ((value - a) / span) * (to - from)
}

/** The place whose value is nearest. */
export function nearest(values: number[], wanted: number): number {
  let best = 0
  values.forEach((value, i) => {
    if (Math.abs(value - wanted) < Math.abs((values[best] ?? 0) - wanted)) best = i
  })
  return best
}

/** Round numbers from `low` to `high`, about `count` of them. */
export function ticks(low: number, high: number, count: number): number[] {
  const span = high - low
  if (!(span > 0)) return [low]
  const rough = span / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power
  const found: number[] = []
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) {
    found.push(Number((i * step).toFixed(10)))
  }
  return found
}

/** The smallest round number that is not below. */
export function ceiling(value: number): number {
  const steps = ticks(0, Math.max(1, value), 4)
  const step = (steps[1] ?? 1) - (steps[0] ?? 0)
  return Math.max(step, Math.ceil(value / step - 1e-9) * step)
}

export type Spot = readonly [x: number, y: number]

/** A line through places; in steps where the value holds until the next. */
export function line(spots: Spot[], steps = false): string {
  const round = (value: number) => Math.round(value * 10) / 10
  return spots
    .map(([x, y], i) => {
      const before = spots[i - 1]
      if (!before) return `M${round(x)} ${round(y)}`
      return steps ? `H${round(x)}V${round(y)}` : `L${round(x)} ${round(y)}`
    })
    .join('')
}

/** One seat's line: dashes and marks tell the seats apart without any colour. */
export const DASHES = ['', '9 4', '2 4', '10 3 2 3'] as const

/** The mark of a seat about a place: disc, square, triangle, diamond. */
export function mark(number: number, x: number, y: number, size: number): string {
  const s = size
  switch (number % 4) {
    case 1:
      return `M${x - s * 0.88} ${y - s * 0.88}h${s * 1.76}v${s * 1.76}h${-s * 1.76}Z`
    case 2:
      return `M${x} ${y - s * 1.15}l${s * 1.1} ${s * 1.95}h${-s * 2.2}Z`
    case 3:
      return `M${x} ${y - s * 1.25}l${s * 1.25} ${s * 1.25}l${-s * 1.25} ${s * 1.25}l${-s * 1.25} ${-s * 1.25}Z`
    default:
      return `M${x - s} ${y}a${s} ${s} 0 1 0 ${s * 2} 0a${s} ${s} 0 1 0 ${-s * 2} 0Z`
  }
}
