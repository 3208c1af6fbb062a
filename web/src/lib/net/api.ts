/** The server's HTTP interface, with errors as sentences in the player's language. */

import { has, t } from '../text/i18n.svelte'
import { argumentsOf } from '../text/words'
import type { SeatDocument, TableDocument, Variant } from './document'

/** Something went wrong; `message` is a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    /** The server's own words, more exact than ours where a text of the player's was wrong. */
    readonly said = '',
  ) {
    super(text)
    this.name = 'ApiError'
  }
}

/** Why something is not done, as a server or an exercise tells it. */
export interface Told {
  code: string
  sentence?: string
  clause?: string
  /** The id of the exact text, and its arguments. */
  message?: string
  about?: Record<string, unknown>
}

/** Why not, in the player's language: exactly, by the rule's clause, by the code, or as it was told. */
export function sentence({ code, sentence, clause, message, about = {} }: Told): string {
  const ids = [message, clause && `refusal-${clause}`, `refusal-${code}`]
  const id = ids.find((one) => one && has(one))
  return id ? t(id, argumentsOf(about)) : sentence || t('refusal-server')
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init })
  } catch {
    throw new ApiError(0, 'offline', sentence({ code: 'offline' }))
  }
  const text = await answer.text()
  if (!answer.ok) {
    let problem: Partial<Told> = {}
    try {
      problem = JSON.parse(text) as typeof problem
    } catch {
      // Not from our server: a proxy's page, perhaps.
    }
    const code = problem.code ?? (answer.status >= 500 ? 'offline' : 'server')
    throw new ApiError(answer.status, code, sentence({ ...problem, code }), problem.sentence)
  }
  const type = answer.headers.get('content-type') ?? ''
  return (type.includes('json') ? JSON.parse(text) : text) as T
}

export function send<T>(method: string, path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

export interface SeatPlan {
  kind: 'person' | 'bot' | 'open'
  name?: string
  level?: string
  colour?: 'red' | 'blue' | 'white' | 'yellow'
}

export interface Setup {
  route?: string
  variant?: Partial<Variant>
  seats: SeatPlan[]
  start?: number | null
  clock?: { turn: number; bank?: number } | null
  public?: boolean
  pace?: number
  position?: unknown
}

/** A seat that belongs to this browser now; the link carries it to another device. */
export interface HeldSeat {
  seat: number
  secret: string
  link: string
}

export interface Created {
  id: string
  /** For others to come: it leads to the open seats, or to watching. */
  link: string
  seats: HeldSeat[]
}

/** A table in short. */
export interface Brief {
  id: string
  status: TableDocument['status']
  route: string
  variant: Variant
  seats: SeatDocument[]
  public: boolean
  /** Whether it begins from a position that somebody set up. */
  made_up?: boolean
  at: number
}

export interface RouteBrief {
  id: string
  name: string
  difficulty: string
  code: string
}

export interface Level {
  name: string
  about: string
}

export interface BoardDocument {
  spaces: Record<string, string>
  edges: [string, string][]
  hexes: Record<string, [number, number]>
  seams: [string, string][][]
  route?: string
  code?: string
  name?: string
  /** The lettered pieces of the route, each with its middle. */
  letters?: [string, [number, number]][]
  /** The golden city's hexes. */
  city?: [number, number][]
}

export const openTable = (setup: Setup) => send<Created>('POST', '/api/tables', setup)
export const listTables = () => ask<Brief[]>('/api/tables')
export const readTable = (id: string) => ask<Brief>(`/api/tables/${id}`)
export const takeSeat = (id: string, name: string, seat?: number) =>
  send<HeldSeat>('POST', `/api/tables/${id}/seats`, seat === undefined ? { name } : { name, seat })
export const claim = (id: string, secret: string) =>
  send<{ seats: number[] }>('POST', `/api/tables/${id}/claim`, { secret })
export const readRecord = (id: string) => ask<string>(`/api/tables/${id}/record`)
export const listRoutes = () => ask<RouteBrief[]>('/api/routes')
/** The code of a route that nobody has seen before. */
export const makeRoute = () => send<{ code: string }>('POST', '/api/routes', {})
export const listLevels = () => ask<Level[]>('/api/levels')
export const health = () => ask<{ status: string; version: string }>('/api/health')

const boards = new Map<string, Promise<BoardDocument>>()

/** A route as a board to draw; asked once. */
export function readBoard(route: string): Promise<BoardDocument> {
  let board = boards.get(route)
  if (!board) {
    board = ask<BoardDocument>(`/api/boards/${encodeURIComponent(route)}`)
    board.catch(() => boards.delete(route))
    boards.set(route, board)
  }
  return board
}
