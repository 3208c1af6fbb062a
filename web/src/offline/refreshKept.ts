/** Keeps what is kept to play without a server as new as the server's: the page's files and the runtime together. */

import { fileUrl } from '../lib/app/device'
import { keep, registerWorker } from '../lib/app/offline'
import { dropAllBut, fetchRuntime, keptRuntime, offeredRuntime, useRuntime } from './keptRuntime'

/** Milliseconds without a byte after which a newer runtime is left for another time. */
const PATIENCE = 20_000

/** Keeps every file of the client: each screen opens without a network. Whether all of them are kept. */
export async function keepFiles(): Promise<boolean> {
  try {
    if (!(await registerWorker())) return false
    const answer = await fetch(fileUrl('files.json'), { cache: 'no-cache' })
    if (!answer.ok) return false
    return keep(['files.json', ...((await answer.json()) as string[])].map(fileUrl))
  } catch {
    return false
  }
}

/**
 * Whether the kept runtime is the server's, or none is kept. A newer one takes its place once all of it and of the
 * page is there; until then the old page and the old runtime stay, which fit each other.
 */
export async function renewRuntime(progress = (_done: number, _total: number) => {}) {
  const kept = await keptRuntime()
  if (!kept) return true
  const offered = await offeredRuntime()
  if (!offered || offered.version === kept.version) return offered !== null
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  let waiting = setTimeout(giveUp, PATIENCE)
  try {
    await dropAllBut([kept, offered])
    await fetchRuntime(
      offered,
      (done) => {
        clearTimeout(waiting)
        waiting = setTimeout(giveUp, PATIENCE)
        progress(done, offered.bytes)
      },
      stop.signal,
    )
    if (!(await keepFiles())) return false
    await useRuntime(offered)
    return true
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
