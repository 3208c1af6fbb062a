import { expect, test } from 'vitest'
import { chain, layout } from '../src/lib/game/board'

const board = layout({
  spaces: { a: 'S2:g1', b: 'b3', c: 'MC', d: 'R2', z: 'F:b1' },
  edges: [
    ['a', 'b'],
    ['b', 'd'],
    ['d', 'z'],
    ['b', 'c'],
  ],
  hexes: { a: [0, 0], b: [1, 0], c: [1, 1], d: [2, 0], z: [3, 0] },
  seams: [[['a', 'b']]],
})

test('tokens become spaces', () => {
  expect(board.spaces.get('a')).toMatchObject({ terrain: 'jungle', need: 1, start: 2 })
  expect(board.spaces.get('b')).toMatchObject({ terrain: 'river', need: 3 })
  expect(board.spaces.get('c')).toMatchObject({ terrain: 'mountain', cave: true })
  expect(board.spaces.get('d')).toMatchObject({ terrain: 'rubble', need: 2 })
  expect(board.spaces.get('z')).toMatchObject({ terrain: 'river', finish: true })
})

test('distances count steps to the gate and go around mountains', () => {
  expect(board.distance.get('z')).toBe(1)
  expect(board.distance.get('a')).toBe(4)
  expect(board.distance.has('c')).toBe(false)
})

test('a seam lies on the edge between its spaces', () => {
  expect(board.seamBetween.get('b|a')).toBe(0)
  expect(board.seams[0]?.lines).toHaveLength(1)
  expect(board.seams[0]?.lines[0]).toHaveLength(2)
})

test('segments are joined into one line', () => {
  const lines = chain([
    [
      [2, 0],
      [3, 0],
    ],
    [
      [0, 0],
      [1, 0],
    ],
    [
      [2, 0],
      [1, 0],
    ],
  ])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toHaveLength(4)
})

test('a board without places is laid out in layers', () => {
  const graph = layout({ spaces: { a: 'S1', b: 'g1' }, edges: [['a', 'b']], hexes: {}, seams: [] })
  expect(graph.ways).toHaveLength(1)
  expect(graph.spaces.get('b')?.x).toBeGreaterThan(graph.spaces.get('a')?.x ?? 0)
})
