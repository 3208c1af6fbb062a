/** Playing at a table: what taps on cards, spaces, tokens and the market lead to. */

import { beforeEach, expect, test } from 'vitest'
import { announcements, dismiss, messages } from '../src/lib/app/messages.svelte'
import { settings } from '../src/lib/app/settings.svelte'
import type { Choice } from '../src/table/model/choices'
import { purchaseRefused } from '../src/table/model/purchase'
import type { Play } from '../src/table/model/tableController.svelte'
import { endTurn } from '../src/table/modes/idle'
import { paying } from '../src/table/modes/pay'
import { settled, sitDown } from './support/tableServer'

const said = () => messages().map((one) => one.text)
const plansOf = ({ mode }: Play) => (mode.kind === 'target' ? mode.plans : [])
const targets = (play: Play) => [...play.targets.keys()].sort().join(' ')

beforeEach(() => {
  settings.motion = 'less'
  settings.warnings = true
  for (const { id } of [...messages()]) dismiss(id)
})

test('nothing chosen: everything in reach is offered, and the turn can be ended', async () => {
  const { play } = await sitDown('moving')
  expect(play.mode.kind).toBe('idle')
  expect(targets(play)).toBe('#1 b c h p r s w')
  expect(play.main).toMatchObject({ label: 'End turn', enabled: true, icon: 'end-turn' })
  expect(play.drawn).toBeNull()
})

test('a card shows its targets, a target is moved to at once, and the guess holds', async () => {
  const { play, server } = await sitDown('moving')
  server.held = true
  play.tapCard('explorer-0')
  expect(play.active).toBe('explorer')
  expect(play.targets.has('b') && !play.targets.has('w')).toBe(true)
  play.pointed = 'b'
  expect(play.drawn?.choice?.text).toBe('move 1 explorer b')
  play.tapTarget('b')
  expect(server.heard).toEqual(['move 1 explorer b'])
  expect(play.me?.pieces).toEqual(['b'])
  expect(play.hand.map((one) => one.id)).not.toContain('explorer')
  expect(play.mode.kind).toBe('idle')
  play.tapCard('scout-0')
  play.tapTarget('c')
  expect(server.heard, 'one action at a time').toEqual(['move 1 explorer b'])
  server.release()
  await settled()
  expect(play.me?.pieces).toEqual(['b'])
  expect(play.targets.has('c')).toBe(true)
  expect(play.history.map((one) => one.to)).toEqual(['b'])
})

test('a second tap puts a card back, another card takes its place, and so does the own piece', async () => {
  const { play } = await sitDown('moving')
  play.tapCard('explorer-0')
  play.tapCard('explorer-0')
  expect(play.mode.kind).toBe('idle')
  play.tapCard('explorer-0')
  play.tapCard('sailor-0')
  expect(targets(play)).toBe('h r s w')
  play.tapTarget('a')
  expect(play.mode.kind).toBe('idle')
})

test('a card on a space where it cannot go is answered with the rule', async () => {
  const { play, server } = await sitDown('moving')
  play.tapCard('sailor-0')
  play.tapTarget('b')
  await settled()
  expect(server.heard).toEqual([])
  expect(said()).toEqual(['b is jungle 1 and needs 1 machete. A paddle does not work there.'])
  expect(messages()[0]?.rules).toBe('M-02')
  expect(play.mode.kind).toBe('card')
})

test('without a card: what stands against the space, or that nothing gets there', async () => {
  const { play } = await sitDown('moving')
  play.tapTarget('m')
  await settled()
  expect(said()).toEqual(['m is a mountain. Nobody can enter it.'])
  await play.tries.explain('move 1 sailor b', false)
  expect(said().at(-1)).toBe('None of your cards can take you there this turn.')
})

test('two ways to one space are distinguished, and one is picked', async () => {
  const { play, server } = await sitDown('moving')
  play.tapCard('trailblazer-0')
  play.tapTarget('p')
  expect(play.mode.kind).toBe('pick')
  expect(targets(play)).toBe('p')
  expect(play.prompt).not.toBe('')
  play.tapTarget('p')
  expect(play.mode.kind).toBe('pick')
  const way = play.targets.get('p')?.find((one) => one.taken.length)
  if (way) play.pick(way)
  await settled()
  expect(server.heard).toEqual(['move 1 trailblazer p via #1'])
  expect(play.me?.blockades).toEqual([1])
})

