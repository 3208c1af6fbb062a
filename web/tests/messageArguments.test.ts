/** What is passed to messages so that every language can choose its form. */

import { expect, test, vi } from 'vitest'
import { tenths } from '../src/analysis/words'
import { coinArgs, speak, startsWithVowel, t } from '../src/lib/text/i18n.svelte'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: [] })
  vi.stubGlobal('document', { documentElement: {} })
})

test('a name begins with a vowel as it is spoken', () => {
  const names = ['Anne', 'élodie', 'Ørsted', 'Yves', 'Œdipe', 'Yann', 'Bob', 'Hugo', '7', '']
  expect(names.filter(startsWithVowel)).toEqual(['Anne', 'élodie', 'Yves', 'Œdipe'])
})

test('coins are passed as a number and as they are printed', async () => {
  await speak('en')
  expect([0.5, 1, 1.5, 2].map((coins) => t('table-missing', coinArgs(coins)))).toEqual([
    '½ coin missing',
    '1 coin missing',
    '1½ coins missing',
    '2 coins missing',
  ])
})

test('one card leaves the game, several leave it', async () => {
  await speak('en')
  expect(t('table-prompt-used-up', { cards: 'Compass', count: 1 })).toBe('Compass leaves the game.')
  expect(t('table-prompt-used-up', { cards: 'A and B', count: 2 })).toBe('A and B leave the game.')
})

test('rounds are rounded before a form is chosen', () => {
  expect([0.04, -0.04, 0.96, 1.04, 1.25].map(tenths)).toEqual([0, 0, 1, 1, 1.3])
})
