/** What lies over the board, measured on the screen: the dock for good, panels for as long as they are open. */

import { untrack } from 'svelte'
import type { Box } from '../../lib/game/board'

type Kind = 'dock' | 'panels'

export class Covers {
  /** What never goes away. */
  dock = $state.raw<readonly Box[]>([])
  /** What the player has opened. */
  panels = $state.raw<readonly Box[]>([])

  #frame: HTMLElement | null = null
  readonly #elements = new Map<HTMLElement, Kind>()
  #observer: ResizeObserver | null = null

  /** The frame of the board, to which everything is measured; for `{@attach}`. */
  readonly frame = (element: HTMLElement) => {
    this.#frame = element
    return this.#watch(element)
  }
  /** A part of the dock; for `{@attach}`. */
  readonly byDock = (element: HTMLElement) => this.#cover(element, 'dock')
  /** A panel; for `{@attach}`. */
  readonly byPanel = (element: HTMLElement) => this.#cover(element, 'panels')

  #cover(element: HTMLElement, kind: Kind): () => void {
    this.#elements.set(element, kind)
    const end = this.#watch(element)
    return () => {
      end()
      this.#elements.delete(element)
      this.#measure()
    }
  }

  #watch(element: HTMLElement): () => void {
    this.#observer ??= new ResizeObserver(() => this.#measure())
    const observer = this.#observer
    observer.observe(element)
    return () => observer.unobserve(element)
  }

  #measure(): void {
    const corner = this.#frame?.getBoundingClientRect()
    if (!corner) return
    const found: Record<Kind, Box[]> = { dock: [], panels: [] }
    for (const [element, kind] of this.#elements) {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width && height)
        found[kind].push({ x: left - corner.left, y: top - corner.top, width, height })
    }
    untrack(() => {
      // The same boxes again are no news: nothing has to be fitted anew.
      for (const kind of ['dock', 'panels'] as const)
        if (JSON.stringify(found[kind]) !== JSON.stringify(this[kind])) this[kind] = found[kind]
    })
  }
}
