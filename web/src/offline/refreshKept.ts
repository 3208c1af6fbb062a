/** Keeps what is kept to play without a server as new as the server's: the page's files and the runtime together. */

import { fileUrl } from '../lib/app/device'
import { keep, registerWorker } from '../lib/app/offline'
import {
  dropAllBut,
  fetchRuntime,
  keptRuntime,
  MANIFEST,
  offeredRuntime,
  runtimeUrl,
  useRuntime,
} from './keptRuntime'
import type { RuntimeManifest } from './runtime'

/** Milliseconds without a byte after which a newer runtime is left for another time. */
const PATIENCE = 20_000

const LOCK = 'eldorado-renewal'

/**
 * Keeps every file of the client: each screen opens without a network. Whether all of them are kept; the worker then
 * changes to their page, and in the same moment to a runtime that has been fetched, even if this page is closed by then.
 */
export async function keepFiles(runtime?: RuntimeManifest): Promise<boolean> {
  try {
    if (!(await registerWorker())) return false
    const answer = await fetch(fileUrl('files.json'), { cache: 'no-cache' })
    if (!answer.ok) return false
    const files = ((await answer.json()) as string[]).map(fileUrl)
    const fitting = runtime && { address: runtimeUrl(MANIFEST), text: JSON.stringify(runtime) }
    return await keep(files, fitting)
  } catch {
    return false
  }
}

/** Keeps a runtime and the page that fits it. Whether all of it is kept; else nothing has changed. */
export async function keepAll(
  manifest: RuntimeManifest,
  progress: (done: number) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  await fetchRuntime(manifest, progress, signal)
  if (!(await keepFiles(manifest))) return false
  await useRuntime(manifest)
  return true
}

/**
 * Whether the kept runtime is the server's, or none is kept. A newer one takes its place once all of it and of the
 * page is there; until then the old page and the old runtime stay, which fit each other. One tab does it at a time.
 */
export function renewRuntime(progress = (_done: number, _total: number) => {}): Promise<boolean> {
  if (!navigator.locks) return renew(progress)
  return navigator.locks.request(LOCK, () => renew(progress))
}

async function renew(progress: (done: number, total: number) => void): Promise<boolean> {
  const kept = await keptRuntime()
  if (!kept) return true
  const offered = await offeredRuntime()
  if (!offered || offered.version === kept.version) return offered !== null
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  let waiting = setTimeout(giveUp, PATIENCE)
  try {
    await dropAllBut([kept, offered])
    const hear = (done: number) => {
      clearTimeout(waiting)
      waiting = setTimeout(giveUp, PATIENCE)
      progress(done, offered.bytes)
    }
    return await keepAll(offered, hear, stop.signal)
  } catch {
    return false
  } finally {
    clearTimeout(waiting)
  }
}

/** Whether a runtime is kept; if so, it and the page are brought up to date. */
export async function refreshKept(): Promise<boolean> {
  if (!(await keptRuntime())) return false
  if (await renewRuntime()) await keepFiles()
  return true
}
