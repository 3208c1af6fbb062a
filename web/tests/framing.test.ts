/** Where the board lies: between what covers it, beside panels, and looking ahead. */

import { SvelteMap } from 'svelte/reactivity'
import { beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../src/lib/app/settings.svelte'
import { type Box, layout, type Point, pointsOf } from '../src/lib/game/board'
import type { GameView, PlayerView } from '../src/lib/net/wire'
import { Camera } from '../src/table/board/camera.svelte'
import { fitAround, hexBox, overlap, roomBeside } from '../src/table/board/fitting'
import { shortestWay } from '../src/table/board/shortestWay'

/** A way of forty spaces that ends in El Dorado. */
const NAMES = Array.from({ length: 40 }, (_, i) => `s${i}`)
const board = layout({
  spaces: Object.fromEntries(NAMES.map((name, i) => [name, i === 39 ? 'F:g1' : 'g1'])),
  edges: NAMES.slice(1).map((name, i) => [NAMES[i] as string, name]),
  hexes: Object.fromEntries(NAMES.map((name, i) => [name, [i, 0]])),
  seams: [],
})
const DESKTOP = { width: 1440, height: 800 }
const PHONE = { width: 390, height: 844 }
const DOCK: Box[] = [
  { x: 0, y: 500, width: 400, height: 300 },
  { x: 400, y: 650, width: 1040, height: 150 },
]
const HEXES: Point[] = [...pointsOf(board, NAMES), ...board.city]

/** A camera on that board; where the piece stands and which panels are open can change. */
function look(size: typeof PHONE, dock: Box[] = []) {
  const now = new SvelteMap<'piece' | 'panels', unknown>([
    ['piece', 's2'],
    ['panels', []],
  ])
  const pieces = () => [now.get('piece')]
  const play = {
    board,
    get me() {
      return { pieces: pieces() } as PlayerView
    },
    get view() {
      return { to_move: 0, players: [{ pieces: pieces() }] } as unknown as GameView
    },
  }
  const camera = new Camera(
    play,
    () => ({ top: 10, right: 8, bottom: 300, left: 8 }),
    () => ({ dock, panels: now.get('panels') as Box[] }),
  )
  camera.size = size
  camera.lookFirst()
  return { camera, now }
}

const at = (name: string): Point => pointsOf(board, [name])[0] as Point
const across = (camera: Camera, name: string) =>
  camera.at.x + camera.at.k * (at(name)[0] - camera.world.x)
const boxOf = (camera: Camera, hex: Point) => {
  const { x, y, k } = camera.at
  return hexBox(hex, { x: x - k * camera.world.x, y: y - k * camera.world.y, k })
}

beforeEach(() => {
  settings.motion = 'less'
  vi.stubGlobal('cancelAnimationFrame', () => {})
})

test('a board fits between covers, larger than it could be above all of them', () => {
  const shape: Point[] = [0, 87, 174, 261].map((x): Point => [x, 0])
  shape.push([261, 75], [261, 150], [261, 225])
  const frame = { x: 0, y: 0, width: 600, height: 600 }
  const covers = [{ x: 0, y: 300, width: 400, height: 300 }]
  const fit = fitAround(shape, frame, covers, 9)
  const above = fitAround(shape, { ...frame, height: 300 }, [], 9)
  if (!fit || !above) throw new Error('nothing fits')
  expect(fit.k).toBeGreaterThan(above.k * 1.2)
  for (const hex of shape) {
    const box = hexBox(hex, fit)
    expect(covers.some((cover) => overlap(cover, box))).toBe(false)
    expect(box.x).toBeGreaterThanOrEqual(-0.01)
    expect(box.y + box.height).toBeLessThanOrEqual(600.01)
  }
  expect(fitAround(shape, frame, [frame], 9)).toBeNull()
})

test('the room beside a panel is the largest that is left', () => {
  const room = { x: 0, y: 0, width: 100, height: 100 }
  const right = { x: 70, y: 10, width: 30, height: 80 }
  const top = { x: 0, y: 0, width: 100, height: 40 }
  expect(roomBeside(room, [right])).toEqual({ ...room, width: 70 })
  expect(roomBeside(room, [top])).toEqual({ ...room, y: 40, height: 60 })
  expect(roomBeside(room, [{ ...top, y: 200 }])).toEqual(room)
})

test('a panel over the piece or the city lets the board make room, one over land does not', () => {
  const { camera, now } = look(DESKTOP, DOCK)
  const { at: alone } = camera
  const open = (panel: Box) => {
    now.set('panels', [panel])
    camera.lookFirst()
  }
  open({ x: 600, y: 0, width: 200, height: 600 })
  expect(camera.at).toEqual(alone)
  for (const x of [0, 1240]) {
    const panel = { x, y: 0, width: 200, height: 600 }
    open(panel)
    expect(camera.at).not.toEqual(alone)
    for (const hex of HEXES) expect(overlap(boxOf(camera, hex), panel)).toBe(false)
  }
  now.set('panels', [])
  camera.lookFirst()
  expect(camera.at).toEqual(alone)
})

test('a panel over the piece moves a board that the player has moved', () => {
  const { camera, now } = look(DESKTOP, DOCK)
  camera.zoomBy(2)
  camera.show(...at('s2'))
  const panel = { x: 0, y: 0, width: 400, height: 500 }
  now.set('panels', [panel])
  camera.makeRoom()
  expect(overlap(boxOf(camera, at('s2')), panel)).toBe(false)
  const { at: rest } = camera
  camera.makeRoom()
  expect(camera.at).toBe(rest)
})

test('what lies over a piece weighs more than what lies over any land', () => {
  const { camera } = look(DESKTOP, DOCK)
  const over = (name: string, width: number) => ({ ...boxOf(camera, at(name)), width })
  const piece = camera.hiddenBy(over('s2', 1))
  expect(piece).toBeGreaterThan(camera.hiddenBy(over('s10', 300)))
  expect(camera.hiddenBy(over('s10', 300))).toBeGreaterThan(camera.hiddenBy(over('s10', 1)))
  expect(camera.hiddenBy({ x: 0, y: 0, width: 100, height: 10 })).toBe(0)
})

test('the way ahead leads to the city', () => {
  expect(shortestWay(board, 's36')).toEqual([
    ...pointsOf(board, ['s37', 's38', 's39']),
    ...board.city,
  ])
})

test('a small screen looks ahead: the piece is at the near side', () => {
  const { camera, now } = look(PHONE)
  now.set('piece', 's20')
  camera.lookAhead()
  const piece = across(camera, 's20')
  expect(piece).toBeGreaterThan(30)
  expect(piece).toBeLessThan(390 / 4)
})

test('between steps the board rests until the piece or its targets would be lost', () => {
  const { camera, now } = look(PHONE)
  now.set('piece', 's20')
  camera.lookAhead()
  const { at: rest } = camera
  now.set('piece', 's22')
  camera.keepPiece([at('s23'), at('s3')])
  expect(camera.at, 'what is behind is not worth a move').toBe(rest)
  camera.keepPiece([at('s26')])
  expect(camera.at).not.toBe(rest)
  expect(camera.inView(...at('s26'), 0)).toBe(true)
  now.set('piece', 's38')
  camera.keepPiece()
  expect(camera.inView(...at('s38'))).toBe(true)
  camera.fit()
  const { at: whole } = camera
  camera.keepPiece()
  camera.lookAhead()
  expect(camera.at, 'who looks at the whole route is left alone').toBe(whole)
})

test('plus, minus and zero move the board, other keys do not', () => {
  const { camera } = look(DESKTOP)
  const { k } = camera.at
  expect(camera.hear('larger')).toBe(true)
  expect(camera.at.k).toBeCloseTo(1.3 * k)
  expect(camera.hear('smaller')).toBe(true)
  expect(camera.hear('larger')).toBe(true)
  expect(camera.hear('whole')).toBe(true)
  expect(camera.at.k).toBeCloseTo(k)
  expect(camera.hear('main')).toBe(false)
})
