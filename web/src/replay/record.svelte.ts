/** A record file that somebody brought along: kept while this tab lives, for replay and analysis. */

const KEY = 'eldorado-record'
/** The longest that the server reads. */
const LONGEST = 1_000_000

let text = $state.raw(stored())

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** The record as text; empty if there is none. */
export const broughtRecord = () => text

export function bringRecord(found: string): void {
  text = found.slice(0, LONGEST)
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Too long to be stored: it is available until the page is reloaded.
  }
}
