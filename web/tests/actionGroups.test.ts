/** Everything that can be done now, in words. */

import { expect, test } from 'vitest'
import triesText from '../../tests/contract/tries.json?raw'
import { Exercise } from '../src/learn/exercise.svelte'
import { Learner } from '../src/learn/learner.svelte'
import type { LessonScene } from '../src/lib/net/wire'
import { speak } from '../src/lib/text/i18n.svelte'
import { actionGroups } from '../src/table/model/actionGroups'
import type { Play } from '../src/table/model/tableController.svelte'
import { settled, sitDown } from './support/tableServer'

const TRIES = JSON.parse(triesText) as Record<string, Record<string, LessonScene>>

const labels = (play: Play) =>
  actionGroups(play).flatMap((one) => one.items.map(({ label }) => label))

test.each(['moving', 'paying', 'losing', 'buying', 'playing', 'tokens', 'items', 'pair'])(
  '%s: no two things are called the same',
  async (name) => {
    const found = labels((await sitDown(name)).play)
    expect(found.length).toBeGreaterThan(1)
    expect(new Set(found).size).toBe(found.length)
  },
)

test('nor in any step of a lesson', async () => {
  await speak('en')
  for (const scenes of Object.values(TRIES)) {
    for (const scene of Object.values(scenes)) {
      const learner = new Learner(new Exercise<LessonScene>(async () => structuredClone(scene)))
      learner.arrive(await learner.exercise.lay({}))
      const found = labels(learner.play)
      expect(new Set(found).size).toBe(found.length)
    }
  }
})

test('spaces of one kind are told apart by the way there, and each leads to its own', async () => {
  const { play, server } = await sitDown('moving')
  const moves = () => actionGroups(play)[0]?.items ?? []
  console.log(moves().map(({ label }) => label))
  moves()[0]?.run()
  await settled()
  expect(server.heard).toEqual(['move 1 explorer b'])
})
