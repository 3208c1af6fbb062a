/* Keeps the page itself, so that it opens without a server, and the runtime where the player asks for it; never a game. */

const PAGE = 'eldorado-page'
const FILES = 'eldorado-files'
const RUNTIME = 'eldorado-runtime'
/** The folder of the page; on a static site it can be any. */
const START = new URL('./', self.location.href)
/** Under this address a new page waits until its files are kept. */
const NEXT = new URL('?next', START)
const under = (url, folder) => url.pathname.startsWith(START.pathname + folder)

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGE)
      .then(async (cache) => {
        if (!(await cache.match(START))) await cache.add(new Request(START, { cache: 'reload' }))
      })
      .catch(() => {})
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

/** The page wants to be heard although it was loaded without this worker; or it tells which files it wants to have without a network, and hears whether all of them are kept. */
self.addEventListener('message', (event) => {
  if (event.data?.claim) event.waitUntil(self.clients.claim())
  const addresses = event.data?.keep
  if (!Array.isArray(addresses)) return
  event.waitUntil(
    keep(addresses.map((address) => new URL(address, START).href)).then(
      (kept) => event.ports[0]?.postMessage(kept),
      () => event.ports[0]?.postMessage(false),
    ),
  )
})

/** Whether all of these files are kept now; if so, a new page that waits for them is from now on the page. */
async function keep(addresses) {
  const [pages, files] = [await caches.open(PAGE), await caches.open(FILES)]
  const next = await pages.match(NEXT)
  let whole = true
  for (const address of addresses) {
    const hashed = under(new URL(address), 'assets/')
    // Files whose names carry no hash come anew with each new page.
    if ((hashed || !next) && (await files.match(address))) continue
    const answer = await fetch(address, { cache: hashed ? 'default' : 'no-cache' }).catch(() => null)
    if (answer?.ok) await files.put(address, answer)
    else whole = false
  }
  if (whole && next) await change(pages, files, addresses)
  return whole
}

/** Puts the new page in the place of the old one, whose files go. Nothing happens if these files are not those of the new page. */
async function change(pages, files, addresses) {
  const next = await pages.match(NEXT)
  const text = (await next?.clone().text()) ?? ''
  const first = [...text.matchAll(/(?:src|href)="([^"]*assets\/[^"]+)"/g)].map(([, path]) => new URL(path, START).href)
  if (!next || !first.every((address) => addresses.includes(address))) return
  await pages.put(START, next)
  await pages.delete(NEXT)
  for (const { url } of await files.keys()) if (!addresses.includes(url)) await files.delete(url)
}

/** The page, fresh if the server is there. Without it the old one opens until all of a new one is kept. */
async function page() {
  const cache = await caches.open(PAGE)
  const known = await cache.match(START)
  try {
    const fresh = await fetch(START, { cache: 'no-cache', credentials: 'same-origin' })
    if (!fresh.ok) return known ?? fresh
    const text = await fresh.clone().text()
    if (!known) await cache.put(START, fresh.clone())
    else if ((await known.clone().text()) === text) await cache.delete(NEXT)
    else await cache.put(NEXT, fresh.clone())
    return fresh
  } catch (error) {
    if (known) return known
    throw error
  }
}

/** A file that never changes: its name carries a hash of its content. */
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
  const known = await caches.match(request.url, { cacheName: name })
  return known ?? Response.error()
}

/** What the runtime is made of is kept when it is fetched: nobody fetches it who has not asked for it. */
async function runtime(request, url) {
  if (!url.pathname.endsWith('/runtime.json')) return file(request, RUNTIME)
  const known = await caches.match(request.url, { cacheName: RUNTIME })
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
