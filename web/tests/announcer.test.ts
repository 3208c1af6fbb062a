/** The announcer: everything is heard once, in order, and again when it happens again. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  announce,
  announcements,
  dismiss,
  messages,
  repeatAnnouncement,
  say,
} from '../src/lib/app/messages.svelte'

const heard = () => announcements().map((one) => one.text)
const pass = (milliseconds = 200) => vi.advanceTimersByTime(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  pass(60_000)
  for (const { id } of [...messages()]) dismiss(id)
  vi.useRealTimers()
})

test('sentences of one moment are read together, doubles once', () => {
  announce('You moved.')
  announce('11 steps.')
  announce('You moved.')
  announce('')
  pass()
  expect(heard()).toEqual(['You moved. 11 steps.'])
})

test('the same text later is a new announcement, and so is a repetition', () => {
  announce('You took it back.')
  pass()
  announce('You took it back.')
  pass()
  expect(repeatAnnouncement()).toBe(true)
  expect(heard()).toEqual(Array(3).fill('You took it back.'))
  expect(new Set(announcements().map((one) => one.id)).size).toBe(3)
})

test('nothing is replaced before it is read, and nothing stale stays', () => {
  announce('First.')
  pass()
  announce('Second.')
  pass()
  expect(heard()).toEqual(['First.', 'Second.'])
  pass(60_000)
  expect(heard()).toEqual([])
})

test('what is chosen anew takes the place of what was not read yet', () => {
  announce('It is your turn.')
  announce('Explorer.', 'choice')
  announce('Sailor.', 'choice')
  pass()
  announce('Sailor.', 'choice')
  announce('', 'choice')
  pass()
  expect(heard()).toEqual(['It is your turn. Sailor.'])
})

test('a message that is shown is read aloud too', () => {
  say('No.', 'warning')
  pass()
  expect(heard()).toEqual(['No.'])
})
