/** The picture of a QR code, against one that other programs draw alike. */

import { expect, test } from 'vitest'
import { qrPicture } from '../src/lib/app/qr'

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

/** The modules that a path covers. */
function drawn(path: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => new Array<string>(size).fill('0'))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill('1', Number(x), Number(x) + Number(width))
  }
  return rows.map((row) => row.join(''))
}

test('a code is drawn as others draw it, within a margin of four', async () => {
  const { size, path } = await qrPicture('El Dorado')
  const rows = drawn(path, size)
  expect(size).toBe(21 + 8)
  expect(rows.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(KNOWN.trim().split('\n'))
  expect(rows.join('').replaceAll('0', '').length).toBe(KNOWN.replaceAll(/[^1]/g, '').length)
})

test('a text for which there is no code fails', async () => {
  await expect(qrPicture('x'.repeat(3000))).rejects.toThrow()
})
