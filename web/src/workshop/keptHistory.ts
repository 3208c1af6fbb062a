/** What was done on the bench outlives a game on its route, and whatever else leads away in this visit. */

import { codeOf, type Draft, draftOf } from './draft'
import type { EditHistory } from './editHistory'

const KEY = 'eldorado-bench-history'

export function noteHistory({ past, present, future }: EditHistory<Draft>): void {
  const codes = { past: past.map(codeOf), present: codeOf(present), future: future.map(codeOf) }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(codes))
  } catch {
    // Without storage one begins with what lies on the bench.
  }
}

const drafts = (codes: readonly unknown[]) => codes.map((code) => draftOf(String(code)))

/** The history whose present is this route; null if another one was left. */
export function keptHistory(route: Draft): EditHistory<Draft> | null {
  try {
    const { past, present, future } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (present !== codeOf(route)) return null
    return { past: drafts(past), present: route, future: drafts(future) }
  } catch {
    return null
  }
}
