/** The portrait of a route: figures on their scales, arrivals, heat, and what a game left behind. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { layout } from '../src/lib/game/board'
import { isBenchGame, noteBenchGame, walkedIn } from '../src/workshop/benchGames'
import { codeIn } from '../src/workshop/draft'
import { isWish, NO_WISHES } from '../src/workshop/panels/wishes'
import { arrivalColumns, barOf, busiest, heatOf, quantile } from '../src/workshop/portrait/criteria'
import { poll } from '../src/workshop/portrait/polling'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})

describe('a bar beside the printed routes', () => {
  const figure = { value: 15, low: 14, high: 16, word: 'usual', least: 10, most: 20 }

  test('shows the printed routes in the middle, and the figure among them', () => {
    const bar = barOf(figure)
    expect(bar.least + bar.most).toBeCloseTo(100)
    expect(bar.value).toBeCloseTo(50)
    expect(bar.least).toBeLessThan(bar.low)
    expect(bar.high).toBeLessThan(bar.most)
  })

  test('keeps what lies far beyond at the edge', () => {
    expect(barOf({ ...figure, value: 90, high: 95 })).toMatchObject({ value: 100, high: 100 })
    expect(barOf({ ...figure, value: 0, low: 0 })).toMatchObject({ value: 0, low: 0 })
  })

  test('has a width where all printed routes are alike', () => {
    const bar = barOf({ ...figure, least: 10, most: 10, value: 10, low: 10, high: 10 })
    expect(bar.value).toBeCloseTo(50)
  })
})

test('arrivals have no gaps, and quantiles count races', () => {
  const arrivals = { 12: 1, 14: 7, 15: 2 }
  expect(arrivalColumns(arrivals).map(({ races }) => races)).toEqual([1, 0, 7, 2])
  expect([0.1, 0.5, 0.9].map((share) => quantile(arrivals, share))).toEqual([12, 14, 15])
  expect(arrivalColumns({})).toEqual([])
  expect(quantile({}, 0.5)).toBe(0)
})

test('heat is one at the busiest space, and seldom walked spaces can be seen', () => {
  const heat = heatOf({ B1: 4, C2: 1, D3: 0 })
  expect([heat.get('B1'), heat.get('C2'), heat.get('D3')]).toEqual([1, 0.5, 0])
  expect(heatOf({}).size).toBe(0)
  expect(busiest({ C2: 1, B1: 4, A9: 1 }, 2)).toEqual(['B1', 'A9'])
})

test('a game is walked space by space, also over those that pieces only passed', () => {
  const row = ['C1', 'C2', 'C3', 'C4', 'C5']
  const board = layout({
    spaces: { C1: 'S1', C2: 'g1', C3: 'g1', C4: 'y1', C5: 'F:g1' },
    edges: row.slice(1).map((name, i) => [row[i] as string, name]),
    hexes: Object.fromEntries(row.map((name, i) => [name, [i, 0]])),
    seams: [[['C3', 'C4']]],
  })
  const start = {
    board: { blockades: [4] },
    players: [{ pieces: ['C1'], blockades: [] }],
    turn: {},
    to_move: 0,
  }
  const frame = (action: string, piece: string) => ({
    round: 1,
    event: { type: 'acted', at: 0, seat: 0, action },
    set: { '/players/0/pieces/0': piece },
    gone: [],
  })
  const frames = [
    frame('move 1 trailblazer C3', 'C3'),
    frame('move 1 explorer #4', 'C3'),
    frame('native 1 C4', 'C4'),
    frame('native 1 C3', 'C3'),
    frame('end', 'C3'),
  ]
  const before = structuredClone(start)
  expect(walkedIn(board, { start, frames } as never)).toEqual({ C2: 1, C3: 2, C4: 1 })
  expect(start).toEqual(before)
})

describe('games from the bench', () => {
  beforeEach(() => kept.clear())

  test('are remembered, the last ones only', () => {
    expect(isBenchGame('one')).toBe(false)
    noteBenchGame('one')
    expect(isBenchGame('one')).toBe(true)
    for (let i = 0; i < 20; i++) noteBenchGame(`table${i}`)
    expect(isBenchGame('one')).toBe(false)
    expect(isBenchGame('table19')).toBe(true)
  })

  test('are forgotten where the storage holds something else', () => {
    kept.set('eldorado-bench-games', '{"a":1}')
    expect(isBenchGame('a')).toBe(false)
    kept.set('eldorado-bench-games', 'x')
    expect(isBenchGame('x')).toBe(false)
  })
})

test('work is asked for until it is done, or until nobody waits', async () => {
  const told: number[] = []
  let number = 0
  const ask = async () => ++number
  const stop = new AbortController()
  expect(
    await poll(
      ask,
      (state) => state === 1,
      (state) => told.push(state),
      stop.signal,
    ),
  ).toBe(1)
  const waiting = poll(
    ask,
    () => false,
    (state) => told.push(state),
    stop.signal,
  )
  await Promise.resolve()
  stop.abort()
  expect(await waiting).toBeNull()
  expect(told[0]).toBe(1)
})

test('a wish is anything that is not left open', () => {
  expect(isWish(NO_WISHES)).toBe(false)
  expect(isWish({ ...NO_WISHES, caves: true })).toBe(true)
  expect(isWish({ ...NO_WISHES, rounds: 12 })).toBe(true)
})

test('a code is found in links to the workshop and to the page of a route', () => {
  expect(codeIn('B2-C5ner')).toBe('B2-C5ner')
  expect(codeIn('http://x/workshop?code=B2-C5ner&a=1')).toBe('B2-C5ner')
  expect(codeIn('http://x/route/B2-C5ner')).toBe('B2-C5ner')
})
