/** One expedition in words. */

import { t } from '../../lib/text/i18n.svelte'
import { thinks } from '../model/seats'
import type { Play } from '../model/tableController.svelte'
import { standing } from './names'

/** How many cards there are, whether or not they are known. */
export const count = (cards: string[] | number | undefined) =>
  Array.isArray(cards) ? cards.length : (cards ?? 0)

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
    ...standing(play, seat),
    t('table-counts', {
      hand: count(player?.hand),
      draw: count(player?.draw),
      discard: player?.discard.length ?? 0,
    }),
    player?.blockades.length ? t('table-blockades-held', { count: player.blockades.length }) : '',
    player?.tokens.length ? t('table-tokens-held', { count: player.tokens.length }) : '',
    who?.resigned ? t('table-resigned') : '',
    who?.stand_in && !who.resigned ? t('table-stand-in') : '',
    away ? t('table-away') : '',
  ]
    .filter(Boolean)
    .join(', ')
}
