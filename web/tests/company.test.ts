/** What people say at a table: shown for a moment, announced, muted, taken along to a rematch. */

import { beforeEach, expect, test, vi } from 'vitest'
import {
  companyOf,
  isReaction,
  muteThereToo,
  PHRASES,
  REACTIONS,
} from '../src/company/company.svelte'
import { notify } from '../src/company/notices'
import { settings } from '../src/lib/app/settings.svelte'
import { sound } from '../src/lib/app/sound'
import { has, speakOf } from '../src/lib/text/i18n.svelte'
import { hearArrivals } from '../src/screens/parts/hearArrivals'
import { sitDown } from './support/tableServer'

vi.mock('../src/lib/app/sound', () => ({ sound: vi.fn() }))

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})

beforeEach(() => {
  vi.mocked(sound).mockClear()
  kept.clear()
  settings.remarks = true
})

test('every remark has its words, and reactions are drawn', async () => {
  await sitDown('moving')
  await speakOf('company')
  for (const what of [...REACTIONS, ...PHRASES]) expect(has(`remark-${what}`), what).toBe(true)
  expect(REACTIONS.every(isReaction)).toBe(true)
  expect(PHRASES.some(isReaction)).toBe(false)
})

test('a remark stays for a moment, and a new one takes its place', async () => {
  const { connection, server } = await sitDown('moving')
  vi.useFakeTimers()
  const company = companyOf(connection)
  expect(companyOf(connection)).toBe(company)
  server.tell({ type: 'said', seat: 1, what: 'smile' })
  server.tell({ type: 'said', seat: 1, what: 'thanks' })
  expect(company.bubbles.map((one) => one.what)).toEqual(['thanks'])
  expect(vi.mocked(sound).mock.calls).toEqual([['remark'], ['remark']])
  vi.advanceTimersByTime(6000)
  expect(company.bubbles).toEqual([])
  vi.useRealTimers()
})

test('who is muted is not shown, at the table of a rematch either', async () => {
  const { connection, server } = await sitDown('moving')
  const company = companyOf(connection)
  server.tell({ type: 'said', seat: 1, what: 'smile' })
  company.mute(1, true)
  expect(company.bubbles).toEqual([])
  server.tell({ type: 'said', seat: 1, what: 'smile' })
  expect(company.bubbles).toEqual([])
  muteThereToo(connection.id, 'again')
  expect(kept.get('eldorado-muted')).toContain('again:1')
  company.mute(1, false)
  settings.remarks = false
  server.tell({ type: 'said', seat: 1, what: 'smile' })
  expect(company.bubbles).toEqual([])
  vi.mocked(sound).mockClear()
  server.tell({ type: 'said', seat: 0, what: 'heart' })
  expect(sound).not.toHaveBeenCalled()
  expect(company.bubbles.map((one) => one.seat)).toEqual([0])
})

test('a person who sits down is heard, a computer player and oneself are not', async () => {
  const { connection, server } = await sitDown('moving')
  const stop = hearArrivals(connection)
  let n = connection.table?.n ?? 0
  const sits = (seat: number, level?: string) => {
    n += 1
    const event = { type: 'sat' as const, at: 0, seat, name: 'Bob', ...(level && { level }) }
    server.tell({ type: 'happened', n, event, set: { '/n': n }, gone: [] })
  }
  sits(0)
  sits(1, 'ranger')
  sits(1)
  await vi.waitFor(() => expect(connection.table?.n).toBe(n))
  expect(vi.mocked(sound).mock.calls).toEqual([['join']])
  stop()
  sits(1)
  await vi.waitFor(() => expect(connection.table?.n).toBe(n))
  expect(sound).toHaveBeenCalledTimes(1)
})

test('without leave there is no notification', () => {
  expect(() => notify({ title: '', body: '', table: 't' })()).not.toThrow()
})
