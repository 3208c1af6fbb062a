/** The worker that keeps the page: an update changes page, files and runtime at once, or nothing. */

import { beforeEach, expect, test, vi } from 'vitest'
import SOURCE from '../public/sw.js?raw'

const FOLDER = 'https://host.test/games/'
const MANIFEST = `${FOLDER}runtime/runtime.json`

type Asked = string | URL | { url: string }
const address = (asked: Asked) =>
  typeof asked === 'string' ? asked : asked instanceof URL ? asked.href : asked.url

/** One of the browser's caches. */
class Shelf {
  readonly kept = new Map<string, Response>()
  match = async (asked: Asked) => this.kept.get(address(asked))?.clone()
  put = async (asked: Asked, answer: Response) => void this.kept.set(address(asked), answer)
  delete = async (asked: Asked) => this.kept.delete(address(asked))
  keys = async () => [...this.kept.keys()].map((url) => ({ url }))
  add = async (asked: Asked) => this.put(asked, await answer(asked))
}

interface Message {
  data: unknown
  ports: { postMessage: (told: unknown) => void }[]
}
type Heard = (event: unknown) => void

/** What the host has; null where it cannot be reached, and `silent` where it never answers. */
let host: Map<string, Response> | null | 'silent'
let shelves: Map<string, Shelf>
let listeners: Map<string, Heard>
let tabs: number

async function answer(asked: Asked): Promise<Response> {
  if (host === 'silent') return new Promise(() => {})
  if (!host) throw new TypeError('no network')
  return host.get(address(asked))?.clone() ?? new Response('', { status: 404 })
}

const file = (text: string, type = 'text/javascript') =>
  new Response(text, { headers: { 'content-type': type } })

/** A version of the game: its page begins with one file and asks for another later. */
function version(number: number): Map<string, Response> {
  const page = `<script src="./assets/index-${number}.js"></script>`
  return new Map([
    [FOLDER, file(page, 'text/html')],
    [`${FOLDER}assets/index-${number}.js`, file(`index ${number}`)],
    [`${FOLDER}assets/late-${number}.js`, file(`late ${number}`)],
    [`${FOLDER}icon.svg`, file(`icon ${number}`, 'image/svg+xml')],
    [MANIFEST, file(`runtime ${number}`, 'application/json')],
  ])
}
const filesOf = (number: number) => [
  `assets/index-${number}.js`,
  `assets/late-${number}.js`,
  'icon.svg',
]
const runtimeOf = (number: number) => ({ address: MANIFEST, text: `runtime ${number}` })

/** Waits for everything that a listener does. */
async function happen(kind: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners.get(kind)?.({ ...event, waitUntil: (more: Promise<unknown>) => work.push(more) })
  await Promise.all(work)
}

function ask(url: string, more: object = {}): Promise<Response> {
  let found: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { method: 'GET', mode: 'cors', cache: 'default', url, ...more },
    respondWith: (one: Promise<Response>) => {
      found = one
    },
    waitUntil: () => {},
  })
  return found as Promise<Response>
}

const visit = async () => (await ask(FOLDER, { mode: 'navigate' })).text()
const fetchText = async (name: string) => (await ask(FOLDER + name)).text()

async function keep(files: string[], runtime?: object): Promise<unknown> {
  const told: unknown[] = []
  const event: Message = {
    data: { keep: files, runtime },
    ports: [{ postMessage: (one) => told.push(one) }],
  }
  await happen('message', event)
  expect(told.slice(0, -1).every((one) => one === null)).toBe(true)
  return told.at(-1)
}

