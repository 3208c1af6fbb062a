/** Every edit of a route can be undone and redone to the same document. */

import { expect, test } from 'vitest'
import {
  type Chosen,
  codeOf,
  type Draft,
  draftOf,
  EMPTY,
  flipped,
  inserted,
  isUsed,
  removed,
  replaced,
  turned,
} from '../src/workshop/draft'
import { begin, changed, redone, undone } from '../src/workshop/editHistory'

/** Numbers from a seed, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const SIDES = ['n', 'ne', 'se', 's', 'sw', 'nw']
const SLIDES = ['', 'l', 'r', 'l2', 'r3']

function edited(draft: Draft, roll: (below: number) => number): Draft {
  const at: Chosen = roll(6) || !draft.ending ? roll(draft.pieces.length || 1) : 'ending'
  const where = `${SIDES[roll(6)]}${SLIDES[roll(5)]}`
  const letter = String.fromCharCode(67 + roll(16))
  const kinds = [
    () => turned(draft, at, roll(2) ? 1 : -1),
    () => flipped(draft, at),
    () => removed(draft, at),
    () =>
      inserted(
        draft,
        draft.pieces.length,
        draft.pieces.length ? `${letter}${roll(6)}${where}` : `B${roll(6)}`,
      ),
    () =>
      inserted(
        draft,
        Math.min(1, draft.pieces.length),
        draft.pieces.length ? `${letter}0${where}` : 'A0',
      ),
    () => inserted(draft, 0, `${roll(2) ? 'blue' : 'green'}${roll(6)}`),
    () => (typeof at === 'number' && at > 0 ? replaced(draft, at, `${letter}1${where}`) : draft),
  ]
  return (kinds[roll(kinds.length)] as () => Draft)()
}

test('random edits, undone and redone, give the same documents', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const roll = dice(seed)
    const documents = [EMPTY]
    let history = begin(EMPTY)
    for (let step = 0; step < 40; step++) {
      const next = edited(history.present, roll)
      const copy = structuredClone(history.present)
      history = changed(history, next)
      expect(documents.at(-1)).toEqual(copy) // an edit changes no document
      documents.push(next)
    }
    for (const document of documents.toReversed().slice(1)) {
      history = undone(history)
      expect(history.present).toEqual(document)
    }
    expect(undone(history)).toBe(history)
    for (const document of documents.slice(1)) {
      history = redone(history)
      expect(history.present).toEqual(document)
    }
    expect(redone(history)).toBe(history)
    expect(draftOf(codeOf(history.present))).toEqual(history.present)
  }
})

test('an edit after undoing forgets what was undone', () => {
  const one = changed(begin('a'), 'b')
  expect(changed(undone(one), 'c')).toEqual({ past: ['a'], present: 'c', future: [] })
})

test('turning six times and flipping twice changes nothing', () => {
  const draft = draftOf('B2-C5ner-N2sel-blue0')
  for (const at of [0, 1, 2, 'ending'] as const) {
    let other = draft
    for (let i = 0; i < 6; i++) other = turned(other, at, 1)
    expect(other).toEqual(draft)
    expect(flipped(flipped(draft, at), at)).toEqual(draft)
  }
  expect(codeOf(flipped(draft, 1))).toBe('B2-D5ner-N2sel-blue0')
})

test('a piece is used when one of its sides lies', () => {
  const draft = draftOf('B2-C5ner')
  expect(['A', 'B', 'C', 'D', 'E', 'blue'].map((name) => isUsed(draft, name))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})
