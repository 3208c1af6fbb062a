/** Seconds until a moment of the server's clock, counted down while somebody looks. */

export interface Countdown {
  /** Null where there is nothing to wait for. */
  readonly left: number | null
}

const EVERY = 500

/** Counts down to a moment, in seconds of the epoch; `skew` is how far this device is behind. */
export function countdown(moment: () => number | null, skew: () => number): Countdown {
  let now = $state(Date.now() / 1000)
  const running = $derived(moment() !== null)
  $effect(() => {
    if (!running) return
    now = Date.now() / 1000
    const timer = setInterval(() => {
      now = Date.now() / 1000
    }, EVERY)
    return () => clearInterval(timer)
  })
  return {
    get left() {
      const end = moment()
      return end === null ? null : Math.max(0, end - now - skew())
    },
  }
}
