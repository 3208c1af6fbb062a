/** A text as a QR code (ISO/IEC 18004): byte mode, error correction M, versions 1 to 10. */

/** Dark modules by row and column. */
export type Matrix = boolean[][]

/** For versions 1 to 10 at level M: correction bytes of a block, then the data bytes of each. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
]
/** Where alignment patterns lie, by version. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value = value << 1 > 255 ? (value << 1) ^ 0x11d : value << 1
}
const times = (a: number, b: number) =>
  a && b ? (EXP[((LOG[a] as number) + (LOG[b] as number)) % 255] as number) : 0

/** The Reed-Solomon remainder of a block. */
function correction(data: readonly number[], length: number): number[] {
  let generator = [1]
  for (let i = 0; i < length; i++) {
    const next = [...generator, 0]
    generator.forEach((factor, j) => {
      next[j + 1] = (next[j + 1] as number) ^ times(factor, EXP[i] as number)
    })
    generator = next
  }
  const rest = [...data, ...new Array<number>(length).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] as number
    generator.forEach((factor, j) => {
      rest[i + j] = (rest[i + j] as number) ^ times(factor, lead)
    })
  }
  return rest.slice(data.length)
}

/** Data and correction bytes in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [length, sizes] = BLOCKS[version - 1] as (typeof BLOCKS)[number]
  const room = sizes.reduce((sum, size) => sum + size, 0)
  const bits: number[] = []
  const write = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  write(4, 4)
  write(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) write(byte, 8)
  write(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let i = 0; i < bits.length; i += 8) {
    data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  }
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)
  let start = 0
  const blocks = sizes.map((size) => {
    start += size
    return data.slice(start - size, start)
  })
  const fixes = blocks.map((block) => correction(block, length))
  const woven = (parts: number[][]) => {
    const found: number[] = []
    for (let i = 0; i < Math.max(...parts.map((part) => part.length)); i++) {
      for (const part of parts) if (i < part.length) found.push(part[i] as number)
    }
    return found
  }
  return [...woven(blocks), ...woven(fixes)]
}

/** The remainder of a BCH code, behind its data. */
function bch(data: number, generator: number, length: number): number {
  let rest = data << length
  for (let i = 31 - Math.clz32(rest); i >= length; i--) {
    if ((rest >> i) & 1) rest ^= generator << (i - length)
  }
  return (data << length) | rest
}

/** The fixed patterns, as dark or light; null where data goes. */
function patterns(version: number): (boolean | null)[][] {
  const size = 17 + 4 * version
  const grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null))
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  const finder = (row: number, column: number) => {
    for (let r = -4; r <= 4; r++) {
      for (let c = -4; c <= 4; c++) {
        const ring = Math.max(Math.abs(r), Math.abs(c))
        set(row + r, column + c, ring !== 2 && ring !== 4)
      }
    }
  }
  finder(3, 3)
  finder(3, size - 4)
  finder(size - 4, 3)
  const middles = ALIGNED[version - 1] as readonly number[]
  const last = middles.length - 1
  middles.forEach((row, i) => {
    middles.forEach((column, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return
      for (let r = -2; r <= 2; r++) {
        for (let c = -2; c <= 2; c++) {
          set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1)
        }
      }
    })
  })
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  writeFormat(set, size, 0)
  if (version >= 7) {
    const code = bch(version, 0x1f25, 12)
    for (let i = 0; i < 18; i++) {
      const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)]
      set(far, near, ((code >> i) & 1) === 1)
      set(near, far, ((code >> i) & 1) === 1)
    }
  }
  return grid
}

type Setter = (row: number, column: number, dark: boolean) => void

/** Level M and the mask, twice, about the finders. */
function writeFormat(set: Setter, size: number, mask: number): void {
  const code = bch(mask, 0x537, 10) ^ 0x5412
  for (let i = 0; i < 15; i++) {
    const dark = ((code >> i) & 1) === 1
    if (i < 6) set(i, 8, dark)
    else if (i < 8) set(i + 1, 8, dark)
    else if (i === 8) set(8, 7, dark)
    else set(8, 14 - i, dark)
    if (i < 8) set(8, size - 1 - i, dark)
    else set(size - 15 + i, 8, dark)
  }
  set(size - 8, 8, true)
}

/** Lays the bits in columns of two, from the lower right, up and down. */
function fill(fixed: (boolean | null)[][], bytes: readonly number[], mask: number): Matrix {
  const size = fixed.length
  const covers = MASKS[mask] as (typeof MASKS)[number]
  const grid = fixed.map((row) => row.map((dark) => dark === true))
  let bit = 0
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (fixed[row]?.[column] !== null) continue
        const byte = bytes[bit >> 3] ?? 0
        const dark = ((byte >> (7 - (bit & 7))) & 1) === 1
        ;(grid[row] as boolean[])[column] = dark !== covers(row, column)
        bit++
      }
    }
    up = !up
  }
  writeFormat(
    (row, column, dark) => {
      ;(grid[row] as boolean[])[column] = dark
    },
    size,
    mask,
  )
  return grid
}

const FAKE_FINDERS = ['10111010000', '00001011101']

/** How hard a code is to read: long runs, blocks, what looks like a finder, uneven darkness. */
export function penalty(grid: Matrix): number {
  const size = grid.length
  const lines = [
    ...grid.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')),
    ...grid.map((_, column) => grid.map((row) => (row[column] ? '1' : '0')).join('')),
  ]
  let sum = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (const fake of FAKE_FINDERS) {
      for (let at = line.indexOf(fake); at >= 0; at = line.indexOf(fake, at + 1)) sum += 40
    }
  }
  for (let r = 0; r + 1 < size; r++) {
    for (let c = 0; c + 1 < size; c++) {
      const dark = grid[r]?.[c]
      if (grid[r]?.[c + 1] === dark && grid[r + 1]?.[c] === dark && grid[r + 1]?.[c + 1] === dark) {
        sum += 3
      }
    }
  }
  const share = grid.flat().filter(Boolean).length / (size * size)
  return sum + Math.floor(Math.abs(share * 20 - 10)) * 10
}

/** The code of a text; null for one that is too long (over 213 bytes). */
export function qr(text: string): Matrix | null {
  const bytes = new TextEncoder().encode(text)
  const version =
    BLOCKS.findIndex(([, sizes], i) => {
      const room = sizes.reduce((sum, size) => sum + size, 0)
      return bytes.length + (i < 9 ? 2 : 3) <= room
    }) + 1
  if (!version) return null
  const fixed = patterns(version)
  const words = codewords(bytes, version)
  const tried = MASKS.map((_, mask) => fill(fixed, words, mask))
  return tried.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

/** The dark modules as path data, one unit each, for an SVG of `size + 8` units with its margin. */
export function qrPath(grid: Matrix, margin = 4): string {
  return grid
    .map((row, y) => {
      let path = ''
      for (let x = 0; x < row.length; x++) {
        if (!row[x]) continue
        let width = 1
        while (row[x + width]) width++
        path += `M${x + margin} ${y + margin}h${width}v1h-${width}z`
        x += width
      }
      return path
    })
    .join('')
}
