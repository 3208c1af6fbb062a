/** Advice: asked of the server, never of ourselves, and never in games against other people. */

import { note, recall } from '../lib/app/tables'
import { ask, send } from '../lib/net/api'
import type { Link } from '../lib/net/connection.svelte'
import type { Advice, Hint, TableDocument } from '../lib/net/wire'

const KEY = 'eldorado-advisor'
/** The end of a turn waits this long for advice and no longer. */
const PATIENCE = 1000

const kept = recall<{ on?: boolean }>(KEY, {})
let on = $state(kept.on ?? false)

/** Whether blunders are pointed out before the turn ends. */
export const advising = () => on

export function advise(wish: boolean): void {
  on = wish
  note(KEY, { on: wish })
}

/** For a newcomer: on, unless this was ever decided. */
export function offerAdvisor(): void {
  if (recall<{ on?: boolean }>(KEY, {}).on === undefined) advise(true)
}

/**
 * Whether this browser holds every person's seat: only then is there anything to ask for. Nor is there where results
 * are compared.
 */
export function mayAsk(table: TableDocument | null, held: number[]): boolean {
  if (table?.status !== 'running' || !held.length || table.setup.daily?.ranked) return false
  return table.seats.every((seat, number) => seat.kind !== 'person' || held.includes(number))
}

export const readHints = (table: string) =>
  ask<Hint[]>(`/api/tables/${encodeURIComponent(table)}/hints`)

export const readAdvice = (table: string, actions: string[], signal?: AbortSignal) =>
  signal
    ? ask<Advice>(`/api/tables/${encodeURIComponent(table)}/advice`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ actions }),
        signal,
      })
    : send<Advice>('POST', `/api/tables/${encodeURIComponent(table)}/advice`, { actions })

/** A blunder that was about to happen, and what the player says to it. */
export interface Question {
  table: string
  advice: Advice
  /** True: end anyway. */
  answer: (go: boolean) => void
}

let asked = $state.raw<Question | null>(null)

/** The question that waits for an answer. */
export const question = () => asked

/** The table whose Hints are on show: somebody must be there to ask the player. */
const shown = new Set<string>()
export function present(table: string): () => void {
  shown.add(table)
  return () => {
    shown.delete(table)
    asked?.answer(true)
  }
}

/** Whether the end of a turn waits just now: pressing again changes nothing. */
let thinking = false

/**
 * Call before a turn ends: false if the player wants to think again.
 * Without the advisor, without an answer in a second or without a blunder it lets everything pass.
 */
export async function beforeEnd(table: string, actions: string[]): Promise<boolean> {
  if (!on || !shown.has(table)) return true
  if (thinking || asked) return false
  thinking = true
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), PATIENCE)
  let advice: Advice
  try {
    advice = await readAdvice(table, actions, stop.signal)
  } catch {
    return true
  } finally {
    clearTimeout(timer)
    thinking = false
  }
  if (!advice.blunder || !shown.has(table)) return true
  return new Promise((resolve) => {
    asked = {
      table,
      advice,
      answer: (go) => {
        asked = null
        resolve(go)
      },
    }
  })
}

export const allowed = (connection: Link) => mayAsk(connection.table, connection.held)
