/** Everything explains itself on hover, on a long press and on keyboard focus. */

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

export interface Explanation {
  title: string
  text?: string
  /** More sentences, each on its own line. */
  notes?: string[]
  /** A card to show in full. */
  card?: string
  /** How far from it the explanation stands, in pixels, where something else is to be seen between. */
  apart?: number
  /** The place in the rules that says more; a card has its own. */
  rules?: string
}

export interface Shown {
  what: Explanation
  anchor: Element
}

let shown = $state.raw<Shown | null>(null)
let timer = 0
let parting = 0

const HOVER = 420
const PRESS = 430
const LINGER = 250

export const explained = () => shown

/** Takes the explanation away. */
export function hush(): void {
  clearTimeout(timer)
  clearTimeout(parting)
  shown = null
}

/** Takes it away in a moment: long enough to get to the link in it. */
export function hushSoon(): void {
  clearTimeout(parting)
  parting = setTimeout(hush, LINGER)
}

/** Somebody is at the link. */
export const stay = () => clearTimeout(parting)

/** Shows an explanation next to an element now. */
export function tell(anchor: Element, what: Explanation | null): void {
  if (!what) return
  clearTimeout(timer)
  clearTimeout(parting)
  shown = { what, anchor }
}

/** Attach to an element that has an explanation; `null` while it has none. */
export function explain(what: () => Explanation | null, delay = HOVER): Attachment<Element> {
  return (node) => {
    let pressed = false
    let fromKeys = false
    let waiting = false

    const soon = (delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => tell(node, what()), delay)
    }
    const leave = () => {
      waiting = false
      clearTimeout(timer)
      if (shown?.anchor === node) hush()
    }
    /** The mouse may be on its way to the link in the explanation; a finger has only been lifted. */
    const away = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      waiting = false
      clearTimeout(timer)
      if (shown?.anchor === node) hushSoon()
    }
    /** A mouse that rests where something new appears has asked for nothing. */
    const hover = (event: PointerEvent) => {
      const moving = event.movementX !== 0 || event.movementY !== 0
      if (event.pointerType === 'mouse' && !event.buttons && moving && !waiting) {
        waiting = true
        soon(shown ? 60 : delay)
      }
    }
    const down = (event: PointerEvent) => {
      pressed = false
      leave()
      if (event.pointerType !== 'mouse') {
        clearTimeout(timer)
        timer = setTimeout(() => {
          tell(node, what())
          pressed = shown?.anchor === node
        }, PRESS)
      }
    }
    const moved = (event: PointerEvent) => {
      hover(event)
      if (
        event.pointerType !== 'mouse' &&
        !pressed &&
        Math.hypot(event.movementX, event.movementY) > 4
      ) {
        clearTimeout(timer)
      }
    }
    const up = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return
      clearTimeout(timer)
    }
    const click = (event: Event) => {
      if (!pressed) {
        leave()
        waiting = true
        return
      }
      pressed = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const focus = () => {
      fromKeys = node.matches(':focus-visible')
      if (fromKeys) soon(delay)
    }
    const menu = (event: Event) => {
      if (pressed) event.preventDefault()
    }
    const pairs: [string, (event: never) => void, boolean?][] = [
      ['pointerenter', hover],
      ['pointerleave', away],
      ['pointerdown', down],
      ['pointermove', moved],
      ['pointerup', up],
      ['pointercancel', leave],
      ['click', click, true],
      ['focus', focus],
      ['blur', leave],
      ['contextmenu', menu],
    ]
    // `on` and not addEventListener: a blur may come in the middle of an update of the page.
    const offs = pairs.map(([name, hear, capture]) =>
      on(node, name, hear as EventListener, { capture: capture === true }),
    )
    return () => {
      leave()
      for (const off of offs) off()
    }
  }
}