test('picking ends with a tap on the own piece, and goes on with a tap elsewhere', async () => {
  const { play } = await sitDown('moving')
  play.tapCard('trailblazer-0')
  play.tapTarget('p')
  play.tapTarget('b')
  expect(play.mode.kind).toBe('target')
  play.tapCard('trailblazer-0')
  play.tapTarget('p')
  play.tapTarget('a')
  expect(play.mode.kind).toBe('idle')
})

test('a space without a card gets plans; the second tap follows the one shown', async () => {
  const { play, server } = await sitDown('moving')
  play.tapTarget('b')
  const mode = play.mode
  if (mode.kind !== 'target') throw new Error(mode.kind)
  expect(mode.plans.map((plan) => plan.cards[0])).toEqual([
    'explorer',
    'scout',
    'scout',
    'trailblazer',
    'trailblazer',
  ])
  play.choosePlan(1)
  expect(play.main.detail).toContain('Scout')
  play.choosePlan(0)
  expect(play.drawn?.choice?.card).toBe('explorer')
  expect(play.main).toMatchObject({ enabled: true, icon: 'check' })
  play.tapTarget('b')
  await settled()
  expect(server.heard).toEqual(['move 1 explorer b'])
})

test('a tap elsewhere proposes anew, a tap on the own piece lets the plan go', async () => {
  const { play } = await sitDown('moving')
  play.tapTarget('b')
  play.tapTarget('w')
  expect(play.mode).toMatchObject({ kind: 'target', target: 'w' })
  play.tapTarget('a')
  expect(play.mode.kind).toBe('idle')
})

test('a plan of several cards is done card by card', async () => {
  const { play, server } = await sitDown('moving')
  play.tapTarget('x')
  expect(play.mode).toMatchObject({ kind: 'target', at: 0 })
  expect(play.drawn?.proposal?.moves.length).toBe(2)
  play.main.run()
  await settled()
  expect(server.heard.length).toBe(2)
  expect(play.me?.pieces).toEqual(['gate'])
})

test('a plan stops where cards are paid, with the cheapest card chosen', async () => {
  const { play, server } = await sitDown('moving')
  play.tapTarget('z')
  expect(play.mode.kind).toBe('target')
  play.main.run()
  await settled()
  expect(server.heard).toEqual(['move 1 trailblazer c'])
  expect(play.mode).toMatchObject({ kind: 'pay', chosen: ['explorer-0'] })
})

test('what the server refuses is taken back, and said', async () => {
  const { play, server } = await sitDown('moving')
  expect(await play.act('move 1 explorer q')).toBe(false)
  expect(server.heard).toEqual(['move 1 explorer q'])
  expect(play.me?.pieces).toEqual(['a'])
  expect(said()).toEqual(['q is occupied.'])
})

test('an action is undone', async () => {
  const { play } = await sitDown('moving')
  expect(play.fresh).toBe(true)
  await play.act('move 1 explorer b')
  expect(play.fresh).toBe(false)
  play.undo()
  await settled()
  expect(play.me?.pieces).toEqual(['a'])
})

test('an action on its way is undone as soon as it has happened', async () => {
  const { play, server } = await sitDown('moving')
  expect(play.undoable).toBe(false)
  server.held = true
  const done = play.act('move 1 explorer b')
  expect(play.undoable).toBe(true)
  play.undo()
  expect(server.heard).toEqual(['move 1 explorer b'])
  server.release()
  expect(await done).toBe(false)
  expect(server.heard).toEqual(['move 1 explorer b', 'undo'])
  expect(play.me?.pieces).toEqual(['a'])
  expect(play.undoable).toBe(false)
})

test('two presses take two actions back, and no more than there are', async () => {
  const { play, server } = await sitDown('moving')
  await play.act('move 1 explorer b')
  server.held = true
  void play.act('move 1 scout c')
  for (let press = 0; press < 3; press++) play.undo()
  server.release()
  await settled()
  expect(server.heard.slice(2)).toEqual(['undo', 'undo'])
  expect(play.me?.pieces).toEqual(['a'])
})

test('a refused action takes the wish to undo it along', async () => {
  const { play, server } = await sitDown('moving')
  server.held = true
  const done = play.act('move 1 explorer q')
  play.undo()
  server.release()
  expect(await done).toBe(false)
  expect(server.heard).toEqual(['move 1 explorer q'])
})

