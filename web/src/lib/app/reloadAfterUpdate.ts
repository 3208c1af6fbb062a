/** A page that was open while the server got a new version asks for files that are gone. */

import { t } from '../text/i18n.svelte'
import { say } from './messages.svelte'

const KEY = 'eldorado-renewed'
/** A file that is missing again so soon will not be there the next time either. */
const SOON = 10_000

/** Loads the page anew, once: games are kept by the server, so nothing is lost. */
export function renewWhenStale(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < SOON) return say(t('ui-cannot-load'), 'warning')
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
