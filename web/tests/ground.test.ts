/** The land as a picture. */

import './support/files'
import { describe, expect, test } from 'vitest'
import { type BoardGraph, layout } from '../src/lib/game/board'
import { groundPicture, readLand, spacePicture } from '../src/table/board/ground'
import { kindAt } from '../src/table/land/chance'
import { gatesOf, plaza, wayIn } from '../src/table/land/city'
import { borders, current, huts, liesOf, paths, thickets, water } from '../src/table/land/lie'

const document: BoardGraph = {
  spaces: { a: 'S1', b: 'g3', c: 'MC', z: 'F:b1' },
  edges: [
    ['a', 'b'],
    ['b', 'z'],
  ],
  hexes: { a: [0, 0], b: [1, 0], c: [1, 1], z: [2, 0] },
  seams: [],
}
await readLand()
const board = layout(document)
const drawn = (value: (name: string) => string) =>
  decodeURIComponent(groundPicture(board, board.box, value).href.split(',').slice(1).join(','))
const svg = drawn((name) => `<${name}>`)
const spaces = svg.split('<g transform="translate').filter((one) => one.includes('<polygon'))
const of = (name: string) => spaces.find((one) => one.includes(name)) ?? ''

test('a space shows as many signs as it asks for', () => {
  expect(spaces).toHaveLength(4)
  expect(of('texture-jungle').match(/#machete/g)).toHaveLength(3)
  expect(of('texture-river').match(/#paddle/g)).toHaveLength(1)
  expect(of('texture-river')).toContain('texture-finish')
  expect(of('texture-cave')).not.toContain('#machete')
})

test('it brings its colours and its sprites along, and is the same each time', () => {
  expect(svg).toContain('--jungle-3:<--jungle-3>')
  expect(svg).toContain('--on-3:<--on-3>')
  expect(svg).not.toContain('--village')
  for (const [, sprite] of svg.matchAll(/<use href="#([\w-]+)"/g)) {
    expect(svg).toContain(`id="${sprite}"`)
  }
  expect(drawn((name) => `<${name}>`)).toBe(svg)
})

test('one space by itself needs no neighbours', () => {
  const space = { ...layout(document).spaces.get('z'), x: 0, y: 0, hex: null }
  const alone = decodeURIComponent(spacePicture(space as never, () => '#123456'))
  expect(alone).toContain('#paddle')
  expect(alone).not.toContain('NaN')
})

describe('the city', () => {
  test('of a hand-made board stands beside its finish', () => {
    expect(svg).toContain('#city')
    expect(board.city).toHaveLength(1)
  })

  test('has a gate at every finishing space that touches it, and a way through it', () => {
    const [gate] = gatesOf(board)
    expect(gate?.finish).toBe('z')
    const [x, y] = [board.spaces.get('z')?.x ?? 0, board.spaces.get('z')?.y ?? 0]
    expect(Math.hypot((gate?.at[0] ?? 0) - x, (gate?.at[1] ?? 0) - y)).toBeCloseTo(43.3, 0)
    expect(wayIn(board, 'z')).toEqual([gate?.at, plaza(board)])
    expect(wayIn(board, 'b')).toEqual([plaza(board)])
  })
})

/** A flower of six around one. */
function flower(middle: string, others: string) {
  const ring = [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const
  const hexes = Object.fromEntries(ring.map((hex, i) => [`s${i}`, [...hex] as [number, number]]))
  const tokens = Object.fromEntries(ring.map((_, i) => [`s${i}`, i ? others : middle]))
  return liesOf([...layout({ spaces: tokens, edges: [], hexes, seams: [] }).spaces.values()])
}
const middleOf = (lies: ReturnType<typeof flower>) => lies[0] as (typeof lies)[number]

describe('what joins spaces', () => {
  test('water reaches the edges where a river flows on, and has banks elsewhere', () => {
    const lake = middleOf(flower('b1', 'b1'))
    expect(water(lake)).toContain('43.3-25')
    expect(current(lake).match(/M/g)?.length).toBeGreaterThanOrEqual(12)
    const pond = middleOf(flower('b1', 'g1'))
    expect(water(pond)).not.toContain('43.3-25')
    expect(current(pond)).toBe('')
  })

  test('a current meets that of the next space on their edge', () => {
    const [here, there] = flower('b1', 'b1').slice(0, 2) as [never, never]
    const ends = (data: string) =>
      [...data.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)Q/g)].map((one) => [
        Number(one[1]),
        Number(one[2]),
      ])
    const east = ends(current(here)).filter(([x]) => (x ?? 0) > 43)
    const west = ends(current(there)).filter(([x]) => (x ?? 0) < -43)
    expect(east.map(([, y]) => y).sort()).toEqual(expect.arrayContaining(west.map(([, y]) => y)))
  })

  test('paths lead to villages alone, and huts keep off them', () => {
    expect(paths(middleOf(flower('y1', 'y1'))).match(/M/g)).toHaveLength(6)
    expect(paths(middleOf(flower('y1', 'b1')))).toBe('')
    expect(huts(middleOf(flower('y1', 'y1')))).toHaveLength(3)
    expect(huts(middleOf(flower('y3', 'y1')))).toHaveLength(2)
  })

  test('trees grow over the corners between jungles', () => {
    expect(thickets(flower('g1', 'g1')).length).toBeGreaterThanOrEqual(6)
    expect(thickets(flower('b1', 'y1'))).toEqual([])
  })

  test('every edge is drawn once', () => {
    const { soft, hard, coast } = borders(flower('b1', 'g1'))
    expect(hard.match(/M/g)).toHaveLength(6)
    expect(soft.match(/M/g)).toHaveLength(6)
    expect(coast.match(/M/g)).toHaveLength(18)
  })
})

test('neighbours get different drawings, and each its own again', () => {
  const kinds = Array.from({ length: 40 }, (_, i) => kindAt(i * 86.6, 75, 4))
  expect(new Set(kinds)).toEqual(new Set([1, 2, 3, 4]))
  expect(kindAt(86.6, 75, 4)).toBe(kinds[1])
})
