/** One request at a time: failures are shown to the player, and a second click meanwhile does nothing. */

import { say } from './messages.svelte'

export class Attempt {
  /** Whether something is on its way. */
  busy = $state(false)

  async run(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      await what()
    } catch (error) {
      say((error as Error).message, 'warning')
    }
    this.busy = false
  }
}
