/** One's own games, filtered and counted. */

import { describe, expect, test } from 'vitest'
import {
  ALL,
  best,
  chosen,
  countsOf,
  favourites,
  outcome,
  rivals,
  routesOf,
  tallies,
  whole,
} from '../src/history/stats'
import type { OwnGame } from '../src/lib/net/wire'

const seat = (kind: string, name: string, level = '') => ({ kind, name, level, colour: 'red' })
const game = (table: string, more: object) =>
  ({
    table,
    at: 1,
    status: 'over',
    route: 'first_game',
    variant: {},
    seats: [
      seat('person', 'Ann'),
      seat('bot', 'Rookie', 'rookie'),
      seat('bot', 'Rookie 2', 'rookie'),
    ],
    seat: 0,
    place: 1,
    arrival: 20,
    places: [1, 2, 2],
    cards: {},
    ...more,
  }) as unknown as OwnGame

const games = [
  game('a', { cards: { scout: 2, compass: 1 } }),
  game('b', { place: 3, arrival: null, places: [3, 1, 2], cards: { scout: 1 } }),
  game('c', { place: 2, arrival: 14, places: [2, 3, 1] }),
  game('d', {
    route: 'serpentine',
    place: 2,
    arrival: 12,
    places: [2, 1],
    seats: [seat('person', 'Ann'), seat('person', 'Ben')],
  }),
  game('e', { status: 'running', place: null, arrival: null, places: [] }),
]

test('what became of a game', () => {
  expect(games.map(outcome)).toEqual(['won', 'lost', 'lost', 'lost', 'open'])
})

describe('filters', () => {
  const ids = (filter: object) =>
    chosen(games, { ...ALL, ...filter })
      .map((one) => one.table)
      .join('')
  test('by route, number of players, result, and all together', () => {
    expect(ids({})).toBe('abcde')
    expect(ids({ route: 'serpentine' })).toBe('d')
    expect(ids({ players: 3 })).toBe('abce')
    expect(ids({ result: 'won' })).toBe('a')
    expect(ids({ result: 'open' })).toBe('e')
    expect(ids({ route: 'first_game', players: 3, result: 'lost' })).toBe('bc')
    expect(ids({ route: 'serpentine', players: 3 })).toBe('')
  })
  test('offer what occurs', () => {
    expect(routesOf(games)).toEqual(['first_game', 'serpentine'])
    expect(countsOf(games)).toEqual([2, 3])
  })
})

test('results by kind leave out games without a place', () => {
  expect(tallies(games, (one) => one.route)).toEqual([
    { key: 'first_game', games: 3, won: 1, arrived: 2, best: 14 },
    { key: 'serpentine', games: 1, won: 0, arrived: 1, best: 12 },
  ])
  expect(whole(games)).toMatchObject({ games: 4, won: 1, best: 12 })
  expect(whole([])).toMatchObject({ games: 0, arrived: 0, best: 0 })
})

describe('head to head', () => {
  test('goes by the places of each two', () => {
    expect(rivals(games)).toEqual([
      { key: 'rookie', bot: true, games: 6, ahead: 3, behind: 3 },
      { key: 'Ben', bot: false, games: 1, ahead: 0, behind: 1 },
    ])
  })
  test('puts neither ahead if they share a place', () => {
    const level = { key: 'rookie', bot: true, games: 2, ahead: 0, behind: 1 }
    expect(rivals([game('g', { place: 2, places: [2, 2, 1] })])).toEqual([level])
  })
})

test('favourite cards and the best arrival', () => {
  expect(favourites(games, 1)).toEqual([['scout', 3]])
  expect(favourites([], 3)).toEqual([])
  expect(best(games)?.table).toBe('d')
  expect(best([])).toBeUndefined()
})
