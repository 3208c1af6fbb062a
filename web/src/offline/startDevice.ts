/** Makes this device its own server: one tab at a time, behind the service worker that keeps its files. */

import { registerWorker } from '../lib/app/offline'
import { useTransport } from '../lib/net/transport'
import { openContinued } from './continued'
import { device } from './deviceState.svelte'
import { keptRuntime, offeredRuntime, runtimeUrl } from './keptRuntime'
import { LocalTransport, type Watcher, type WorkerLike } from './localTransport'
import { askToKeep } from './persistence'
import { keepAll, keepFiles, renewRuntime } from './refreshKept'
import type { FromWorker, ToWorker } from './workerMessages'

const LOCK = 'eldorado-device'
/** Milliseconds for a service worker that is active to take over this page. */
const PATIENCE = 4000

let current: LocalTransport | undefined
/** Whether the page and the runtime are of one version, as far as is known. */
let fitting = true

/** The transport of this device, if it is in use. */
export const localTransport = () => current

/** Asks everything of this device from now on. Questions wait until it is ready. */
export function startDevice(): void {
  const worker = new LateWorker()
  current = new LocalTransport(worker, follow)
  useTransport(current)
  void openContinued()
  void run(worker).catch((error: Error) => follow({ type: 'failed', reason: error.message }))
}

const follow: Watcher = (message) => {
  if (message.type === 'progress') {
    device.done = message.done
    device.total = message.total
    device.phase = message.done < message.total ? 'loading' : 'preparing'
  } else if (message.type === 'ready') {
    device.phase = 'ready'
    void keepEverything()
  } else {
    device.phase = 'failed'
    device.reason = message.reason
  }
}

/** From now on the page opens and plays without a network; where the browser keeps nothing, it needs one each time. */
async function keepEverything(): Promise<void> {
  void askToKeep()
  if (!fitting || !(await registerWorker())) return
  if (await keptRuntime()) {
    await keepFiles()
    return
  }
  // What has been loaded the worker has already.
  const offered = await offeredRuntime()
  if (offered) await keepAll(offered, () => {}).catch(() => {})
}

async function run(late: LateWorker): Promise<void> {
  await onlyTab()
  device.phase = 'loading'
  await guarded()
  fitting = await renewRuntime((done, total) => follow({ type: 'progress', done, total }))
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  late.be(worker)
  worker.postMessage({ type: 'start', runtime: runtimeUrl() } satisfies ToWorker)
  late.release()
}

/** Two tabs would overwrite each other's games: the second one waits until the first is closed. */
function onlyTab(): Promise<void> {
  if (!navigator.locks) return Promise.resolve()
  const waiting = setTimeout(() => {
    device.phase = 'elsewhere'
  }, 500)
  return new Promise((ours) => {
    void navigator.locks.request(LOCK, () => {
      clearTimeout(waiting)
      ours()
      return new Promise(() => {}) // as long as the page lives
    })
  })
}

/** Until the service worker hears what is fetched, so that it keeps it: the runtime comes over the network once.
 * However long it takes to be installed; one that fails is not waited for. */
async function guarded(): Promise<void> {
  if (!(await registerWorker()) || navigator.serviceWorker.controller) return
  const heard = new Promise<void>((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true })
  })
  const registration = await navigator.serviceWorker.getRegistration()
  const coming = registration?.installing ?? registration?.waiting
  if (coming) await Promise.race([heard, settled(coming)])
  if (navigator.serviceWorker.controller) return
  // A page that was reloaded past its worker has one that is active already.
  registration?.active?.postMessage({ claim: true })
  await Promise.race([heard, new Promise((done) => setTimeout(done, PATIENCE))])
}

/** Until a worker is active, or has failed. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') done()
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** A worker that is not there yet: what is said to it waits. */
class LateWorker implements WorkerLike {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null
  onerror: ((event: ErrorEvent) => void) | null = null
  #worker: Worker | undefined
  #waiting: ToWorker[] | null = []

  be(worker: Worker): void {
    this.#worker = worker
    worker.onmessage = (event) => this.onmessage?.(event)
    worker.onerror = (event) => this.onerror?.(event)
  }

  release(): void {
    for (const message of this.#waiting ?? []) this.#worker?.postMessage(message)
    this.#waiting = null
  }

  postMessage(message: ToWorker): void {
    if (this.#waiting) this.#waiting.push(message)
    else this.#worker?.postMessage(message)
  }
}
