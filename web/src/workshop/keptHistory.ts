/** What was done on the bench outlives a game on its route, and whatever else leads away in this visit. */

import { codeOf, type Draft, draftOf } from './draft'
import type { EditHistory } from './editHistory'
import type { Leaps } from './leaps'

const KEY = 'eldorado-bench-history'

export function noteHistory(history: EditHistory<Draft>, leaps: Leaps): void {
  const { past, present, future } = history
  const kept = {
    past: past.map(codeOf),
    present: codeOf(present),
    future: future.map(codeOf),
    leaps: leaps.kept(history),
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage one begins with what lies on the bench.
  }
}

const drafts = (codes: readonly unknown[]) => codes.map((code) => draftOf(String(code)))

/** The history whose present is this route, with its leaps; null if another one was left. */
export function keptHistory(route: Draft, leaps: Leaps): EditHistory<Draft> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (kept.present !== codeOf(route)) return null
    const history = { past: drafts(kept.past), present: route, future: drafts(kept.future) }
    leaps.restore(history, kept.leaps)
    return history
  } catch {
    return null
  }
}
