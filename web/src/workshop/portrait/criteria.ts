/** Figures of a rating as words and as places on a scale. */

import { scale } from '../../analysis/chart'
import type { CriterionFigure, RatingDocument } from '../../lib/net/wire'
import { language } from '../../lib/text/i18n.svelte'
import { percent } from '../panels/tipWords'

/** Criteria that are shares of one; the others are numbers. */
const SHARES = [
  'uncertainty',
  'seat_fairness',
  'skill_gap',
  'luck_share',
  'path_diversity',
  'bottlenecks',
  'colours',
]

export function figureText(name: string, value: number): string {
  if (SHARES.includes(name)) return percent(value)
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(language().slice(0, 2), digits).format(value)
}

/** Places in percent of a row's width: the printed routes from least to most, the interval, the figure. */
export interface Bar {
  least: number
  most: number
  low: number
  high: number
  value: number
}

/** How far a row reaches beyond the printed routes on either side, of their range. */
const BEYOND = 0.6

/** A figure beside the printed routes; what lies far beyond them is drawn at the edge. */
export function barOf({ least, most, low, high, value }: CriterionFigure): Bar {
  const margin = (most - least) * BEYOND || 1
  const place = scale([least - margin, most + margin], [0, 100])
  const within = (figure: number) => Math.max(0, Math.min(100, place(figure)))
  return {
    least: within(least),
    most: within(most),
    low: within(low),
    high: within(high),
    value: within(value),
  }
}

/** Races by round of the first arrival, without gaps. */
export function arrivalColumns(
  arrivals: RatingDocument['arrivals'],
): { round: number; races: number }[] {
  const rounds = Object.keys(arrivals).map(Number)
  const [first, last] = [Math.min(...rounds), Math.max(...rounds)]
  return rounds.length
    ? Array.from({ length: last - first + 1 }, (_, i) => ({
        round: first + i,
        races: arrivals[first + i] ?? 0,
      }))
    : []
}

/** The round by which a share of the races has its first arrival. */
export function quantile(arrivals: RatingDocument['arrivals'], share: number): number {
  const columns = arrivalColumns(arrivals)
  const total = columns.reduce((sum, { races }) => sum + races, 0)
  let passed = 0
  for (const { round, races } of columns) {
    passed += races
    if (passed >= share * total) return round
  }
  return columns.at(-1)?.round ?? 0
}

/** Visits as heat from 0 to 1; the root makes seldom walked spaces visible. */
export function heatOf(visits: Readonly<Record<string, number>>): Map<string, number> {
  const most = Math.max(0, ...Object.values(visits))
  return new Map(
    most > 0 ? Object.entries(visits).map(([name, count]) => [name, Math.sqrt(count / most)]) : [],
  )
}

/** The spaces with the most visits, the first of equal ones by name. */
export const busiest = (visits: Readonly<Record<string, number>>, count = 3): string[] =>
  Object.entries(visits)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, count)
    .map(([name]) => name)
