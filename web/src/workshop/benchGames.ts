/** Games that were begun from the bench, so that their end leads back to it, and what happened in them. */

import { readAction } from '../lib/game/action'
import type { ReplayFrame } from '../lib/net/wire'

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

/** How often pieces came to rest on each space: a blockade is taken without leaving one's space. */
export function visitsIn(frames: readonly ReplayFrame[]): Record<string, number> {
  const visits: Record<string, number> = {}
  for (const { event } of frames) {
    const { verb, target } = readAction(event.action)
    if (!['move', 'pay', 'native', 'native_token'].includes(verb)) continue
    if (target && !target.startsWith('#')) visits[target] = (visits[target] ?? 0) + 1
  }
  return visits
}
