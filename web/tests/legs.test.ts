/** A planned turn as ways on the board. */

import { expect, test } from 'vitest'
import { legs, points } from '../src/hints/legs'
import { layout } from '../src/lib/board'
import type { GameView } from '../src/lib/document'

const board = layout({
  spaces: { a: 'S1', b: 'g1', c: 'g1', d: 'b1', e: 'R1', z: 'F:b1' },
  edges: [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['b', 'e'],
    ['e', 'd'],
    ['d', 'z'],
  ],
  hexes: {},
  seams: [[['c', 'd']]],
})

const view = {
  board: { blockades: [{ number: 4, edges: [['c', 'd']] }] },
  players: [
    { pieces: ['a'], blockades: [] },
    { pieces: ['e'], blockades: [] },
  ],
  turn: { bought: false },
  to_move: 0,
} as unknown as GameView

test('every action goes on from where the one before it ended', () => {
  const found = legs(board, view, 0, [
    'move 1 scout c',
    'move 1 sailor #4',
    'move 1 sailor d',
    'end',
  ])
  expect(found.map((leg) => [leg.from, leg.to])).toEqual([
    ['a', 'c'],
    ['c', ''],
    ['c', 'd'],
    ['', ''],
  ])
  expect(found[0]?.path).toEqual(['a', 'b', 'c'])
  expect(
    points(
      board,
      found.filter((leg) => leg.from),
    ).length,
  ).toBe(4)
})

test('a way that the rules do not explain is drawn all the same', () => {
  const [leg] = legs(board, view, 0, ['native 1 b'])
  expect(leg?.path).toEqual(['a', 'b'])
})
