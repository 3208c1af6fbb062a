/** Whether anything is left to do in the own turn with what is not marked to be kept. */

import { card as facts } from '../../lib/game/facts'
import { coinsOf } from '../model/payment'
import type { Play } from '../model/tableController.svelte'

/** Whether one of these cards and tokens could still move, pay, buy or be played. */
function canUse(play: Play, cards: readonly string[], tokens: readonly string[]): boolean {
  const { options, view } = play
  if (!play.mine || !view) return false
  if (options.removes !== undefined || view.turn.change_symbol) return true
  const own = [...cards, ...tokens]
  const played = [...(options.plays ?? []), ...(options.tokens ?? [])]
  if (played.some((one) => own.includes(one))) return true
  if (options.takes && own.includes('transmitter')) return true
  const coins = own.reduce((sum, one) => sum + coinsOf(one), 0)
  if (Object.keys(options.buys ?? {}).some((card) => (facts(card).price ?? 0) <= coins)) return true
  return play.choices.some((one) =>
    one.kind === 'pay' ? one.count <= cards.length : own.includes(one.card),
  )
}

const notKept = ({ hand, kept }: Play) =>
  hand.filter((one) => !kept.includes(one.key)).map((one) => one.id)

/** Whether a card could still do something. Tokens do not count: they are often saved for many turns. */
export const cardsLeftToUse = (play: Play): boolean => canUse(play, notKept(play), [])

/** Whether the turn may end by itself: no card and no token can do anything more, and there is nothing to decide.
 * Any card in the hand could be kept for the next turn, and only the player knows whether that is better than a
 * new card. So the hand must be empty, or all that is left of it marked to be kept. */
export const mayEndByItself = (play: Play): boolean =>
  play.options.end === true &&
  play.mode.kind === 'idle' &&
  play.keptNow.length === play.hand.length &&
  !canUse(play, notKept(play), play.me?.tokens ?? [])
