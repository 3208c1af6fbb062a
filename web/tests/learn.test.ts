/** How to play: what a tap means, how an action is handled, and texts that are whole. */

import { expect, test, vi } from 'vitest'
import { handling, likelyMover } from '../src/learn/handling'
import { keysOf } from '../src/table/model/tableModel.svelte'

vi.mock('../src/lib/net/api', () => ({ ask: vi.fn(), send: vi.fn() }))
const { earn, finished, finishStep, openStep, progress, visit, whereNext } = await import(
  '../src/learn/progress.svelte'
)

const TEXTS = import.meta.glob<string>('../../src/eldorado/i18n/*/learn.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SOURCES = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('a tap without a card is about who moves in what is shown', () => {
  expect(likelyMover(['play compass', 'move 1 captain d'], ['explorer', 'captain'])).toBe('captain')
  expect(likelyMover(['end'], ['compass', 'explorer'])).toBe('explorer')
  expect(likelyMover(['end'], ['compass'])).toBe('')
})

test('every kind of action has its handling, with a text', () => {
  const kinds = {
    'move 1 scout b': 'move',
    'native 1 b': 'move',
    'move 1 scout #2': 'blockade',
    'pay 1 #6 scout,scout': 'pay',
    'native 1 #6': 'blockade',
    'pay 1 b scout': 'pay',
    'move 1 paddle_2 c': 'token',
    'native_token 1 d': 'token',
    'token draw_card': 'token',
    'play compass': 'play',
    'remove none': 'remove',
    'take scout': 'take',
    'buy scout with traveler': 'buy',
    end: 'end',
    'end keep captain': 'keep',
  }
  for (const [text, kind] of Object.entries(kinds)) {
    expect(handling(text), text).toBe(kind)
    expect(TEXTS['../../src/eldorado/i18n/en/learn.ftl']).toContain(`\nlearn-how-${kind} =`)
  }
})

test('cards of one kind are distinguished', () => {
  const hand = [
    { key: 'scout-0', id: 'scout' },
    { key: 'scout-1', id: 'scout' },
    { key: 'sailor-0', id: 'sailor' },
  ]
  expect(keysOf(hand, ['scout', 'sailor', 'scout', 'scout'])).toEqual([
    'scout-0',
    'sailor-0',
    'scout-1',
  ])
})

test('progress leads to the first thing that is not done', () => {
  const lesson = (id: string, ...steps: string[]) => ({
    id,
    title: '',
    about: '',
    steps,
    clauses: [],
    board: {},
  })
  const course = [lesson('one', 'a', 'b'), lesson('two', 'c')]
  const [one, two] = course as [(typeof course)[0], (typeof course)[0]]
  expect(whereNext(course)).toEqual({ lesson: one, step: '' })
  visit('one', 'a')
  finishStep('one', 'a')
  expect(openStep(one)).toBe('b')
  expect(whereNext(course)).toEqual({ lesson: one, step: 'b' })
  finishStep('one', 'b')
  expect(finished(one)).toBe(true)
  expect(whereNext(course)).toEqual({ lesson: two, step: '' })
  finishStep('two', 'c')
  expect(whereNext(course)).toBeNull()
  earn('tie', 2)
  earn('tie', 1)
  expect(progress.stars.tie).toBe(2)
})

test('the texts are whole in every language, and all of them are used', () => {
  const ids = (language: string) =>
    [
      ...(TEXTS[`../../src/eldorado/i18n/${language}/learn.ftl`] ?? '').matchAll(
        /^([a-z][\w-]*) = ?(.*)/gm,
      ),
    ].map(([, id = '', text = '']) => [id, (text.match(/\$\w+/g) ?? []).sort().join()])
  expect(ids('en').length).toBeGreaterThan(30)
  for (const language of ['de', 'fr', 'pt']) expect(ids(language)).toEqual(ids('en'))
  const source = Object.values(SOURCES).join('\n')
  const unused = ids('en').filter(
    ([id = '']) => !source.includes(`'${id}'`) && !id.startsWith('learn-how-'),
  )
  expect(unused).toEqual([])
})
