/** What a learner's taps are about, and the handling that an action needs. */

import { readAction } from '../lib/game/action'
import { CARDS, TOKENS } from '../lib/game/facts'

/** Whom a tap without a card is about: who moves in what is shown, or the first in the hand who could. */
export function likelyMover(show: readonly string[], hand: readonly string[]): string {
  const shown = show.map(readAction).find((one) => one.piece && hand.includes(one.card))
  return shown?.card ?? hand.find((id) => CARDS.get(id)?.symbols.length) ?? ''
}

/** The kind of handling an action needs: what is explained the first times. */
export function handling(text: string): string {
  const action = readAction(text)
  if (action.verb === 'end') return action.cards.length ? 'keep' : 'end'
  if (action.verb === 'native_token' || TOKENS.has(action.card)) return 'token'
  if (action.verb === 'move' || action.verb === 'native')
    return action.target.startsWith('#') ? 'blockade' : 'move'
  return action.verb
}
