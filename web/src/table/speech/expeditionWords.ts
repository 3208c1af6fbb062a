/** One expedition in words. */

import { settings } from '../../lib/app/settings.svelte'
import { t } from '../../lib/text/i18n.svelte'
import { counted, duration, tokenName, tokenText } from '../../lib/text/words'
import { timeLeft } from '../model/countdown.svelte'
import { thinks } from '../model/seats'
import type { Play } from '../model/tableController.svelte'
import { standing } from './names'

/** How many cards there are, whether or not they are known. */
export const count = (cards: string[] | number | undefined) =>
  Array.isArray(cards) ? cards.length : (cards ?? 0)

/** A cave token with what it does: `Coin 1. Works like a card with 1 coin`. */
export const tokenWords = (id: string) =>
  settings.verbosity === 'short'
    ? tokenName(id)
    : `${tokenName(id)}. ${tokenText(id)}`.replace(/\.$/, '')

/** The time a seat has left in whole minutes: a name does not change with every second. */
function timeWords(play: Play, seat: number): string {
  const left = timeLeft(play, seat)
  if (left === null) return ''
  if (left < 60) return t('seats-time-short')
  const minutes = Math.round(left / 60)
  const time = minutes < 2 ? t('time-minutes', { count: minutes }) : duration(minutes * 60)
  return t('seats-time-left', { time })
}

/** One expedition in a line: whose, where it stands, what it holds. */
export function expeditionWords(play: Play, seat: number): string {
  const { table, view } = play
  const player = view?.players[seat]
  const who = table?.seats[seat]
  const moves = view?.to_move === seat && table?.status === 'running'
  const name = play.nameOf(seat)
  const away = play.absenceOf(seat) !== null
  return [
    name,
    play.isOwn(seat) && name !== t('name-you') ? t('seats-you') : '',
    moves && !away ? t(thinks(table, seat) ? 'table-thinks' : 'table-moving') : '',
    timeWords(play, seat),
    ...standing(play, seat),
    t('table-counts', {
      hand: count(player?.hand),
      draw: count(player?.draw),
      discard: player?.discard.length ?? 0,
    }),
    player?.blockades.length ? t('table-blockades-held', { count: player.blockades.length }) : '',
    player?.tokens.length
      ? `${t('table-tokens-held', { count: player.tokens.length })} (${counted(player.tokens)})`
      : '',
    who?.resigned ? t('table-resigned') : '',
    who?.stand_in && !who.resigned ? t('table-stand-in') : '',
    away ? t('table-away') : '',
  ]
    .filter(Boolean)
    .join(', ')
}
