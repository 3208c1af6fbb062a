/** Which cards of a deck are shown as its fan. */

/** What everybody begins with says nothing about a deck. */
const FIRST = new Set(['explorer', 'traveler', 'sailor'])
const MOST = 7

/** Bought cards first, then those from the beginning; those there are several of stand together. */
export function fanOf(deck: [card: string, count: number][]): string[] {
  const all = deck.flatMap(([card, count]) => Array.from({ length: count }, () => card))
  const bought = all.filter((card) => !FIRST.has(card))
  const first = all.filter((card) => FIRST.has(card))
  return [...bought, ...first].slice(0, MOST)
}
