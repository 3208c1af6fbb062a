/** Which part of the board is seen, and how gestures change it. */

import { SvelteMap } from 'svelte/reactivity'
import { beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../src/lib/app/settings.svelte'
import { layout } from '../src/lib/game/board'
import type { GameView, PlayerView } from '../src/lib/net/wire'
import { Camera } from '../src/table/board/camera.svelte'
import { gestures } from '../src/table/board/gestures'

/** A row of spaces, far too long for a small screen. */
const NAMES = Array.from({ length: 40 }, (_, i) => `s${i}`)
const board = layout({
  spaces: Object.fromEntries(NAMES.map((name) => [name, 'g1'])),
  edges: NAMES.slice(1).map((name, i) => [NAMES[i] as string, name]),
  hexes: Object.fromEntries(NAMES.map((name, i) => [name, [i, 0]])),
  seams: [],
})

/** A camera on that board with the own piece on a space; the frame has room all around. */
function look(width: number, height: number, at = 's2') {
  const me = { pieces: ['gate', at] } as PlayerView
  const view = { to_move: 0, players: [{ pieces: [at] }] } as unknown as GameView
  const camera = new Camera({ board, me, view }, () => ({ top: 10, right: 0, bottom: 90, left: 0 }))
  camera.size = { width, height }
  camera.lookFirst()
  return camera
}

const space = (name: string) => board.spaces.get(name) as { x: number; y: number }
const sees = (camera: Camera, name: string) => camera.inView(space(name).x, space(name).y, 0)

/** The pixel at which a space is seen. */
function pixel(camera: Camera, name: string): [number, number] {
  const { x, y } = space(name)
  const { at, world } = camera
  return [at.x + at.k * (x - world.x), at.y + at.k * (y - world.y)]
}

beforeEach(() => {
  vi.useRealTimers()
  settings.motion = 'less'
  frames()
})

test('a large screen begins with the whole route, a small one near the own piece', () => {
  const large = look(4000, 900)
  expect(NAMES.every((name) => sees(large, name))).toBe(true)
  expect(large.follow).toBe(false)
  const small = look(390, 844)
  expect(sees(small, 's2')).toBe(true)
  expect(sees(small, 's39')).toBe(false)
  expect(small.follow).toBe(true)
  expect(small.scale).toBe(small.at.k)
})

test('a change of size is followed until the player has moved the board', () => {
  const camera = look(4000, 900)
  camera.size = { width: 2000, height: 900 }
  camera.lookFirst()
  expect(NAMES.every((name) => sees(camera, name))).toBe(true)
  camera.zoomBy(2)
  const { at } = camera
  camera.size = { width: 3000, height: 900 }
  camera.lookFirst()
  expect(camera.at).toBe(at)
})

test('buttons zoom around the middle, within limits, and show the whole route again', () => {
  const camera = look(1280, 800)
  const { at } = camera
  camera.zoomBy(1.5)
  expect(camera.at.k).toBeCloseTo(at.k * 1.5)
  for (let i = 0; i < 20; i++) camera.zoomBy(1.5)
  expect(camera.at.k).toBe(2.5)
  for (let i = 0; i < 40; i++) camera.zoomBy(0.5)
  expect(camera.at.k).toBeGreaterThan(at.k * 0.5)
  camera.fit()
  expect(NAMES.every((name) => sees(camera, name))).toBe(true)
})

test('the own piece is followed, and let go where it is seen well already', () => {
  const camera = look(390, 844, 's20')
  camera.fit()
  expect(camera.follow).toBe(false)
  camera.toPiece()
  expect(camera.follow).toBe(true)
  expect(sees(camera, 's20')).toBe(true)
  camera.toPiece()
  expect(camera.follow).toBe(false)
  camera.follow = true
  camera.show(space('s39').x, space('s39').y)
  expect(sees(camera, 's20')).toBe(false)
  camera.keepPiece()
  expect(sees(camera, 's20')).toBe(true)
})

test.each([true, false])('after an arrival the board is calm; the race is over: %s', (finished) => {
  const where = new SvelteMap([['piece', 's20']])
  const play = {
    board,
    get me() {
      return { pieces: [where.get('piece')] } as PlayerView
    },
    get view() {
      return { to_move: 0, players: [this.me], finished } as unknown as GameView
    },
  }
  const camera = new Camera(play, () => ({ top: 10, right: 0, bottom: 90, left: 0 }))
  camera.size = { width: 390, height: 844 }
  camera.lookFirst()
  const { at } = camera
  settings.motion = 'system'
  const frame = frames()
  where.set('piece', 'gate')
  camera.lookFirst()
  expect(camera.at).toBe(at)
  frame(5000)
  if (finished) expect(camera.at).toBe(at)
  else expect(camera.at).toEqual(camera.whole)
})

test('a place that is seen already leaves the board where it is', () => {
  const camera = look(390, 844)
  const { at } = camera
  camera.show(space('s2').x, space('s2').y)
  expect(camera.at).toBe(at)
})

test('without a board or a piece nothing is looked for', () => {
  const inset = { top: 0, right: 0, bottom: 0, left: 0 }
  const camera = new Camera({ board: null, me: undefined, view: undefined }, () => inset)
  camera.lookFirst()
  camera.toPiece()
  camera.keepPiece()
  expect(camera.at).toEqual({ x: 0, y: 0, k: 1 })
})

/** Frames by hand: each call brings the time of the page further. */
function frames() {
  let next: ((now: number) => void) | null = null
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => {
    next = run
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    next = null
  })
  return (now: number) => next?.(performance.now() + now)
}

