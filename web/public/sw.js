/* Keeps the page itself, so that it opens without a server, and the runtime where the player asks for it; never a game. */

const PAGE = 'eldorado-page'
const FILES = 'eldorado-files'
const RUNTIME = 'eldorado-runtime'
/** The folder of the page; on a static site it can be any. */
const START = new URL('./', self.location.href)
const under = (url, folder) => url.pathname.startsWith(START.pathname + folder)

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGE)
      .then((cache) => cache.add(new Request(START, { cache: 'reload' })))
      .catch(() => {})
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

/** The page wants to be heard although it was loaded without this worker; or it tells which files it has loaded before this worker was there, or wants to have without a network. */
self.addEventListener('message', (event) => {
  if (event.data?.claim) event.waitUntil(self.clients.claim())
  const addresses = event.data?.keep
  if (!Array.isArray(addresses)) return
  event.waitUntil(
    caches.open(FILES).then(async (cache) => {
      for (const address of addresses) {
        if (!(await cache.match(address))) await cache.add(address).catch(() => {})
      }
    }),
  )
})

/** The page, fresh if the server is there. A new one brings files of its own: the old ones go. */
async function page() {
  const cache = await caches.open(PAGE)
  const known = await cache.match(START)
  try {
    const fresh = await fetch(START, { cache: 'no-cache', credentials: 'same-origin' })
    if (!fresh.ok) return known ?? fresh
    const text = await fresh.clone().text()
    if (!known || (await known.clone().text()) !== text) {
      await caches.delete(FILES)
      await cache.put(START, fresh.clone())
    }
    return fresh
  } catch (error) {
    if (known) return known
    throw error
  }
}

/** A file that never changes: its name carries a hash of its content, or its cache is dropped when there is a newer one. */
async function file(request, name) {
  const cache = await caches.open(name)
  const known = await cache.match(request.url)
  if (known) return known
  const fresh = await fetch(request)
  if (fresh.ok) await cache.put(request.url, fresh.clone())
  return fresh
}

/** A file that may change, fresh if the server is there. */
async function freshest(request, name) {
  try {
    const fresh = await fetch(request)
    if (fresh.ok) return fresh
  } catch {
    // Without a network, as it was.
  }
  const known = await (await caches.open(name)).match(request.url)
  return known ?? Response.error()
}

/** What the runtime is made of is kept when it is fetched: nobody fetches it who has not asked for it. */
async function runtime(request, url) {
  if (!url.pathname.endsWith('/runtime.json')) return file(request, RUNTIME)
  const known = await (await caches.open(RUNTIME)).match(request.url)
  return known && request.cache !== 'no-cache' ? known : freshest(request, RUNTIME)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (!under(url, '') || under(url, 'api/') || under(url, 'schema/')) return
  if (request.mode === 'navigate') event.respondWith(page())
  else if (under(url, 'assets/')) event.respondWith(file(request, FILES))
  else if (under(url, 'runtime/')) event.respondWith(runtime(request, url))
  else if (/\.(json|png|svg|webmanifest)$/.test(url.pathname)) event.respondWith(freshest(request, FILES))
})

/** A notification of a turn leads to its table: to the page that shows it, or to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data?.path ?? START.pathname
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const shown = pages.find((one) => new URL(one.url).pathname === path)
      return shown ? shown.focus() : self.clients.openWindow(path)
    }),
  )
})
