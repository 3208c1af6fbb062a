/** Where the cards of the hand lie: one that leaves leaves a gap, so that a second click hits what it was meant for. */

import type { HandCard } from '../model/tableModel.svelte'

/** A card in its place, or the gap that it left. */
export interface Place {
  /** The same for as long as the card lies there. */
  readonly number: number
  readonly id: string
  readonly card: HandCard | null
}

let numbers = 0

/** The cards side by side, without a gap. */
export function sideBySide(hand: readonly HandCard[], before: readonly Place[] = []): Place[] {
  const lying = before.filter((place) => place.card)
  return hand.map((card) => {
    const found = lying.findIndex((place) => place.id === card.id)
    const [place] = found < 0 ? [] : lying.splice(found, 1)
    return { number: place?.number ?? ++numbers, id: card.id, card }
  })
}

/** The places after the hand has changed: the cards in `gone` (by key) are those that left, where it is known.
 * A card that comes back lies where it lay; with new cards all are laid anew. */
export function placesAfter(
  before: readonly Place[],
  hand: readonly HandCard[],
  gone: readonly string[],
): Place[] {
  const lying = new Set<Place>()
  for (const id of new Set([...before, ...hand].map((one) => one.id))) {
    const places = before.filter((place) => place.id === id)
    const count = hand.filter((card) => card.id === id).length
    if (count > places.length) return sideBySide(hand, before)
    // A plan raises the first of equal cards: that is the one to leave where nobody chose another.
    const rank = ({ card }: Place) => (card ? Number(gone.includes(card.key)) : 2)
    const stay = places.reverse().sort((a, b) => rank(a) - rank(b))
    for (const place of stay.slice(0, count)) lying.add(place)
  }
  const cards = [...hand]
  return before.map((place) => {
    if (!lying.has(place)) return { ...place, card: null }
    const [card = null] = cards.splice(
      cards.findIndex((one) => one.id === place.id),
      1,
    )
    return { ...place, card }
  })
}
