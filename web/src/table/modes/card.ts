/** A card is in hand: where it can take a piece glows. */

import { writeAction } from '../../lib/game/action'
import { t } from '../../lib/text/i18n.svelte'
import { cardName } from '../../lib/text/words'
import { aboutCard } from '../model/prompts'
import type { Play } from '../model/tableController.svelte'
import { rankedTargets } from '../speech/boardFocus'
import { bestWords } from '../speech/names'
import { anywhere } from './anywhere'
import type { Main, ModeRules } from './mode'
import { aim } from './pick'

export interface CardMode extends ModeRules {
  readonly kind: 'card'
  readonly key: string
}

/** Takes a card in hand. */
export function takeCard(play: Play, key: string): void {
  play.enter(cardMode(key))
}

export function cardMode(key: string): CardMode {
  return {
    ...anywhere,
    kind: 'card',
    key,
    active: (play) => play.cardOf(key),
    offered(play) {
      const id = play.cardOf(key)
      return id ? play.choices.filter((one) => one.card === id || one.kind === 'pay') : []
    },
    tapCard: (play, tapped) => (tapped === key ? play.goBack() : takeCard(play, tapped)),
    tapTarget: (play, target) => aim(play, target, [key]),
    tapPile(play, card) {
      if (!canTake(play, key) || !play.options.takes?.includes(card))
        return anywhere.tapPile(play, card)
      play.marketOpen = false
      void play.act(writeAction('take', { card }))
    },
    main(play) {
      const id = play.cardOf(key)
      if (id && play.options.plays?.includes(id)) return playButton(play, id, key)
      return canTake(play, key) ? takeButton(play) : null
    },
    prompt(play) {
      const id = play.cardOf(key)
      return id ? aboutCard(play, id) : ''
    },
    spoken(play) {
      const [best] = rankedTargets(play)
      return [this.prompt(play), bestWords(play, best)].filter(Boolean).join(' ')
    },
  }
}

/** Whether the card is the one that takes another from the market without paying. */
const canTake = (play: Play, key: string) =>
  play.cardOf(key) === 'transmitter' && play.options.takes !== undefined

const playButton = (play: Play, id: string, key: string): Main => ({
  label: t('table-play-go'),
  detail: cardName(id),
  enabled: true,
  icon: 'play',
  run: () => void play.act(writeAction('play', { card: id }), [key]),
})

const takeButton = (play: Play): Main => ({
  label: t('table-take-go'),
  detail: '',
  enabled: true,
  icon: 'market',
  run: () => {
    play.marketOpen = true
  },
})
