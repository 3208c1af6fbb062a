/** Shows how something is done: the same gestures as the player's, slowly, one after the other. */

import { readAction } from '../lib/game/action'
import { CARDS } from '../lib/game/facts'
import type { Play } from '../table/model/tableController.svelte'

const LOOK = 900

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** The keys of these cards in the hand, each card once. */
export function keysOf(
  hand: readonly { key: string; id: string }[],
  cards: readonly string[],
): string[] {
  const left = [...hand]
  return cards.flatMap((card) => {
    const place = left.findIndex((one) => one.id === card)
    return place < 0 ? [] : [(left.splice(place, 1)[0] as { key: string }).key]
  })
}

/** Takes in hand what an action needs, so that one can see it, and then does it. */
async function gesture(play: Play, text: string): Promise<boolean> {
  const action = readAction(text)
  const used = keysOf(play.hand, [action.card])
  const choice = play.choices.find((one) => one.text === text)
  play.rest()
  switch (action.verb) {
    case 'pay': {
      const pay = play.choices.find((one) => text.startsWith(`${one.text} `))
      if (pay) play.pick(pay)
      await wait(LOOK / 2)
      play.chosen = keysOf(play.hand, action.cards)
      await wait(LOOK)
      return play.act(text, play.chosen, pay)
    }
    case 'buy':
      play.tapPile(action.card)
      await wait(LOOK / 2)
      play.purchase.propose(action.cards)
      await wait(LOOK)
      return play.act(text, Object.keys(play.purchase.paying))
    case 'remove':
      play.chosen = keysOf(play.hand, action.cards)
      await wait(LOOK)
      return play.act(text, play.chosen)
    case 'token':
      if (action.card !== 'keep_item') {
        play.tapToken(action.card)
        await wait(LOOK / 2)
        play.chosen = keysOf(play.hand, action.cards)
      }
      await wait(LOOK)
      return play.act(text, play.chosen)
    case 'end':
      play.kept = keysOf(play.hand, action.cards)
      await wait(LOOK)
      return play.act(text)
    case 'take':
      play.tapCard(keysOf(play.hand, ['transmitter'])[0] ?? '')
      await wait(LOOK)
      return play.act(text)
    default:
      if (CARDS.has(action.card)) play.tapCard(used[0] ?? '')
      else if (play.choices.some((one) => one.card === action.card)) play.tapToken(action.card)
      await wait(LOOK / 2)
      play.pointed = action.target || null
      await wait(LOOK)
      play.pointed = null
      return play.act(text, used, choice)
  }
}

/** Shows a row of actions; stops where one does not work, or once nobody looks any more. */
export async function demonstrate(
  play: Play,
  actions: readonly string[],
  alive: () => boolean,
): Promise<void> {
  for (const text of actions) {
    if (!alive()) return
    await wait(LOOK / 3)
    if (!alive() || !(await gesture(play, text))) return
  }
}
