/** The spots of the market board, and which pile lies on which. */

const SPOTS = 6

/** A pile and how many cards it has, or a vacant spot. */
export type Spot = [card: string, left: number] | null

/** The piles as they lie when they lay so before: newcomers come to vacant spots, in their order. */
export function onSpots(before: Spot[], piles: [card: string, left: number][]): Spot[] {
  const left = new Map(piles.filter(([, cards]) => cards > 0))
  const spots = Array.from({ length: SPOTS }, (_, i): Spot => {
    const card = before[i]?.[0] ?? ''
    const cards = left.get(card)
    left.delete(card)
    return cards ? [card, cards] : null
  })
  for (const pile of left) spots[spots.indexOf(null)] = pile
  return spots
}
