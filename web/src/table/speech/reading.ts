/** What can be asked for at any time: the hand, the market, the rivals, what happened last. */

import { card as facts } from '../../lib/game/facts'
import { t } from '../../lib/text/i18n.svelte'
import { blockadeName, duration, joined, labelled } from '../../lib/text/words'
import { timeLeft } from '../model/countdown.svelte'
import type { Play } from '../model/tableController.svelte'
import { count, expeditionWords, tokenWords } from './expeditionWords'
import { cardWords } from './names'
import { summaries, summaryWords } from './turnSummary'

/** What is one's own: cards by the number that takes each, piles, cave tokens, blockades, time. */
export function handWords(play: Play): string {
  const { hand, me } = play
  const { tokens = [], blockades = [] } = me ?? {}
  const left = timeLeft(play, play.seat)
  const cards = hand.map(({ key, id }, i) => {
    const kept = play.kept.includes(key) ? `, ${t('table-kept')}` : ''
    return `${labelled(String(i + 1), cardWords(id))}${kept}.`
  })
  const piles = t('speech-piles', { draw: count(me?.draw), discard: me?.discard.length ?? 0 })
  return [
    cards.length ? cards.join(' ') : `${t('table-hand-empty')}.`,
    `${piles}.`,
    tokens.length ? t('speech-tokens', { tokens: tokens.map(tokenWords).join('. ') }) : '',
    blockades.length
      ? t('speech-blockades', { blockades: joined(blockades.map(blockadeName)) })
      : '',
    left === null ? '' : t('seats-time-own', { time: duration(left) }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A pile of the market: `Scout, machete 2, price 1`. */
const goodWords = (id: string) =>
  t('speech-good', { card: cardWords(id, true), price: facts(id).price ?? 0 })

/** The market: what one can buy now first, then the rest, the cheapest first. */
export function goodsWords(play: Play): string {
  const { board = {}, reserve = {} } = play.view?.market ?? {}
  const price = (id: string) => facts(id).price ?? 0
  const sorted = (ids: string[]) => ids.sort((a, b) => price(a) - price(b)).map(goodWords)
  const offered = Object.keys(play.options.buys ?? {})
  const rest = Object.keys(board).filter((id) => !offered.includes(id))
  const kept = Object.keys(reserve).filter((id) => !offered.includes(id)).length
  return [
    offered.length
      ? t('speech-can-buy', { cards: joined(sorted(offered)) })
      : t('speech-buy-nothing'),
    rest.length ? t('speech-other-goods', { cards: joined(sorted(rest)) }) : '',
    kept ? t('speech-reserve', { count: kept }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Everybody else, one after the other. */
export function rivalsWords(play: Play): string {
  const seats = (play.table?.seats ?? []).map((_, seat) => seat)
  const rivals = seats.filter((seat) => seat !== play.seat)
  return rivals.length
    ? rivals.map((seat) => `${expeditionWords(play, seat)}.`).join(' ')
    : t('speech-no-rivals')
}

/** What the others did since the own last turn. */
export function lastWords(play: Play): string {
  const told = summaries(play.recap, play.board).map((one) => summaryWords(play, one))
  return told.length ? told.join(' ') : t('table-history-none')
}
