/** From a plan to a table. */

import { noteOpened } from '../../welcome/firstGame.svelte'
import { openTable } from '../net/api'
import type { Setup } from '../net/wire'
import { go } from './router.svelte'
import { remember } from './tables'

/** Opens a table and goes there; returns its id. */
export async function enterNew(setup: Setup): Promise<string> {
  const { id, seats } = await openTable(setup)
  noteOpened(id, setup.seats)
  remember(
    id,
    setup.seats.map(({ name = '', level }) => ({ name: name || level || '', level })),
    seats.map(({ seat }) => seat),
  )
  go(`/table/${id}`)
  return id
}