test('with motion the board glides, and signs wait until it rests', () => {
  settings.motion = 'system'
  const frame = frames()
  vi.useFakeTimers()
  const camera = look(1280, 800)
  const { k } = camera.at
  camera.zoomBy(2)
  frame(100)
  expect(camera.at.k).toBeGreaterThan(k)
  expect(camera.at.k).toBeLessThan(2 * k)
  expect([camera.gesture, camera.scale]).toEqual([true, k])
  frame(5000)
  vi.runAllTimers()
  expect(camera.at.k).toBeCloseTo(2 * k)
  expect([camera.gesture, camera.scale]).toEqual([false, camera.at.k])
})

test('a small screen shows the route first, then glides to the piece; a touch ends that', () => {
  settings.motion = 'system'
  const frame = frames()
  vi.useFakeTimers()
  const begin = () => {
    const camera = look(0, 0)
    camera.size = { width: 390, height: 844 }
    camera.lookFirst(() => true)
    return camera
  }
  const camera = begin()
  expect(NAMES.every((name) => sees(camera, name))).toBe(true)
  vi.advanceTimersByTime(1200)
  frame(400)
  camera.lookFirst(() => true)
  frame(5000)
  expect(sees(camera, 's39')).toBe(false)
  expect(sees(camera, 's2')).toBe(true)
  camera.interrupt(true)

  const touched = begin()
  const { at } = touched
  touched.interrupt(true)
  vi.advanceTimersByTime(5000)
  expect(touched.at).toEqual(at)

  const elsewhere = begin()
  elsewhere.interrupt(false)
  expect(sees(elsewhere, 's39')).toBe(false)
  vi.advanceTimersByTime(5000)
  elsewhere.close()
})

// Gestures

/** A frame with a camera, and hands to touch it with. */
function handle(camera: Camera) {
  const captured: number[] = []
  const frame = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 100, top: 50 }),
    setPointerCapture: (id: number) => captured.push(id),
  })
  const stop = gestures(camera)(frame as unknown as HTMLElement)
  const send = (type: string, x: number, y: number, more: object = {}) => {
    const event = new Event(type, { cancelable: true })
    const rest = { clientX: 100 + x, clientY: 50 + y, button: 0, pointerId: 1, ...more }
    for (const [key, value] of Object.entries(rest)) Object.defineProperty(event, key, { value })
    frame.dispatchEvent(event)
    return event
  }
  return { send, stop, captured }
}

