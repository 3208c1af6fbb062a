/** Seconds until a moment of the server's clock, counted down while somebody looks. */

import { createSubscriber } from 'svelte/reactivity'
import type { Sight } from './tableModel.svelte'

export interface Countdown {
  /** Null where there is nothing to wait for. */
  readonly left: number | null
}

const EVERY = 500
const ticks = createSubscriber((update) => {
  const timer = setInterval(update, EVERY)
  return () => clearInterval(timer)
})

/** Counts down to a moment, in seconds of the epoch; `skew` is how far this device is behind. */
export const countdown = (moment: () => number | null, skew: () => number): Countdown => ({
  get left() {
    const end = moment()
    if (end === null) return null
    ticks()
    return Math.max(0, end - Date.now() / 1000 - skew())
  },
})

/** The seconds a seat has left for its turn; null where no clock runs for it. */
export function timeLeft(play: Sight, seat: number): number | null {
  const { table, view, connection } = play
  const running = view?.to_move === seat && table?.status === 'running'
  const end = (running && table.clock?.deadline) || null
  return countdown(
    () => end,
    () => connection.skew,
  ).left
}
