/** Cards are chosen for a token: one to remove, or up to four to replace. */

import { writeAction } from '../../lib/game/action'
import { list, t } from '../../lib/text/i18n.svelte'
import { cardName } from '../../lib/text/words'
import { anywhere } from './anywhere'
import { actWith, toggled } from './chosen'
import type { ModeRules } from './mode'

type LayToken = 'remove_card' | 'replace_cards'

export interface LayMode extends ModeRules {
  readonly kind: 'lay'
  readonly token: LayToken
}

/** How many cards each token takes at most. */
const MOST: Record<LayToken, number> = { remove_card: 1, replace_cards: 4 }

export function layMode(token: LayToken, chosen: readonly string[] = []): LayMode {
  const removes = token === 'remove_card'
  const text = (cards: string[]) => writeAction('token', { card: token, cards })
  return {
    ...anywhere,
    kind: 'lay',
    token,
    chosen,
    tapCard: (play, key) => play.enter(layMode(token, toggled(chosen, key, MOST[token]))),
    tapTarget: () => {},
    main: (play) => ({
      label: t(removes ? 'table-remove-go' : 'table-replace-go', {
        count: Math.max(1, chosen.length),
      }),
      detail: list(play.cardsOf(chosen).map(cardName)),
      enabled: chosen.length > 0,
      icon: 'check',
      run: () => actWith(play, chosen, text, { forGood: removes }),
    }),
    prompt: () => t(removes ? 'table-prompt-remove-one' : 'table-prompt-replace'),
  }
}
