/** Which screen the address asks for. */

export interface Place {
  /** `start`, `setup`, `pass`, `online`, `table`, `rules`, `settings`, `learn`, `puzzle`, `replay`, `analysis`, `games`, `daily`,
   * `nowhere`. */
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
  'replay',
  'analysis',
  'games',
  'daily',
])

function read(): Place {
  const [first = '', ...rest] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const screen = first === '' ? 'start' : SCREENS.has(first) ? first : 'nowhere'
  return {
    screen,
    rest,
    hash: decodeURIComponent(location.hash.slice(1)),
    query: new URLSearchParams(location.search),
  }
}

let current = $state.raw(read())

/** The place on show. */
export function place(): Place {
  return current
}

/** Goes to a path of this site. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  current = read()
  if (!location.hash) scrollTo(0, 0)
}

/** Links inside the site change the screen without loading the page anew. */
export function followLinks(): void {
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
    go(link.pathname + link.search + link.hash)
  })
}
