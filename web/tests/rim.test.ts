import { describe, expect, test } from 'vitest'
import type { Box } from '../src/lib/game/board'
import { besideRim } from '../src/table/panels/rim'

const room = { x: 10, y: 60, width: 300, height: 400 }
const size = { width: 60, height: 30 }
const nothing = () => 0

describe('a sign towards something out of sight', () => {
  test('lies at the rim on the way there, and points on', () => {
    const right = besideRim(room, [900, 260], size, nothing)
    expect([right.x, right.y, right.angle]).toEqual([250, 245, 0])
    const above = besideRim(room, [160, -500], size, nothing)
    expect([above.x, above.y]).toEqual([130, 60])
    expect(above.angle).toBeCloseTo(-Math.PI / 2)
  })

  test('stays within the room at a corner', () => {
    const { x, y, angle } = besideRim(room, [900, 1200], size, nothing)
    expect(x).toBeLessThanOrEqual(250)
    expect(y).toBeLessThanOrEqual(430)
    expect(angle).toBeGreaterThan(0)
  })

  test('gives way to what it would hide', () => {
    const piece = { x: 270, y: 250 }
    const hides = ({ x, y, width, height }: Box) =>
      x < piece.x && piece.x < x + width && y < piece.y && piece.y < y + height ? 1 : 0
    const { x, y } = besideRim(room, [900, 260], size, hides)
    expect(hides({ x, y, ...size })).toBe(0)
    expect(x).toBe(250)
    expect(Math.abs(y - 245)).toBeLessThan(36)
  })
})
