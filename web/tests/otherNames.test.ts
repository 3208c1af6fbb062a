/** Old and other names in any language find their card. */

import { expect, test } from 'vitest'
import { CARDS } from '../src/lib/game/facts'
import { calledSo, namesOf } from '../src/lib/text/otherNames'
import { wordsOf } from '../src/lib/text/textSearch'

const cards = (query: string) =>
  [...CARDS.keys()].filter((id) => calledSo(`card-${id}`, wordsOf(query)).length)

test.each([
  ['telephone', ['transmitter']],
  ['Telegraph', ['transmitter']],
  ['Fernsprech', ['transmitter']],
  ['researcher', ['explorer']],
  ['Forscher', ['explorer']],
  ['SAVANT', ['explorer']],
  ['explorateur', ['trailblazer']],
  ['discoverer', ['trailblazer']],
  ['mapmaker', ['cartographer']],
  ['travel diary', ['travel_log']],
  ['travel guide', ['travel_log']],
  ['eclaireur', ['scout']],
])('%s is a name of %j', (query, found) => {
  expect(cards(query)).toEqual(found)
})

test('one name may be that of several cards', () => {
  expect(cards('explorer')).toEqual(['explorer', 'trailblazer'])
})

test('a name is found from the beginning of a word, and nothing by nothing', () => {
  expect(cards('flugzeug')).toEqual(['prop_plane'])
  expect(cards('avant')).toEqual([])
  expect(cards('')).toEqual([])
})

test('every card has a name in every language', () => {
  for (const id of CARDS.keys()) expect(namesOf(`card-${id}`).length).toBeGreaterThan(1)
})
