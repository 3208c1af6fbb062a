/** What was done, to be undone and redone: whole documents, never changed. */

export interface EditHistory<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
}

/** So many steps can be undone. */
const MOST = 200

export const begin = <T>(present: T): EditHistory<T> => ({ past: [], present, future: [] })

export function changed<T>({ past, present }: EditHistory<T>, next: T): EditHistory<T> {
  return { past: [...past, present].slice(-MOST), present: next, future: [] }
}

export function undone<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history
  if (!past.length) return history
  return { past: past.slice(0, -1), present: past.at(-1) as T, future: [present, ...future] }
}

export function redone<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history
  if (!future.length) return history
  return { past: [...past, present], present: future[0] as T, future: future.slice(1) }
}
