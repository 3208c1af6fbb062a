/** French where code joins words: spaces before signs, and symbols counted before their names. */

import { beforeAll, expect, test } from 'vitest'
import { reasons } from '../src/hints/planWords'
import { speak } from '../src/lib/text/i18n.svelte'
import { joined, labelled, powerName } from '../src/lib/text/words'
import { cardWords } from '../src/table/speech/names'

beforeAll(() => speak('fr'))

test('narrow spaces stand before a colon and a semicolon', () => {
  expect(labelled('Deux pions', 'avancez')).toBe('Deux pions\u202f: avancez')
  expect(joined(['avance', 'achète'])).toBe('avance\u202f; achète')
  const all = [
    { kind: 'arrive' as const, about: {} },
    { kind: 'save' as const, about: {} },
  ]
  expect(reasons(all, String)).toBe(
    'atteint l’El Dorado\u202f; garde l’équipement qui vient de servir',
  )
})

test('a cave token that draws is named as a token', () => {
  const [card, token] = ['compass', 'draw_card'].map((id) =>
    reasons([{ kind: 'draw', about: { with: id } }], String),
  )
  expect(card).toContain('d’abord Boussole')
  expect(token).toContain('d’abord la tuile «\u202fPiocher une carte\u202f»')
})

test('a power is a number of symbols; of a joker it is a force', () => {
  expect([1, 2].map((power) => powerName(['machete'], power))).toEqual([
    '1 machette',
    '2 machettes',
  ])
  expect(powerName(['rubble'], 2)).toBe('éboulis de 2 cartes')
  expect(cardWords('captain')).toBe('Capitaine, 3 pagaies')
  expect(cardWords('adventurer')).toBe('Aventurière, machette, pagaie ou pièce, force 2')
})
