/** Handles pages that were open during an update of the server and request files that are gone. */

import { t } from '../text/i18n.svelte'
import { say } from './messages.svelte'

const KEY = 'eldorado-renewed'
/** A file that is missing again so soon will not be there the next time either. */
const SOON = 10_000

/** Whether the server's page begins with another script than this one did. */
async function isOlder(): Promise<boolean> {
  const begun = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' })
  return answer.ok && !!begun && !(await answer.text()).includes(begun.getAttribute('src') ?? '')
}

/**
 * Loads the page anew, once: games are kept by the server, so nothing is lost. A file can be missing
 * for other reasons too: Firefox gives up those on their way when the player leaves for another
 * address, and loading this page anew would hold the player back.
 */
export function renewWhenStale(): void {
  addEventListener('vite:preloadError', async () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    const older = Date.now() - last >= SOON && (await isOlder().catch(() => false))
    if (!older) return say(t('ui-cannot-load'), 'warning')
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
