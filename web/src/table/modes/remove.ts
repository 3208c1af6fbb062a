/** Cards may be removed from the game now, and nothing else can be done before. */

import { writeAction } from '../../lib/game/action'
import { t } from '../../lib/text/i18n.svelte'
import { cardName, counted } from '../../lib/text/words'
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
        ? t('dock-remove-go', { cards: counted(play.cardsOf(chosen), cardName) })
        : t('table-remove-none'),
      detail: '',
      ...(chosen.length && {
        brief: { label: t('table-remove-go', { count: chosen.length }), detail: '' },
      }),
      enabled: true,
      icon: chosen.length ? 'trash' : 'check',
      run: () => actWith(play, chosen, text, { forGood: true }),
    }),
    prompt: () => t('table-prompt-remove', { most }),
  }
}
