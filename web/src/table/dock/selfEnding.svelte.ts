/** A turn that ends by itself when nothing is left to do, if the player wants that; after a moment to stop it. */

import { settings } from '../../lib/app/settings.svelte'
import type { Play } from '../model/tableController.svelte'
import { endTurn } from '../modes/idle'
import { mayEndByItself } from './leftToDo'

/** Milliseconds in which the last action can still be taken back: long enough to see a slip and to reach Undo. */
export const MOMENT = 4000

export class SelfEnding {
  readonly #play: Play
  /** The event after which the player stopped it, or was asked and wanted to think again. */
  #stopped = $state(-1)

  constructor(play: Play) {
    this.#play = play
  }

  /** Whether the turn is about to end. A lesson's turn never does: ending it is part of the lesson. */
  readonly due = $derived.by(() => {
    const play = this.#play
    return (
      settings.endsTurns &&
      play.tries.asksBeforeSlips &&
      !play.connection.busy &&
      play.table?.n !== this.#stopped &&
      mayEndByItself(play)
    )
  })

  stop(): void {
    this.#stopped = this.#play.table?.n ?? -1
  }

  /** Waits and ends the turn; call it in an effect. What it gives back calls it off. */
  wait(): (() => void) | undefined {
    if (!this.due) return
    const timer = setTimeout(() => {
      this.stop()
      void endTurn(this.#play)
    }, MOMENT)
    return () => clearTimeout(timer)
  }
}
