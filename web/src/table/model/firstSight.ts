/** Whether a game is seen for the first time, as it begins: not after a reload in the middle. */

import type { TableDocument } from '../../lib/net/wire'

const KEY = 'eldorado-opened'

export function firstSight(table: TableDocument | null): boolean {
  if (table?.status !== 'running' || table.view?.round !== 1) return false
  try {
    if (sessionStorage.getItem(KEY) === table.id) return false
    sessionStorage.setItem(KEY, table.id)
  } catch {
    // Without a memory every sight is the first.
  }
  return true
}
