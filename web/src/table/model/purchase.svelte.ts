/** A purchase being put together: which cards and tokens pay, what they bring, what stands against it. */

import { sourceCard } from '../../lib/game/action'
import { card as facts, TOKENS } from '../../lib/game/facts'
import type { GameView } from '../../lib/net/wire'
import { amount, t } from '../../lib/text/i18n.svelte'
import { coinsOf, purchaseRefusal, total, waysToPay } from './payment'
import type { Play } from './tableController.svelte'

/** What stands against a purchase: the rule, and a sentence. */
export interface PurchaseRefusal {
  clause: string
  text: string
}

export class Purchase {
  /** How each hand card pays, by key. */
  paying = $state.raw<Record<string, string>>({})
  /** Coin tokens that pay too. */
  coins = $state.raw<string[]>([])
  #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  clear(): void {
    this.paying = {}
    this.coins = []
  }

  /** One more token of a kind pays; after the last, none. */
  cycleCoin(token: string): void {
    const has = this.#play.me?.tokens.filter((one) => one === token).length ?? 0
    const used = this.coins.filter((one) => one === token).length
    this.coins = used < has ? [...this.coins, token] : this.coins.filter((one) => one !== token)
  }

  /** Lays a payment out over hand and tokens. */
  propose(sources: string[]): void {
    const paying: Record<string, string> = {}
    const coins: string[] = []
    const free = [...this.#play.hand].sort(
      (a, b) => Number(this.#play.kept.includes(a.key)) - Number(this.#play.kept.includes(b.key)),
    )
    for (const source of sources) {
      if (TOKENS.has(source)) {
        coins.push(source)
        continue
      }
      const id = sourceCard(source)
      const place = free.findIndex((one) => one.id === id)
      if (place < 0) continue
      const [card] = free.splice(place, 1)
      if (card) paying[card.key] = source
    }
    this.paying = paying
    this.coins = coins
  }

  /** A card pays, pays as half a coin, or not. */
  cycle(key: string): void {
    const id = this.#play.cardOf(key)
    if (!id) return
    const ways = waysToPay(id, this.#play.view?.turn.change_symbol === true)
    const now = this.paying[key]
    const next = now ? ways[ways.indexOf(now) + 1] : ways[0]
    const { [key]: _, ...rest } = this.paying
    this.paying = next ? { ...rest, [key]: next } : rest
  }

  readonly sources = $derived.by(() => [...Object.values(this.paying), ...this.coins])
  readonly paid = $derived.by(() => total(this.sources))
  /** The most that hand and tokens could pay. */
  readonly purse = $derived.by(
    () =>
      this.#play.hand.reduce((sum, one) => sum + facts(one.id).buy_value, 0) +
      (this.#play.me?.tokens ?? []).reduce((sum, one) => sum + coinsOf(one), 0),
  )

  /** Why a card cannot be bought now; null if it can. */
  refusal(card: string): PurchaseRefusal | null {
    const { view, mine, options } = this.#play
    if (!view || (options.buys && card in options.buys)) return null
    const clause = mine ? purchaseRefusal(view, card) : this.#refusalOfOthers(view, card)
    const price = facts(card).price ?? 0
    if (clause !== 'P-05') return { clause, text: t(`refusal-${clause}`) }
    // While an action is on its way nothing is offered, whatever the hand is worth.
    if (this.purse >= price) return { clause: 'T-04', text: t('refusal-T-04') }
    return { clause, text: t('table-too-dear', { price, purse: amount(this.purse) }) }
  }

  #refusalOfOthers(view: GameView, card: string): string {
    const left = view.market.board[card] ?? view.market.reserve[card] ?? 0
    return left ? 'not_your_turn' : 'O-10'
  }
}
