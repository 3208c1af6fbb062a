/** A map far from the button that marks something on it, as on a phone, is brought into view. */

import { moving } from '../lib/app/settings.svelte'

export function intoView(map: Element | undefined): void {
  map?.scrollIntoView({ block: 'nearest', behavior: moving() ? 'smooth' : 'auto' })
}
