/** The server's HTTP interface, with errors as sentences in the player's language. */

import { has, t } from '../text/i18n.svelte'
import { argumentsOf } from '../text/words'
import { type Answer, transport } from './transport'
import type {
  BoardDocument,
  Claimed,
  Created,
  Health,
  HeldSeat,
  Problem,
  RouteCode,
  Setup,
} from './wire'

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

/** What went wrong, as far as it is known. */
type Told = Pick<Problem, 'code'> & Partial<Problem>

/** The reason of a refusal in the player's language: exact, by the clause, by the code, or as sent. */
export function sentence({ code, sentence, clause, message, about = {} }: Told): string {
  const ids = [message, clause && `refusal-${clause}`, `refusal-${code}`]
  const id = ids.find((one) => one && has(one))
  return id ? t(id, argumentsOf(about)) : sentence || t('refusal-server')
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Answer
  try {
    answer = await transport().fetch(path, init)
  } catch {
    throw new ApiError(0, 'offline', sentence({ code: 'offline' }))
  }
  if (answer.status >= 200 && answer.status < 300) return answer.body as T
  const problem = (answer.body ?? {}) as Partial<Told>
  const code = problem.code ?? (answer.status >= 500 ? 'offline' : 'server')
  throw new ApiError(answer.status, code, sentence({ ...problem, code }), problem.sentence)
}

export function send<T>(method: string, path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

export const openTable = (setup: Setup) => send<Created>('POST', '/api/tables', setup)
export const takeSeat = (id: string, name: string, seat?: number) =>
  send<HeldSeat>('POST', `/api/tables/${id}/seats`, seat === undefined ? { name } : { name, seat })
export const claim = (id: string, secret: string) =>
  send<Claimed>('POST', `/api/tables/${id}/claim`, { secret })
/** The code of a route that nobody has seen before. */
export const makeRoute = () => send<RouteCode>('POST', '/api/routes', {})
export const health = () => ask<Health>('/api/health')

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
