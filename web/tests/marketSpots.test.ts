import { expect, test } from 'vitest'
import { onSpots } from '../src/table/cards/marketSpots'

const SIX: [string, number][] = ['a', 'b', 'c', 'd', 'e', 'f'].map((card) => [card, 3])

test('piles lie in their order at first', () => {
  expect(onSpots([], SIX)).toEqual(SIX)
})

test('a sold pile leaves its spot vacant, and the others stay', () => {
  const sold = SIX.map(([card, left]): [string, number] => [card, card === 'b' ? 0 : left])
  expect(onSpots(SIX, sold).map((spot) => spot?.[0])).toEqual(['a', undefined, 'c', 'd', 'e', 'f'])
})

test('a pile from the reserve comes to the vacant spot, wherever its price would put it', () => {
  const before = onSpots(
    SIX,
    SIX.filter(([card]) => card !== 'c'),
  )
  const after = onSpots(before, [['A', 2], ...SIX.filter(([card]) => card !== 'c')])
  expect(after.map((spot) => spot?.[0])).toEqual(['a', 'b', 'A', 'd', 'e', 'f'])
  expect(after[2]).toEqual(['A', 2])
})

test('after undo the piles may lie otherwise, but all are there', () => {
  const after = onSpots([['x', 1], ...SIX.slice(1)], SIX)
  expect(after.map((spot) => spot?.[0]).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
