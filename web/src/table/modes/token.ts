/** A cave token is in hand: it moves a piece, or only has to be used. */

import { writeAction } from '../../lib/game/action'
import { t } from '../../lib/text/i18n.svelte'
import { tokenName, tokenText } from '../../lib/text/words'
import type { Play } from '../model/tableController.svelte'
import { attemptedToken } from '../tries/attempts'
import { anywhere } from './anywhere'
import { layMode } from './lay'
import type { ModeRules } from './mode'
import { aim } from './pick'

export interface TokenMode extends ModeRules {
  readonly kind: 'token'
  readonly token: string
}

/** Takes a token in hand; one that cannot be used says why. */
export function takeToken(play: Play, token: string): void {
  play.rest()
  const usable = play.options.tokens?.includes(token)
  if (usable && (token === 'remove_card' || token === 'replace_cards')) play.enter(layMode(token))
  else if (usable && token === 'keep_item' && usedItems(play).length < 2)
    void play.act(writeAction('token', { card: token }))
  else if (usable || play.choices.some((one) => one.card === token)) {
    play.enter(tokenMode(token))
  } else if (play.board && play.view) {
    void play.tries.explain(attemptedToken(play.board, play.view, play.seat, token), true)
  }
}

export function tokenMode(token: string): TokenMode {
  return {
    ...anywhere,
    kind: 'token',
    token,
    active: () => token,
    offered: (play) => play.choices.filter((one) => one.card === token),
    tapToken: (play, tapped) => (tapped === token ? play.rest() : takeToken(play, tapped)),
    tapTarget: (play, target) => aim(play, target, []),
    main(play) {
      if (!atOnce(play, token)) return null
      return {
        label: t('table-use-go'),
        detail: tokenName(token),
        enabled: true,
        icon: 'check',
        run: () => void play.act(writeAction('token', { card: token })),
      }
    },
    prompt: (play) =>
      atOnce(play, token)
        ? t('table-card-action', { card: tokenName(token), about: tokenText(token) })
        : t('table-prompt-token', { token: tokenName(token) }),
  }
}

/** Whether a token only has to be used, without choosing anything. */
const atOnce = (play: Play, token: string) =>
  (play.options.tokens?.includes(token) ?? false) && token !== 'keep_item'

/** The kinds of items that were used this turn: one of them can be taken back. */
export const usedItems = (play: Play) => [...new Set(play.view?.turn.items_used ?? [])]

/** Takes an item back that was used this turn. */
export function keepItem(play: Play, item: string): void {
  const cards = usedItems(play).length > 1 ? [item] : []
  void play.act(writeAction('token', { card: 'keep_item', cards }))
}
