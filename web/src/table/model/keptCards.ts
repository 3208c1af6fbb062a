/** The marks on cards that are kept at the end of the turn: they follow the cards that stay. */

import { type Action, sourceCard } from '../../lib/game/action'
import type { HandCard } from './tableModel.svelte'

/** The marks after an action that takes these cards (by key, as far as known) out of the hand. */
export function keptAfter(
  kept: string[],
  hand: HandCard[],
  action: Action,
  keys: readonly string[],
): string[] {
  if (!kept.length || action.verb === 'end') return []
  const gone = action.cards.map(sourceCard)
  if (action.card && action.verb !== 'buy' && action.verb !== 'take') gone.push(action.card)
  const marks = kept.filter((key) => !keys.includes(key))
  const count = (cards: string[], id: string) => cards.filter((one) => one === id).length
  const ids = hand.map((one) => one.id)
  return [...new Set(ids)].flatMap((id) => {
    const stay = count(ids, id) - count(gone, id)
    const marked = marks.filter((key) => key.startsWith(`${id}-`)).length
    return Array.from({ length: Math.min(stay, marked) }, (_, i) => `${id}-${i}`)
  })
}
