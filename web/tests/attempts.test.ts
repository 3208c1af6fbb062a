/** What is asked of the rules when somebody points at something that cannot be done. */

import { expect, test } from 'vitest'
import { layout } from '../src/lib/game/board'
import type { GameView } from '../src/lib/net/wire'
import {
  attemptedMove,
  attemptedTarget,
  attemptedToken,
  couldMove,
} from '../src/table/tries/attempts'

const board = layout({
  spaces: { a: 'S1', b: 'g1', c: 'b2', d: 'y1', e: 'R2' },
  edges: [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['d', 'e'],
  ],
  hexes: {},
  seams: [],
})

interface Place {
  pieces: string[]
  hand?: string[]
  tokens?: string[]
  turn?: object
}

const view = ({ pieces, hand = [], tokens = [], turn = {} }: Place) =>
  ({ players: [{ pieces, hand, tokens }], turn }) as unknown as GameView
const moved = (mover: string, target: string, ...pieces: string[]) =>
  attemptedMove(board, view({ pieces }), 0, mover, target)

test('a card pointed at something becomes an action', () => {
  expect(moved('explorer', 'c', 'a')).toBe('move 1 explorer c')
  expect(moved('native', 'c', 'a')).toBe('native 1 c')
  expect(moved('paddle_2', 'c', 'a')).toBe('move 1 paddle_2 c')
  expect(moved('cartographer', 'c', 'a')).toBe('move 1 cartographer c')
})

test('a joker shows what the target asks for', () => {
  expect(moved('adventurer', 'c', 'a')).toBe('move 1 adventurer:paddle c')
  expect(moved('adventurer', 'd', 'a')).toBe('move 1 adventurer:coin d')
  expect(moved('adventurer', 'a', 'a')).toBe('move 1 adventurer:machete a')
})

test('a changed card shows what the target asks for', () => {
  const changing = view({ pieces: ['a'], turn: { change_symbol: 1 } })
  expect(attemptedMove(board, changing, 0, 'explorer', 'c')).toBe('move 1 explorer:paddle c')
  expect(attemptedMove(board, changing, 0, 'explorer', 'a')).toBe('move 1 explorer:paddle a')
})

test('of two pieces the nearer one is meant, and never one that stands there', () => {
  expect(moved('scout', 'c', 'b', 'a')).toBe('move 1 scout c')
  expect(moved('scout', 'b', 'b', 'a')).toBe('move 2 scout b')
  expect(moved('scout', 'd', 'gate', 'a')).toBe('move 2 scout d')
})

test('without a chosen card the strongest that fits is meant', () => {
  const hand = ['explorer', 'sailor', 'captain', 'compass']
  const at = (target: string) => attemptedTarget(board, view({ pieces: ['a'], hand }), 0, target)
  expect(at('c')).toBe('move 1 captain c')
  expect(at('b')).toBe('move 1 explorer b')
  expect(at('#4')).toMatch(/^move 1 /)
})

test('where cards are asked for, paying is meant', () => {
  const hand = ['explorer', 'sailor', 'captain']
  const at = (target: string) => attemptedTarget(board, view({ pieces: ['a'], hand }), 0, target)
  expect(at('e')).toBe('pay 1 e explorer,sailor')
})

test('an empty hand means nothing', () => {
  expect(attemptedTarget(board, view({ pieces: ['a'] }), 0, 'e')).toBe('')
})

test('a token is tried as it is used', () => {
  const tried = (token: string) => attemptedToken(board, view({ pieces: ['a'] }), 0, token)
  expect(tried('keep_item')).toBe('token keep_item')
  expect(tried('paddle_2')).toBe('move 1 paddle_2 c')
  expect(tried('paddle_1')).toBe('move 1 paddle_1 b')
  expect(tried('native_token')).toBe('native_token 1 b')
})

test('cards and tokens with power can be tried on a space, other tokens cannot', () => {
  expect(['compass', 'explorer', 'coin_1', 'native_token'].every(couldMove)).toBe(true)
  expect(couldMove('draw_card')).toBe(false)
})