test('what has been seen is not undone, and a turn that ends is over', async () => {
  const { play, server } = await sitDown('buying')
  server.held = true
  void play.act('move 1 traveler v')
  play.undo()
  server.release()
  await settled()
  expect(server.heard).toEqual(['move 1 traveler v'])
  expect(said()).toEqual([])
  const other = await sitDown('moving')
  other.server.held = true
  void other.play.act('end')
  expect(other.play.undoable).toBe(false)
})

test('a plan stops when it is undone on the way', async () => {
  const { play, server } = await sitDown('moving')
  server.held = true
  play.tapTarget('x')
  play.choosePlan(plansOf(play).findIndex((plan) => plan.cards[0] === 'explorer'))
  play.main.run()
  play.undo()
  server.release()
  await settled()
  expect(server.heard).toEqual(['move 1 explorer b', 'undo'])
})

test('cards are marked to keep, and kept at the end of the turn', async () => {
  const { play, server } = await sitDown('moving')
  play.keep('scout-0')
  play.keep('sailor-0')
  play.keep('sailor-0')
  expect(play.keptNow).toEqual(['scout'])
  expect(play.main.detail).toContain('1')
  play.main.run()
  await settled()
  expect(server.heard).toEqual(['end keep scout'])
  expect(play.mine).toBe(false)
  expect(play.main).toMatchObject({ enabled: false, icon: 'clock' })
  expect(play.prompt).toBe('')
  expect(play.kept).toEqual([])
})

test('ending a turn without doing anything asks first', async () => {
  const { play, server } = await sitDown('moving')
  play.main.run()
  expect(server.heard).toEqual([])
  expect(play.doubt?.text).toContain('4')
  play.doubt?.go()
  expect(server.heard).toEqual(['end'])
})

test('who wants no warnings is not asked', async () => {
  settings.warnings = false
  const { play, server } = await sitDown('moving')
  play.main.run()
  expect(server.heard).toEqual(['end'])
})

test('an advisor can hold the turn open', async () => {
  const { play, server } = await sitDown('moving')
  const asked: string[][] = []
  play.beforeEnd = async (actions) => asked.push(actions) > 1
  await endTurn(play)
  expect(server.heard).toEqual([])
  await endTurn(play)
  expect(asked).toEqual([['end'], ['end']])
  expect(server.heard).toEqual(['end'])
})

test('while others move nothing can be chosen; their turn is told, and the own one', async () => {
  const { play, server } = await sitDown('moving')
  await play.act('end keep scout')
  for (const tap of [
    () => play.tapCard('scout-0'),
    () => play.tapTarget('b'),
    () => play.tapToken('coin_1'),
    () => play.tapPile('scout'),
  ])
    tap()
  expect(play.mode.kind).toBe('idle')
  expect(play.targets.size).toBe(0)
  play.instead = { label: 'Result', detail: '', enabled: true, icon: 'flag', run: () => {} }
  expect(play.main.label).toBe('Result')
  server.other('end')
  await settled()
  expect(play.mine).toBe(true)
  expect(play.recap.map((one) => one.seat)).toEqual([1])
})

test('cards are chosen for rubble one by one, then paid', async () => {
  const { play, server } = await sitDown('paying')
  play.tapTarget('r')
  expect(play.mode).toMatchObject({ kind: 'pay', chosen: [] })
  expect(play.drawn?.choice?.target).toBe('r')
  expect(play.main).toMatchObject({ enabled: false })
  play.tapCard('sailor-0')
  play.tapCard('explorer-0')
  expect(play.mode.chosen).toEqual(['explorer-0'])
  play.tapCard('explorer-0')
  expect(play.main.enabled).toBe(false)
  play.tapCard('explorer-0')
  expect(play.prompt).not.toBe('')
  play.main.run()
  await settled()
  expect(server.heard).toEqual(['pay 1 r explorer'])
  expect(play.me?.pieces).toEqual(['r'])
})

test('the card in hand pays, and where all are needed all are chosen', async () => {
  const { play, server } = await sitDown('paying')
  play.tapCard('sailor-0')
  play.tapTarget('r')
  expect(play.mode.chosen).toEqual(['sailor-0'])
  play.rest()
  play.tapTarget('s')
  expect(play.mode.chosen).toEqual(['explorer-0', 'sailor-0'])
  play.main.run()
  await settled()
  expect(server.heard).toEqual(['pay 1 s explorer,sailor'])
})

