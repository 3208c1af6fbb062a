/** Routes as small pictures: nothing of them is cut off. */

import { describe, expect, test } from 'vitest'
import { boxWithMarks, shapeOf } from '../src/lib/game/routeThumbnail'

const drawn = shapeOf({
  spaces: { a: 'S1', b: 'g1', z: 'F:g1' },
  hexes: { a: [0, 0], b: [1, 0], z: [2, 0] },
})

describe('the box of a small picture', () => {
  test('is that of the hexes where its marks fit in', () => {
    expect(boxWithMarks(drawn, 60)).toBe(drawn.viewBox)
  })

  test('has room for a large flag and a large city', () => {
    const [x = 0, y = 0, width = 0, height = 0] = boxWithMarks(drawn, 130).split(' ').map(Number)
    const [start, end] = [drawn.start ?? [0, 0], drawn.end ?? [0, 0]]
    expect(x).toBeLessThanOrEqual(start[0] - 84)
    expect(y + height).toBeGreaterThanOrEqual(start[1] + 84)
    expect(x + width).toBeGreaterThanOrEqual(end[0] + 130)
    expect(y).toBeLessThanOrEqual(end[1] - 117)
  })
})
