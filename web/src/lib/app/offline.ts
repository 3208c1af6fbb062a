/** The page opens without its server too: a worker keeps the files it is made of. */

import { CARDS } from '../game/facts'
import { speakRules } from '../text/i18n.svelte'
import { scene } from './art'
import { landSprites } from './spriteTexts'

let registered = false

/** Once the page stands: a worker, and the rules to be read without a server. Not while developing. */
export function stayAvailable(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

/** Our own files among what the page has loaded so far. */
function loaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
    .map((url) => url.pathname)
}

async function register(): Promise<void> {
  if (registered) return
  registered = true
  try {
    await navigator.serviceWorker.register('/sw.js')
    await Promise.all([
      import('../../screens/Rules.svelte'),
      import('../../screens/Trouble.svelte'),
      speakRules(),
      landSprites(),
    ])
    const { active } = await navigator.serviceWorker.ready
    const scenes = [...CARDS.keys()].map(scene)
    active?.postMessage({ keep: [...new Set([...loaded(), ...scenes])] })
  } catch {
    // A browser that keeps nothing needs the server each time.
  }
}
