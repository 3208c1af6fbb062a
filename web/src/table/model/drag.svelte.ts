/** Dragging a card to a space: an arrow from the card that snaps to what is allowed. */

import type { Play } from './tableController.svelte'
import type { HandCard } from './tableModel.svelte'

const FAR_ENOUGH = 9
/** How far from the middle of a place it is still meant: a little over its edge, and a finger's width. */
const [SNAP, LEAST] = [0.7, 28]

export class Drag {
  /** Whether a card is being dragged now. */
  on = $state(false)
  from = $state.raw({ x: 0, y: 0 })
  to = $state.raw({ x: 0, y: 0 })
  /** What the arrow has snapped to. */
  target = $state.raw<string | null>(null)
  /** For a moment after a drop, so that the click that follows is not a tap. */
  justDropped = false

  #play: Play
  #card: HandCard | null = null
  #origin = { x: 0, y: 0 }
  #pointer = -1

  constructor(play: Play) {
    this.#play = play
  }

  down(event: PointerEvent, card: HandCard): void {
    if (event.button || !this.#play.mine) return
    const mode = this.#play.mode.kind
    if (mode !== 'idle' && mode !== 'card' && mode !== 'target' && mode !== 'token') return
    this.#card = card
    this.#origin = { x: event.clientX, y: event.clientY }
    this.#pointer = event.pointerId
    addEventListener('pointermove', this.#move)
    addEventListener('pointerup', this.#up)
    addEventListener('pointercancel', this.#end)
  }

  #move = (event: PointerEvent): void => {
    const card = this.#card
    if (!card || event.pointerId !== this.#pointer) return
    const far = Math.hypot(event.clientX - this.#origin.x, event.clientY - this.#origin.y)
    if (!this.on) {
      if (far < FAR_ENOUGH) return
      this.#play.dragging = true
      const mode = this.#play.mode
      if (mode.kind !== 'card' || mode.key !== card.key) this.#play.tapCard(card.key)
      this.from = this.#origin
      this.measure()
      this.on = true
    }
    this.#snap(event.clientX, event.clientY)
  }

  /** The arrow begins at the card, wherever that lies now: the hand moves when the window changes. */
  measure(): void {
    const card = document.querySelector(`[data-card="${this.#card?.key}"]`)
    const rect = card?.getBoundingClientRect()
    if (!rect) return
    const [x, y] = [rect.left + rect.width / 2, rect.top + 16]
    if (x !== this.from.x || y !== this.from.y) this.from = { x, y }
  }

  /** What is under the pointer, or else what is nearest to it. */
  #snap(x: number, y: number): void {
    let best: { target: string; x: number; y: number; far: number } | null = null
    const under = targetAt(x, y)
    const targets = under && this.#play.targets.has(under) ? [under] : this.#play.targets.keys()
    for (const target of targets) {
      const selector = target.startsWith('#')
        ? `[data-blockade="${target.slice(1)}"] circle`
        : `[data-space="${CSS.escape(target)}"]`
      const rect = document.querySelector(selector)?.getBoundingClientRect()
      if (!rect) continue
      const [cx, cy] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
      const far = Math.hypot(cx - x, cy - y)
      if (far < Math.max(LEAST, rect.width * SNAP) && (!best || far < best.far))
        best = { target, x: cx, y: cy, far }
    }
    this.target = best?.target ?? null
    this.to = best ? { x: best.x, y: best.y } : { x, y }
    this.#play.pointed = this.target
  }

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return
    const { on, target } = this
    let tried: string | null = null
    if (on && !target) {
      tried = targetAt(event.clientX, event.clientY)
    }
    this.#end()
    if (!on) return
    this.justDropped = true
    setTimeout(() => {
      this.justDropped = false
    }, 50)
    if (target) this.#play.tapTarget(target)
    else if (tried) this.#play.tapTarget(tried)
    else this.#play.rest()
  }

  #end = (): void => {
    this.on = false
    this.target = null
    this.#card = null
    this.#play.dragging = false
    this.#play.pointed = null
    removeEventListener('pointermove', this.#move)
    removeEventListener('pointerup', this.#up)
    removeEventListener('pointercancel', this.#end)
  }
}

/** The space or blockade at a point of the screen. */
function targetAt(x: number, y: number): string | null {
  const found = document
    .elementFromPoint(x, y)
    ?.closest<SVGElement>('[data-space], [data-blockade]')
  const { space, blockade } = found?.dataset ?? {}
  return space ?? (blockade ? `#${blockade}` : null)
}
