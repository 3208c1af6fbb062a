import { expect, test, vi } from 'vitest'
import { answerText } from '../src/learn/course'
import { sentence } from '../src/lib/net/api'
import { type Language, speak } from '../src/lib/text/i18n.svelte'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: [] })
  vi.stubGlobal('document', { documentElement: {} })
})

const TOLD = {
  code: 'illegal',
  sentence: 'told in English',
  clause: 'M-02',
  message: 'refusal-M-02-terrain',
  about: { space: 'B26', terrain: 'jungle', need: 2, symbol: 'coin' },
}

const EXACT: [Language, string][] = [
  ['en', 'B26 is jungle 2 and needs 2 machetes. A coin does not work there.'],
  ['de', 'B26 ist Dschungel 2 und verlangt Machete 2, nicht Münze.'],
  ['fr', 'B26 est une case Jungle de résistance 2 : il faut 2 machettes, pas des pièces.'],
  ['pt', 'B26 é selva 2 e pede facão 2, não moeda.'],
]

test.each(EXACT)('a refusal names its space and symbol in %s', async (language, words) => {
  await speak(language)
  expect(sentence(TOLD)).toBe(words)
  expect(answerText({ kind: 'refused', text: TOLD.message, args: {}, refusal: TOLD })).toBe(words)
})

test('cards are named, one by one and as a choice', async () => {
  await speak('en-2017')
  const price = { card: 'prop_plane', price: 4, paid: 1.5 }
  expect(sentence({ code: 'illegal', message: 'refusal-P-05-price', about: price })).toBe(
    'The Aeroplane costs 4, but you pay only 1½.',
  )
  const choices = { choices: ['compass', 'travel_log'] }
  expect(sentence({ code: 'illegal', message: 'refusal-V-27-choose', about: choices })).toBe(
    'Choose the item to keep: Compass or Travel Diary.',
  )
})

test('an unknown message falls back to the clause, the code and the sentence that was sent', async () => {
  await speak('en')
  expect(sentence({ ...TOLD, message: 'refusal-M-02-later' })).toContain('Choose a card')
  expect(sentence({ code: 'paused', clause: 'Z-01' })).toContain('paused')
  expect(sentence({ code: 'later', sentence: 'As it was told.' })).toBe('As it was told.')
})
