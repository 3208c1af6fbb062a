/** The words of a route change when another one is put on the bench; undoing that brings them back. */

import type { Draft } from './draft'
import type { EditHistory } from './editHistory'
import type { Words } from './ownRoutes'

interface Leap {
  before: Words
  after: Words
}

/** A leap as it is kept: the number of the document that it led to, and the words on both sides. */
export type KeptLeap = readonly [at: number, leap: Leap]

const documents = ({ past, present, future }: EditHistory<Draft>) => [...past, present, ...future]

export class Leaps {
  /** By the document that was put on the bench. */
  #leaps = new WeakMap<Draft, Leap>()

  note(to: Draft, leap: Leap): void {
    this.#leaps.set(to, leap)
  }

  /** The words after undoing what led to a document, or after redoing it. */
  across(document: Draft | undefined, way: keyof Leap, words: Words): Words {
    const leap = document && this.#leaps.get(document)
    if (!leap) return words
    leap[way === 'before' ? 'after' : 'before'] = words
    return leap[way]
  }

  kept(history: EditHistory<Draft>): KeptLeap[] {
    return documents(history).flatMap((one, at) => {
      const leap = this.#leaps.get(one)
      return leap ? [[at, leap] as const] : []
    })
  }

  /** The leaps of a history that was kept. */
  restore(history: EditHistory<Draft>, kept: readonly KeptLeap[]): void {
    const all = documents(history)
    for (const [at, leap] of kept) if (all[at]) this.note(all[at], leap)
  }
}
