/** Playing at a table: purchases, action cards and tokens. */

import { beforeEach, expect, test } from 'vitest'
import { dismiss, messages } from '../src/lib/app/messages.svelte'
import { settings } from '../src/lib/app/settings.svelte'
import { layOut, purchaseRefused } from '../src/table/model/purchase'
import type { Play } from '../src/table/model/tableController.svelte'
import { keepItem } from '../src/table/modes/token'
import { settled, sitDown } from './support/tableServer'

const said = () => messages().map((one) => one.text)
const targets = (play: Play) => [...play.targets.keys()].sort().join(' ')

beforeEach(() => {
  settings.motion = 'less'
  settings.warnings = true
  for (const { id } of [...messages()]) dismiss(id)
})

test('a pile of the market lays out a payment, which can be changed', async () => {
  const { play, server } = await sitDown('buying')
  play.tapPile('photographer')
  const mode = () => {
    if (play.mode.kind !== 'buy') throw new Error(play.mode.kind)
    return play.mode
  }
  expect(Object.values(mode().paying).length + mode().coins.length).toBeGreaterThan(0)
  expect(play.main.enabled).toBe(true)
  for (const key of Object.keys(mode().paying)) while (mode().paying[key]) play.tapCard(key)
  while (mode().coins.length) play.tapToken('coin_1')
  expect(play.main).toMatchObject({ enabled: false, detail: '2 coins missing' })
  play.tapCard('prop_plane-0')
  expect(play.prompt).toContain('Prop Plane')
  play.tapCard('prop_plane-0')
  expect(mode().paying['prop_plane-0']).toBe('prop_plane/2')
  play.tapCard('prop_plane-0')
  play.tapCard('traveler-0')
  play.tapToken('coin_1')
  expect(mode().coins).toEqual(['coin_1'])
  play.tapCard('explorer-0')
  expect(play.main.enabled, 'the explorer is too much').toBe(false)
  expect(play.prompt).toContain('Explorer')
  play.tapCard('explorer-0')
  play.main.run()
  await settled()
  expect(server.heard).toEqual(['buy photographer with traveler,coin_1'])
  expect(play.me?.discard).toEqual(['photographer'])
  expect(play.prompt).not.toBe('')
})

test('a second tap on the pile lets the purchase go, another pile takes its place', async () => {
  const { play } = await sitDown('buying')
  play.tapPile('scout')
  play.tapPile('photographer')
  expect(play.mode).toMatchObject({ kind: 'buy', card: 'photographer' })
  play.tapPile('photographer')
  expect(play.mode.kind).toBe('idle')
})

test('cards that are kept pay last', async () => {
  const { play } = await sitDown('buying')
  play.keep('prop_plane-0')
  expect(layOut(play, ['prop_plane/2', 'native']).paying).toEqual({
    'prop_plane-1': 'prop_plane/2',
  })
})

test('what cannot be bought is answered with the rule', async () => {
  const { play, server } = await sitDown('paying')
  const dear = Object.keys(play.view?.market.board ?? {}).find((id) => id === 'transmitter')
  play.tapPile(dear ?? '')
  expect(said().at(-1)).toContain('4')
  play.tapPile('millionaire')
  expect(messages().at(-1)?.rules).toBe('P-09')
  server.held = true
  void play.act('pay 1 r explorer')
  expect(purchaseRefused(play, 'scout')?.text).toContain('½')
  const rich = await sitDown('buying')
  rich.server.held = true
  void rich.play.act('move 1 traveler v')
  rich.play.tapPile('scout')
  expect(rich.play.mode.kind, 'one action at a time').toBe('idle')
  expect(messages().at(-1)?.rules).toBe('T-04')
})

test('an action card is played with the main button', async () => {
  const { play, server } = await sitDown('playing')
  play.tapCard('cartographer-0')
  expect(play.main).toMatchObject({ icon: 'play', enabled: true })
  play.main.run()
  await settled()
  expect(server.heard).toEqual(['play cartographer'])
})

