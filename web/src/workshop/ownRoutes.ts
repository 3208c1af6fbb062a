/** Routes of one's own that this browser keeps, finished or not. */

export interface OwnRoute {
  name: string
  about: string
  code: string
}

/** What a route on the bench is called, and the name under which it was taken from the shelf. */
export interface Words {
  name: string
  about: string
  /** Empty if it is not on the shelf: then saving it replaces nothing. */
  from: string
}

export const NO_WORDS: Words = { name: '', about: '', from: '' }

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

/** A name under which a route replaces no other one: numbered if another route has it already. */
export function freeName({ name, from }: Words, code: string): string {
  const taken = new Map(ownRoutes().map((one) => [one.name, one.code]))
  const free = (title: string) => title === from || (taken.get(title) ?? code) === code
  let title = name
  for (let number = 2; !free(title); number++) {
    const ending = ` ${number}`
    title = name.slice(0, LONGEST_TITLE - ending.length) + ending
  }
  return title
}

/** What lies on the bench stays there until one comes back. */
export function benchRoute(): OwnRoute & Words {
  const found = read(BENCH)
  return { code: '', ...NO_WORDS, ...(isRoute(found) ? found : {}) }
}

export const noteBench = (route: OwnRoute & Words) => write(BENCH, route)
