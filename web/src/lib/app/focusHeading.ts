/** Moves the reader along when the screen changes: the new heading gets the focus. */

import type { Attachment } from 'svelte/attachments'

let first = true

/** Attach to a screen's heading. The page itself, when it is opened, is read from its top. */
export const arrive: Attachment<HTMLElement> = (node) => {
  if (!first) {
    node.tabIndex = -1
    node.focus({ preventScroll: true })
  }
  first = false
}

/** Attach to the heading of a panel: it gets the focus, which later returns to where it was. */
export const borrowFocus: Attachment<HTMLElement> = (node) => {
  const before = document.activeElement as HTMLElement | SVGElement | null
  const panel = node.closest('aside, section') ?? node
  node.tabIndex = -1
  node.focus({ preventScroll: true })
  return () => {
    const here = document.activeElement
    if (here === document.body || panel.contains(here)) before?.focus({ preventScroll: true })
  }
}
