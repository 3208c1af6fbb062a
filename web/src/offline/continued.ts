/** A game whose server is away goes on as a new one on this device. */

import { changeSides } from '../lib/app/device'
import { say } from '../lib/app/messages.svelte'
import { go } from '../lib/app/router.svelte'
import { ApiError, send } from '../lib/net/api'
import type { Created, TableDocument } from '../lib/net/wire'

/** The table as the server last showed it, until this device has made a game of it. */
const KEY = 'eldorado-continued'

/** Whether it is a running game of this person against computer players alone, and does not count. */
export const canContinue = ({ status, seat, seats, setup }: TableDocument): boolean =>
  status === 'running' &&
  seat !== null &&
  !setup.daily?.ranked &&
  !seats[seat]?.resigned &&
  seats.every(({ kind }, n) => kind === (n === seat ? 'person' : 'bot'))

/** Leaves the server for this device; the game follows once that is ready. */
export function continueHere(table: TableDocument): void {
  sessionStorage.setItem(KEY, JSON.stringify(table))
  changeSides(true)
}

/** Opens the game that was brought along, if there is one. */
export async function openContinued(): Promise<void> {
  const table = sessionStorage.getItem(KEY)
  if (!table) return
  try {
    const { id } = await send<Created>('POST', '/api/continued', JSON.parse(table))
    sessionStorage.removeItem(KEY)
    go(`/table/${id}`, true)
  } catch (error) {
    // A device that did not start tries again after a reload.
    if (!(error instanceof ApiError && error.code === 'offline')) sessionStorage.removeItem(KEY)
    say((error as Error).message, 'warning')
  }
}
