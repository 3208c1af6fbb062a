/** What was done in the puzzle that is open: a reload goes on there. */

const KEY = 'eldorado-puzzle'

export function keepTry(puzzle: string, actions: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ puzzle, actions }))
  } catch {
    // Without storage it begins again.
  }
}

/** The actions of a puzzle that was left in the middle; empty for any other. */
export function keptTry(puzzle: string): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept.puzzle === puzzle ? kept.actions.map(String) : []
  } catch {
    return []
  }
}
