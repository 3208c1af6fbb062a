/** The shelf that the server keeps, so that own routes are there on other devices too. It is a second copy: where the
 * server cannot be reached, the browser's own shelf goes on without it. */
import { ask, send } from '../lib/net/api'
import type { Shelf } from '../lib/net/wire'
import { keepRoute, type OwnRoute, ownRoutes } from './ownRoutes'

const address = (code: string) => `/api/me/shelf/${encodeURIComponent(code)}`

const quietly = (request: Promise<unknown>) =>
  request.then(
    () => {},
    () => {},
  )

export const keepOnServer = ({ code, name, about }: OwnRoute) =>
  quietly(send('PUT', address(code), { name, line: about }))

export const dropFromServer = ({ code }: OwnRoute) =>
  quietly(ask(address(code), { method: 'DELETE' }))

/** The browser's shelf with what only the server has. */
export async function wholeShelf(): Promise<OwnRoute[]> {
  const { routes } = await ask<Shelf>('/api/me/shelf').catch((): Shelf => ({ routes: [] }))
  for (const { code, name, line } of [...routes].reverse()) {
    const here = ownRoutes()
    if (here.some((one) => one.code === code || one.name === name)) continue
    keepRoute({ code, name, about: line })
  }
  return ownRoutes()
}
