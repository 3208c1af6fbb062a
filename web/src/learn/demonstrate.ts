/** Shows how something is done: the same gestures as the player's, slowly, one after the other. */

import { readAction } from '../lib/game/action'
import { CARDS } from '../lib/game/facts'
import { layOut } from '../table/model/purchase'
import type { Play } from '../table/model/tableController.svelte'
import { keysOf } from '../table/model/tableModel.svelte'
import { buyMode } from '../table/modes/buy'

const LOOK = 900

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Taps these cards of the hand, as far as they are not chosen yet; their keys. */
function choose(play: Play, cards: readonly string[]): string[] {
  const keys = keysOf(play.hand, cards)
  for (const key of keys) if (!play.mode.chosen.includes(key)) play.tapCard(key)
  return keys
}

/** Takes in hand what an action needs, so that one can see it, and then does it. */
async function gesture(play: Play, text: string, look: number): Promise<boolean> {
  const action = readAction(text)
  const used = keysOf(play.hand, [action.card])
  const choice = play.choices.find((one) => one.text === text)
  play.rest()
  switch (action.verb) {
    case 'pay': {
      const pay = play.choices.find((one) => text.startsWith(`${one.text} `))
      if (pay) play.pick(pay)
      await wait(look / 2)
      const keys = choose(play, action.cards)
      await wait(look)
      return play.act(text, keys, pay)
    }
    case 'buy': {
      play.tapPile(action.card)
      await wait(look / 2)
      const outlay = layOut(play, action.cards)
      play.enter(buyMode(action.card, outlay))
      await wait(look)
      return play.act(text, Object.keys(outlay.paying))
    }
    case 'remove': {
      const keys = choose(play, action.cards)
      await wait(look)
      return play.act(text, keys)
    }
    case 'token': {
      // An item that is kept is not in any hand.
      if (action.card === 'keep_item') {
        await wait(look)
        return play.act(text)
      }
      play.tapToken(action.card)
      await wait(look / 2)
      const keys = choose(play, action.cards)
      await wait(look)
      return play.act(text, keys)
    }
    case 'end':
      play.kept = keysOf(play.hand, action.cards)
      await wait(look)
      return play.act(text)
    case 'take':
      play.tapCard(keysOf(play.hand, ['transmitter'])[0] ?? '')
      await wait(look)
      return play.act(text)
    default:
      if (CARDS.has(action.card)) play.tapCard(used[0] ?? '')
      else if (play.choices.some((one) => one.card === action.card)) play.tapToken(action.card)
      await wait(look / 2)
      play.pointed = action.target || null
      await wait(look)
      play.pointed = null
      return play.act(text, used, choice)
  }
}

/** Shows a row of actions; stops where one does not work, or once nobody looks any more. */
export async function demonstrate(
  play: Play,
  actions: readonly string[],
  alive: () => boolean,
  look = LOOK,
): Promise<void> {
  for (const text of actions) {
    if (!alive()) return
    await wait(look / 3)
    if (!alive() || !(await gesture(play, text, look))) return
  }
}