test('a base camp takes cards for good: asked first where few are left', async () => {
  const { play, server } = await sitDown('paying')
  play.tapCard('sailor-0')
  play.tapTarget('h')
  expect(play.main.label).toContain('emove')
  play.main.run()
  expect(server.heard).toEqual([])
  play.doubt?.go()
  await settled()
  expect(server.heard).toEqual(['pay 1 h sailor'])
  expect(play.me?.removed).toEqual(['sailor'])
})

test('the last card for the way to the finish is not given away by a slip', async () => {
  const { play, server } = await sitDown('losing')
  play.tapCard('explorer-0')
  play.tapTarget('h')
  play.main.run()
  expect(play.doubt?.text).toContain('machete')
  play.doubt?.go()
  expect(server.heard).toEqual(['pay 1 h explorer'])
})

test('any other card goes without a question', async () => {
  const { play } = await sitDown('losing')
  play.enter(paying(play.targets.get('h')?.[0] as Choice, ['sailor-0']))
  play.main.run()
  expect(play.doubt).toBeNull()
})

test('under pass through a piece moves onto the other own one', async () => {
  const { play, server } = await sitDown('pair')
  play.tapCard('explorer-0')
  play.tapTarget('b')
  expect(play.mode.kind, 'before, a tap there puts the card back').toBe('idle')
  await play.act('token pass_through')
  play.tapCard('explorer-0')
  expect(play.targets.has('b')).toBe(true)
  play.tapTarget('b')
  await settled()
  expect(server.heard.at(-1)).toBe('move 1 explorer b')
  expect(play.me?.pieces).toEqual(['b', 'b'])
})

test('under pass through the own piece is a target without a card too', async () => {
  const { play, server } = await sitDown('pair')
  await play.act('token pass_through')
  play.tapTarget('a')
  expect(play.mode).toMatchObject({ kind: 'target', target: 'a' })
  play.main.run()
  await settled()
  expect(server.heard.at(-1)).toBe('move 2 explorer a')
})

test('every card says what it can do now', async () => {
  const about = async (scene: string, key: string) => {
    const { play } = await sitDown(scene)
    play.tapCard(key)
    return play.prompt
  }
  expect(await about('moving', 'trailblazer-0')).toContain('3 spaces and 1 blockade')
  expect(await about('playing', 'cartographer-0')).toContain('Cartographer')
  expect(await about('playing', 'transmitter-0')).toContain('market')
  expect(await about('tokens', 'compass-0')).toContain('Compass')
  expect(await about('items', 'treasure_chest-0')).toContain('Treasure Chest')
  expect(await about('moving', 'native-0'), 'a card that is not there').toBe('')
})

test('the line above the hand tells what a turn is at', async () => {
  const { play } = await sitDown('buying')
  const idle = play.prompt
  expect(idle).not.toBe('')
  await play.act('buy photographer with traveler,coin_1')
  expect(play.prompt).not.toBe(idle)
  const after = await sitDown('moving')
  await after.play.act('end keep scout')
  expect(purchaseRefused(after.play, 'scout')?.clause).toBe('not_your_turn')
  const { market } = after.play.view ?? {}
  if (market) delete market.board.scout
  expect(purchaseRefused(after.play, 'scout')?.clause).toBe('O-10')
})

test('a table without a game has nothing to do', async () => {
  const { play, connection } = await sitDown('moving')
  if (connection.table) {
    delete connection.table.view
    delete connection.table.options
    connection.table.status = 'lobby'
  }
  expect(play.me).toBeUndefined()
  expect(play.hand).toEqual([])
  expect(play.main.enabled).toBe(false)
  expect(play.fresh).toBe(false)
  if (connection.table) connection.table.status = 'paused'
  expect(play.main.label).not.toBe('')
  connection.table = null
  expect([play.seat, play.history.length]).toEqual([-1, 0])
})

test('what happens is read aloud', async () => {
  const { play } = await sitDown('moving')
  await play.act('move 1 explorer b')
  await expect.poll(() => announcements().at(-1)?.text).toContain('Explorer')
})
