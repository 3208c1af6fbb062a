/* Keeps the page itself, so that it opens without a server, and the runtime where the player asks for it; never a game. */

const PAGE = 'eldorado-page'
const FILES = 'eldorado-files'
const RUNTIME = 'eldorado-runtime'
/** The folder of the page; on a static site it can be any. */
const START = new URL('./', self.location.href)
/** Under this address a new page waits until its files are kept. */
const NEXT = new URL('?next', START)
/** Milliseconds that a player waits for a server before the kept page opens. */
const PATIENCE = 10_000
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

/** The page wants to be heard although it was loaded without this worker; or it tells which files it wants to have without a network, perhaps with a runtime that fits them, and hears whether all of them are kept. Until then it hears of each file that work goes on. */
self.addEventListener('message', (event) => {
  if (event.data?.claim) event.waitUntil(self.clients.claim())
  const { keep: addresses, runtime } = event.data ?? {}
  if (!Array.isArray(addresses)) return
  const tell = (kept) => event.ports[0]?.postMessage(kept)
  event.waitUntil(
    keep(
      addresses.map((address) => new URL(address, START).href),
      runtime,
      () => tell(null),
    ).then(tell, () => tell(false)),
  )
})

/** Whether a page is there that begins with some of these files. */
async function fits(page, addresses) {
  if (!page) return false
  const text = await page.clone().text()
  const first = [...text.matchAll(/(?:src|href)="([^"]*assets\/[^"]+)"/g)]
  return first.every(([, path]) => addresses.includes(new URL(path, START).href))
}

/** Whether all of these files are kept now; if so, their page is from now on the page, and a runtime that came with them the runtime. */
async function keep(addresses, runtime, goingOn) {
  const [pages, files] = [await caches.open(PAGE), await caches.open(FILES)]
  const known = await fits(await pages.match(START), addresses)
  const renewed = !known || (await fits(await pages.match(NEXT), addresses))
  let whole = true
  for (const address of addresses) {
    const hashed = under(new URL(address), 'assets/')
    // Files whose names carry no hash come anew with each new page.
    if ((hashed || !renewed) && (await files.match(address))) continue
    const answer = await fetch(address, { cache: hashed ? 'default' : 'no-cache' }).catch(() => null)
    if (answer && isFile(answer)) await files.put(address, answer)
    else whole = false
    goingOn()
  }
  return whole && change(pages, files, addresses, runtime)
}

/** The page that these files are of takes the place of the old one, together with its runtime. False if there is no such page: the server has a newer one by now. */
async function change(pages, files, addresses, runtime) {
  const known = await pages.match(START)
  let page = await pages.match(NEXT)
  if (!(await fits(page, addresses))) page = (await fits(known, addresses)) ? known : await fetchPage().catch(() => null)
  if (!page?.ok || !(await fits(page, addresses))) return false
  if (runtime) await (await caches.open(RUNTIME)).put(runtime.address, new Response(runtime.text))
  if (page === known) return true
  await pages.put(START, page)
  await pages.delete(NEXT)
  // Another tab may still show the old page and ask for more of its files.
  if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length < 2)
    for (const { url } of await files.keys()) if (!addresses.includes(url)) await files.delete(url)
  return true
}

const fetchPage = () => fetch(START, { cache: 'no-cache', credentials: 'same-origin' })

/** The page of the server; a new one waits until all of it is kept. */
async function serverPage(cache, known) {
  const fresh = await fetchPage()
  if (!fresh.ok) return known ?? fresh
  const text = await fresh.clone().text()
  if (!known) await cache.put(START, fresh.clone())
  else if ((await known.text()) === text) await cache.delete(NEXT)
  else await cache.put(NEXT, fresh.clone())
  return fresh
}

/** The page, fresh if the server is there. Without it, or if it keeps one waiting, the old one opens. */
async function page(event) {
  const cache = await caches.open(PAGE)
  const known = await cache.match(START)
  const fresh = serverPage(cache, known?.clone())
  if (!known) return fresh
  const found = fresh.catch(() => known)
  event.waitUntil(found)
  return Promise.race([found, new Promise((done) => setTimeout(done, PATIENCE, known))])
}

/** Not a page instead of a file, which some hosts send for whatever they miss. */
const isFile = (answer) => answer.ok && !answer.headers.get('content-type')?.startsWith('text/html')

/** A file that never changes: its name carries a hash of its content. */
async function file(request, name) {
  const cache = await caches.open(name)
  const known = await cache.match(request.url)
  if (known) return known
  const fresh = await fetch(request)
  if (isFile(fresh)) await cache.put(request.url, fresh.clone())
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

/** What only the server can tell: which files and which runtime it has now. No content without it. */
const newest = (request) => fetch(request).catch(() => new Response(null, { status: 204 }))

/** What the runtime is made of is kept when it is fetched: nobody fetches it who has not asked for it. */
async function runtime(request, url) {
  if (!url.pathname.endsWith('/runtime.json')) return file(request, RUNTIME)
  const known = await caches.match(request.url, { cacheName: RUNTIME })
  return known ?? fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (!under(url, '') || under(url, 'api/') || under(url, 'schema/')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (request.cache === 'no-cache' && url.pathname.endsWith('.json')) event.respondWith(newest(request))
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