/** Begins with everything of the first version. */
beforeEach(async () => {
  host = version(1)
  shelves = new Map()
  listeners = new Map()
  tabs = 1
  const open = async (name: string) => {
    if (!shelves.has(name)) shelves.set(name, new Shelf())
    return shelves.get(name) as Shelf
  }
  const caches = {
    open,
    match: (asked: Asked, { cacheName }: { cacheName: string }) =>
      shelves.get(cacheName)?.match(asked),
  }
  const self = {
    location: { href: `${FOLDER}sw.js`, origin: new URL(FOLDER).origin },
    addEventListener: (kind: string, heard: Heard) => listeners.set(kind, heard),
    skipWaiting: async () => {},
    clients: { claim: async () => {}, matchAll: async () => Array(tabs).fill({}) },
  }
  class Request {
    url: string
    constructor(asked: Asked) {
      this.url = address(asked)
    }
  }
  new Function('self', 'caches', 'fetch', 'Request', SOURCE)(self, caches, answer, Request)
  await happen('install', {})
  expect(await keep(filesOf(1), runtimeOf(1))).toBe(true)
})

test('an update that is broken off leaves the old page, its files and its runtime', async () => {
  const next = version(2)
  next.delete(`${FOLDER}assets/late-2.js`)
  host = next
  expect(await visit()).toContain('index-2')
  expect(await keep(filesOf(2), runtimeOf(2))).toBe(false)
  host = null
  expect(await visit()).toContain('index-1')
  expect(await fetchText('assets/late-1.js')).toBe('late 1')
  expect(await fetchText('runtime/runtime.json')).toBe('runtime 1')

  host = version(2)
  expect(await visit()).toContain('index-2')
  expect(await keep(filesOf(2), runtimeOf(2))).toBe(true)
  host = null
  expect(await visit()).toContain('index-2')
  expect(await fetchText('assets/late-2.js')).toBe('late 2')
  expect(await fetchText('icon.svg')).toBe('icon 2')
  expect(await fetchText('runtime/runtime.json')).toBe('runtime 2')
  expect([...(shelves.get('eldorado-files')?.kept.keys() ?? [])].sort()).toEqual(
    filesOf(2).map((name) => FOLDER + name),
  )
})

test('a tab with the old page does not bring in the new one, nor loses its files', async () => {
  host = version(2)
  tabs = 2
  await visit()
  expect(await keep(filesOf(1))).toBe(true)
  host = null
  expect(await visit()).toContain('index-1')
  host = version(2)
  expect(await keep(filesOf(2))).toBe(true)
  host = null
  expect(await visit()).toContain('index-2')
  expect(await fetchText('assets/late-1.js')).toBe('late 1')
})

test('a page that was open during the update is changed with the files of the new one', async () => {
  host = version(2)
  expect(await keep(filesOf(2), runtimeOf(2))).toBe(true)
  host = null
  expect(await visit()).toContain('index-2')
  expect(await fetchText('icon.svg')).toBe('icon 2')
})

test('files of a version that the server no longer has change nothing', async () => {
  host = new Map([...version(2), ...version(3)])
  expect(await keep(filesOf(2), runtimeOf(2))).toBe(false)
  host = null
  expect(await visit()).toContain('index-1')
  expect(await fetchText('runtime/runtime.json')).toBe('runtime 1')
})

test('a page that a host sends for a missing file is not kept in its place', async () => {
  const next = version(2)
  next.set(`${FOLDER}assets/late-2.js`, file('<p>Not found', 'text/html'))
  next.set(`${FOLDER}runtime/engine.js`, file('<p>Not found', 'text/html'))
  host = next
  await visit()
  expect(await keep(filesOf(2))).toBe(false)
  await fetchText('assets/late-2.js')
  await fetchText('runtime/engine.js')
  host = new Map([...version(2), [`${FOLDER}runtime/engine.js`, file('engine')]])
  expect(await fetchText('assets/late-2.js')).toBe('late 2')
  expect(await fetchText('runtime/engine.js')).toBe('engine')
})

test('what the server offers now is asked of the server alone', async () => {
  host = version(2)
  const newest = () => ask(MANIFEST, { cache: 'no-cache' })
  expect(await fetchText('runtime/runtime.json')).toBe('runtime 1')
  expect(await (await newest()).text()).toBe('runtime 2')
  host = null
  expect((await newest()).status).toBe(204)
})

test('the kept page opens where the network never answers', async () => {
  vi.useFakeTimers()
  host = 'silent'
  const opened = visit()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await opened).toContain('index-1')
  vi.useRealTimers()
})
