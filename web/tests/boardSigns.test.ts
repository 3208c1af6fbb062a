/** What stands and is written on the board: pieces in the city, codes of named spaces. */

import { expect, test } from 'vitest'
import { dismiss, messages, say } from '../src/lib/app/messages.svelte'
import { corners, layout, type Point, pixel } from '../src/lib/game/board'
import { fromTheMiddle, standingPlaces } from '../src/table/board/cityPlaces'
import { codesIn } from '../src/table/board/namedSpaces.svelte'
import { sitDown } from './support/tableServer'

const CITY: Point[] = [pixel([0, 0]), pixel([1, 0]), pixel([1, -1])]

test.each([1, 2, 3, 4])('%i pieces stand in the city side by side', (count) => {
  for (const hexes of [CITY, CITY.slice(0, 1)]) {
    const boxes = standingPlaces(hexes, count).map(({ x, y, most }) => ({
      left: x - 38 * most,
      right: x + 26 * most,
      top: y - 38 * most,
      bottom: y + 22 * most,
    }))
    for (const [i, one] of boxes.entries()) {
      const within = hexes.some(([x, y]) => {
        const xs = corners([x, y]).map(([a]) => a)
        return (
          one.left >= Math.min(...xs) && one.right <= Math.max(...xs) && Math.abs(one.top - y) < 50
        )
      })
      expect(within, 'with its number inside a hex').toBe(true)
      for (const other of boxes.slice(i + 1)) {
        const apart = one.right <= other.left + 0.01 || other.right <= one.left + 0.01
        expect(apart || one.bottom < other.top || other.bottom < one.top).toBe(true)
      }
    }
  }
})

test('the middle of the city comes first', () => {
  const row: Point[] = [
    [0, 0],
    [200, 0],
    [100, 0],
  ]
  expect(fromTheMiddle(row)[0]).toEqual([100, 0])
})

test('a text names the spaces whose codes are in it', () => {
  const board = layout({
    spaces: { B1: 'g1', B18: 'g1', N37: 'b2' },
    edges: [],
    hexes: { B1: [0, 0], B18: [1, 0], N37: [2, 0] },
    seams: [],
  })
  expect(codesIn('Explorer to B18 (jungle 1), then N37.', board)).toEqual(['B18', 'N37'])
  expect(codesIn('B180 and C12 and 18', board)).toEqual([])
  expect(codesIn('B18', null)).toEqual([])
})

test('a message names a space for as long as it is shown', async () => {
  const { play } = await sitDown('moving')
  const [a] = [...(play.board?.spaces.values() ?? [])]
  play.board = {
    ...(play.board as NonNullable<typeof play.board>),
    spaces: new Map([['B18', a as NonNullable<typeof a>]]),
  }
  expect([...play.namedSpaces]).toEqual([])
  say('B18 is taken.')
  expect([...play.namedSpaces]).toEqual(['B18'])
  for (const one of messages()) dismiss(one.id)
  expect([...play.namedSpaces]).toEqual([])
})
