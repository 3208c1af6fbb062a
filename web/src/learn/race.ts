/** A first race: two opponents of the weakest kind, somebody who warns of blunders, perhaps a guide. */

import { say } from '../lib/app/messages.svelte'
import { enterNew } from '../lib/app/openTable'
import { settings } from '../lib/app/settings.svelte'
import { levelName } from '../lib/text/words'
import { beginFirstGame } from '../welcome/firstGame.svelte'

/** Sets it up and goes there; false, with the reason said, if that did not work. */
export async function firstRace(guided = false): Promise<boolean> {
  const rivals = [1, 2].map((number) => `${levelName('rookie')} ${number}`)
  try {
    const table = await enterNew({
      seats: [
        { kind: 'person', name: settings.name },
        ...rivals.map((name) => ({ kind: 'bot' as const, level: 'rookie', name })),
      ],
      start: guided ? 0 : null,
      pace: settings.pace,
    })
    beginFirstGame(table, guided)
    return true
  } catch (error) {
    say((error as Error).message, 'warning')
    return false
  }
}
