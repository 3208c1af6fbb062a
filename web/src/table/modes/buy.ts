/** A card of the market is being bought: cards and tokens are laid out to pay for it. */

import { sourceCard, writeAction } from '../../lib/game/action'
import { card as facts, TOKENS } from '../../lib/game/facts'
import { amount, coinArgs, list, t } from '../../lib/text/i18n.svelte'
import { cardName } from '../../lib/text/words'
import { pays, superfluous, total, usesUp } from '../model/payment'
import { sourceName } from '../model/prompts'
import {
  cycledCard,
  cycledCoin,
  layOut,
  type Outlay,
  purchaseRefused,
  sourcesOf,
} from '../model/purchase'
import type { Play } from '../model/tableController.svelte'
import { anywhere } from './anywhere'
import type { ModeRules } from './mode'

export interface BuyMode extends ModeRules, Outlay {
  readonly kind: 'buy'
  readonly card: string
}

/** Begins to buy a card with the payment that is offered; says why not where it cannot be bought. */
export function startBuying(play: Play, card: string): void {
  const refusal = purchaseRefused(play, card)
  if (refusal) return play.tries.refusePurchase(card, refusal)
  const sources = play.options.buys?.[card] ?? []
  play.enter(buyMode(card, layOut(play, sources)))
  play.marketOpen = false
}

export function buyMode(card: string, outlay: Outlay): BuyMode {
  const price = facts(card).price ?? 0
  const sources = sourcesOf(outlay)
  const paid = total(sources)
  return {
    ...anywhere,
    ...outlay,
    kind: 'buy',
    card,
    tapCard: (play, key) => play.enter(buyMode(card, cycledCard(play, outlay, key))),
    tapToken(play, token) {
      if (TOKENS.get(token)?.symbol === 'coin')
        play.enter(buyMode(card, cycledCoin(play, outlay, token)))
      else anywhere.tapToken(play, token)
    },
    tapPile: (play, tapped) => (tapped === card ? play.rest() : startBuying(play, tapped)),
    main: (play) => ({
      label: t('table-buy-go', { price }),
      detail: paid < price ? t('table-missing', coinArgs(price - paid)) : cardName(card),
      enabled: pays(sources, price, play.view?.turn.change_symbol ?? 0),
      icon: 'market',
      run: () =>
        void play.act(writeAction('buy', { card, cards: sources }), Object.keys(outlay.paying)),
    }),
    prompt: (play) => promptFor(card, sources) + endOfMoves(play, outlay),
    spoken(play) {
      const cards = list(sources.map(sourceName))
      if (!pays(sources, price, play.view?.turn.change_symbol ?? 0))
        return [promptFor(card, sources), cards && t('speech-chosen', { cards })].join(' ').trim()
      return t('table-buying', { card: cardName(card), price, cards }) + endOfMoves(play, outlay)
    },
  }
}

/** What is lost by buying now: a card that does not pay could still move a piece (T-05). */
function endOfMoves({ hand, choices, view }: Play, { paying }: Outlay): string {
  const left = hand.filter(({ key }) => !(key in paying)).map(({ id }) => id)
  const moves = choices.some(({ kind, card }) => kind === 'move' && left.includes(card))
  return moves && !view?.variant.free_order ? ` ${t('dock-buying-ends-moves')}` : ''
}

function promptFor(card: string, sources: string[]): string {
  const price = facts(card).price ?? 0
  const paid = total(sources)
  const extra = superfluous(sources, price)
  if (extra.length) return t('table-prompt-too-much', { card: sourceName(extra[0] as string) })
  const lost = paid - price
  const used = sources.filter((one) => usesUp(one) && !TOKENS.has(one))
  const words = t('table-prompt-buy', { card: cardName(card), price, paid: amount(paid) })
  const loss = lost > 0 ? ` ${t('table-prompt-lost', coinArgs(lost))}` : ''
  const gone = used.length
    ? ` ${t('table-prompt-used-up', {
        cards: list(used.map((one) => cardName(sourceCard(one)))),
        count: used.length,
      })}`
    : ''
  return words + loss + gone
}
