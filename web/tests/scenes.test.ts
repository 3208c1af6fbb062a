/** The small scenes: short, moved by transform and opacity alone, and never many at once. */

import { afterEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../src/lib/app/settings.svelte'
import { type Act, LENGTHS, partsOf } from '../src/table/stage/sceneParts'
import { Theatre } from '../src/table/stage/theatre.svelte'

const ACTS = Object.keys(LENGTHS) as Act[]

describe.each(ACTS)('%s', (act) => {
  test('takes 150 to 700 milliseconds', () => {
    expect(LENGTHS[act]).toBeGreaterThanOrEqual(150)
    expect(LENGTHS[act]).toBeLessThanOrEqual(700)
  })

  test('moves by transform and opacity alone, and is gone at the end', () => {
    const parts = partsOf(act)
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.length).toBeLessThanOrEqual(16)
    for (const { frames } of parts) {
      for (const frame of frames) {
        expect(
          Object.keys(frame).filter((key) => !['transform', 'opacity', 'offset'].includes(key)),
        ).toEqual([])
      }
      expect(frames.at(-1)?.opacity).toBe(0)
    }
  })
})

describe('the theatre', () => {
  const spot = { x: 1, y: 2, hex: 50 }
  afterEach(() => {
    settings.motion = 'system'
    vi.unstubAllGlobals()
  })

  test('shows a scene until it is over, or until somebody taps', () => {
    vi.stubGlobal('document', { hidden: false })
    const theatre = new Theatre()
    theatre.play('arrive', spot)
    expect(theatre.arriving).toBe(true)
    theatre.over(theatre.scenes[0]?.id ?? 0)
    expect(theatre.arriving).toBe(false)
    for (let i = 0; i < 9; i++) theatre.play('buy', spot)
    expect(theatre.scenes).toHaveLength(4)
    theatre.skip()
    expect(theatre.scenes).toEqual([])
  })

  test('says when the last scene is over, and whether somebody could not wait', () => {
    vi.stubGlobal('document', { hidden: false })
    const theatre = new Theatre()
    const told: boolean[] = []
    theatre.whenOver = (skipped) => told.push(skipped)
    theatre.skip()
    theatre.play('buy', spot)
    theatre.play('camp', spot)
    for (const { id } of theatre.scenes) theatre.over(id)
    theatre.play('buy', spot)
    theatre.skip()
    expect(told).toEqual([false, true])
  })

  test('moves scenes on the board with the board, and no others', () => {
    vi.stubGlobal('document', { hidden: false })
    const theatre = new Theatre()
    let at = { x: 10, y: 20, k: 1 }
    theatre.ground = { corner: () => ({ x: 0, y: 100 }), at: () => at }
    theatre.play('camp', { x: 110, y: 220, hex: 50 })
    theatre.play('buy', { x: 110, y: 220, hex: 50 })
    const [camp, buy] = theatre.scenes.map((scene) => () => theatre.moved(scene))
    expect(camp?.()).toBe('translate(0px, 0px) scale(1)')
    at = { x: 0, y: 0, k: 2 }
    expect(camp?.()).toBe('translate(90px, 80px) scale(2)')
    expect(buy?.()).toBe('')
  })

  test('shows nothing where things may not move, or nobody looks', () => {
    vi.stubGlobal('document', { hidden: false })
    const theatre = new Theatre()
    theatre.play('cave', null)
    settings.motion = 'less'
    theatre.play('cave', spot)
    settings.motion = 'system'
    vi.stubGlobal('document', { hidden: true })
    theatre.play('cave', spot)
    expect(theatre.scenes).toEqual([])
  })
})
