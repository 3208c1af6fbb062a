/** What a tap means in every mode that does not say otherwise. */

import { list, t } from '../../lib/text/i18n.svelte'
import { cardName } from '../../lib/text/words'
import { startBuying } from './buy'
import { takeCard } from './card'
import type { ModeRules } from './mode'
import { propose } from './proposal'
import { takeToken } from './token'

export const anywhere: ModeRules = {
  chosen: [],
  active: () => null,
  offered: () => [],
  drawn: () => null,
  tapCard: (play, key) => takeCard(play, key),
  tapToken: (play, token) => takeToken(play, token),
  tapTarget(play, target) {
    const own = play.me?.pieces.includes(target)
    if (own && !play.choices.some((one) => one.target === target)) play.rest()
    else propose(play, target)
  },
  tapPile: (play, card) => startBuying(play, card),
  main: () => null,
  prompt(play) {
    const { turn } = play.view ?? {}
    if (turn?.change_symbol)
      return t(turn.change_symbol > 1 ? 'table-prompt-change-two' : 'table-prompt-change')
    // While an action is on its way nothing is offered, but that is not for good.
    const offered =
      play.connection.busy || play.choices.length || play.options.plays || play.options.buys
    if (turn?.bought && (offered || play.hand.length)) return t('table-prompt-bought')
    if (offered) return t(play.finalRound ? 'table-prompt-last' : 'table-prompt-idle')
    const count = play.keptNow.length
    if (count) return t('dock-prompt-kept', { count })
    return t(play.hand.length ? 'dock-prompt-keep' : 'table-prompt-nothing')
  },
  spoken(play) {
    const chosen = play.cardsOf(this.chosen).map(cardName)
    const words = this.prompt(play)
    return chosen.length ? `${words} ${t('speech-chosen', { cards: list(chosen) })}` : words
  },
}
