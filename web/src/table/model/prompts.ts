/** What the table says to the player: cards, targets and choices in words. */

import { sourceCard } from '../../lib/game/action'
import { card as facts, TOKENS } from '../../lib/game/facts'
import { amount, list, t } from '../../lib/text/i18n.svelte'
import {
  blockadeName,
  cardName,
  cardText,
  counted,
  moverName,
  terrainName,
  tokenName,
} from '../../lib/text/words'
import type { Choice } from './choices'
import { thinks } from './seats'
import type { Play } from './tableController.svelte'

/** A source of a payment in words. */
export function sourceName(source: string): string {
  return TOKENS.has(source) ? tokenName(source) : cardName(sourceCard(source))
}

/** What there is to wait for while somebody else moves. */
export function waitingFor(play: Play): string {
  const { table } = play
  if (!table?.view) return t('table-waiting')
  if (table.status === 'over') return t('story-over')
  if (table.status === 'paused') return t('table-paused')
  const seat = table.view.to_move
  const name = play.nameOf(seat)
  if (play.absenceOf(seat)) return t('seats-is-away', { name })
  return t(thinks(table, seat) ? 'table-thinking' : 'table-waiting-for', { name })
}

/** What a chosen card can do now, in a sentence. */
export function aboutCard(play: Play, id: string): string {
  const targets = new Set(play.choices.filter((one) => one.card === id).map((one) => one.target))
  if (targets.size) {
    const blockades = [...targets].filter((one) => one.startsWith('#')).length
    const spaces = targets.size - blockades
    const what = [
      spaces ? t('table-reach-spaces', { count: spaces }) : '',
      blockades ? t('table-reach-blockades', { count: blockades }) : '',
    ]
    return t('table-card-targets', {
      card: cardName(id),
      count: targets.size,
      what: list(what.filter(Boolean)),
    })
  }
  if (play.options.plays?.includes(id))
    return t('table-card-action', { card: cardName(id), about: cardText(id) })
  if (id === 'transmitter' && play.options.takes)
    return t('table-card-take', { card: cardName(id) })
  if (play.view?.turn.bought) return t('dock-card-after-buying', { card: cardName(id) })
  const words = { card: cardName(id), coins: amount(facts(id).buy_value) }
  const pays = new Set(play.choices.filter((one) => one.kind === 'pay').map(paidFor))
  return pays.size
    ? t('table-card-pay', { ...words, what: list([...pays], 'disjunction') })
    : t('table-card-none', words)
}

/** What any card can pay for, in words. */
function paidFor(choice: Choice): string {
  if (choice.camp) return t('table-pay-camp')
  return t(choice.taken.length ? 'table-pay-blockade' : 'table-pay-rubble')
}

/** A space or a blockade (`#n`) in words; on a board made by hand names mean nothing to a reader. */
export function targetName(target: string, play?: Play): string {
  if (target.startsWith('#')) return blockadeName(Number(target.slice(1)))
  const space = play?.view?.board.spaces ? play.board?.spaces.get(target) : undefined
  return space ? terrainName(space) : target
}

const isCamp = (play: Play, target: string) => play.board?.spaces.get(target)?.terrain === 'camp'

/** A payment whose cards are still to be chosen, in words: `remove 1 card for base camp 1`. */
export function payName(play: Play, target: string, count: number): string {
  return t(isCamp(play, target) ? 'table-choice-camp' : 'table-choice-pay', {
    space: targetName(target, play),
    count,
  })
}

/** A payment with its cards in words: `remove Traveler for B3`. */
export function paymentName(play: Play, target: string, cards: readonly string[]): string {
  return t(isCamp(play, target) ? 'dock-plan-remove' : 'dock-plan-pay', {
    space: targetName(target, play),
    cards: counted(cards, cardName),
  })
}

/** A choice in words, for lists and for those who listen. */
export function choiceName(play: Play, choice: Choice): string {
  const space = targetName(choice.target, play)
  const via = choice.taken.filter((number) => `#${number}` !== choice.target)
  const parts = [
    choice.kind === 'pay'
      ? payName(play, choice.target, choice.count)
      : t('table-choice-move', { card: moverName(choice.card), space }),
  ]
  if (via.length) parts.push(t('table-choice-via', { blockade: list(via.map(String)) }))
  const pieces = play.me?.pieces.length ?? 1
  if (pieces > 1) parts.push(t('table-choice-piece', { piece: choice.piece }))
  return parts.join(', ')
}