test('the transmitter opens the market and takes a card from it', async () => {
  const { play, server } = await sitDown('playing')
  play.tapCard('transmitter-0')
  expect(play.prompt).toContain('Transmitter')
  play.main.run()
  expect(play.marketOpen).toBe(true)
  play.tapPile('native')
  await settled()
  expect(server.heard).toEqual(['take native'])
  expect(play.marketOpen).toBe(false)
})

test('cards to remove: nothing else can be done, and none is a choice too', async () => {
  const { play, server } = await sitDown('playing')
  await play.act('play scientist')
  expect(play.mode).toMatchObject({ kind: 'remove', most: 1, chosen: [] })
  expect(play.main).toMatchObject({ enabled: true, icon: 'check' })
  play.tapTarget('b')
  play.tapPile('scout')
  expect(play.mode.kind).toBe('remove')
  play.tapCard('native-0')
  expect(play.main.icon).toBe('trash')
  expect(play.prompt).not.toBe('')
  play.main.run()
  play.doubt?.go()
  await settled()
  expect(server.heard).toEqual(['play scientist', 'remove native'])
  expect(play.mode.kind).toBe('idle')
})

test('a native goes anywhere beside it', async () => {
  const { play, server } = await sitDown('playing')
  play.tapCard('native-0')
  play.tapTarget('s')
  await settled()
  expect(server.heard).toEqual(['native 1 s'])
})

test('a token that moves shows its targets', async () => {
  const { play, server } = await sitDown('tokens')
  play.tapToken('paddle_2')
  expect(play.active).toBe('paddle_2')
  expect(targets(play)).toBe('w')
  expect(play.main.icon).toBe('end-turn')
  play.tapToken('paddle_2')
  expect(play.mode.kind).toBe('idle')
  play.tapToken('draw_card')
  play.tapToken('paddle_2')
  play.tapTarget('w')
  await settled()
  expect(server.heard).toEqual(['move 1 paddle_2 w'])
})

test('a token that only has to be used is used with the main button', async () => {
  const { play, server } = await sitDown('tokens')
  play.tapToken('draw_card')
  expect(play.prompt).toContain('raw')
  expect(play.main).toMatchObject({ enabled: true, icon: 'check' })
  play.main.run()
  await settled()
  expect(server.heard).toEqual(['token draw_card'])
})

test('cards are laid down for tokens', async () => {
  const { play, server } = await sitDown('tokens')
  play.tapToken('replace_cards')
  expect(play.mode.kind).toBe('lay')
  expect(play.main.enabled).toBe(false)
  play.tapTarget('b')
  play.tapCard('sailor-0')
  play.tapCard('compass-0')
  expect(play.mode.chosen).toEqual(['sailor-0', 'compass-0'])
  play.tapToken('remove_card')
  play.tapCard('compass-0')
  play.tapCard('sailor-0')
  expect(play.mode.chosen).toEqual(['sailor-0'])
  expect(play.prompt).not.toBe('')
  play.main.run()
  play.doubt?.go()
  await settled()
  expect(server.heard).toEqual(['token remove_card sailor'])
})

test('a token that is of no use now says why', async () => {
  const { play, server } = await sitDown('tokens')
  play.tapToken('keep_item')
  await settled()
  expect(server.heard).toEqual([])
  expect(messages().at(-1)?.rules).toBe('V-27')
})

test('the one item that was used is taken back at once', async () => {
  const { play, server } = await sitDown('tokens')
  await play.act('play compass')
  play.tapToken('keep_item')
  await settled()
  expect(server.heard).toEqual(['play compass', 'token keep_item'])
})

test('of several items one is named', async () => {
  const { play, server } = await sitDown('items')
  await play.act('buy millionaire with treasure_chest,prop_plane')
  play.tapToken('keep_item')
  expect(play.mode.kind).toBe('token')
  expect(play.main.icon).toBe('end-turn')
  keepItem(play, 'prop_plane')
  await settled()
  expect(server.heard.at(-1)).toBe('token keep_item prop_plane')
  expect(play.me?.removed).not.toContain('prop_plane')
})
