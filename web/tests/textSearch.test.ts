import { expect, test } from 'vitest'
import { cut, fold, holds, wordsOf } from '../src/lib/text/textSearch'

test('folding keeps every letter in its place', () => {
  expect(fold('Expedição ß Ünlü')).toBe('expedicao ß unlu')
  expect(fold('İstanbul ﬁn').length).toBe('İstanbul ﬁn'.length)
})

test('all words of a search must be there', () => {
  expect(holds('Die Münze liegt im Fluss.', wordsOf(' munze FLUSS'))).toBe(true)
  expect(holds('Die Münze liegt im Fluss.', wordsOf('münze dorf'))).toBe(false)
})

test('an apostrophe is found however it was typed', () => {
  expect(holds('Les portes de l’El Dorado', wordsOf("de l'el dorado"))).toBe(true)
  expect(holds("Witch's Cauldron", wordsOf('witch’s'))).toBe(true)
})

test('text is cut at what was found and at the names of symbols', () => {
  const signs = new Map([['coin', 'coin']])
  expect(cut('A coin, coins.', wordsOf('coin'), signs)).toEqual([
    { text: 'A ', marked: false, sign: '' },
    { text: 'coin', marked: true, sign: 'coin' },
    { text: ', ', marked: false, sign: '' },
    { text: 'coin', marked: true, sign: '' },
    { text: 's.', marked: false, sign: '' },
  ])
  expect(
    cut('plain', [])
      .map((one) => one.text)
      .join(''),
  ).toBe('plain')
})
