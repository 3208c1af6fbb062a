/** Whether hints are allowed. */

import type { TableDocument } from '../lib/net/wire'

/**
 * Whether this browser holds every person's seat: only then is there anything to ask for. Nor is there where results
 * are compared.
 */
export function mayAsk(table: TableDocument | null, held: number[]): boolean {
  if (table?.status !== 'running' || !held.length || table.setup.daily?.ranked) return false
  return table.seats.every((seat, number) => seat.kind !== 'person' || held.includes(number))
}
