/** The runtime in this browser's cache: what makes the game playable without a network, and what it weighs. */

import { fileUrl } from '../lib/app/device'
import type { RuntimeManifest } from './runtime'

/** public/sw.js answers from this cache. */
const CACHE = 'eldorado-runtime'
export const MANIFEST = 'runtime.json'
/** Milliseconds to wait for a network that may not be there. */
const PATIENCE = 5000

export const runtimeUrl = (name = '') => fileUrl(`runtime/${name}`)

/** The manifest of the server, null where it has none or cannot be reached. */
export async function offeredRuntime(): Promise<RuntimeManifest | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(runtimeUrl(MANIFEST), { cache: 'no-cache', signal })
    const manifest = answer.ok ? ((await answer.json()) as RuntimeManifest) : null
    return manifest?.files.length ? manifest : null
  } catch {
    return null
  }
}

/** The manifest of the runtime that is kept whole, else null. */
export async function keptRuntime(): Promise<RuntimeManifest | null> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return null
  const cache = await caches.open(CACHE)
  const found = await cache.match(runtimeUrl(MANIFEST))
  if (!found) return null
  const manifest = (await found.json()) as RuntimeManifest
  for (const { name } of manifest.files) if (!(await cache.match(runtimeUrl(name)))) return null
  return manifest
}

/** Fetches whatever is missing of a runtime; another one that is kept stays in use. `progress` hears the bytes so far. */
export async function fetchRuntime(
  manifest: RuntimeManifest,
  progress: (done: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const cache = await caches.open(CACHE)
  let before = 0
  for (const file of manifest.files) {
    const url = runtimeUrl(file.name)
    const known = await cache.match(url)
    if (!known || (await hashOf(await known.arrayBuffer())) !== file.sha256) {
      await cache.delete(url) // else the worker would answer with what is damaged
      const answer = await fetch(url, { cache: 'no-cache', signal })
      if (!answer.ok) throw new Error(`${answer.status} ${file.name}`)
      const bytes = await readAll(answer, (done) => progress(before + Math.min(done, file.bytes)))
      if ((await hashOf(bytes)) !== file.sha256) throw new Error(file.name)
      await cache.put(url, new Response(bytes, { headers: headersOf(answer) }))
    }
    before += file.bytes
    progress(before)
  }
}

/** From now on the device starts with this runtime, which has been fetched; files of others go. */
export async function useRuntime(manifest: RuntimeManifest): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(runtimeUrl(MANIFEST), new Response(JSON.stringify(manifest)))
  await dropAllBut([manifest])
}

/** Lets go of every file that none of these runtimes is made of. */
export async function dropAllBut(manifests: RuntimeManifest[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const files = manifests.flatMap((manifest) => manifest.files.map(({ name }) => name))
  const used = new Set([MANIFEST, ...files].map(runtimeUrl))
  for (const { url } of await cache.keys()) if (!used.has(url)) await cache.delete(url)
}

export const dropRuntime = () => caches.delete(CACHE)

const headersOf = (answer: Response) => ({
  'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
})

async function readAll(answer: Response, progress: (done: number) => void): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let done = 0
  const reader = (answer.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  for (;;) {
    const { value, done: over } = await reader.read()
    if (over) return new Blob(parts).arrayBuffer()
    parts.push(value)
    done += value.byteLength
    progress(done)
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
