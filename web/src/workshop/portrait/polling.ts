/** Work of the server that takes seconds: asked for again until it is there. */

const PAUSE = 700

const pause = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, PAUSE)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })

/** Asks until a state is the last one, telling each; null if nobody waits any more. */
export async function poll<T>(
  ask: () => Promise<T>,
  isDone: (state: T) => boolean,
  told: (state: T) => void,
  signal: AbortSignal,
): Promise<T | null> {
  for (;;) {
    const state = await ask()
    if (signal.aborted) return null
    told(state)
    if (isDone(state)) return state
    await pause(signal)
    if (signal.aborted) return null
  }
}
