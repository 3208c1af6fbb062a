/** Scales and ticks of the charts, and what the analysis puts on them. */

import { describe, expect, test } from 'vitest'
import { ceiling, line, mark, nearest, scale, ticks } from '../src/analysis/chart'
import { chances, earnings, race, sizes, whys } from '../src/analysis/series'
import type { AnalysisDocument } from '../src/lib/net/wire'

describe('numbers', () => {
  test('scales', () => {
    const x = scale([0, 10], [100, 200])
    expect([x(0), x(5), x(10)]).toEqual([100, 150, 200])
    const down = scale([-1, 1], [50, 0])
    expect(down(0)).toBe(25)
    expect(scale([3, 3], [0, 10])(3)).toBe(0)
  })

  test('ticks are round, within, and not too many', () => {
    expect(ticks(0, 1, 4)).toEqual([0, 0.5, 1])
    expect(ticks(0, 33, 4)).toEqual([0, 10, 20, 30])
    expect(ticks(-37.7, 0.9, 4)).toEqual([-30, -20, -10, 0])
    expect(ticks(0, 0.3, 3)).toEqual([0, 0.1, 0.2, 0.3])
    expect(ticks(5, 5, 4)).toEqual([5])
    for (const high of [1, 3, 7, 12, 99, 1234]) {
      const found = ticks(0, high, 5)
      expect(found.length).toBeGreaterThan(1)
      expect(found.length).toBeLessThan(8)
      expect(found.at(-1)).toBeLessThanOrEqual(high)
    }
  })

  test('the ceiling is above everything', () => {
    for (const value of [0, 0.4, 1, 7, 13.8, 15, 22, 101]) {
      expect(ceiling(value)).toBeGreaterThanOrEqual(value)
      expect(ceiling(value)).toBeGreaterThan(0)
    }
    expect(ceiling(13.8)).toBe(15)
  })

  test('the nearest place', () => {
    expect(nearest([0, 10, 20], 14)).toBe(1)
    expect(nearest([0, 10, 20], 16)).toBe(2)
    expect(nearest([0, 10, 20], -5)).toBe(0)
  })

  test('lines and marks', () => {
    expect(
      line([
        [0, 0],
        [10, 5.55],
      ]),
    ).toBe('M0 0L10 5.6')
    expect(
      line(
        [
          [0, 0],
          [10, 5],
        ],
        true,
      ),
    ).toBe('M0 0H10V5')
    expect(line([])).toBe('')
    expect(new Set([0, 1, 2, 3].map((seat) => mark(seat, 0, 0, 4))).size).toBe(4)
  })
})

const found = {
  format: 'eldorado-analysis/1',
  seats: ['A', 'B'],
  opening: { rounds: [10, 11], win: [0.6, 0.4], luck: [null, null] },
  turns: [
    { round: 1, seat: 1, rounds: [10, 10.2], win: [0.5, 0.5] },
    { round: 1, seat: 0, rounds: [9, 10.2], win: [0.7, 0.3] },
    { round: 2, seat: 1, rounds: [9, 9.5], win: [0.65, 0.35] },
  ],
  decks: [
    { start: { explorer: 3, traveler: 4, sailor: 1 }, changes: [], sizes: [[1, 9]] },
    {
      start: { explorer: 8 },
      changes: [],
      sizes: [
        [1, 8],
        [2, 7],
      ],
    },
  ],
  cards: [
    { seat: 0, card: 'explorer', plays: 2, steps: 3 },
    { seat: 0, card: 'scout', plays: 5 },
    { seat: 1, card: 'sailor', plays: 9 },
  ],
} as unknown as AnalysisDocument

describe('the analysis on charts', () => {
  test('the race has a value after every own turn', () => {
    expect(race(found)[1]).toEqual([
      { x: 0, y: 11, turn: -1 },
      { x: 1, y: 10.2, turn: 0 },
      { x: 2, y: 9.5, turn: 2 },
    ])
  })
  test('the chances have a value after every turn, and add up', () => {
    const [a, b] = chances(found)
    expect(a?.map((value) => value.x)).toEqual([0, 1, 2, 3])
    a?.forEach((value, i) => {
      expect(value.y + (b?.[i]?.y ?? 0)).toBeCloseTo(1)
    })
  })
  test('decks begin with what they were', () => {
    expect(sizes(found)[0]).toEqual([
      { x: 0, y: 8, turn: -1 },
      { x: 1, y: 9, turn: 1 },
    ])
  })
  test('earnings are those of one seat, what was played most first', () => {
    expect(earnings(found, 0).map((one) => one.card)).toEqual(['scout', 'explorer'])
    expect(earnings(found, 0)[0]?.coins).toBe(0)
  })
  test('reasons are told apart from what they are about', () => {
    expect(whys({ actions: [], reasons: [{ kind: 'progress', steps: 6 }] })).toEqual([
      { kind: 'progress', about: { steps: 6 } },
    ])
  })
})
