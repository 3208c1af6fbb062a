/** What the main button and the line above the hand do: the chosen cards become an action. */

import { writeAction } from '../../lib/game/action'
import type { Choice } from './choices'
import { doubtAboutEnding, doubtAboutLosing } from './confirmations'
import type { Play } from './tableController.svelte'

/** Does something with the chosen cards; asks first where they would leave for good by a slip. */
function withChosen(play: Play, forGood: boolean, text: (cards: string[]) => string, way?: Choice) {
  const keys = play.chosen
  const cards = play.cardsOf(keys)
  const go = () => void play.act(text(cards), keys, way)
  play.unlessSlip(forGood ? doubtAboutLosing(play, cards) : '', go)
}

export const pay = (play: Play, choice: Choice) =>
  withChosen(
    play,
    choice.camp,
    (cards) => writeAction('pay', { piece: choice.piece, target: choice.target, cards }),
    choice,
  )

export const remove = (play: Play) =>
  withChosen(play, true, (cards) => writeAction('remove', { cards }))

export const lay = (play: Play, token: string) =>
  withChosen(play, token === 'remove_card', (cards) => writeAction('token', { card: token, cards }))

export function buy(play: Play, card: string): void {
  const { sources, paying } = play.purchase
  void play.act(writeAction('buy', { card, cards: sources }), Object.keys(paying))
}

/** Takes an item back that was used this turn. */
export function keepItem(play: Play, item: string): void {
  const several = new Set(play.view?.turn.items_used).size > 1
  void play.act(writeAction('token', { card: 'keep_item', cards: several ? [item] : [] }))
}

/** Ends the turn, unless it is a slip or whoever advises would rather not. */
export async function end(play: Play): Promise<void> {
  const text = writeAction('end', { cards: play.keptNow })
  const n = play.table?.n
  const go = () => {
    if (play.table?.n === n) void play.act(text)
  }
  if (!play.beforeEnd) play.unlessSlip(doubtAboutEnding(play), go)
  else if (await play.beforeEnd([text])) go()
}