test('a drag takes the board along, and its click is not meant', () => {
  vi.useFakeTimers()
  const camera = look(1280, 800)
  camera.zoomBy(3)
  const { x } = camera.at
  const { send, captured } = handle(camera)
  send('pointerdown', 600, 300)
  send('pointermove', 605, 300)
  expect(camera.gesture, 'a press that hardly moves').toBe(false)
  send('pointermove', 640, 320)
  expect(camera.at.x - x).toBeCloseTo(40)
  expect([camera.held, captured]).toEqual([true, [1]])
  send('pointerup', 640, 320)
  expect(camera.held).toBe(false)
  expect(send('click', 640, 320, { detail: 1 }).defaultPrevented).toBe(true)
  expect(send('click', 640, 320, { detail: 1 }).defaultPrevented).toBe(false)
  vi.runAllTimers()
  expect(camera.gesture).toBe(false)
})

test('a press that slips a little is a click; other buttons and strangers are none', () => {
  const camera = look(1280, 800)
  const { send } = handle(camera)
  send('pointerdown', 600, 300)
  send('pointermove', 603, 302)
  send('pointerup', 603, 302)
  expect(send('click', 603, 302, { detail: 1 }).defaultPrevented).toBe(false)
  const { at } = camera
  send('pointerdown', 600, 300, { button: 2 })
  send('pointermove', 700, 300)
  send('pointerup', 700, 300)
  expect(camera.at).toBe(at)
})

test('the board cannot be dragged out of sight', () => {
  const camera = look(1280, 800)
  const { send } = handle(camera)
  send('pointerdown', 600, 300)
  send('pointermove', 9000, 9000)
  expect(NAMES.some((name) => sees(camera, name))).toBe(true)
  send('pointermove', -9000, -9000)
  expect(NAMES.some((name) => sees(camera, name))).toBe(true)
})

test('two fingers zoom between them, and one of them goes on alone', () => {
  const camera = look(390, 844, 's20')
  const { send } = handle(camera)
  const { k } = camera.at
  const [px, py] = pixel(camera, 's20')
  send('pointerdown', px - 20, py)
  send('pointerdown', px + 20, py, { pointerId: 2 })
  send('pointermove', px - 40, py)
  send('pointermove', px + 40, py, { pointerId: 2 })
  expect(camera.at.k).toBeCloseTo(2 * k)
  const now = pixel(camera, 's20')
  expect(now[0]).toBeCloseTo(px)
  expect(now[1]).toBeCloseTo(py)
  send('pointerup', px - 40, py)
  const { at } = camera
  send('pointermove', px + 30, py, { pointerId: 2 })
  expect(camera.at.x).toBeCloseTo(at.x - 10)
  expect(camera.at.k).toBe(at.k)
  send('pointercancel', px + 30, py, { pointerId: 2 })
  expect(camera.held).toBe(false)
})

test('the wheel zooms at the pointer, finely with the control key', () => {
  vi.useFakeTimers()
  const camera = look(390, 844, 's20')
  const { send, stop } = handle(camera)
  const [px, py] = pixel(camera, 's20')
  const { k } = camera.at
  expect(send('wheel', px, py, { deltaY: -100, deltaMode: 0 }).defaultPrevented).toBe(true)
  expect(camera.at.k).toBeCloseTo(k * 2 ** 0.2)
  expect(pixel(camera, 's20')[0]).toBeCloseTo(px)
  expect(camera.held).toBe(true)
  send('wheel', px, py, { deltaY: 2, deltaMode: 1 })
  send('wheel', px, py, { deltaY: 1, deltaMode: 0, ctrlKey: true })
  vi.runAllTimers()
  expect(camera.held).toBe(false)
  expect(camera.scale).toBe(camera.at.k)
  stop()
  const { at } = camera
  send('wheel', px, py, { deltaY: -100, deltaMode: 0 })
  expect(camera.at).toBe(at)
})
