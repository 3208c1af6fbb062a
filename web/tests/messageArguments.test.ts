/** What is passed to messages so that every language can choose its form. */

import { expect, test, vi } from 'vitest'
import { besideBetter, costOf, tenths } from '../src/analysis/words'
import { coinArgs, speak, speakOf, startsWithVowel, t } from '../src/lib/text/i18n.svelte'

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

test('what a turn costs is told in whole percent and half rounds', async () => {
  await speak('en')
  await speakOf('looking')
  expect([0.12, 0.3, 0.5, 0.9, 1.6, 2.8].map((rounds) => costOf(0, rounds))).toEqual([
    'a little time',
    'about half a round',
    'about half a round',
    'about one round',
    'about one and a half rounds',
    'about 3 rounds',
  ])
  expect(costOf(0.05, 0.1)).toBe('about 5 percentage points of winning chance')
  expect(costOf(0.05, 0.3)).toBe(
    'about 5 percentage points of winning chance and about half a round',
  )
  expect(costOf(-0.01, -0.2)).toBe('a little time')
})

test('a turn is set beside a better one by chances to win, or by time where these are alike', async () => {
  await speak('en')
  await speakOf('looking')
  const better = { actions: [], win: 0.39, arrival: 12, reasons: [] }
  expect(besideBetter('blunder', { blunder: true, win: 0.05, rounds: 0.3, better })).toBe(
    'Wait: with this turn, your chance to win is about 34%. With a better one it is about 39%.',
  )
  expect(besideBetter('now', { blunder: false, win: 0.001, rounds: 1, better })).toBe(
    'With this turn you would arrive about one round earlier:',
  )
})
