/** What an event is to those who listen: own actions with what they led to, a computer player's turn in one sentence. */

import { settings } from '../../lib/app/settings.svelte'
import type { TableEvent } from '../../lib/net/tableEvent'
import { tell } from '../../lib/text/eventSentences'
import { t } from '../../lib/text/i18n.svelte'
import type { Play } from '../model/tableController.svelte'
import { bestTarget } from './boardFocus'
import { bestWords, distanceWords } from './names'
import { summaries, summaryWords, turnOf } from './turnSummary'

/** The sentences about an event, in the order they are to be read. */
export function newsOf(play: Play, event: TableEvent): string[] {
  const { table } = play
  if (!table) return []
  const acted = event.type === 'acted'
  // A turn can also end by an arrival.
  const ends = acted && (event.action.startsWith('end') || play.view?.to_move !== event.seat)
  const quick = acted && byComputer(play, event.seat)
  // Computer players act faster than anybody can listen: their turn is told when it is over.
  const told = quick
    ? ends || table.status !== 'running'
      ? summaryOf(play, event.seat)
      : ''
    : tell(event, { table, board: play.board })
  const own = acted && event.seat === table.seat && !ends
  return [told, ...(own ? afterOwn(play) : []), ends && play.mine ? t('you-turn') : ''].filter(
    Boolean,
  )
}

/** While it is the own turn: what leads nearest to El Dorado next, unless the player wants to hear little. */
export function adviceOf(play: Play, event: TableEvent): string {
  const acted = event.type === 'acted' || event.type === 'undone'
  if (!acted || !play.mine || settings.verbosity === 'short') return ''
  return bestWords(play, bestTarget(play))
}

function byComputer({ table, seat }: Play, mover: number): boolean {
  const who = table?.seats[mover]
  return mover !== seat && (who?.kind === 'bot' || who?.stand_in !== undefined)
}

function summaryOf(play: Play, seat: number): string {
  const [one] = summaries(turnOf(play.history, seat), play.board)
  return one ? summaryWords(play, one) : ''
}

/** Where an own action has led, and whether anything is left to do. */
function afterOwn(play: Play): string[] {
  if (!play.mine) return []
  if (play.options.removes !== undefined) return [play.mode.spoken(play)]
  const { choices, options } = play
  const left = choices.length || options.plays || options.buys || options.tokens
  const far = distanceWords(play.board, play.history.at(-1)?.to ?? '')
  return [far && `${far}.`, left ? '' : t('table-prompt-nothing')]
}
