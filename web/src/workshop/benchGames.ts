/** Games that were begun from the bench, so that their end leads back to it, and what happened in them. */

import { readAction } from '../lib/game/action'
import type { Board } from '../lib/game/board'
import type { GameView, Replay } from '../lib/net/wire'
import { follow } from '../replay/frames'
import { pathTaken } from '../table/model/pathTaken'

type FilmStrip = Pick<Replay, 'start' | 'frames'>

const KEY = 'eldorado-bench-games'
const MOST = 20

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export const isBenchGame = (table: string) => read().includes(table)

export function noteBenchGame(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([table, ...read()].slice(0, MOST)))
  } catch {
    // A browser without storage forgets; the back button still leads to the bench.
  }
}

/** How often pieces walked over each space; a blockade is taken without leaving one's space. */
export function walkedIn(board: Board, { start, frames }: FilmStrip): Record<string, number> {
  const walked: Record<string, number> = {}
  const view = JSON.parse(JSON.stringify(start)) as GameView
  for (const frame of frames) {
    const { seat } = frame.event
    const action = readAction(frame.event.action)
    const from = view.players[seat]?.pieces[action.piece - 1]
    if (from && action.target && !action.target.startsWith('#')) {
      const [, ...spaces] = pathTaken(board, view, seat, action, from)
      for (const space of spaces) walked[space] = (walked[space] ?? 0) + 1
    }
    follow(view, frame)
  }
  return walked
}
