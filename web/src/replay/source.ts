/** Where a replay comes from: a table of this server, or a record file. */

import { briefTable, COLOURS } from '../lib/app/tables'
import { ask, send } from '../lib/net/api'
import type { Replay, SeatDocument, Shown } from '../lib/net/wire'
import { Film } from './frames'

export interface Source {
  /** The table; empty for a file. */
  table: string
  record: string
}

/** The game as somebody sees it; with everything open if nobody in particular. */
export async function readFilm(from: Source, eyes: number | null): Promise<Film> {
  const document = from.table
    ? await ask<Replay>(
        `/api/tables/${encodeURIComponent(from.table)}/replay${eyes === null ? '' : `?eyes=${eyes}`}`,
      )
    : await send<Replay>('POST', '/api/replays', { record: from.record, eyes })
  return new Film(document)
}

/** Who sat where, and which of the seats are this browser's. */
export interface Company {
  seats: SeatDocument[]
  held: number[]
}

/** The company of a game; a file knows only names. */
export async function readSeats(from: Source, names: string[]): Promise<Company> {
  const known: Shown | null = from.table ? await briefTable(from.table).catch(() => null) : null
  const seats = names.map((name, seat) => ({
    kind: known?.seats[seat]?.kind ?? 'person',
    level: known?.seats[seat]?.level,
    colour: known?.seats[seat]?.colour ?? COLOURS[seat % 4] ?? 'red',
    name,
  }))
  return { seats, held: known?.held ?? [] }
}
