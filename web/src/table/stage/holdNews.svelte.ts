/** Holds news back while a scene runs, so that it does not stutter. A tap delivers them at once. */

import type { Connection } from '../../lib/net/connection.svelte'
import type { Play } from '../model/tableController.svelte'

/** Milliseconds in which the last frame of a scene is gone. */
const GONE = 40

export function holdNews({ stage: { theatre } }: Play, connection: Connection): void {
  connection.holding = () => theatre.scenes.length > 0
  theatre.whenOver = (skipped) => {
    if (skipped) connection.catchUp()
    else setTimeout(() => connection.catchUp(), GONE)
  }
  $effect(() => {
    const leave = () => {
      if (document.hidden) theatre.skip()
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  })
}
