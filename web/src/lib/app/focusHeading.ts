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
