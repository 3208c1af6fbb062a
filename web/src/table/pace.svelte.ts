/** How fast computer players move: a change of the setting holds at once, in the running game. */

import { settings } from '../lib/app/settings.svelte'
import type { Connection } from '../lib/net/connection.svelte'

/** Whether it is for this browser to say: the first person is the host of a table. */
export function decidesPace({ table, held }: Pick<Connection, 'table' | 'held'>): boolean {
  const host = table?.seats.findIndex((seat) => seat.kind === 'person') ?? -1
  return held.includes(host) && (table?.seats.some((seat) => seat.kind === 'bot') ?? false)
}

/** Call while a component is set up: tells the server, now and whenever it changes. */
export function followPace(connection: () => Connection | null): void {
  $effect(() => {
    const line = connection()
    if (line?.state === 'open' && decidesPace(line)) line.setPace(settings.pace)
  })
}
