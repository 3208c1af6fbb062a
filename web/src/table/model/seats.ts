/** The colours of the expeditions. */

import type { Colour, TableDocument } from '../../lib/net/wire'

const ORDER: Colour[] = ['red', 'blue', 'white', 'yellow']

/** Which of the four palettes a seat has. */
export function seatIndex(table: TableDocument | null, seat: number): number {
  const colour = table?.seats[seat]?.colour
  const place = colour ? ORDER.indexOf(colour) : -1
  return place < 0 ? seat % 4 : place
}

export const seatColour = (table: TableDocument | null, seat: number) =>
  `var(--seat-${seatIndex(table, seat)})`
export const seatInk = (table: TableDocument | null, seat: number) =>
  `var(--seat-${seatIndex(table, seat)}-ink)`

/** Whether it is the turn of a computer player, or of one that stands in for somebody. */
export function thinks(table: TableDocument | null, seat: number): boolean {
  const who = table?.seats[seat]
  const moves = table?.status === 'running' && table.view?.to_move === seat
  return moves && (who?.kind === 'bot' || who?.stand_in !== undefined)
}
