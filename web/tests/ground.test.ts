/** The land as a picture. */

import { expect, test } from 'vitest'
import { layout } from '../src/lib/game/board'
import { groundPicture } from '../src/table/board/ground'

const board = layout({
  spaces: { a: 'S1', b: 'g3', c: 'MC', z: 'F:b1' },
  edges: [
    ['a', 'b'],
    ['b', 'z'],
  ],
  hexes: { a: [0, 0], b: [1, 0], c: [1, 1], z: [2, 0] },
  seams: [],
})
const svg = decodeURIComponent(
  groundPicture(board, board.box, (name) => `<${name}>`).split(',')[1] ?? '',
)
const spaces = svg.split('<g transform=').slice(1)

test('a space shows as many signs as it asks for', () => {
  expect(spaces).toHaveLength(4)
  expect(spaces[1]?.match(/#machete/g)).toHaveLength(3)
  expect(spaces[1]).toContain('texture-jungle')
  expect(spaces[3]?.match(/#paddle/g)).toHaveLength(1)
  expect(spaces[3]).toContain('texture-finish')
  expect(spaces[2]).toContain('texture-cave')
})

test('it brings its colours and its sprites along', () => {
  expect(svg).toContain('--jungle-3:<--jungle-3>')
  expect(svg).toContain('--on-3:<--on-3>')
  expect(svg).not.toContain('--village')
  expect(svg).toContain('<symbol id="texture-jungle"')
})

test('the city of a hand-made board stands beside its finish', () => {
  expect(svg).toContain('#city')
  expect(board.city).toHaveLength(1)
})
