/** The lower edge of the table: where cards lie, what the main button says, and when a turn ends by itself. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announcements } from '../src/lib/app/messages.svelte'
import { settings } from '../src/lib/app/settings.svelte'
import { speak } from '../src/lib/text/i18n.svelte'
import { type Place, placesAfter, sideBySide } from '../src/table/dock/handPlaces'
import { cardsLeftToUse } from '../src/table/dock/leftToDo'
import { MOMENT, SelfEnding } from '../src/table/dock/selfEnding.svelte'
import type { Play } from '../src/table/model/tableController.svelte'
import { IDLE } from '../src/table/modes/idle'
import { settled, sitDown } from './support/tableServer'

beforeEach(() => {
  settings.motion = 'less'
  settings.warnings = true
  settings.endsTurns = true
})
afterEach(() => {
  vi.useRealTimers()
  settings.endsTurns = false
})

/** A hand as the table has it: `explorer-0 explorer-1`. */
function handOf(cards: string) {
  const seen = new Map<string, number>()
  return cards
    .split(' ')
    .filter(Boolean)
    .map((id) => {
      const number = seen.get(id) ?? 0
      seen.set(id, number + 1)
      return { key: `${id}-${number}`, id }
    })
}
const shown = (places: Place[]) => places.map(({ card }) => card?.key ?? '·').join(' ')

test('a card that leaves leaves a gap, and what lay beside it stays there', () => {
  const first = sideBySide(handOf('explorer explorer sailor'))
  const next = placesAfter(first, handOf('explorer sailor'), ['explorer-0'])
  expect(shown(next)).toBe('· explorer-0 sailor-0')
  expect(next.map((one) => one.number)).toEqual(first.map((one) => one.number))
  const again = placesAfter(next, handOf('explorer sailor'), ['explorer-0'])
  expect(shown(again), 'the same hand, told once more').toBe('· explorer-0 sailor-0')
  expect(shown(placesAfter(again, handOf('sailor'), ['explorer-0']))).toBe('· · sailor-0')
})

test('without a chosen card the first of equal ones leaves: a plan raises it', () => {
  const first = sideBySide(handOf('explorer explorer sailor'))
  expect(shown(placesAfter(first, handOf('explorer sailor'), []))).toBe('· explorer-0 sailor-0')
})

test('a card that comes back lies where it lay; with new ones all lie side by side', () => {
  const first = sideBySide(handOf('explorer sailor traveler'))
  const gone = placesAfter(first, handOf('explorer traveler'), ['sailor-0'])
  const back = placesAfter(gone, handOf('explorer sailor traveler'), [])
  expect(back).toEqual(first)
  const drawn = placesAfter(gone, handOf('explorer scout traveler'), [])
  expect(shown(drawn)).toBe('explorer-0 scout-0 traveler-0')
  expect(drawn[0]?.number, 'the same card in another place').toBe(first[0]?.number)
  expect(shown(sideBySide(handOf('explorer traveler'), gone))).toBe('explorer-0 traveler-0')
})

test('while a card could still do something, ending the turn does not ask for attention', async () => {
  const { play } = await sitDown('paying')
  expect(cardsLeftToUse(play)).toBe(true)
  await play.act('pay 1 r explorer')
  expect(play.hand.map((one) => one.id)).toEqual(['sailor'])
  expect(cardsLeftToUse(play)).toBe(play.choices.length > 0)
  for (const { key } of play.hand) play.keep(key)
  expect(cardsLeftToUse(play), 'cards that are kept are done with').toBe(false)
})

test('tokens that are saved for later do not keep the turn open, but it does not end by itself', async () => {
  const { play } = await sitDown('tokens')
  for (const { key } of play.hand) play.keep(key)
  expect(cardsLeftToUse(play)).toBe(false)
  expect(new SelfEnding(play).due).toBe(false)
})

test('the main button and the announcer name the card that leaves for good', async () => {
  const { play } = await sitDown('paying')
  play.tapCard('sailor-0')
  play.tapTarget('h')
  expect(play.main).toMatchObject({ label: 'Remove Sailor', detail: 'for base camp 1' })
  await vi.waitFor(() =>
    expect(announcements().at(-1)?.text).toContain('remove Sailor for base camp 1'),
  )
  play.rest()
  play.tapTarget('s')
  expect(play.main).toMatchObject({
    label: 'Pay Explorer and Sailor',
    brief: { label: 'Pay 2 cards' },
  })
})

test('a plan names what it pays with, and has fewer words where there is no room', async () => {
  const { play } = await sitDown('moving')
  play.tapTarget('z')
  expect(play.main.detail).toBe('Trailblazer and pay Explorer for rubble 1')
  expect(play.main.brief).toEqual({ label: 'Go', detail: '2 cards' })
})

test('the line above the hand says what keeping means when nothing else is left', async () => {
  await speak('en')
  const connection = { busy: false }
  const done = { view: { turn: {} }, connection, choices: [], options: { end: true } }
  const said = (hand: string, keptNow: string[]) =>
    IDLE.prompt({ ...done, hand: handOf(hand), keptNow } as unknown as Play)
  expect(said('sailor scout', [])).toContain('Keep the cards you want next turn')
  expect(said('sailor scout', ['scout'])).toContain('You keep 1 card')
  expect(said('', [])).not.toContain('Keep')
})

test('a turn with an empty hand ends by itself after a moment, if the player wants that', async () => {
  const { play, server } = await sitDown('paying')
  const ending = new SelfEnding(play)
  expect(ending.due, 'there are cards').toBe(false)
  await play.act('pay 1 s explorer,sailor')
  expect(play.hand).toEqual([])
  settings.endsTurns = false
  expect(ending.due).toBe(false)
  settings.endsTurns = true
  expect(ending.due).toBe(true)
  server.held = true
  vi.useFakeTimers()
  ending.wait()
  vi.advanceTimersByTime(MOMENT - 1)
  expect(server.heard).not.toContain('end')
  vi.advanceTimersByTime(1)
  expect(server.heard).toContain('end')
})

test('it can be stopped, and stays stopped until something else has happened', async () => {
  const { play, server } = await sitDown('paying')
  await play.act('pay 1 s explorer,sailor')
  const ending = new SelfEnding(play)
  vi.useFakeTimers()
  const callOff = ending.wait()
  ending.stop()
  expect(ending.due).toBe(false)
  callOff?.()
  vi.advanceTimersByTime(10 * MOMENT)
  expect(server.heard).not.toContain('end')
  expect(ending.wait()).toBeUndefined()
})

test('a card that could be kept keeps the turn open', async () => {
  const { play } = await sitDown('paying')
  await play.act('pay 1 r explorer')
  await settled()
  const ending = new SelfEnding(play)
  expect(play.hand.length).toBe(1)
  expect(ending.due).toBe(false)
})

test('after a purchase an empty hand leaves nothing to do, other cards can be played', async () => {
  await speak('en')
  const at = (cards: number) =>
    IDLE.prompt({
      view: { turn: { bought: true } },
      connection: { busy: false },
      choices: [],
      options: {},
      keptNow: [],
      hand: Array.from({ length: cards }),
    } as unknown as Play)
  expect(at(0)).toBe('There is nothing left to do. End your turn.')
  expect(at(2)).toBe('You have bought a card. Play your other cards or end your turn.')
})
