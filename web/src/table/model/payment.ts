/** How a purchase is paid, and what keeps one from it: what each source is worth, what is too much. */

import { sourceCard } from '../../lib/game/action'
import { card as facts, TOKENS } from '../../lib/game/facts'
import type { GameView } from '../../lib/net/wire'

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

/** Whether a price can be paid so: nothing missing, nothing superfluous, as many changed cards as wait (V-28). */
export function pays(sources: string[], price: number, waiting: number): boolean {
  const changes = sources.filter((one) => one.endsWith(':coin')).length
  return total(sources) >= price && !superfluous(sources, price).length && changes === waiting
}

/** How many kinds lie on the market board. */
const SPOTS = 6

/** The clause that keeps the seat to move from buying a card that it is not offered. */
export function purchaseRefusal(view: GameView, card: string): string {
  const { board, reserve } = view.market
  const { pending, bought, change_symbol } = view.turn
  if (pending) return pending === 'scientist' ? 'A-06' : 'A-07'
  if (bought) return 'P-01'
  if (!board[card] && !reserve[card]) return 'O-10'
  if (!board[card] && Object.keys(board).length >= SPOTS) return 'P-09'
  return change_symbol ? 'V-28' : 'P-05'
}
