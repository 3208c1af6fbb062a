/** Routes of one's own that this browser keeps, finished or not. */

export interface OwnRoute {
  name: string
  about: string
  code: string
}

const KEY = 'eldorado-own-routes'
const BENCH = 'eldorado-bench'
export const MOST_ROUTES = 50
export const LONGEST_TITLE = 40
export const LONGEST_ABOUT = 140

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

function isRoute(value: unknown): value is OwnRoute {
  const one = value as Partial<OwnRoute> | null
  return (
    isText(one?.name, LONGEST_TITLE) && isText(one?.about, LONGEST_ABOUT) && isText(one?.code, 100)
  )
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser without storage forgets; the code still leads back.
  }
}

export function ownRoutes(): OwnRoute[] {
  const found = read(KEY)
  return Array.isArray(found) ? found.filter(isRoute).slice(0, MOST_ROUTES) : []
}

/** Keeps a route under its name: one of the same name is replaced. */
export function keepRoute(route: OwnRoute): OwnRoute[] {
  const list = [route, ...ownRoutes().filter(({ name }) => name !== route.name)]
  write(KEY, list.slice(0, MOST_ROUTES))
  return ownRoutes()
}

export function dropRoute(name: string): OwnRoute[] {
  write(
    KEY,
    ownRoutes().filter((one) => one.name !== name),
  )
  return ownRoutes()
}

/** What lies on the bench stays there until one comes back. */
export function benchRoute(): OwnRoute {
  const found = read(BENCH)
  return isRoute(found) ? found : { name: '', about: '', code: '' }
}

export const noteBench = (route: OwnRoute) => write(BENCH, route)
