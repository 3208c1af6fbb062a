/** Everything that can be done on the bench is undone and redone to the same document. */

import { beforeEach, expect, test, vi } from 'vitest'
import type { BenchDocument, BenchQuestion } from '../src/lib/net/wire'

const SIDES = ['n', 'ne', 'se', 's', 'sw', 'nw']

/** A server on which every piece may lie at each side of the one before it. */
function bench({ code = '', piece = '', at = null }: BenchQuestion): BenchDocument {
  const pieces = code.split('-').filter((part) => /^[A-Z]/.test(part))
  const place = (at ?? pieces.length) * 4
  const parts =
    piece.length > 2
      ? [0, 1, 2, 3].map((n) => piece.slice(0, -1) + n)
      : SIDES.map((side) => piece + side)
  return {
    code,
    board: { letters: pieces.map((part, i) => [part[0], [i * 4, 0]]) },
    faults: [],
    spots: piece ? parts.map((part, i) => ({ part, hexes: [[place + (i % 3), i - 2]] })) : [],
  } as unknown as BenchDocument
}

vi.mock('../src/lib/net/api', () => ({
  send: async (_: string, __: string, question: BenchQuestion) => {
    if (question.code === 'nonsense') throw new Error('No such route.')
    return bench(question)
  },
}))
const { Workbench } = await import('../src/workshop/workbench.svelte')
const { freeName, keepRoute, noteBench } = await import('../src/workshop/ownRoutes')
const { codeOf } = await import('../src/workshop/draft')

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
}
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})

/** Numbers from a seed, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQR'
const ROUTES = ['B2-C5ner-N2sel-blue2', 'A1-N3ner-F5ner-green1', 'B0', '']

/** Does something on the bench, as hands would: nothing is done to what is not there. */
function act(work: InstanceType<typeof Workbench>, roll: (below: number) => number) {
  const { pieces, ending } = work.draft
  const at = ending && !roll(4) ? 'ending' : roll(pieces.length || 1)
  const kinds = [
    () => work.take(LETTERS[pieces.length ? 2 + roll(16) : roll(2)] as string),
    () => work.take(LETTERS[pieces.length ? 2 + roll(16) : roll(2)] as string),
    () => (pieces.length ? work.take(roll(2) ? 'blue' : 'green') : null),
    () => work.choose(at),
    () => {
      work.inserting = typeof work.chosen === 'number' && work.chosen < pieces.length - 1
    },
    () => work.turn(roll(2) ? 1 : -1),
    () => work.flip(),
    () => work.remove(),
    () => (work.chosen === 0 ? null : work.step(roll(2) ? 1 : -1)),
    () => {
      const spots = work.chosen === 0 ? [] : (work.bench?.spots ?? [])
      const spot = spots[roll(spots.length || 1)]
      return spot && work.current ? work.move(work.chosen, spot) : null
    },
    () => (roll(3) ? null : work.open(ROUTES[roll(ROUTES.length)] as string)),
    () => (roll(6) ? null : work.clear()),
  ]
  return (kinds[roll(kinds.length)] as () => unknown)()
}

test('random work on the bench, undone and redone, gives the same documents', async () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 40; seed++) {
    const roll = dice(seed)
    stored.clear()
    const work = new Workbench()
    await work.start('')
    const codes = [codeOf(work.draft)]
    for (let step = 0; step < 40; step++) {
      const before = work.history
      await act(work, roll)
      if (work.history === before || work.history.past.length === before.past.length) continue
      expect(work.history.past.length).toBe(codes.length) // one step for what was done
      codes.push(codeOf(work.draft))
      seen.add(codeOf(work.draft))
    }
    for (const code of codes.toReversed().slice(1)) {
      await work.undo()
      expect(codeOf(work.draft)).toBe(code)
      expect(work.bench?.code).toBe(code)
    }
    expect(work.history.past).toHaveLength(0)
    for (const code of codes.slice(1)) {
      await work.redo()
      expect(codeOf(work.draft)).toBe(code)
    }
    expect(work.history.future).toHaveLength(0)
  }
  expect(seen.size).toBeGreaterThan(300) // the hands do enough
})

test('who comes back to the bench finds what can be undone', async () => {
  const work = new Workbench()
  await work.start('B2-C5ner')
  await work.choose(1)
  await work.flip()
  await work.flip()
  await work.undo()
  const again = new Workbench()
  await again.start('B2-D5ner')
  await again.redo()
  expect(codeOf(again.draft)).toBe('B2-C5ner')
  await again.undo()
  await again.undo()
  expect(codeOf(again.draft)).toBe('B2-C5ner')
  expect(again.history.past).toHaveLength(0)
  const other = new Workbench()
  await other.start('A1-N3ner')
  expect(other.history.past).toHaveLength(0)
})

const HALF = { name: 'Half a way', about: 'Two tiles', code: 'B2-C5ner' }
const TAKEN = { name: HALF.name, about: HALF.about, from: HALF.name }
const NONE = { name: '', about: '', from: '' }

test('another route on the bench has words of its own, and undoing brings back those before', async () => {
  const work = new Workbench()
  await work.start('')
  await work.open(HALF.code, TAKEN)
  await work.choose(1)
  await work.turn(1)
  work.words.name = 'Half a new way'
  const renamed = { ...TAKEN, name: 'Half a new way' }
  await work.clear()
  expect(work.words).toEqual(NONE)
  await work.open('A1-N3ner-F5ner-green1')
  work.words.name = 'All of it'
  await work.undo()
  expect(work.words).toEqual(NONE)
  await work.undo()
  expect(work.words).toEqual(renamed)
  await work.redo()
  await work.redo()
  expect(work.words).toEqual({ ...NONE, name: 'All of it' })
  await work.open('nonsense', TAKEN)
  expect(work.words).toEqual({ ...NONE, name: 'All of it' })

  noteBench({ ...work.words, code: codeOf(work.draft) })
  const again = new Workbench()
  await again.start(codeOf(work.draft))
  expect(again.words.name).toBe('All of it')
  await again.undo()
  await again.undo()
  expect(codeOf(again.draft)).toBe('B2-C0ner')
  expect(again.words).toEqual(renamed)
})

test('a link keeps the words of the bench only if it leads to the same route', async () => {
  noteBench({ ...TAKEN, code: HALF.code })
  const same = new Workbench()
  await same.start(HALF.code)
  expect(same.words).toEqual(TAKEN)
  const other = new Workbench()
  await other.start('A1-N3ner')
  expect(other.words).toEqual(NONE)
  const wrong = new Workbench()
  await wrong.start('nonsense')
  expect([codeOf(wrong.draft), wrong.words]).toEqual([HALF.code, TAKEN])
})

test('a name is numbered where it belongs to another route', () => {
  keepRoute(HALF)
  const long = 'x'.repeat(40)
  for (const name of ['Way 2', long]) keepRoute({ ...HALF, name })
  keepRoute({ ...HALF, name: 'Way' })
  expect(freeName({ ...NONE, name: HALF.name }, 'B2-D5ner')).toBe('Half a way 2')
  expect(freeName({ ...NONE, name: 'Way' }, 'B2-D5ner')).toBe('Way 3')
  expect(freeName({ ...NONE, name: long }, 'B2-D5ner')).toBe(`${'x'.repeat(38)} 2`)
  expect(freeName({ ...NONE, name: 'New' }, 'B2-D5ner')).toBe('New')
  expect(freeName(TAKEN, 'B2-D5ner')).toBe(HALF.name) // it was taken out: it is changed
  expect(freeName({ ...NONE, name: HALF.name }, HALF.code)).toBe(HALF.name) // the same route
})
