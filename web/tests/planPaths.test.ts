/** A planned turn as ways on the board. */

import { expect, test } from 'vitest'
import { begins, legs, lines, rewound, undoable } from '../src/hints/planPaths'
import { layout } from '../src/lib/game/board'
import type { GameView } from '../src/lib/net/wire'
import type { Entry } from '../src/lib/text/eventSentences'

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
  expect(lines(board, found).map((line) => line.length)).toEqual([4])
})

test('each piece has a line of its own', () => {
  const pair = { ...view, players: [{ pieces: ['a', 'c'], blockades: [] }] } as unknown as GameView
  const found = legs(board, pair, 0, ['move 1 explorer b', 'move 2 sailor #4', 'move 2 sailor d'])
  expect(lines(board, found).map((line) => line.length)).toEqual([2, 2])
})

test('a way that the rules do not explain is drawn all the same', () => {
  const [leg] = legs(board, view, 0, ['native 1 b'])
  expect(leg?.path).toEqual(['a', 'b'])
})

const entry = (seat: number, action: string, from: string, more: object = {}) =>
  ({ seat, from, last: action === 'end', event: { action, ...more } }) as unknown as Entry

test('what can be taken back ends where something came to light, and with the turn', () => {
  const own = [entry(0, 'move 1 explorer b', 'a'), entry(0, 'move 1 explorer c', 'b')]
  expect(undoable([entry(1, 'end', ''), ...own], 0)).toEqual(own)
  expect(undoable([entry(0, 'play compass', '', { drawn: 3 }), ...own], 0)).toEqual(own)
  expect(undoable([...own, entry(0, 'move 1 sailor d', 'c', { found: ['coin_1'] })], 0)).toEqual([])
  expect(undoable([entry(0, 'end', '')], 0)).toEqual([])
})

test('pieces go back to where the first of the entries found them', () => {
  const own = [entry(0, 'move 1 explorer b', 'a'), entry(0, 'move 1 explorer c', 'b')]
  const later = { ...view, players: [{ pieces: ['c'] }, { pieces: ['e'] }] } as unknown as GameView
  expect(rewound(later, 0, own).players.map((one) => one.pieces)).toEqual([['a'], ['e']])
  expect(later.players[0]?.pieces).toEqual(['c'])
})

test('beginnings', () => {
  expect(begins(['a', 'b'], [])).toBe(true)
  expect(begins(['a', 'b'], ['a'])).toBe(true)
  expect(begins(['a'], ['a', 'b'])).toBe(false)
})
