/** How a purchase is paid: what each source is worth, what is missing, what is too much. */

import { sourceCard } from '../../lib/game/action'
import { CARDS, card as facts, TOKENS } from '../../lib/game/facts'

/** Coins a source brings: `traveler`, `prop_plane/2`, `scout:coin`, `coin_2`. */
export function coinsOf(source: string): number {
  const token = TOKENS.get(source)
  if (token) return token.symbol === 'coin' ? (token.power ?? 0) : 0
  const card = facts(sourceCard(source))
  if (source.endsWith('/2')) return 0.5
  return source.endsWith(':coin') ? card.power : card.buy_value
}

/** Whether paying so takes the card out of the game (I-04, I-05). */
export function usesUp(source: string): boolean {
  if (TOKENS.has(source)) return true
  const card = facts(sourceCard(source))
  return (
    card.item &&
    !source.endsWith('/2') &&
    (source.endsWith(':coin') || card.symbols.includes('coin'))
  )
}

export const total = (sources: string[]) => sources.reduce((sum, one) => sum + coinsOf(one), 0)

/** The sources a price does not need (P-21). */
export function superfluous(sources: string[], price: number): string[] {
  const sum = total(sources)
  return sources.filter((one) => sum - coinsOf(one) >= price)
}

/** The ways one card can pay, the usual first. */
export function waysToPay(card: string, changed: boolean): string[] {
  const one = facts(card)
  if (changed && one.symbols.length === 1 && !one.symbols.includes('coin'))
    return [`${card}:coin`, card]
  return one.item && one.symbols.includes('coin') ? [card, `${card}/2`] : [card]
}

/** One sensible payment out of hand and coin tokens; null where the price is out of reach. */
export function suggest(price: number, hand: string[], tokens: string[]): string[] | null {
  const sources = [...hand, ...tokens.filter((one) => TOKENS.get(one)?.symbol === 'coin')].slice(
    0,
    14,
  )
  let best: { sources: string[]; cost: number } | null = null
  for (let mask = 1; mask < 1 << sources.length; mask++) {
    const chosen = sources.filter((_, i) => mask & (1 << i))
    if (total(chosen) < price || superfluous(chosen, price).length) continue
    const cost = chosen.reduce(
      (sum, one) => sum + (usesUp(one) ? 100 : 0) + (CARDS.get(one)?.price ?? 0) + 0.1,
      0,
    )
    if (!best || cost < best.cost) best = { sources: chosen, cost }
  }
  return best?.sources ?? null
}
