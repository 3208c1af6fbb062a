/** Focus is never lost: when the focused element is gone, the own piece gets the focus. */

import { tick } from 'svelte'

const byTab = () => document.querySelector<SVGElement>('.spaces [tabindex="0"]')

/** Call while a component is set up; `changes` reads whatever may take things away. */
export function guardFocus(changes: () => unknown): void {
  let last: Element | null = null
  let byKeys = false

  function restore() {
    const here = document.activeElement
    const gone = last !== null && (!last.isConnected || last.matches(':disabled'))
    const nowhere = here === document.body || here === last
    if (byKeys && gone && nowhere && !document.querySelector('dialog[open]'))
      byTab()?.focus({ preventScroll: true })
  }

  $effect(() => {
    const focused = (event: Event) => {
      last = event.target as Element
    }
    const pressed = (event: Event) => {
      byKeys = event.type === 'keydown'
    }
    // Screen readers press a button without a key or a pointer.
    const clicked = (event: MouseEvent) => {
      if (event.detail === 0) byKeys = true
    }
    addEventListener('focusin', focused)
    addEventListener('click', clicked, true)
    addEventListener('keydown', pressed, true)
    addEventListener('pointerdown', pressed, true)
    return () => {
      removeEventListener('focusin', focused)
      removeEventListener('click', clicked, true)
      removeEventListener('keydown', pressed, true)
      removeEventListener('pointerdown', pressed, true)
    }
  })
  $effect(() => {
    changes()
    void tick().then(restore)
  })
}
