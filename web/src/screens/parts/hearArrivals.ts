import { sound } from '../../lib/app/sound'
import type { Connection } from '../../lib/net/connection.svelte'

/** Knocks whenever another person takes a seat; what ends it. */
export const hearArrivals = (connection: Connection): (() => void) =>
  connection.listen({
    after: (event) => {
      const person = event.type === 'sat' && !event.level
      if (person && !connection.held.includes(event.seat)) sound('join')
    },
  })
