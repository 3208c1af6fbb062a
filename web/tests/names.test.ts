/** The names of those who sit at a table, in the reader's words. */

import { expect, test, vi } from 'vitest'

vi.mock('../src/lib/i18n.svelte', () => ({ t: (id: string) => `<${id}>` }))
const { seatName } = await import('../src/lib/words')
const { routeTitle } = await import('../src/analysis/words')

test('a computer player without another name has its level’s', () => {
  expect(seatName({ name: 'Rookie', level: 'rookie' })).toBe('<level-rookie>')
  expect(seatName({ name: 'Rookie 2', level: 'rookie' })).toBe('<level-rookie> 2')
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
