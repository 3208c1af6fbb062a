/** Parts of the page that nobody needs at first: loaded once the page is idle, or as soon as they are wanted. */

/** Milliseconds after which a page that is never idle loads them anyway. */
const PATIENCE = 3000

/** Calls back once the page has nothing to do. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: PATIENCE })
  else setTimeout(run, 500)
}

export interface Late<C> {
  /** The component, once it is there. */
  readonly current: C | null
}

/** Call while a component is set up. `wanted` says that the player asks for it now: it is not lost, only late. */
export function late<C>(
  load: () => Promise<{ default: C }>,
  wanted: () => boolean = () => false,
): Late<C> {
  let current = $state.raw<C | null>(null)
  const fetch = () =>
    load().then(
      (found) => {
        current = found.default
      },
      () => {}, // The next wish tries again.
    )
  $effect(() => whenIdle(fetch))
  $effect(() => {
    if (wanted() && !current) void fetch()
  })
  return {
    get current() {
      return current
    },
  }
}
