/** Nothing is chosen: everything that can be done is offered, and the turn can be ended. */

import { writeAction } from '../../lib/game/action'
import { t } from '../../lib/text/i18n.svelte'
import { doubtAboutEnding } from '../model/confirmations'
import type { Play } from '../model/tableController.svelte'
import { anywhere } from './anywhere'
import type { Main, ModeRules } from './mode'

export interface IdleMode extends ModeRules {
  readonly kind: 'idle'
}

export const IDLE: IdleMode = {
  ...anywhere,
  kind: 'idle',
  offered: (play) => play.choices,
}

export function endButton(play: Play): Main {
  const keep = play.keptNow.length
  const away = play.hand.length - keep
  return {
    label: t('table-end'),
    detail: keep ? t('table-end-keep', { keep, away }) : away ? t('table-end-away', { away }) : '',
    enabled: play.options.end === true,
    icon: 'end-turn',
    run: () => endTurn(play),
  }
}

/** Ends the turn, unless it looks like a mistake or the advisor objects. */
export async function endTurn(play: Play): Promise<void> {
  const text = writeAction('end', { cards: play.keptNow })
  const n = play.table?.n
  const go = () => {
    if (play.table?.n === n) void play.act(text)
  }
  if (!play.beforeEnd) play.unlessSlip(doubtAboutEnding(play), go)
  else if (await play.beforeEnd([text])) go()
}
