/** Puzzles: nobody but the player puts the cards together, and nothing done is lost. */

import { beforeEach, expect, test, vi } from 'vitest'
import openingsText from '../../tests/contract/puzzles.json?raw'
import { Exercise } from '../src/learn/exercise.svelte'
import { keepTry, keptTry } from '../src/learn/keptTry'
import { Learner } from '../src/learn/learner.svelte'
import { settings } from '../src/lib/app/settings.svelte'
import { lyingIn } from '../src/lib/game/reach'
import type { PuzzleScene, PuzzleTry } from '../src/lib/net/wire'
import { speak, speakOf, t } from '../src/lib/text/i18n.svelte'
import { settled } from './support/tableServer'

const OPENINGS = JSON.parse(openingsText) as Record<string, PuzzleScene>

/** A puzzle whose server takes every try for done, and remembers it. */
async function begin(id: string, alone = true) {
  const tried: string[] = []
  const exercise = new Exercise<PuzzleScene>(async ({ actions = [], attempt }: PuzzleTry) => {
    if (attempt) tried.push(attempt)
    const done = attempt ? [...actions, attempt] : actions
    return { ...structuredClone(OPENINGS[id] as PuzzleScene), actions: done }
  })
  const learner = new Learner(exercise, { alone })
  learner.arrive(await exercise.lay({}))
  return { learner, exercise, play: learner.play, tried }
}

/** Taps a target without a card and goes by everything that is proposed then. */
async function proposed(id: string, target: string, alone = true): Promise<string[][]> {
  const found: string[][] = []
  for (let at = 0; at < 6; at++) {
    const { play, tried } = await begin(id, alone)
    play.tapTarget(target)
    if (play.mode.kind === 'target' && at < play.mode.plans.length) play.choosePlan(at)
    else if (at) break
    if (play.mode.kind === 'target') play.main.run()
    for (let i = 0; i < 8; i++) await settled()
    found.push(tried)
  }
  return found
}

beforeEach(async () => {
  settings.motion = 'less'
  await speak('en')
  await speakOf('learn')
})

test.each(Object.keys(OPENINGS))(
  '%s: one card is proposed at most, wherever one taps',
  async (id) => {
    const { play } = await begin(id)
    const view = play.view
    const blockades = view ? lyingIn(view).filter(Boolean) : []
    const targets = [...(play.board?.spaces.keys() ?? []), ...blockades.map((one) => `#${one}`)]
    expect(targets.length).toBeGreaterThan(4)
    for (const target of targets) {
      for (const actions of await proposed(id, target))
        expect(actions.length).toBeLessThanOrEqual(1)
    }
  },
)

test('where planning is taught, the same tap leads all the way', async () => {
  const [first] = await proposed('village', 'v', false)
  expect(first?.length).toBe(3)
})

test('tapping a far space says that finding the way is the task', async () => {
  const { learner, play } = await begin('village')
  play.tapTarget('v')
  expect(learner.answer).toEqual({ text: t('learn-plan-yourself'), tone: 'kind' })
  expect(play.mode.kind).toBe('idle')
})

test('when a puzzle is over, its last action can still be taken back', async () => {
  const { exercise, play } = await begin('village')
  expect(play.undoable).toBe(false)
  await play.act('move 1 trailblazer c')
  expect(play.undoable).toBe(true)
  delete exercise.table?.options
  expect(play.mine).toBe(false)
  expect(play.undoable).toBe(true)
  play.undo()
  await settled()
  expect(exercise.scene?.actions).toEqual([])
})

test('a puzzle goes on where a reload has interrupted it, and can be taken back to its beginning', async () => {
  const { exercise } = await begin('village')
  const scene = await exercise.resume(['move 1 trailblazer c', 'move 1 explorer d'])
  expect(scene.actions.length).toBe(2)
  await exercise.takeBack()
  await exercise.takeBack()
  expect(exercise.scene?.actions).toEqual([])
  expect(exercise.canTakeBack).toBe(false)
})

test('what was done is kept for the puzzle that is open, and for no other', () => {
  let kept = 'not read'
  vi.stubGlobal('sessionStorage', {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      kept = text
    },
  })
  expect(keptTry('village')).toEqual([])
  keepTry('village', ['end'])
  expect(keptTry('village')).toEqual(['end'])
  expect(keptTry('river')).toEqual([])
  kept = '{"puzzle": "village"}'
  expect(keptTry('village')).toEqual([])
})
