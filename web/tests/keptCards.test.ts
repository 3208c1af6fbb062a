/** Marks on cards that are kept: they follow the cards that stay. */

import { expect, test } from 'vitest'
import { readAction } from '../src/lib/game/action'
import { keptAfter } from '../src/table/model/keptCards'

const hand = ['explorer', 'explorer', 'sailor', 'traveler'].map((id, i, all) => ({
  id,
  key: `${id}-${all.slice(0, i).filter((one) => one === id).length}`,
}))
const after = (kept: string[], text: string, keys: string[] = []) =>
  keptAfter(kept, hand, readAction(text), keys)

test('a mark stays with a card that stays', () => {
  expect(after(['sailor-0'], 'move 1 explorer B32')).toEqual(['sailor-0'])
  expect(after(['sailor-0'], 'move 1 sailor B32')).toEqual([])
})

test('of two cards alike the other one keeps its mark under the number it has then', () => {
  expect(after(['explorer-1'], 'move 1 explorer B32', ['explorer-0'])).toEqual(['explorer-0'])
  expect(after(['explorer-0'], 'move 1 explorer B32', ['explorer-0'])).toEqual([])
  expect(after(['explorer-0', 'explorer-1'], 'buy scout with explorer,sailor')).toEqual([
    'explorer-0',
  ])
})

test('what is bought is not in the hand, and the end of the turn forgets all marks', () => {
  expect(after(['explorer-0'], 'take explorer')).toEqual(['explorer-0'])
  expect(after(['explorer-0'], 'end keep explorer')).toEqual([])
})
