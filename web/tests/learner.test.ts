/** Lessons: every try is answered as the course answers it, and nothing can go wrong. */

import { beforeEach, expect, test, vi } from 'vitest'
import triesText from '../../tests/contract/tries.json?raw'
import { demonstrate } from '../src/learn/demonstrate'
import { Exercise } from '../src/learn/exercise.svelte'
import { Learner } from '../src/learn/learner.svelte'
import { dismiss, messages } from '../src/lib/app/messages.svelte'
import { settings } from '../src/lib/app/settings.svelte'
import type { LessonScene, LessonTry } from '../src/lib/net/wire'
import { speak, speakOf } from '../src/lib/text/i18n.svelte'
import { settled } from './support/tableServer'

const TRIES = JSON.parse(triesText) as Record<string, Record<string, LessonScene>>

/** A learner at the beginning of a lesson; a request that the course was never asked fails. */
async function begin(lesson: string) {
  await speak('en')
  await speakOf('course')
  const asked: string[] = []
  const exercise = new Exercise<LessonScene>(async (body: LessonTry) => {
    if (body.attempt) asked.push(body.attempt)
    const { actions, attempt, step } = body
    const scene = TRIES[lesson]?.[JSON.stringify({ actions, attempt, step })]
    if (!scene) throw new Error(`nobody answers ${JSON.stringify(body)}`)
    return structuredClone(scene)
  })
  const learner = new Learner(exercise)
  learner.arrive(await exercise.lay({ step: 0 }))
  learner.hints = exercise.scene?.show ?? []
  return { learner, exercise, play: learner.play, asked }
}

beforeEach(() => {
  settings.motion = 'less'
  for (const { id } of [...messages()]) dismiss(id)
  vi.useRealTimers()
})

test('the right try is praised, and the board follows', async () => {
  const { learner, exercise, play, asked } = await begin('first-steps')
  play.tapCard('explorer-0')
  play.tapTarget('b')
  expect(exercise.busy).toBe(true)
  await settled()
  expect(asked).toEqual(['move 1 explorer b'])
  expect(learner.answer?.tone).toBe('good')
  expect(play.me?.pieces).toEqual(['b'])
  expect(exercise.busy).toBe(false)
  expect(play.mode.kind).toBe('idle')
})

test('a wrong try leaves all as it was, and is answered kindly', async () => {
  const { learner, play } = await begin('first-steps')
  expect(await play.act('move 1 scout b')).toBe(false)
  expect(learner.answer).toMatchObject({ tone: 'kind' })
  expect(learner.answer?.text).not.toMatch(/^lesson-/)
  expect(play.me?.pieces).toEqual(['a'])
})

test('a space that no card reaches is tried with the chosen card, or with the one shown', async () => {
  const { learner, play, asked } = await begin('first-steps')
  play.tapCard('explorer-0')
  play.tapTarget('m')
  await settled()
  expect(learner.answer?.text).toBe('m is a mountain. Nobody can enter it.')
  play.tapTarget('m')
  await settled()
  expect(asked).toEqual(['move 1 explorer m', 'move 1 explorer m'])
})

test('nobody is asked before ending a turn, and the course says what is missing', async () => {
  const { learner, play } = await begin('first-steps')
  play.main.run()
  await settled()
  expect(play.doubt).toBeNull()
  expect(learner.answer?.tone).toBe('kind')
})

test('of two pieces, the one in the way is explained', async () => {
  const { learner, play, asked } = await begin('two-pieces')
  play.tapCard('scout-0')
  play.tapTarget('b')
  await settled()
  expect(asked).toEqual(['move 2 scout b'])
  expect(learner.answer?.tone).toBe('kind')
})

test('an own piece without a chosen card is no try', async () => {
  const { play, asked } = await begin('two-pieces')
  play.tapTarget('b')
  await settled()
  expect(asked).toEqual([])
})

test('a purchase is tried with everything that pays, and the course answers', async () => {
  const { learner, play, asked } = await begin('buying')
  play.marketOpen = true
  play.tapPile('pioneer')
  await settled()
  expect(asked).toEqual(['buy pioneer with explorer,traveler,sailor,photographer'])
  expect(learner.answer?.tone).toBe('kind')
  expect(play.marketOpen).toBe(false)
  play.tapPile('transmitter')
  play.main.run()
  await settled()
  expect(learner.answer?.tone).toBe('good')
})

test('with nothing to pay, the rule is said', async () => {
  const { play, exercise } = await begin('buying')
  const me = exercise.table?.view?.players[0]
  if (me) me.hand = []
  if (exercise.table) exercise.table.options = {}
  play.tapPile('pioneer')
  expect(messages().at(-1)?.rules).toBe('P-09')
})

test('actions of others are shown and announced one by one', async () => {
  const { learner, play } = await begin('last-round')
  await play.act('move 1 scout y')
  expect(learner.told.length).toBe(1)
  expect(learner.told[0]).not.toBe('')
  expect(learner.answer?.tone).toBe('good')
})

