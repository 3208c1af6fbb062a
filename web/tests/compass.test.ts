/** Six directions over every board of the game: each step is undone by its opposite. */

import { expect, test } from 'vitest'
import boardsText from '../../tests/contract/boards.json?raw'
import { type BoardGraph, layout } from '../src/lib/game/board'
import { compassOf, HEADINGS, headingOf, opposite, stepTo } from '../src/table/speech/compass'

const GROUNDS = JSON.parse(boardsText) as Record<string, BoardGraph>
const names = Object.keys(GROUNDS)

test.each(names)('%s: every neighbour is one step away, and every step leads back', (name) => {
  const ground = GROUNDS[name] as BoardGraph
  const board = layout({ ...ground, seams: ground.seams ?? [] })
  for (const [space, others] of board.neighbours) {
    const rose = compassOf(board).get(space)
    // A board made by hand may have more neighbours than there are directions.
    if (others.length <= HEADINGS.length)
      expect([...(rose?.values() ?? [])].sort(), space).toEqual([...others].sort())
    for (const heading of HEADINGS) {
      const there = stepTo(board, space, heading)
      if (there) expect(stepTo(board, there, opposite(heading))).toBe(space)
    }
  }
})

test('a board without a grid has directions too, and back', () => {
  const board = layout({
    spaces: { a: 'S1', b: 'g1', c: 'g1', z: 'F:g1' },
    edges: [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'z'],
      ['c', 'z'],
    ],
    hexes: {},
    seams: [],
  })
  for (const [space, others] of board.neighbours) {
    const rose = compassOf(board).get(space)
    expect([...(rose?.values() ?? [])].sort()).toEqual([...others].sort())
    for (const [heading, there] of rose ?? []) {
      expect(stepTo(board, there, opposite(heading))).toBe(space)
    }
  }
})

test('the arrows lead in six directions, and the opposite arrow back', () => {
  const back: Record<string, string> = { Up: 'Down', Down: 'Up', Left: 'Right', Right: 'Left' }
  const found = new Set<string>()
  for (const [arrow, other] of Object.entries(back)) {
    for (const shift of [false, true]) {
      const heading = headingOf({ key: `Arrow${arrow}`, shiftKey: shift })
      if (!heading) throw new Error(arrow)
      found.add(heading)
      expect(headingOf({ key: `Arrow${other}`, shiftKey: shift })).toBe(opposite(heading))
    }
  }
  expect([...found].sort()).toEqual([...HEADINGS].sort())
  expect(headingOf({ key: 'Enter', shiftKey: false })).toBeUndefined()
})
