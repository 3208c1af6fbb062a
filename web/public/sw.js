/* Keeps the page itself, so that it opens without a server; never anything of a game. */

const PAGE = 'eldorado-page'
const FILES = 'eldorado-files'
const START = '/'

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

/** The page tells which files it has loaded before this worker was there. */
self.addEventListener('message', (event) => {
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

/** A file whose name carries a hash of its content never changes. */
async function file(request) {
  const cache = await caches.open(FILES)
  const known = await cache.match(request.url)
  if (known) return known
  const fresh = await fetch(request)
  if (fresh.ok) await cache.put(request.url, fresh.clone())
  return fresh
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/schema/')) return
  if (request.mode === 'navigate') event.respondWith(page())
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request))
})
