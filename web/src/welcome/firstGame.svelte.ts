/** The first game of this browser: which table it is, how far its guide has come, what was asked once. */

import { note, recall } from '../lib/app/tables'

const KEY = 'eldorado-welcome'

interface FirstGame {
  /** The table it is played at; empty before it and after it. */
  table: string
  /** Whether the guide speaks there. */
  guided: boolean
  /** What the guide has said and the player has read, by step. */
  read: string[]
  /** Whether nobody needs to be invited any more. */
  known: boolean
  /** Whether sounds have been offered. */
  soundAsked: boolean
}

export const firstGame: FirstGame = $state(
  recall(KEY, { table: '', guided: false, read: [], known: false, soundAsked: false } as FirstGame),
)

const keep = () => note(KEY, $state.snapshot(firstGame))

/** A first game begins; asking for a guide again begins anew with all it says. */
export function beginFirstGame(table: string, guided: boolean): void {
  Object.assign(firstGame, { table, guided, read: [] })
  keep()
}

/** Whether a table is the first game of this browser. */
export const isFirstGame = (table: string) => table !== '' && firstGame.table === table

/** The player has read that and goes on. */
export function goOn(step: string): void {
  if (!firstGame.read.includes(step)) firstGame.read = [...firstGame.read, step]
  keep()
}

/** The guide has said everything, or the player wants none. */
export function dismissGuide(): void {
  Object.assign(firstGame, { guided: false, known: true })
  keep()
}

/** The race is over: whatever comes next is no first game. */
export function endFirstGame(table: string): void {
  if (!isFirstGame(table)) return
  Object.assign(firstGame, { table: '', guided: false, known: true })
  keep()
}

export function noteSoundAsked(): void {
  firstGame.soundAsked = true
  keep()
}
