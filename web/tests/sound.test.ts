/** The sounds as data: each its own, short, quiet, and never more than a loudspeaker can do. */

import { expect, test } from 'vitest'
import { type Noise, RECIPES, type Recipe, type Tone, VOLUME } from '../src/lib/app/soundRecipes'
import { stepOn } from '../src/table/stage/eventSounds'

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
