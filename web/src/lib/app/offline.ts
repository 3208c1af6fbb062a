/** The page opens without its server too: a worker keeps the files it is made of. */

import { CARDS } from '../game/facts'
import { speakRules } from '../text/i18n.svelte'
import { scene } from './art'
import { fileUrl, onDevice } from './device'
import { landSprites } from './spriteTexts'

/** Milliseconds without a file after which the worker is not waited for any longer. */
const PATIENCE = 30_000

let registered: Promise<boolean> | undefined

/** Once the page stands: a worker, and the rules to be read without a server. Not while developing. */
export function stayAvailable(): void {
  if (onDevice()) return // startDevice keeps the whole client
  if (document.readyState === 'complete') void keepSome()
  else addEventListener('load', () => void keepSome(), { once: true })
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

/** Whether the worker has all of these files now, and a runtime that fits them: from then on their page opens. */
export function keep(addresses: string[], runtime?: { address: string; text: string }) {
  const { port1, port2 } = new MessageChannel()
  return new Promise<boolean>((done) => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const end = (kept: boolean) => {
      clearTimeout(waiting)
      port1.close()
      done(kept)
    }
    const wait = () => {
      clearTimeout(waiting)
      waiting = setTimeout(end, PATIENCE, false)
    }
    port1.onmessage = ({ data }) => (typeof data === 'boolean' ? end(data) : wait())
    wait()
    void navigator.serviceWorker.ready.then(({ active }) =>
      active?.postMessage({ keep: [...new Set(addresses)], runtime }, [port2]),
    )
  })
}

async function keepSome(): Promise<void> {
  try {
    if (!(await registerWorker())) return
    // Who can play without the server needs all of the newest page and its runtime.
    if (
      (await caches.has('eldorado-runtime')) &&
      (await (await import('../../offline/refreshKept')).refreshKept())
    )
      return
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
