/** The guide of a first game: what it says when, whatever the player does. */

import { FluentResource } from '@fluent/bundle'
import { beforeEach, expect, test, vi } from 'vitest'
import { advise, advising } from '../src/hints/advisor.svelte'
import * as kept from '../src/welcome/firstGame.svelte'
import { situationOf } from '../src/welcome/situation'
import { LAST, type Situation, STEPS, stepNow } from '../src/welcome/steps'
import { settled, sitDown } from './support/tableServer'

const TEXTS = import.meta.glob<string>('../../src/eldorado/i18n/*/guide.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const BEGIN: Situation = {
  mine: true,
  mode: 'idle',
  moves: 0,
  purchases: 0,
  payments: 0,
  turns: 0,
  hand: 4,
  blockades: 0,
  piece: 'A1',
  card: 'explorer',
  spaces: ['A5', 'A6'],
  affordable: true,
  special: [],
  blockade: 0,
}

const says = (now: Partial<Situation>, read: string[] = []) =>
  stepNow({ ...BEGIN, ...now }, read)?.id

test('a newcomer who follows the guide gets one step after the other', () => {
  expect(says({})).toBe('goal')
  expect(says({}, ['goal'])).toBe('cards')
  expect(says({}, ['goal', 'cards'])).toBe('spaces')
  const read = ['goal', 'cards', 'spaces']
  expect(says({}, read)).toBe('move')
  expect(says({ mode: 'target' }, read)).toBe('go')
  expect(says({ moves: 1 }, read)).toBe('again')
  expect(says({ moves: 1, card: '', spaces: [] }, read)).toBe('market')
  expect(says({ moves: 2 }, read)).toBe('market')
  expect(says({ moves: 1, mode: 'buy' }, read)).toBe('pay')
  const bought = { moves: 1, purchases: 1, affordable: false }
  expect(says(bought, read)).toBe('end')
  expect(says({ ...bought, hand: 0 }, read)).toBe('empty')
  const ended = { ...bought, turns: 1 }
  expect(says({ ...ended, mine: false }, read)).toBe('rivals')
  expect(says(ended, [...read, 'rivals'])).toBe('piles')
  expect(says({ ...ended, mine: false }, [...read, 'rivals', 'piles'])).toBeUndefined()
  expect(says(ended, [...read, 'rivals', 'piles'])).toBe('hint')
  const known = [...read, 'rivals', 'piles', 'hint']
  expect(says(ended, known)).toBeUndefined()
  expect(says({ ...ended, special: ['B3'] }, known)).toBe('special')
  expect(says({ ...ended, blockade: 4 }, known)).toBe('blockade')
  expect(says({ ...ended, blockade: 4 }, [...known, 'blockade'])).not.toBe(LAST)
  expect(says({ ...ended, blockade: 4 }, [...known, 'blockade', 'special'])).toBe(LAST)
})

test('a player in the middle of something gets help with that', () => {
  expect(says({ mode: 'target' })).toBe('go')
  expect(says({ mode: 'card' })).toBe('card')
  expect(says({ mode: 'card', card: '' })).toBe('goal')
  expect(says({ mode: 'buy' })).toBe('pay')
  expect(says({ mode: 'pay' })).toBe('goal')
})

test('a step done without the guide is skipped', () => {
  expect(says({ moves: 1 })).toBe('again')
  expect(says({ moves: 2 })).toBe('market')
  expect(says({ purchases: 1, affordable: false }, ['goal', 'cards', 'spaces'])).toBe('move')
  expect(says({ turns: 3, moves: 2, affordable: false })).toBe('hint')
  expect(says({ turns: 3, moves: 2, affordable: false }, ['hint'])).toBeUndefined()
  expect(says({ turns: 4, moves: 5, blockades: 1, payments: 1 }, ['hint'])).toBe(LAST)
  expect(says({ turns: 5, moves: 5 })).toBe(LAST)
})

test('after undo a step is shown again', () => {
  const read = ['goal', 'cards', 'spaces']
  expect(says({ moves: 1 }, read)).toBe('again')
  expect(says({ moves: 0 }, read)).toBe('move')
})

test('a hand that leads nowhere and buys nothing ends the turn', () => {
  const stuck = { card: '', spaces: [], affordable: false }
  expect(says(stuck, ['goal', 'cards'])).toBe('end')
  expect(says({ ...stuck, mine: false }, ['goal', 'cards'])).toBeUndefined()
})

test('the advice to buy ends', () => {
  const read = ['goal', 'cards', 'spaces', 'rivals', 'piles', 'hint']
  expect(says({ moves: 1, turns: 1 }, read)).toBe('market')
  expect(says({ moves: 2, turns: 2 }, read)).toBeUndefined()
})

