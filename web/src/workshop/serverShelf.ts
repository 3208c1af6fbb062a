/** The shelf that the server keeps, so that own routes are there on other devices too. It is a second copy: where the
 * server cannot be reached, the browser's own shelf goes on without it. */
import { ask, send } from '../lib/net/api'
import type { Shelf } from '../lib/net/wire'
import { keepRoute, type OwnRoute, ownRoutes } from './ownRoutes'

const address = (code: string) => `/api/me/shelf/${encodeURIComponent(code)}`

const put = ({ code, name, about }: OwnRoute) => send('PUT', address(code), { name, line: about })

/** The server keeps one name for a code: that of another route with it, if there is one. */
function drop(code: string): Promise<unknown> {
  const other = ownRoutes().find((one) => one.code === code)
  return other ? put(other) : ask(address(code), { method: 'DELETE' })
}

/** Keeps a route, and then drops the code that had its name. */
export async function keepOnServer(route: OwnRoute, before?: OwnRoute): Promise<void> {
  try {
    await put(route)
    if (before && before.code !== route.code) await drop(before.code)
  } catch {
    // The browser has it.
  }
}

export const dropFromServer = ({ code }: OwnRoute) =>
  drop(code).then(
    () => {},
    () => {},
  )

/** The browser's shelf with what only the server has: the newest one of each name. */
export async function wholeShelf(): Promise<OwnRoute[]> {
  const { routes } = await ask<Shelf>('/api/me/shelf').catch((): Shelf => ({ routes: [] }))
  const newest = routes.filter(
    (one, at) => routes.findIndex(({ name }) => name === one.name) === at,
  )
  for (const { code, name, line } of newest.reverse()) {
    const here = ownRoutes()
    if (here.some((one) => one.code === code || one.name === name)) continue
    keepRoute({ code, name, about: line })
  }
  return ownRoutes()
}
