/** Who sits where, in the words of each reader; who is away; and what is told to those who only look on. */

import { beforeEach, expect, test } from 'vitest'
import { alone } from '../src/hints/advisor.svelte'
import { playHint } from '../src/hints/playHint'
import { settings } from '../src/lib/app/settings.svelte'
import type { SeatDocument, TableDocument } from '../src/lib/net/wire'
import { speak } from '../src/lib/text/i18n.svelte'
import { isOwn, seatName, sentences } from '../src/lib/text/words'
import { waitingFor } from '../src/table/model/prompts'
import { purchaseRefused } from '../src/table/model/purchase'
import { decidesPace } from '../src/table/pace.svelte'
import { settled, sitDown } from './support/tableServer'

beforeEach(async () => {
  settings.motion = 'less'
  await speak('en')
})

test.each([
  ['Player 2', 'Player 2', 'Spieler 2'],
  ['You', 'Player', 'Spieler'],
  ['Vous', 'Player', 'Spieler'],
  ['You 2', 'Player 2', 'Spieler 2'],
  ['Ann', 'Ann', 'Ann'],
])('%s is told to others in their own words', async (name, english, german) => {
  expect(seatName({ name })).toBe(english)
  await speak('de')
  expect(seatName({ name })).toBe(german)
})

test('a player without a name is "you" to themselves, in any language and at old tables too', async () => {
  expect(seatName({ name: 'Player 1' }, true)).toBe('You')
  expect(seatName({ name: 'Ann' }, true)).toBe('Ann')
  await speak('de')
  expect(seatName({ name: 'You' }, true)).toBe('Du')
  expect(seatName({ name: '' }, true)).toBe('Du')
  expect(seatName({ name: '' })).toBe('')
})

test('on one device for several nobody is "you"', () => {
  expect(isOwn([1], 1)).toBe(true)
  expect(isOwn([0, 1], 1)).toBe(false)
  expect(isOwn([], 0)).toBe(false)
})

test('the own seat is marked; absent players are shown as absent, not as moving', async () => {
  const { connection, play } = await sitDown('moving')
  expect([play.isOwn(0), play.isOwn(1)]).toEqual([true, false])
  expect(play.nameOf(0)).toBe('You')
  connection.away = [{ seat: 1, since: 1000, stand_in_at: 1030 }]
  expect(play.absenceOf(1)?.since).toBe(1000)
  expect(play.absenceOf(0)).toBeNull()
  if (play.view) play.view.to_move = 1
  expect(waitingFor(play)).toBe(`${play.nameOf(1)} is away`)
  const seat = play.table?.seats[1] as SeatDocument
  seat.stand_in = 'ranger'
  expect(play.absenceOf(1)).toBeNull()
  expect(waitingFor(play)).not.toContain('away')
})

test('only players with a turn to wait for are asked to wait', async () => {
  const { play } = await sitDown('buying')
  const table = play.table as TableDocument
  delete table.options
  const pile = Object.keys(play.view?.market.board ?? {})[0] ?? ''
  expect(purchaseRefused(play, pile)?.clause).toBe('not_your_turn')
  table.status = 'over'
  expect(purchaseRefused(play, pile)).toBeNull()
  table.status = 'running'
  table.seat = null
  expect(purchaseRefused(play, pile)).toBeNull()
})

test('sentences in a row have one full stop each', () => {
  expect(sentences(['Native, costs 4', '', 'Leaves the game.', 'Too dear'])).toBe(
    'Native, costs 4. Leaves the game. Too dear.',
  )
})

const seats = (...kinds: SeatDocument['kind'][]) =>
  ({ seats: kinds.map((kind) => ({ kind, name: '', colour: 'red' })) }) as unknown as TableDocument

test('hints are played where all others are computer players, and the host sets the pace', () => {
  expect(alone(seats('person', 'bot'), [0])).toBe(true)
  expect(alone(seats('person', 'person', 'bot'), [0])).toBe(false)
  expect(alone(seats('person', 'person'), [0, 1])).toBe(false)
  expect(decidesPace({ table: seats('bot', 'person', 'person'), held: [1] })).toBe(true)
  expect(decidesPace({ table: seats('bot', 'person', 'person'), held: [2] })).toBe(false)
  expect(decidesPace({ table: seats('person', 'person'), held: [0] })).toBe(false)
})

test('a hint is played action by action', async () => {
  const { play, server } = await sitDown('moving')
  await playHint(play, ['move 1 explorer b', 'move 1 scout c'], () => true)
  await settled()
  expect(server.heard).toEqual(['move 1 explorer b', 'move 1 scout c'])
})

test('a hint stops at a surprise, at a refusal, and when nobody wants it any more', async () => {
  const drawing = await sitDown('playing')
  await playHint(drawing.play, ['play cartographer', 'native 1 s'], () => true)
  expect(drawing.server.heard).toEqual(['play cartographer'])
  const refused = await sitDown('moving')
  await playHint(refused.play, ['move 1 explorer q', 'move 1 scout c'], () => true)
  expect(refused.server.heard).toEqual(['move 1 explorer q'])
  const left = await sitDown('moving')
  await playHint(
    left.play,
    ['move 1 explorer b', 'move 1 scout c'],
    () => !left.server.heard.length,
  )
  expect(left.server.heard).toEqual(['move 1 explorer b'])
})
