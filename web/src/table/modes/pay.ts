/** Cards are chosen for rubble, a base camp or a blockade. */

import { writeAction } from '../../lib/game/action'
import { t } from '../../lib/text/i18n.svelte'
import { cardName, counted } from '../../lib/text/words'
import type { Choice } from '../model/choices'
import { paymentName, targetName } from '../model/prompts'
import type { Play } from '../model/tableController.svelte'
import { anywhere } from './anywhere'
import { actWith, toggled } from './chosen'
import type { ModeRules } from './mode'

export interface PayMode extends ModeRules {
  readonly kind: 'pay'
  readonly choice: Choice
}

/** Begins a payment with the card in hand; where the whole hand is needed, all of it is chosen. */
export function payMode(play: Play, choice: Choice, keys: readonly string[]): PayMode {
  const all = choice.count === play.hand.length
  return paying(choice, all ? play.hand.map((one) => one.key) : keys.slice(0, choice.count))
}

export function paying(choice: Choice, chosen: readonly string[]): PayMode {
  const { piece, target, count, camp } = choice
  return {
    ...anywhere,
    kind: 'pay',
    choice,
    chosen,
    drawn: () => ({ choice, proposal: null }),
    tapCard: (play, key) => play.enter(paying(choice, toggled(chosen, key, count))),
    /** The cards that would go are named as soon as they are enough. */
    spoken(play) {
      const cards = play.cardsOf(chosen)
      return cards.length === count
        ? paymentName(play, target, cards)
        : anywhere.spoken.call(this, play)
    },
    main(play) {
      const missing = count - chosen.length
      const text = (cards: string[]) => writeAction('pay', { piece, target, cards })
      const label = t(camp ? 'table-camp-go' : 'table-pay-go', { count })
      const detail = missing
        ? t('table-choose-more', { count: missing })
        : t('dock-for', { space: targetName(target, play) })
      const cards = counted(play.cardsOf(chosen), cardName)
      return {
        label: missing ? label : t(camp ? 'dock-remove-go' : 'dock-pay-go', { cards }),
        detail,
        brief: { label, detail },
        enabled: missing === 0,
        icon: 'check',
        run: () => actWith(play, chosen, text, { forGood: camp, way: choice }),
      }
    },
    prompt: () => t(promptFor(choice), { count, chosen: chosen.length }),
  }
}

function promptFor({ camp, taken }: Choice): string {
  if (camp) return 'table-prompt-camp'
  return taken.length ? 'table-prompt-pay-blockade' : 'table-prompt-rubble'
}