test('every step has its words, and points at something that is there', () => {
  const english = TEXTS['../../src/eldorado/i18n/en/guide.ftl'] ?? ''
  const ids = [...new FluentResource(english).body].map((entry) => entry.id)
  const now = { ...BEGIN, blockade: 4, special: ['B3'] }
  for (const step of STEPS) {
    expect(ids).toContain(`guide-${step.id}`)
    const points = [...(step.elements?.(now) ?? []), ...(step.marks?.(now) ?? [])]
    expect(points.length > 0).toBe(step.id !== LAST)
  }
  expect(STEPS.find((step) => step.id === 'blockade')?.marks?.(now)).toEqual(['#4'])
})

test('a guide in a real game follows what happens in it', async () => {
  const { play, server } = await sitDown('moving')
  const before = situationOf(play)
  expect(before).toMatchObject({ mine: true, mode: 'idle', moves: 0, turns: 0, blockade: 1 })
  expect(before.spaces.every((name) => play.targets.has(name))).toBe(true)
  play.tapCard('explorer-0')
  expect(situationOf(play).mode).toBe('card')
  play.tapTarget('b')
  await settled()
  expect(server.heard).toEqual(['move 1 explorer b'])
  expect(situationOf(play)).toMatchObject({ piece: 'b', moves: 1, turns: 0 })
})

// What is kept

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.resetModules()
})
/** As after a reload. */
const reloaded = () => import('../src/welcome/firstGame.svelte')

test('after a reload the guide continues where it was', async () => {
  const { beginFirstGame, goOn } = await reloaded()
  beginFirstGame('t1', true)
  goOn('goal')
  goOn('goal')
  vi.resetModules()
  const { firstGame, isFirstGame } = await reloaded()
  expect(firstGame).toMatchObject({ table: 't1', guided: true, read: ['goal'], known: false })
  expect([isFirstGame('t1'), isFirstGame('t2'), isFirstGame('')]).toEqual([true, false, false])
})

test('a guide that was skipped invites nobody, and can be asked for again', async () => {
  const { beginFirstGame, dismissGuide, firstGame, goOn } = await reloaded()
  beginFirstGame('t1', true)
  goOn('goal')
  dismissGuide()
  expect(firstGame).toMatchObject({ table: 't1', guided: false, known: true })
  beginFirstGame('t2', true)
  expect(firstGame).toMatchObject({ table: 't2', guided: true, read: [], known: true })
})

test('the end of the first game ends what belongs to it, and only that', async () => {
  const { beginFirstGame, endFirstGame, firstGame, noteSoundAsked } = await reloaded()
  beginFirstGame('t1', true)
  noteSoundAsked()
  endFirstGame('t2')
  expect(firstGame.table).toBe('t1')
  endFirstGame('t1')
  expect(firstGame).toMatchObject({ table: '', guided: false, known: true, soundAsked: true })
})

const person = { kind: 'person' } as const
const bot = { kind: 'bot', level: 'rookie' } as const

test('the first table is a first game, and the first one with computer players too', async () => {
  const { dismissGuide, firstGame, isFirstGame, noteOpened } = await reloaded()
  dismissGuide()
  noteOpened('people', [person, person])
  expect(isFirstGame('people')).toBe(true)
  expect(firstGame.raced, 'people among themselves have no advisor').toBe(false)
  noteOpened('more', [person, person])
  expect(isFirstGame('people')).toBe(true)
  noteOpened('race', [person, bot])
  expect(firstGame).toMatchObject({ table: 'race', guided: false, known: true, raced: true })
  noteOpened('second', [person, bot])
  expect(isFirstGame('race')).toBe(true)
})

test('who has played before they were counted has no first game any more', async () => {
  const games = [{ id: 'old', seats: [{ name: 'Ann' }, { name: '', level: 'rookie' }] }]
  stored.set('eldorado-tables', JSON.stringify(games))
  const { isFirstGame, noteOpened } = await reloaded()
  noteOpened('next', [person, bot])
  expect(isFirstGame('next')).toBe(false)
})

test('what is forgotten is forgotten at once', async () => {
  const { firstGame, forgetFirstGame, noteOpened } = await reloaded()
  noteOpened('race', [person, bot])
  forgetFirstGame()
  expect(firstGame).toMatchObject({ table: '', opened: false, raced: false, known: false })
})

test('the advisor is on in a first game unless somebody has decided', async () => {
  await settled()
  expect(advising('t1')).toBe(false)
  kept.beginFirstGame('t1', false)
  expect([advising('t1'), advising('t2'), advising()]).toEqual([true, false, true])
  kept.endFirstGame('t1')
  expect([advising('t1'), advising()]).toEqual([false, false])
  kept.beginFirstGame('t1', false)
  advise(false)
  expect(advising('t1')).toBe(false)
})
