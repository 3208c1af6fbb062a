/** Tables as lists show them, and which of them this browser has been at. */

import { ask, send } from '../net/api'
import type { Claimed, LevelBrief, Listed, RouteBrief, SeatDocument, Shown } from '../net/wire'
import { onDevice } from './device'
import { noteLimits } from './limitedLevels.svelte'

export const publicTables = () => ask<Listed[]>('/api/tables')
export const briefTable = (id: string) => ask<Shown>(`/api/tables/${encodeURIComponent(id)}`)
export const knownRoutes = () => ask<RouteBrief[]>('/api/routes')
/** Goes from a finished table to its rematch: this browser holds the same seats there. */
export const follow = (id: string) => send<Claimed>('POST', `/api/tables/${id}/follow`, {})

/** Who can be chosen here: the levels, then bots that the host has named; else the levels alone. */
export const knownLevels = (): Promise<readonly string[]> =>
  ask<LevelBrief[]>('/api/levels').then(
    (levels) => {
      noteLimits(levels)
      return levels.map((level) => level.name)
    },
    () => [...LEVELS],
  )

/** From the weakest to the strongest. */
export const LEVELS = ['rookie', 'rambler', 'ranger', 'navigator', 'pathfinder'] as const
export const COLOURS = ['red', 'blue', 'white', 'yellow'] as const
export const LONGEST_NAME = 20

/** What can be a name, of anything that was typed. */
export const tidyName = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[,;<>\p{C}]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trimEnd()

/** The id in what somebody pastes: a whole link, a path or the id itself; with a secret if it has one. */
export function tableIn(text: string): { id: string; secret: string } | null {
  const found = text.trim().match(/(?:^|\/table\/)([a-z0-9]{1,32})\/?(?:#([\w-]+))?$/i)
  return found ? { id: (found[1] as string).toLowerCase(), secret: found[2] ?? '' } : null
}

/** A table this browser has been at. */
export interface Visited {
  id: string
  /** When, in seconds of the epoch. */
  at: number
  seats: KnownSeat[]
  /** The seats this browser holds there. */
  held: number[]
}

/** What older editions noted of a table. */
interface Older {
  names?: string[]
}

/** What a seat is called by, in any language. */
type KnownSeat = Pick<SeatDocument, 'name' | 'level'>

/** Whether computer players take part. */
export const hasBots = ({ seats }: Pick<Visited, 'seats'>) => seats.some(({ level }) => level)

/** Games of this device are others than those on the server. */
const KEY = onDevice() ? 'eldorado-device-tables' : 'eldorado-tables'
const MOST = 12

export function visited(): Visited[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as (Partial<Visited> & Older)[]
    if (!Array.isArray(found)) return []
    return found.flatMap(({ id, at = 0, seats, held = [], names = [] }) =>
      typeof id === 'string'
        ? { id, at, seats: seats ?? names.map((name) => ({ name })), held }
        : [],
    )
  } catch {
    return []
  }
}

function keep(list: Visited[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list.slice(0, MOST)))
  } catch {
    // A browser without storage forgets; the table's link still leads back.
  }
}

/** Notes that this browser plays at a table, for *Continue* on the start screen. */
export function remember(id: string, seats: readonly KnownSeat[], held: readonly number[]): void {
  const rest = visited().filter((one) => one.id !== id)
  const known = seats.map(({ name, level }) => ({ name, level }))
  keep([{ id, at: Date.now() / 1000, seats: known, held: [...held] }, ...rest])
}

export function forget(id: string): void {
  keep(visited().filter((one) => one.id !== id))
}

/** Reads something kept in this browser, over what it should at least have. */
export function recall<T extends object>(key: string, fallback: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof found === 'object' && found !== null ? { ...fallback, ...found } : fallback
  } catch {
    return fallback
  }
}

export function note(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Forgotten, then.
  }
}

/** Forgets everything that this site has kept in this browser. */
export async function forgetEverything(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('eldorado-')) localStorage.removeItem(key)
  }
  if ('caches' in window) {
    for (const key of await caches.keys()) await caches.delete(key)
  }
  if ('indexedDB' in window) indexedDB.deleteDatabase('eldorado-device')
}
