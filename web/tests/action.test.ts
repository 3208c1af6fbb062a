import { expect, test } from 'vitest'
import { readAction, takenBy } from '../src/lib/game/action'

test('a movement tells its piece, card, symbol, target and blockades', () => {
  const action = readAction('move 2 adventurer:paddle C12 via #4,#1')
  expect(action).toMatchObject({
    verb: 'move',
    piece: 2,
    card: 'adventurer',
    symbol: 'paddle',
    target: 'C12',
  })
  expect(takenBy(action)).toEqual([1, 4])
})

test('a blockade taken without a step is among those taken', () => {
  expect(takenBy(readAction('move 1 scout #5 via #1'))).toEqual([1, 5])
  expect(takenBy(readAction('pay 1 #3 scout'))).toEqual([3])
})

test('payments, removals and kept cards are lists', () => {
  expect(readAction('buy scout with prop_plane/2,coin_2').cards).toEqual(['prop_plane/2', 'coin_2'])
  expect(readAction('remove none').cards).toEqual([])
  expect(readAction('end keep sailor,scout').cards).toEqual(['sailor', 'scout'])
  expect(readAction('end').cards).toEqual([])
})
