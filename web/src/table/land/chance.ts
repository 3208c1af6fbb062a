/** Numbers that look random and are the same whenever the same land is drawn. */

/** A row of numbers from 0 to 1 (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of so many kinds, from 1, for a place: neighbours seldom get the same. */
export function kindAt(x: number, y: number, kinds: number, salt = 0): number {
  const seed = Math.imul(Math.round(x), 73856093) ^ Math.imul(Math.round(y), 19349663)
  return 1 + Math.floor(chance(seed ^ Math.imul(salt + 1, 83492791))() * kinds)
}
