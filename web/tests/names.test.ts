/** The names of those who sit at a table, in the reader's words. */

import { expect, test, vi } from 'vitest'

vi.mock('../src/lib/i18n.svelte', () => ({ t: (id: string) => `<${id}>` }))
const { seatName } = await import('../src/lib/words')

test('a computer player without another name has its level’s', () => {
  expect(seatName({ name: 'Rookie', level: 'rookie' })).toBe('<level-rookie>')
  expect(seatName({ name: 'Rookie 2', level: 'rookie' })).toBe('<level-rookie> 2')
})

test('every other name is said as it is', () => {
  expect(seatName({ name: 'Deep Jungle', level: 'rookie' })).toBe('Deep Jungle')
  expect(seatName({ name: 'Rookie' })).toBe('Rookie')
  expect(seatName(undefined)).toBe('')
})
