/** Things that cannot be taken back and are probably slips: the player is asked first. */

import { CARDS } from '../../lib/game/facts'
import { SIGN_OF } from '../../lib/game/reach'
import { without } from '../../lib/game/without'
import { t } from '../../lib/text/i18n.svelte'
import type { Play } from './tableController.svelte'

/** What speaks against these cards leaving for good; empty if nothing does (O-06). */
export function doubtAboutLosing(play: Play, gone: string[]): string {
  const me = play.me
  if (!gone.length || !me) return ''
  const unseen = me.unseen ?? (Array.isArray(me.draw) ? me.draw : [])
  const all = [...play.hand.map((one) => one.id), ...unseen, ...me.discard, ...me.play]
  const left = without(all, gone)
  if (left.length < 4) return t('table-doubt-thin', { count: left.length })
  const finish = [...(play.board?.spaces.values() ?? [])].find((space) => space.finish)
  const sign = finish ? SIGN_OF[finish.terrain] : undefined
  const helps = (id: string) =>
    sign !== undefined && (CARDS.get(id)?.symbols.includes(sign) || id === 'native')
  const last = sign && gone.some(helps) && !left.some(helps)
  return last ? t('table-doubt-last', { symbol: t(`symbol-${sign}`) }) : ''
}

/** What speaks against ending the turn: nothing was done in it yet, and nothing is kept. */
export function doubtAboutEnding(play: Play): string {
  const idle = play.fresh && play.hand.length > 0 && !play.keptNow.length
  return idle ? t('table-doubt-idle', { count: play.hand.length }) : ''
}
