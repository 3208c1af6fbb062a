/** Several cards in a row that lead to a far space. */

import { expect, test } from 'vitest'
import { layout } from '../src/lib/game/board'
import type { GameView } from '../src/lib/net/wire'
import { proposals } from '../src/table/model/farMoves'

/** a - jungle b - river c - rubble d - jungle z, with a base camp e beside c; a rubble blockade before f. */
const board = layout({
  spaces: { a: 'S1', b: 'g1', c: 'b1', d: 'R1', e: 'C1', f: 'y1', z: 'F:g1' },
  edges: [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['c', 'e'],
    ['b', 'f'],
    ['d', 'z'],
  ],
  hexes: {},
  seams: [[['b', 'f']]],
})

function found(target: string, hand: string[], tokens: string[] = []): string[][] {
  const view = {
    board: { blockades: [{ number: 3, edges: [['b', 'f']] }] },
    players: [{ pieces: ['a'], blockades: [], hand, tokens }],
    turn: { bought: false },
    variant: {},
    to_move: 0,
  } as unknown as GameView
  return proposals(board, view, 0, target).map((one) =>
    one.moves.map(({ text, paid }) => [text, ...paid].join(' ')),
  )
}

test('cards follow each other', () => {
  expect(found('c', ['sailor', 'explorer', 'traveler'])).toEqual([
    ['move 1 explorer b', 'move 1 sailor c'],
  ])
})

test('what is paid in cards is part of a plan, with the least valuable cards', () => {
  expect(found('e', ['sailor', 'explorer', 'scout', 'traveler'])[0]).toEqual([
    'move 1 explorer b',
    'move 1 sailor c',
    'pay 1 e traveler',
  ])
  expect(found('z', ['sailor', 'explorer', 'explorer', 'traveler'])[0]).toEqual([
    'move 1 explorer b',
    'move 1 sailor c',
    'pay 1 d traveler',
    'move 1 explorer z',
  ])
})

test('cards that are needed further on are not paid', () => {
  const plan = found('z', ['sailor', 'explorer', 'explorer', 'journalist'])[0]
  expect(plan).toContain('pay 1 d journalist')
  expect(found('z', ['sailor', 'explorer', 'explorer'])).toEqual([])
})

test('a blockade of rubble is paid for before the way goes on', () => {
  expect(found('f', ['explorer', 'sailor', 'traveler'])[0]).toEqual([
    'move 1 explorer b',
    'pay 1 #3 sailor',
    'move 1 traveler f',
  ])
})

test('natives and tokens help', () => {
  expect(found('e', ['explorer', 'native'], ['paddle_1'])[0]).toHaveLength(3)
  expect(found('c', ['native', 'explorer'])[0]).toEqual(['move 1 explorer b', 'native 1 c'])
})

test('there is no plan where nothing leads', () => {
  expect(found('e', ['explorer', 'traveler'])).toEqual([])
})
