/** A purchase being put together: which cards and tokens pay, and what stands against it. */

import { sourceCard } from '../../lib/game/action'
import { card as facts, TOKENS } from '../../lib/game/facts'
import type { GameView } from '../../lib/net/wire'
import { amount, t } from '../../lib/text/i18n.svelte'
import { coinsOf, purchaseRefusal, waysToPay } from './payment'
import type { Play } from './tableController.svelte'
import { keysOf } from './tableModel.svelte'

/** What lies on the table to pay with. */
export interface Outlay {
  /** How each hand card pays, by key. */
  readonly paying: Readonly<Record<string, string>>
  /** Coin tokens that pay too. */
  readonly coins: readonly string[]
}

/** What stands against a purchase: the rule, and a sentence. */
export interface PurchaseRefusal {
  clause: string
  text: string
}

export const sourcesOf = ({ paying, coins }: Outlay) => [...Object.values(paying), ...coins]

/** A payment laid out over hand and tokens; cards that are marked to be kept are taken last. */
export function layOut(play: Play, sources: readonly string[]): Outlay {
  const kept = ({ key }: { key: string }) => Number(play.kept.includes(key))
  const free = [...play.hand].sort((a, b) => kept(a) - kept(b))
  const paying: Record<string, string> = {}
  for (const source of sources) {
    const left = free.filter(({ key }) => !(key in paying))
    for (const key of keysOf(left, [sourceCard(source)])) paying[key] = source
  }
  return { paying, coins: sources.filter((one) => TOKENS.has(one)) }
}

/** A card pays, pays as half a coin, or not. */
export function cycledCard(play: Play, { paying, coins }: Outlay, key: string): Outlay {
  const id = play.cardOf(key)
  const ways = id ? waysToPay(id, Boolean(play.view?.turn.change_symbol)) : []
  const { [key]: now, ...rest } = paying
  const next = ways[now ? ways.indexOf(now) + 1 : 0]
  return { paying: next ? { ...rest, [key]: next } : rest, coins }
}

/** One more token of a kind pays; after the last, none. */
export function cycledCoin(play: Play, { paying, coins }: Outlay, token: string): Outlay {
  const count = (tokens: readonly string[]) => tokens.filter((one) => one === token).length
  const more = count(coins) < count(play.me?.tokens ?? [])
  return { paying, coins: more ? [...coins, token] : coins.filter((one) => one !== token) }
}

/** The most that hand and tokens could pay. */
function purse({ hand, me }: Play): number {
  const sources = [...hand.map((one) => one.id), ...(me?.tokens ?? [])]
  return sources.reduce((sum, one) => sum + coinsOf(one), 0)
}

/** Why a card cannot be bought now; null if it can. */
export function purchaseRefused(play: Play, card: string): PurchaseRefusal | null {
  const { view, mine, options } = play
  if (!view || (options.buys && card in options.buys)) return null
  const clause = mine ? purchaseRefusal(view, card) : refusalOfOthers(view, card)
  // Spectators have no turn to wait for.
  if (clause === 'not_your_turn' && !play.takesPart) return null
  const price = facts(card).price ?? 0
  if (clause !== 'P-05') return { clause, text: t(`refusal-${clause}`) }
  const most = purse(play)
  // While an action is on its way nothing is offered, whatever the hand is worth.
  if (most >= price) return { clause: 'T-04', text: t('refusal-T-04') }
  return { clause, text: t('table-too-dear', { price, purse: amount(most) }) }
}

function refusalOfOthers(view: GameView, card: string): string {
  const left = view.market.board[card] ?? view.market.reserve[card] ?? 0
  return left ? 'not_your_turn' : 'O-10'
}
