/** The sounds as data: each its own, short, quiet, and never more than a loudspeaker can do. */

import { describe, expect, test } from 'vitest'
import { type Noise, RECIPES, type Recipe, type Tone, VOLUME } from '../src/lib/app/soundRecipes'
import { layout } from '../src/lib/game/board'
import type { ShownAction } from '../src/lib/net/wire'
import { soundOf, stepOn } from '../src/table/stage/eventSounds'

const all = Object.entries(RECIPES) as [string, Recipe][]
const parts = ({ tones = [], noises = [] }: Recipe): (Tone | Noise)[] => [...tones, ...noises]

/** The sum of all volumes at a moment, as they rise and die away. */
function volume(recipe: Recipe, now: number): number {
  return parts(recipe).reduce((sum, { at = 0, length, loud, rise = 0.012 }) => {
    const since = now - at
    if (since < 0 || since > length) return sum
    const part = since < rise ? since / rise : 1 - (since - rise) / (length - rise)
    return sum + loud * part
  }, 0)
}

test('every event has a recipe of its own', () => {
  const wanted = [
    'card',
    'action',
    'token',
    'remove',
    'take',
    'undo',
    'remark',
    'join',
    'clock',
    'solved',
    'buy',
    'blockade',
    'cave',
    'camp',
    'shuffle',
    'turn',
    'arrive',
    'win',
    'loss',
    'error',
  ]
  const steps = ['jungle', 'river', 'village', 'rubble'].map((terrain) => `step-${terrain}`)
  expect(Object.keys(RECIPES).sort()).toEqual([...wanted, ...steps].sort())
  expect(new Set(all.map(([, recipe]) => JSON.stringify(recipe))).size).toBe(all.length)
})

test.each(all)('%s is short, can be heard and is within bounds', (_, recipe) => {
  expect(parts(recipe).length).toBeGreaterThan(0)
  for (const { from, to = from, at = 0, length, loud, rise = 0.012 } of parts(recipe)) {
    expect(at + length).toBeLessThanOrEqual(1.2)
    expect(rise).toBeLessThan(length)
    expect(loud).toBeGreaterThan(0)
    expect(loud).toBeLessThanOrEqual(1)
    for (const hertz of [from, to]) {
      expect(hertz).toBeGreaterThanOrEqual(40)
      expect(hertz).toBeLessThanOrEqual(6000)
    }
  }
})

test('no sound clips, not even two at once, and none is far louder than another', () => {
  const peaks = all.map(([, recipe]) =>
    Math.max(...Array.from({ length: 600 }, (_, i) => volume(recipe, i / 500))),
  )
  expect(Math.max(...peaks) * VOLUME * 2).toBeLessThan(0.5)
  expect(Math.max(...peaks) / Math.min(...peaks)).toBeLessThan(5)
})

test('a step sounds like the ground', () => {
  expect(stepOn('river')).toBe('step-river')
  expect(stepOn('camp')).toBe('camp')
  expect(stepOn('start')).toBe('step-village')
})

describe('what an action sounds like', () => {
  const board = layout({
    spaces: { a: 'S1', b: 'b1', c: 'R2', d: 'C1', z: 'F:g1' },
    edges: [],
    hexes: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0], z: [4, 0] },
    seams: [],
  })
  const done = (action: string, more: Partial<ShownAction> = {}): ShownAction => ({
    type: 'acted',
    at: 0,
    seat: 0,
    action,
    ...more,
  })

  test.each([
    ['move 1 sailor b', 'step-river'],
    ['move 1 sailor z', 'arrive'],
    ['move 1 trailblazer #1', 'blockade'],
    ['move 1 trailblazer b via #1', 'blockade'],
    ['pay 1 c explorer,sailor', 'step-rubble'],
    ['pay 1 d explorer', 'camp'],
    ['pay 1 #2 explorer', 'blockade'],
    ['native 1 b', 'step-river'],
    ['native_token 1 b', 'step-river'],
    ['native 1 #1', 'blockade'],
    ['play cartographer', 'action'],
    ['remove explorer', 'remove'],
    ['remove none', 'card'],
    ['take journalist', 'take'],
    ['buy scout with traveler', 'buy'],
    ['token draw_card', 'token'],
    ['token remove_card explorer', 'token'],
  ])('%s', (action, heard) => {
    expect(soundOf(done(action), board, false)).toBe(heard)
  })

  test('a find is louder than the step that led to it', () => {
    expect(soundOf(done('move 1 sailor b', { found: ['coin_1'] }), board, false)).toBe('cave')
  })

  test('the end of a turn calls the next player, or is the sound of a shuffle, or silent', () => {
    expect(soundOf(done('end'), board, true)).toBe('turn')
    expect(soundOf(done('end', { shuffled: true }), board, false)).toBe('shuffle')
    expect(soundOf(done('end keep explorer'), board, false)).toBeNull()
  })
})
