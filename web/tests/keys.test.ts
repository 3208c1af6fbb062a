/** The keys of the table. */

import { afterEach, expect, test } from 'vitest'
import { announcements } from '../src/lib/app/messages.svelte'
import { settings } from '../src/lib/app/settings.svelte'
import {
  type Command,
  changeKey as change,
  commandOf,
  keyName,
  keyOf,
  replayCommandOf,
} from '../src/lib/app/shortcuts'
import { hearKey } from '../src/table/model/keys'
import type { Play } from '../src/table/model/tableController.svelte'
import { settled, sitDown } from './support/tableServer'

/** Presses a key at a table, or in a field of it; tells whether it was meant. */
async function press(
  play: Play,
  key: string,
  more: Partial<KeyboardEvent> = {},
  field = false,
  camera?: Parameters<typeof hearKey>[3],
) {
  let meant = false
  const preventDefault = () => {
    meant = true
  }
  const target = { closest: (where: string) => (field && !where.includes('dialog') ? {} : null) }
  const event = { key, ...more, target, preventDefault } as unknown as KeyboardEvent
  hearKey(event, play, { history: () => {} }, camera)
  await settled()
  return meant
}

test('a number takes a card in hand, Escape puts it back', async () => {
  const { play } = await sitDown('moving')
  expect(await press(play, '2')).toBe(true)
  expect(play.active).toBe(play.hand[1]?.id)
  await press(play, '9')
  expect(play.active).toBe(play.hand[1]?.id)
  await press(play, 'Escape')
  expect(play.mode.kind).toBe('idle')
  await expect.poll(() => announcements().at(-1)?.text).toBe(play.prompt)
})

test.each([
  ['u', {}],
  ['z', { ctrlKey: true }],
  ['z', { metaKey: true }],
])('%s %o takes back', async (key, more) => {
  const { play, server } = await sitDown('moving')
  await press(play, key, more)
  expect(server.heard, 'nothing to take back yet').toEqual([])
  await play.act('move 1 explorer b')
  await press(play, key, more)
  expect(server.heard).toEqual(['move 1 explorer b', 'undo'])
  expect(play.me?.pieces).toEqual(['a'])
})

test('e does what the main button does', async () => {
  const { play, server } = await sitDown('moving')
  play.tapTarget('b')
  await press(play, 'e')
  expect(server.heard).toEqual(['move 1 explorer b'])
})

test('a key that is held acts once; the size of the board goes on changing', async () => {
  const { play, server } = await sitDown('moving')
  const held = { repeat: true }
  expect(await press(play, '2', held)).toBe(true)
  expect(play.active).toBeNull()
  play.tapTarget('b')
  expect(await press(play, 'e', held)).toBe(true)
  expect(await press(play, 'Enter', held), 'whatever has the focus').toBe(true)
  expect(await press(play, 'Enter')).toBe(false)
  expect([play.mode.kind, server.heard]).toEqual(['target', []])
  expect(await press(play, 'PageDown', held), 'lists go on moving').toBe(false)
  const sizes: unknown[] = []
  const camera = { hear: (command: unknown) => sizes.push(command) > 0 }
  for (const one of [{}, held, held]) await press(play, '+', one, false, camera)
  expect(sizes).toEqual(['larger', 'larger', 'larger'])
})

test('other keys are for the place, and keys in a field are for the field', async () => {
  const { play } = await sitDown('moving')
  expect(await press(play, 'h')).toBe(true)
  expect(await press(play, 'q')).toBe(false)
  expect(await press(play, '1', { altKey: true })).toBe(false)
  expect(await press(play, '1', {}, true)).toBe(false)
  expect(play.mode.kind).toBe('idle')
})

afterEach(() => {
  settings.keys = {}
  settings.shortcuts = true
})

const changeKey = (command: Command, key: string, shiftKey = false) =>
  change(command, { key, shiftKey })

test('every key of the board can be changed, and a replay has keys of its own', () => {
  expect(commandOf({ key: '=' })).toBe('larger')
  expect(changeKey('larger', '0')).toBe('whole')
  expect(changeKey('larger', '*')).toBeNull()
  expect(changeKey('upleft', 'ArrowUp')).toBe('other')
  expect(changeKey('upleft', 'PageDown')).toBe('following')
  expect(changeKey('following', 'ArrowDown', true)).toBe('downright')
  expect(changeKey('following', 'Insert')).toBeNull()
  expect(changeKey('upleft', 'PageDown')).toBeNull()
  expect(commandOf({ key: 'PageDown' })).toBe('upleft')
  expect([keyName('upleft'), keyName('downright'), keyName('larger')]).toEqual([
    'Page ↓',
    'Shift ↓',
    '*',
  ])
  expect([commandOf({ key: 'k' }), replayCommandOf({ key: 'k' })]).toEqual(['keep', 'play'])
  expect(changeKey('play', 'e'), 'no key of a replay').toBeNull()
  expect(changeKey('faster', '-')).toBe('slower')
  settings.shortcuts = false
  expect([commandOf({ key: 'PageDown' }), commandOf({ key: '*' })]).toEqual(['upleft', undefined])
})

test('a key can be changed, unless another command has it', async () => {
  const { play, server } = await sitDown('moving')
  expect(changeKey('main', 'u')).toBe('undo')
  expect(changeKey('main', '3'), 'numbers take cards').toBe('other')
  expect(changeKey('main', 'Enter')).toBe('other')
  expect(keyOf('main')).toBe('e')
  expect(changeKey('main', 'X')).toBeNull()
  expect([commandOf({ key: 'e' }), commandOf({ key: 'x' })]).toEqual([undefined, 'main'])
  play.tapTarget('b')
  expect(await press(play, 'e')).toBe(false)
  await press(play, 'x')
  expect(server.heard).toEqual(['move 1 explorer b'])
})

test('keys of one character can be switched off; Escape and Ctrl+Z stay', async () => {
  settings.shortcuts = false
  const { play, server } = await sitDown('moving')
  expect(await press(play, '1')).toBe(false)
  expect(await press(play, 'h')).toBe(false)
  play.tapCard('explorer-0')
  await press(play, 'Escape')
  expect(play.mode.kind).toBe('idle')
  await play.act('move 1 explorer b')
  await press(play, 'z', { ctrlKey: true })
  expect(server.heard.at(-1)).toBe('undo')
})
