/** The race after the course: two opponents of the weakest kind, and somebody who warns of blunders. */

import { offerAdvisor } from '../hints/advisor.svelte'
import { say } from '../lib/app/messages.svelte'
import { enterNew } from '../lib/app/openTable'
import { settings } from '../lib/app/settings.svelte'
import { levelName } from '../lib/text/words'

/** Sets it up and goes there; false, with the reason said, if that did not work. */
export async function firstRace(): Promise<boolean> {
  const rivals = [1, 2].map((number) => `${levelName('rookie')} ${number}`)
  try {
    offerAdvisor()
    await enterNew({
      seats: [
        { kind: 'person', name: settings.name },
        ...rivals.map((name) => ({ kind: 'bot' as const, level: 'rookie', name })),
      ],
      pace: settings.pace,
    })
    return true
  } catch (error) {
    say((error as Error).message, 'warning')
    return false
  }
}
