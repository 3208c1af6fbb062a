import { expect, test } from 'vitest'
import { layout } from '../src/lib/game/board'
import { type Ground, reach, strollTo, wayTo } from '../src/lib/game/reach'

/** a - b - c - d in a row with a village e beside b; a blockade (number 5, machete 2) between c and d. */
const board = layout({
  spaces: { a: 'S1', b: 'g1', c: 'g2', d: 'g1', e: 'y1', z: 'F:g1' },
  edges: [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['b', 'e'],
    ['d', 'z'],
  ],
  hexes: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0], e: [1, 1], z: [4, 0] },
  seams: [[['c', 'd']]],
})
const ground = (more: Partial<Ground> = {}): Ground => ({
  board,
  occupied: new Set(),
  lying: [5],
  ...more,
})
const ends = (power: number, more?: Partial<Ground>) =>
  reach(ground(more), 'a', 'machete', power).map(
    (way) => `${way.end}${way.taken.map((n) => `#${n}`).join('')}`,
  )

test('a card goes as far as its power and symbol allow', () => {
  expect(ends(1)).toEqual(['b'])
  expect(ends(3)).toEqual(['b', 'c'])
  expect(reach(ground(), 'b', 'coin', 1).map((way) => way.end)).toEqual(['e'])
})

test('a blockade is paid for, and may be taken without going on', () => {
  expect(ends(5)).toContain('c#5')
  expect(ends(6)).toContain('d#5')
  const way = wayTo(ground(), 'a', 'machete', 6, 'd', [5])
  expect(way?.steps.map((step) => step.take ?? step.space)).toEqual(['b', 'c', 5, 'd'])
  expect(way?.left).toBe(0)
})

test('once it is gone the way is free', () => {
  expect(ends(4, { lying: [0] })).toContain('d')
})

test('occupied spaces are closed, finishing spaces end the movement', () => {
  expect(ends(6, { occupied: new Set(['b']) })).toEqual([])
  expect(ends(5, { lying: [0] })).toContain('z')
})

test('a way of the past is drawn over anything but mountains', () => {
  expect(strollTo(board, 'a', 'd')).toEqual(['a', 'b', 'c', 'd'])
})
