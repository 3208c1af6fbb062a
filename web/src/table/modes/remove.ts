/** Cards may be removed from the game now, and nothing else can be done before. */

import { writeAction } from '../../lib/game/action'
import { list, t } from '../../lib/text/i18n.svelte'
import { cardName } from '../../lib/text/words'
import { anywhere } from './anywhere'
import { actWith, toggled } from './chosen'
import type { ModeRules } from './mode'

export interface RemoveMode extends ModeRules {
  readonly kind: 'remove'
  readonly most: number
}

export function removeMode(most: number, chosen: readonly string[] = []): RemoveMode {
  const text = (cards: string[]) => writeAction('remove', { cards })
  return {
    ...anywhere,
    kind: 'remove',
    most,
    chosen,
    tapCard: (play, key) => play.enter(removeMode(most, toggled(chosen, key, most))),
    tapTarget: () => {},
    tapPile: () => {},
    main: (play) => ({
      label: chosen.length
        ? t('table-remove-go', { count: chosen.length })
        : t('table-remove-none'),
      detail: list(play.cardsOf(chosen).map(cardName)),
      enabled: true,
      icon: chosen.length ? 'trash' : 'check',
      run: () => actWith(play, chosen, text, { forGood: true }),
    }),
    prompt: () => t('table-prompt-remove', { most }),
  }
}
