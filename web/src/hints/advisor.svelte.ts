/** Advice: asked of the server, never of ourselves, and never in games against other people. */

import { note, recall } from '../lib/app/tables'
import { ask, send } from '../lib/net/api'
import type { Link } from '../lib/net/connection.svelte'
import type { Advice, Hint, TableDocument } from '../lib/net/wire'
import { firstGame } from '../welcome/firstGame.svelte'
import { mayAsk } from './mayAsk'

const KEY = 'eldorado-advisor'
/** What a turn must cost, as chance to win, before a newcomer who has not asked for advice is stopped. */
const GRAVE = 0.15
/** The end of a turn waits this long for advice and no longer. */
const PATIENCE = 1000

interface Kept {
  on?: boolean
  /** Whether a hint can be played with one tap. */
  plays?: boolean
}
const kept = recall<Kept>(KEY, {})
let on = $state(kept.on)
let plays = $state(kept.plays ?? true)
const keep = (wish: Kept) => note(KEY, { ...recall<Kept>(KEY, {}), ...wish })

/** Whether blunders are pointed out before the turn ends: in a first race too, unless this was ever decided. */
export const advising = (table = firstGame.table) =>
  on ?? (firstGame.raced && table !== '' && table === firstGame.table)

export function advise(wish: boolean): void {
  on = wish
  keep({ on: wish })
}

/** Whether the player wants to have hints played. */
export const playingHints = () => plays

export function letHintsPlay(wish: boolean): void {
  plays = wish
  keep({ plays: wish })
}

/** Nothing of this was ever decided. */
export function forgetWishes(): void {
  on = undefined
  plays = true
}

/** Whether everybody else at the table is a computer player. */
export const alone = (table: TableDocument | null, held: readonly number[]) =>
  held.length === 1 &&
  (table?.seats.every((seat, number) => seat.kind === 'bot' || number === held[0]) ?? false)

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

/** Whether it is worth stopping somebody: beginners blunder in most turns, and would rather play on. */
const serious = ({ blunder, win }: Advice) => blunder && (on === true || win >= GRAVE)

/** Whether the end of a turn waits just now: pressing again changes nothing. */
let thinking = false

/**
 * Call before a turn ends: false if the player wants to think again.
 * Without the advisor, without an answer in a second or without a blunder it lets everything pass.
 */
export async function beforeEnd(table: string, actions: string[]): Promise<boolean> {
  if (!advising(table) || !shown.has(table)) return true
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
  if (!serious(advice) || !shown.has(table)) return true
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
