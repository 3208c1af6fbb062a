/** The colours of the page for pictures that bring their own: read anew when the theme changes. */

import { onMount } from 'svelte'

/** Call it while a component is set up; what it gives tells the value of a token by its name. */
export function themed(): () => (name: string) => string {
  const root = document.documentElement
  let theme = $state(root.dataset.theme)
  onMount(() => {
    const seen = new MutationObserver(() => {
      theme = root.dataset.theme
    })
    seen.observe(root, { attributeFilter: ['data-theme'] })
    return () => seen.disconnect()
  })
  return () => {
    void theme
    const style = getComputedStyle(root)
    return (name) => style.getPropertyValue(name)
  }
}
