/** A turn that could be played, in words: its actions and the reasons for it. */

import { type Action, readAction, sourceCard, takenBy } from '../lib/game/action'
import type { Board } from '../lib/game/board'
import { CARDS, TOKENS } from '../lib/game/facts'
import type { Why } from '../lib/net/wire'
import { type Args, list, t } from '../lib/text/i18n.svelte'
import { cardName, counted, joined, placeName, signName, thing, tokenName } from '../lib/text/words'

function source(id: string): string {
  if (TOKENS.has(id)) return t('part-token', { token: tokenName(id) })
  const card = cardName(sourceCard(id))
  if (id.endsWith('/2')) return t('part-half_coin', { card })
  return id.endsWith(':coin') ? t('part-coins', { card }) : card
}

function moverName(action: Action): string {
  const card = TOKENS.has(action.card)
    ? t('part-token', { token: tokenName(action.card) })
    : CARDS.has(action.card)
      ? cardName(action.card)
      : action.card
  return action.symbol ? t('part-as', { card, symbol: signName(action.symbol) }) : card
}

/** One action as something to do: `Explorer to B32 (jungle 1)`. */
export function deed(text: string, board: Board | null, pieces = 1): string {
  const action = readAction(text)
  const taken = takenBy(action)
  const stays = action.target.startsWith('#')
  const camp = board?.spaces.get(action.target)?.terrain === 'camp'
  const args: Args = {
    card: action.piece ? moverName(action) : action.card ? thing(action.card) : '',
    cards: counted(action.cards, action.verb === 'buy' ? source : cardName),
    count: action.cards.length,
    space: camp ? action.target : placeName(board, action.target),
    piece: pieces > 1 ? action.piece : 0,
    blockades: taken.length,
    blockade: list(taken.map(String)),
  }
  switch (action.verb) {
    case 'move':
    case 'native':
    case 'native_token':
      return t(stays ? 'deed-stay' : 'deed-move', args)
    case 'pay':
      return t(`deed-${stays ? 'pay-blockade' : camp ? 'pay-camp' : 'pay'}`, args)
    case 'remove':
      return t(action.cards.length ? 'deed-remove' : 'deed-remove-none', args)
    case 'token':
      return t('deed-token', { ...args, token: tokenName(action.card) })
    case 'end':
      return t('deed-end', args)
    default:
      return t(`deed-${action.verb}`, args)
  }
}

/** A card that draws, or a cave token, which is named as one: its name is a phrase. */
const drawer = (id: string) =>
  TOKENS.has(id) ? t('part-token', { token: tokenName(id) }) : cardName(id)

/** A reason in words; empty for a kind that we do not know. */
export function reason({ kind, about }: Why, name: (seat: number) => string): string {
  const { steps = 0, number = 0, caves = 0, count = 0, seat = 0, card = '', symbol = '' } = about
  switch (kind) {
    case 'arrive':
    case 'reposition':
    case 'save':
    case 'none':
      return t(`hint-${kind}`)
    case 'progress':
      return t('hint-progress', { steps })
    case 'blockade': {
      const rival = about.rival
      const args = { number }
      return typeof rival === 'number'
        ? t('hint-blockade-rival', { ...args, name: name(rival) })
        : t('hint-blockade', args)
    }
    case 'cave':
      return t('hint-cave', { caves })
    case 'thin':
    case 'use_up':
      return t(`hint-${kind}`, { card: cardName(card), count })
    case 'open':
      return t('hint-open', { card: cardName(card), symbol })
    case 'buy':
    case 'fetch':
      return t(`hint-${kind}`, { card: cardName(card) })
    case 'keep':
      return t('hint-keep', { cards: counted(about.cards ?? [], cardName) })
    case 'hinder':
      return t('hint-hinder', { name: name(seat) })
    case 'draw':
      return t('hint-draw', { card: drawer(about.with ?? '') })
    default:
      return ''
  }
}

export function reasons(all: Why[], name: (seat: number) => string): string {
  const words = all.map((one) => reason(one, name)).filter(Boolean)
  return words.length ? joined(words) : t('hint-none')
}
