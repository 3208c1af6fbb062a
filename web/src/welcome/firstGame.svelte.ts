/** The first game of this browser: which table it is, how far its guide has come, what was asked once. */

import { hasBots, note, recall, visited } from '../lib/app/tables'
import type { Setup } from '../lib/net/wire'

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
  /** Whether a table was ever opened here, and one with computer players. */
  opened: boolean
  raced: boolean
}

const unknown = (): FirstGame => ({
  table: '',
  guided: false,
  read: [],
  known: false,
  soundAsked: false,
  opened: false,
  raced: false,
})

export const firstGame: FirstGame = $state(recall(KEY, unknown()))

const keep = () => note(KEY, $state.snapshot(firstGame))

/** A first game begins; asking for a guide again begins anew with all it says. */
export function beginFirstGame(table: string, guided: boolean): void {
  Object.assign(firstGame, { table, guided, read: [], opened: true, raced: true })
  keep()
}

/** A table is opened: the first of all is a first game, and so is the first with computer players, with an advisor. */
export function noteOpened(table: string, seats: Setup['seats']): void {
  const games = visited()
  const bots = seats.some(({ kind }) => kind === 'bot')
  if (bots && !firstGame.raced && !games.some(hasBots)) beginFirstGame(table, false)
  else if (!firstGame.opened && !games.length) Object.assign(firstGame, { table, opened: true })
  keep()
}

/** Nothing of this is known any more. */
export function forgetFirstGame(): void {
  Object.assign(firstGame, unknown())
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
