/** The screen of the current address. */

import { SITE } from './device'

export interface Place {
  /** `start`, `setup`, `pass`, `online`, `table`, `rules`, `settings`, `learn`, `puzzle`, `trainer`, `replay`, `analysis`, `games`, `daily`,
   * `ladder`, `gallery`, `route`, `workshop`, `nowhere`. */
  screen: string
  /** What follows the screen's name in the path. */
  rest: string[]
  /** After the `#`, decoded. */
  hash: string
  query: URLSearchParams
}

const SCREENS = new Set([
  'setup',
  'pass',
  'online',
  'table',
  'rules',
  'settings',
  'learn',
  'puzzle',
  'trainer',
  'replay',
  'analysis',
  'games',
  'daily',
  'ladder',
  'gallery',
  'route',
  'workshop',
])

/** The address as screens know it. On a static site it follows the `#`: every host serves the one page there is. */
function written(): URL {
  if (!SITE) return new URL(location.href)
  const inner = location.hash.slice(1)
  return new URL(inner.startsWith('/') ? inner : '/', location.origin)
}

function read(): Place {
  const { pathname, search, hash } = written()
  const [first = '', ...rest] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const screen = first === '' ? 'start' : SCREENS.has(first) ? first : 'nowhere'
  return {
    screen,
    rest,
    hash: decodeURIComponent(hash.slice(1)),
    query: new URLSearchParams(search),
  }
}

let current = $state.raw(read())

/** The place on show. */
export function place(): Place {
  return current
}

/** The path on show, with its query. */
export function path(): string {
  const { pathname, search } = written()
  return pathname + search
}

/** What stands in the browser's address line for a path. */
const address = (path: string) => (SITE ? `#${path}` : path)

/** The whole address of a path, for other people. */
export const linkTo = (path: string) => new URL(address(path), location.href).href

/** Goes to a path of this site. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', address(path))
  else history.pushState(null, '', address(path))
  current = read()
  if (!current.hash) scrollTo(0, 0)
}

/** Writes a path into the address line without going there. */
export function rewrite(path: string): void {
  history.replaceState(history.state, '', address(path))
}

/** Links inside the site change the screen without reloading the page. */
export function followLinks(): void {
  if (SITE) writeAddresses()
  addEventListener('popstate', () => {
    current = read()
  })
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema/')) return
    event.preventDefault()
    go(SITE ? link.hash.slice(1) || '/' : link.pathname + link.search + link.hash)
  })
}

/** Turns the paths of all links into addresses of a static site, so that they can be opened in a new tab too. */
function writeAddresses(): void {
  const mend = () => {
    for (const link of document.querySelectorAll('a[href^="/"]'))
      link.setAttribute('href', address(link.getAttribute('href') ?? '/'))
  }
  new MutationObserver(mend).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['href'],
  })
}
