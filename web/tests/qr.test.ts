/** QR codes against one that other programs draw alike, and read back bit by bit. */

import { describe, expect, test } from 'vitest'
import { type Matrix, penalty, qr, qrPath } from '../src/lib/app/qr'

/** Drawn by `qrcode` 1.5 and read by `jsqr` 1.4. */
const KNOWN = `
111111100010001111111
100000100110101000001
101110101110001011101
101110101001101011101
101110101100101011101
100000101101001000001
111111101010101111111
000000001110000000000
101111100111001111100
010101011101110111001
101110110000100000110
110111001101110000110
011010100000101100010
000000001000111110100
111111100101011000110
100000101110000111110
101110101001000100101
101110101011111011100
101110101010101000100
100000100101111011100
111111101010100010010
`

const shown = (grid: Matrix) => grid.map((row) => row.map(Number).join('')).join('\n')

/** The text in a code of one block (versions 1 to 3), read as a phone would. */
function read(grid: Matrix): string {
  const size = grid.length
  const bit = (row: number, column: number) => (grid[row]?.[column] ? 1 : 0)
  let format = 0
  for (const column of [0, 1, 2, 3, 4, 5, 7, 8]) format = format * 2 + bit(8, column)
  for (const row of [7, 5, 4, 3, 2, 1, 0]) format = format * 2 + bit(row, 8)
  const mask = ((format ^ 0x5412) >> 10) & 7
  expect(((format ^ 0x5412) >> 13) & 3, 'level M').toBe(0)
  const turned = [
    (r: number, c: number) => (r + c) % 2,
    (r: number) => r % 2,
    (_: number, c: number) => c % 3,
    (r: number, c: number) => (r + c) % 3,
    (r: number, c: number) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
    (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
    (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
    (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
  ][mask] as (r: number, c: number) => number
  const aligned = size - 7
  const fixed = (r: number, c: number) =>
    (r < 9 && c < 9) ||
    (r < 9 && c >= size - 8) ||
    (r >= size - 8 && c < 9) ||
    r === 6 ||
    c === 6 ||
    (size > 21 && Math.abs(r - aligned) <= 2 && Math.abs(c - aligned) <= 2)
  const bits: number[] = []
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (!fixed(row, column)) bits.push(bit(row, column) ^ (turned(row, column) ? 0 : 1))
      }
    }
  }
  const number = (from: number, count: number) =>
    bits.slice(from, from + count).reduce((sum, one) => sum * 2 + one, 0)
  expect(number(0, 4), 'byte mode').toBe(4)
  const bytes = Array.from({ length: number(4, 8) }, (_, i) => number(12 + 8 * i, 8))
  return new TextDecoder().decode(new Uint8Array(bytes))
}

describe('qr', () => {
  test('is drawn as others draw it', () => {
    expect(shown(qr('El Dorado') as Matrix)).toBe(KNOWN.trim())
  })

  test.each(['a', 'Expedição', 'http://10.0.0.7:8000/table/k3m9x2qa', '¡'.repeat(21)])(
    'can be read back: %s',
    (text) => {
      expect(read(qr(text) as Matrix)).toBe(text)
    },
  )

  test('grows with the text up to version 10', () => {
    const sizes = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]
    sizes.forEach((length, i) => {
      expect(qr('x'.repeat(length))?.length).toBe(21 + 4 * i)
      expect(qr('x'.repeat(length + 1))?.length).toBe(i < 9 ? 25 + 4 * i : undefined)
    })
  })

  test('has its version written beside the finders from version 7 on', () => {
    const grid = qr('x'.repeat(120)) as Matrix
    const size = grid.length
    let code = 0
    for (let i = 17; i >= 0; i--) {
      const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)]
      expect(grid[far]?.[near]).toBe(grid[near]?.[far])
      code = code * 2 + (grid[far]?.[near] ? 1 : 0)
    }
    expect(code).toBe(0x07c94)
  })

  test('counts what makes a code hard to read', () => {
    const dark = Array.from({ length: 6 }, () => new Array<boolean>(6).fill(true))
    expect(penalty(dark)).toBe(12 * 4 + 25 * 3 + 100)
  })

  test('becomes a path of dark runs within a margin', () => {
    expect(
      qrPath([
        [true, true],
        [false, true],
      ]),
    ).toBe('M4 4h2v1h-2zM5 5h1v1h-1z')
  })
})