test('with motion there is time to look at each', async () => {
  settings.motion = 'system'
  const { learner, play } = await begin('last-round')
  vi.useFakeTimers()
  const done = play.act('move 1 scout y')
  await vi.advanceTimersByTimeAsync(700)
  expect(learner.told.length).toBe(1)
  expect(play.mine).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await done).toBe(true)
})

test('marks to keep stay on the cards that stay, and go with the turn', async () => {
  const { play } = await begin('first-steps')
  play.keep('scout-0')
  play.keep('explorer-1')
  await play.act('move 1 explorer b')
  expect(play.kept).toEqual(['scout-0'])
})

test('a try is taken back as far as the step began', async () => {
  const { learner, play, exercise } = await begin('first-steps')
  await play.act('move 1 explorer b')
  play.undo()
  await settled()
  expect(play.me?.pieces).toEqual(['a'])
  expect(learner.answer).toBeNull()
  play.undo()
  await settled()
  expect(exercise.scene?.actions).toEqual([])
})

test('a try on its way is taken back once it is answered', async () => {
  const { play, exercise } = await begin('first-steps')
  const tried = play.act('move 1 explorer b')
  play.undo()
  await tried
  expect(exercise.scene?.actions).toEqual([])
  expect(exercise.busy).toBe(false)
})

test('a server that does not answer is said, and the try is free again', async () => {
  const { learner, exercise, play } = await begin('two-pieces')
  expect(await play.act('move 1 explorer c')).toBe(false)
  expect(learner.answer?.text).toContain('nobody answers')
  expect(exercise.busy).toBe(false)
})

/** What a step shows is done with the gestures of a player: the modes that are seen on the way. */
const GESTURES: [lesson: string, step: number, modes: string[]][] = [
  ['first-steps', 0, ['card']],
  ['rubble', 0, ['pay']],
  ['buying', 0, ['buy']],
  ['thinning', 0, ['idle']],
  ['thinning', 1, ['remove']],
  ['transmitter', 0, ['card']],
  ['end-of-turn', 0, ['idle']],
  ['way-tokens', 0, ['token']],
  ['card-tokens', 0, ['token']],
  ['card-tokens', 1, ['lay']],
  ['card-tokens', 3, ['card']],
]

test.each(GESTURES)('%s, step %i is shown as a player does it', async (lesson, step, modes) => {
  const { exercise, play, learner } = await begin(lesson)
  vi.useFakeTimers()
  learner.arrive(await exercise.lay({ step }))
  const seen = new Set<string>()
  const shown = demonstrate(play, exercise.scene?.show ?? [], () => true)
  for (let i = 0; i < 80; i++) {
    await vi.advanceTimersByTimeAsync(100)
    seen.add(play.mode.kind)
  }
  await shown
  expect([...seen]).toEqual(expect.arrayContaining(modes))
  expect(exercise.scene?.solved).toBe(true)
})

test('who looks no more is shown no more', async () => {
  const { exercise, play } = await begin('first-steps')
  await demonstrate(play, ['move 1 explorer b'], () => false)
  expect(exercise.scene?.actions).toEqual([])
})

test('a lesson has no table behind it', async () => {
  const { exercise } = await begin('first-steps')
  await expect(exercise.act()).rejects.toMatchObject({ code: 'over' })
  await expect(exercise.request()).rejects.toMatchObject({ code: 'over' })
  expect(await exercise.check()).toBeNull()
})

test('marked spaces are named', async () => {
  const { learner, play } = await begin('first-steps')
  await speakOf('learn')
  play.marked = []
  expect(learner.marksTold).toBe('')
  play.marked = ['b', '#2', 'nowhere']
  expect(learner.marksTold).toContain('b, jungle 1')
  expect(learner.marksTold).toContain('blockade 2')
  expect(learner.marksTold).toContain('nowhere')
})

test('the board of a printed route is asked for once, and a failure is told', async () => {
  const { learner, exercise, play } = await begin('first-steps')
  const { spaces, hexes, edges } = exercise.scene?.table.view?.board ?? {}
  const on = (route: string) => {
    const scene = structuredClone(
      TRIES['first-steps']?.[JSON.stringify({ step: 0 })],
    ) as LessonScene
    if (scene.table.view) scene.table.view.board = { route }
    return scene
  }
  const asked = vi.fn(async () => Response.json({ spaces, hexes, edges, seams: [] }))
  vi.stubGlobal('fetch', asked)
  const before = play.board
  learner.arrive(on('home_stretch'))
  await vi.waitFor(() => expect(play.board).not.toBe(before))
  learner.arrive(on('home_stretch'))
  await settled()
  expect(asked).toHaveBeenCalledTimes(1)

  vi.stubGlobal('fetch', async () => Response.error())
  learner.arrive(on('serpentine'))
  await vi.waitFor(() => expect(learner.answer?.tone).toBe('kind'))
  vi.unstubAllGlobals()
})
