/** The names of those who sit at a table and of what lies on it, in the reader's words. */

import { expect, test, vi } from 'vitest'
import type { Board } from '../src/lib/game/board'

vi.mock('../src/lib/text/i18n.svelte', () => ({
  t: (id: string, args?: { count?: number }) => `<${id}${args ? ` ${args.count}` : ''}>`,
  has: (id: string) => !id.startsWith('level-dragon'),
}))
const { duration, levelText, placeName, racedBy, rankedLevel, seatName } = await import(
  '../src/lib/text/words'
)
const { routeTitle } = await import('../src/analysis/words')

test('a computer player without another name has its level’s', () => {
  expect(seatName({ name: 'Rookie', level: 'rookie' })).toBe('<level-rookie>')
  expect(seatName({ name: 'Rookie 2', level: 'rookie' })).toBe('<level-rookie> 2')
})

test('a level that is not known any more keeps its stored name', () => {
  expect(seatName({ name: 'Dragon 2', level: 'dragon' })).toBe('Dragon 2')
  expect(levelText('dragon')).toBe('')
  expect(levelText('rookie')).toBe('<level-rookie-about>')
})

test('levels are numbered by strength, bots of the host are not', () => {
  expect(['rookie', 'pathfinder', 'dragon'].map(rankedLevel)).toEqual([
    '1. <level-rookie>',
    '5. <level-pathfinder>',
    'Dragon',
  ])
})

test('those who raced for a rating are named without the versions', () => {
  expect(racedBy('walker; eldorado 1.0, rules 2, weights none')).toBe('<level-walker>')
  expect(racedBy('dragon')).toBe('Dragon')
})

test('a duration is given roughly', () => {
  const told = [0.2, 119, 120, 725, 7200, 86_400, 3 * 86_400].map(duration)
  expect(told).toEqual([
    '<time-seconds 1>',
    '<time-seconds 119>',
    '<time-minutes 2>',
    '<time-minutes 12>',
    '<time-hours 2>',
    '<time-hours 24>',
    '<time-days 3>',
  ])
})

test('every other name is said as it is', () => {
  expect(seatName({ name: 'Deep Jungle', level: 'rookie' })).toBe('Deep Jungle')
  expect(seatName({ name: 'Rookie' })).toBe('Rookie')
  expect(seatName(undefined)).toBe('')
})

test('a route is called by its name, one’s own by its code, a hand-made board in words', () => {
  expect(routeTitle('first_game')).toBe('<route-first_game>')
  expect(routeTitle('A4-R1sw-H2sw')).toBe('A4-R1sw-H2sw')
  expect(routeTitle('a hand-made board')).toBe('<route-own>')
})

test('a space is named before its terrain; on a hand-made board only the terrain says something', () => {
  const space = (name: string) => ({
    ...{ name, terrain: 'river' as const, need: 2, start: 0, finish: false, cave: false },
    ...{ x: 0, y: 0, hex: null },
  })
  const board = { spaces: new Map(['C14', 'a'].map((name) => [name, space(name)])) } as Board
  expect(placeName(board, 'C14')).toBe('C14 (<space-river> 2)')
  expect(placeName(board, 'a')).toBe('<space-river> 2')
  expect(placeName(null, 'C14')).toBe('C14')
})
