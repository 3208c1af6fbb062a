/** What those who listen are told: names, surroundings, the way ahead, turns of computer players. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { announcements, dismiss, messages } from '../src/lib/app/messages.svelte'
import { settings } from '../src/lib/app/settings.svelte'
import type { Space } from '../src/lib/game/board'
import type { Play } from '../src/table/model/tableController.svelte'
import { aroundWords } from '../src/table/speech/around'
import { nextHome, nextTarget, rankedTargets } from '../src/table/speech/boardFocus'
import { uncovered } from '../src/table/speech/coverage'
import { beyond, type Demand, easiestWay, wayWords } from '../src/table/speech/easiestWay'
import { expeditionWords } from '../src/table/speech/expeditionWords'
import { blockadeWords, cardWords, spaceWords, standing } from '../src/table/speech/names'
import { newsOf } from '../src/table/speech/news'
import { goodsWords, handWords, lastWords, rivalsWords } from '../src/table/speech/reading'
import { settled, sitDown } from './support/tableServer'

const at = (play: Play, name: string) => play.board?.spaces.get(name) as Space
const heard = () => announcements().at(-1)?.text

beforeEach(() => {
  settings.motion = 'less'
  for (const { id } of [...messages()]) dismiss(id)
})
afterEach(() => {
  settings.verbosity = 'normal'
})

test('a card is named with its power; how much more is a setting', async () => {
  await sitDown('moving')
  expect(cardWords('explorer')).toBe('Explorer, machete 1')
  expect(cardWords('jack_of_all_trades')).toBe('Jack-of-all-Trades, machete, paddle or coin 1')
  expect(cardWords('giant_machete')).toContain('item')
  settings.verbosity = 'short'
  expect(cardWords('compass')).toBe('Compass, Action')
  settings.verbosity = 'full'
  expect(cardWords('explorer')).toBe('Explorer, machete 1, Worth ½ when you buy')
})

test('a space is named with terrain, guests, distance, blockade and what can be done there', async () => {
  const { play } = await sitDown('moving')
  expect(spaceWords(play, at(play, 'a'))).toBe(
    'a, jungle 1. your piece. 4 steps to El Dorado. next to blockade 1: machete 1',
  )
  expect(spaceWords(play, at(play, 'q'))).toBe('q, jungle 1. Player 2. 4 steps to El Dorado')
  play.tapCard('trailblazer-0')
  expect(spaceWords(play, at(play, 'b'))).toBe(
    'b, jungle 1. 3 steps to El Dorado. in reach with Trailblazer, 2 power left',
  )
  expect(blockadeWords(play, 1)).toBe(
    'blockade 1: machete 1. in reach with Trailblazer, 2 power left',
  )
  settings.verbosity = 'short'
  expect(spaceWords(play, at(play, 'v'))).toBe('v, village 1')
})

test('both own pieces are told apart', async () => {
  const { play } = await sitDown('pair')
  const own = play.me?.pieces ?? []
  expect(own.length).toBe(2)
  expect(own.map((name) => spaceWords(play, at(play, name)).match(/your piece \d/)?.[0])).toEqual([
    'your piece 1',
    'your piece 2',
  ])
  expect(standing(play, play.seat)[0]).toMatch(/^piece 1 on .* to El Dorado$/)
  expect(nextHome(play, '')).toBe(own[0])
  expect(nextHome(play, own[0] ?? '')).toBe(own[1])
})

test('around a space: six directions in clock order, what is behind a blockade, where the edge is', async () => {
  const { play } = await sitDown('moving')
  const words = aroundWords(play, 'b')
  expect(words).toMatch(/^Around b, jungle 1\./)
  for (const part of ['a, jungle 1, your piece', 'c, jungle 2', 'q, jungle 1, Player 2'])
    expect(words).toContain(part)
  expect(words).toContain('Edge of the board:')
  expect(aroundWords(play, 'p')).toContain('behind blockade 1: machete 1')
  expect(aroundWords(play, 'nowhere')).toBe('')
})

test('the way ahead, and what hand and deck are short of', async () => {
  const { play } = await sitDown('moving')
  const words = wayWords(play, 'a')
  expect(words).toContain('4 steps to El Dorado. Next: jungle 1, jungle 2, jungle 1.')
  expect(words).not.toContain('Missing')
  if (!play.board || !play.view) throw new Error('no board')
  const way = easiestWay(play.board, play.view, 'a')
  expect(way.map(({ sign, need }) => `${sign} ${need}`)).toEqual([
    'machete 1',
    'machete 2',
    'machete 1',
  ])
  expect(beyond(way, ['explorer', 'sailor']).map((one) => one.need)).toEqual([2])
  expect(beyond(way, ['sailor', 'machete_2'])).toEqual([])
  if (play.me) play.me.hand = ['sailor']
  expect(wayWords(play, 'a')).toContain('Missing from your hand: machete 4.')
  if (play.me) play.me.hand = ['explorer', 'sailor']
  expect(wayWords(play, 'a')).toContain('Missing from your hand: machete 3.')
  expect(wayWords(play, 'm')).not.toBe('')
})

const demand = (text: string): Demand => {
  const [sign, need] = text.split(' ') as [Demand['sign'], string]
  return { name: text, sign, need: Number(need), blockade: false }
}
test.each([
  ['one card for one space', 'machete 1, machete 1', 'explorer', 'machete 1'],
  ['the power that is left goes on', 'machete 1, machete 2', 'trailblazer', ''],
  [
    'but not over another terrain',
    'machete 1, paddle 1, machete 1',
    'trailblazer',
    'paddle 1, machete 1',
  ],
  ['two weak cards are no strong one', 'machete 2', 'explorer explorer', 'machete 2'],
  [
    'a strong card is kept for where it is needed',
    'machete 1, machete 3',
    'trailblazer explorer',
    '',
  ],
  ['any cards pay for rubble, the useless first', 'cards 1, machete 1', 'compass explorer', ''],
  ['rubble asks for more than there is', 'cards 2', 'explorer machete_2', 'cards 2'],
  ['a card pays only once', 'machete 1, cards 1', 'explorer', 'machete 1'],
  ['a Native goes anywhere', 'paddle 3', 'native', ''],
  ['one symbol of several', 'paddle 1, coin 1', 'jack_of_all_trades', 'coin 1'],
  ['a token is power too', 'machete 2', 'machete_2', ''],
])('what a hand covers in all: %s', (_, demands, hand, missing) => {
  const left = uncovered(demands.split(', ').map(demand), hand.split(' '))
  expect(left.map((one) => one.name).join(', ')).toBe(missing)
})

test('a deck lacks what no card of it can ever do', () => {
  const way = ['machete 1', 'machete 3', 'cards 2'].map(demand)
  expect(beyond(way, ['explorer']).map((one) => one.name)).toEqual(['machete 3', 'cards 2'])
  expect(beyond(way, ['trailblazer', 'sailor'])).toEqual([])
})

test('targets are ranked by the distance to El Dorado', async () => {
  const { play } = await sitDown('moving')
  play.tapCard('trailblazer-0')
  const ranked = rankedTargets(play)
  expect(ranked[0]).toBe('c')
  expect(nextTarget(play, '', 1)).toBe('c')
  expect(nextTarget(play, '', -1)).toBe(ranked.at(-1))
  expect(nextTarget(play, ranked.at(-1) ?? '', 1)).toBe('c')
})

test('hand, market and rivals are read on demand', async () => {
  const { play } = await sitDown('moving')
  expect(handWords(play)).toMatch(/^1: Explorer, machete 1\. 2: Sailor, paddle 1\./)
  expect(goodsWords(play)).toMatch(/^You can buy: .*Scout, machete 2, price 1/)
  expect(rivalsWords(play)).toMatch(/^Player 2, on jungle 1, 4 steps to El Dorado, hand: /)
  expect(lastWords(play)).not.toBe('')
})

test('own cave tokens are read with what they do, those of others by name', async () => {
  const { play } = await sitDown('moving')
  const [me, rival] = play.view?.players ?? []
  if (!me || !rival) throw new Error('no players')
  Object.assign(me, { tokens: ['coin_1', 'draw_card'], blockades: [1] })
  Object.assign(rival, { tokens: ['machete_1', 'machete_1', 'draw_card'] })
  expect(handWords(play)).toMatch(
    /\. Your cave tokens: Coin 1\. Works like .* a purchase\. Draw a card\. Draw 1 card and keep playing with it\. Your blockades: blockade 1: machete 1\.$/,
  )
  expect(rivalsWords(play)).toContain('3 cave tokens (2 × Machete 1 and Draw a card)')
  settings.verbosity = 'short'
  expect(handWords(play)).toContain('Your cave tokens: Coin 1. Draw a card.')
})

test.each([
  [10_800, 'You have 3 hours left.', '3 hours left'],
  [170, 'You have 3 minutes left.', '3 minutes left'],
  [80, 'You have 80 seconds left.', '1 minute left'],
  [20, 'You have 20 seconds left.', 'less than a minute left'],
])('%i seconds on the clock: exact when asked for, rough in a name', async (left, asked, name) => {
  const { play, connection } = await sitDown('moving')
  const { table } = connection
  if (!table) throw new Error('no table')
  const clock = { turn: 1, banks: [0, 0], pauses: [0, 0] }
  connection.skew = 1000
  connection.table = { ...table, clock: { ...clock, deadline: Date.now() / 1000 + 1000 + left } }
  expect(handWords(play)).toContain(asked)
  expect(expeditionWords(play, 0).split(', ')).toContain(name)
  expect(expeditionWords(play, 1)).not.toContain('left')
})

test('a chosen card is told once, with the best target; a plan with its cards and its way', async () => {
  const { play } = await sitDown('moving')
  play.tapCard('explorer-0')
  await expect
    .poll(heard)
    .toBe(
      'Explorer: you can reach 1 space and 1 blockade. Choose one. Nearest to El Dorado: b, jungle 1, 3 steps to El Dorado.',
    )
  play.rest()
  play.tapTarget('x')
  await expect.poll(heard).toMatch(/^Way .*to jungle 1: .* to .*, .* to .*\. Press again to go\.$/)
})

test.each([
  ['normal', ' Nearest to El Dorado: x, finishing space, jungle 1, 1 step to El Dorado.'],
  ['short', ''],
] as const)(
  'an own action is told with how far it is now, never with a false end: %s',
  async (much, next) => {
    const { play, server } = await sitDown('moving')
    settings.verbosity = much
    const before = announcements().length
    server.held = true
    void play.act('move 1 explorer b')
    expect(play.prompt).not.toContain('nothing left')
    server.release()
    await settled()
    await expect.poll(() => announcements().length).toBeGreaterThan(before)
    expect(heard()?.replace(/^You moved to .*Explorer\. /, '')).toBe(`3 steps to El Dorado.${next}`)
  },
)

test("a computer player's turn is one sentence, and then it is one's own", async () => {
  const { play, connection } = await sitDown('moving')
  const seat = connection.table?.seats[1]
  if (!seat || !connection.table) throw new Error('no table')
  Object.assign(seat, { kind: 'bot', level: 'rookie' })
  const acted = (n: number, action: string, toMove = 1) => {
    if (connection.table?.view) connection.table.view.to_move = toMove
    const event = { type: 'acted' as const, at: 0, seat: 1, action, n }
    connection.events = [...connection.events, event]
    return newsOf(play, event)
  }
  expect(acted(1, 'move 1 explorer b')).toEqual([])
  expect(acted(2, 'buy scout with traveler')).toEqual([])
  const [turn, mine] = acted(3, 'end', 0)
  expect(turn).toMatch(/^Player 2: .*bought Scout\. Now on jungle 1, 4 steps to El Dorado\.$/)
  expect(mine).toBe('It is your turn.')
  const [arrived, next] = acted(4, 'move 1 explorer x', 0)
  expect(arrived).toMatch(/^Player 2: /)
  expect(next, 'an arrival ends a turn too').toBe('It is your turn.')
})

test('without a chosen card it is said what the hand lacks', async () => {
  const { play } = await sitDown('moving')
  if (play.me) play.me.hand = ['sailor', 'sailor']
  await play.tries.explain('move 1 sailor b', false)
  expect(messages().at(-1)?.text).toBe(
    'jungle 1 needs the symbol machete. None of your cards has it.',
  )
})
