/** Cards are chosen for a token: one to remove, or up to four to replace. */

import { writeAction } from '../../lib/game/action'
import { t } from '../../lib/text/i18n.svelte'
import { cardName, counted } from '../../lib/text/words'
import type { Play } from '../model/tableController.svelte'
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

/** What the main button says: the chosen cards by name. */
function words(play: Play, removes: boolean, chosen: readonly string[]) {
  const count = Math.max(1, chosen.length)
  const label = t(removes ? 'table-remove-go' : 'table-replace-go', { count })
  const cards = counted(play.cardsOf(chosen), cardName)
  const named = t(removes ? 'dock-remove-go' : 'dock-replace-go', { cards })
  return { label: cards ? named : label, detail: '', brief: { label, detail: '' } }
}

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
      ...words(play, removes, chosen),
      enabled: chosen.length > 0,
      icon: 'check',
      run: () => actWith(play, chosen, text, { forGood: removes }),
    }),
    prompt: () => t(removes ? 'table-prompt-remove-one' : 'table-prompt-replace'),
  }
}
