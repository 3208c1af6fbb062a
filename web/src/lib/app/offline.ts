/** The page opens without its server too: a worker keeps the files it is made of. */

import { CARDS } from '../game/facts'
import { speakRules } from '../text/i18n.svelte'
import { scene } from './art'
import { fileUrl, onDevice } from './device'
import { landSprites } from './spriteTexts'

let registered: Promise<boolean> | undefined

/** Once the page stands: a worker, and the rules to be read without a server. Not while developing. */
export function stayAvailable(): void {
  if (onDevice()) return // startDevice keeps the whole client
  if (document.readyState === 'complete') void keepRules()
  else addEventListener('load', () => void keepRules(), { once: true })
}

/** Registers the worker, once; false where there is none. */
export function registerWorker(): Promise<boolean> {
  registered ??= register()
  return registered
}

async function register(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  // A browser that keeps nothing needs the server each time.
  return navigator.serviceWorker.register(fileUrl('sw.js')).then(Boolean, () => false)
}

/** Our own files among what the page has loaded so far. */
function loaded(): string[] {
  const assets = fileUrl('assets/')
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(assets))
}

async function keep(addresses: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: [...new Set(addresses)] })
}

async function keepRules(): Promise<void> {
  try {
    if (!(await registerWorker())) return
    await Promise.all([
      import('../../screens/Rules.svelte'),
      import('../../screens/Trouble.svelte'),
      speakRules(),
      landSprites(),
    ])
    await keep([...loaded(), ...[...CARDS.keys()].map(scene)])
  } catch {
    // As above.
  }
}

/** Keeps every file of the client: each screen opens without a network. */
export async function keepFiles(): Promise<void> {
  try {
    if (!(await registerWorker())) return
    const answer = await fetch(fileUrl('files.json'))
    if (answer.ok) await keep(['files.json', ...((await answer.json()) as string[])].map(fileUrl))
  } catch {
    // As above.
  }
}
