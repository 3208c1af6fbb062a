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
import { has, speakOf } from '../src/lib/text/i18n.svelte'
import { sitDown } from './support/tableServer'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})

beforeEach(() => {
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
  server.tell({ type: 'said', seat: 0, what: 'heart' })
  expect(company.bubbles.map((one) => one.seat)).toEqual([0])
})

test('without leave there is no notification', () => {
  expect(() => notify({ title: '', body: '', table: 't' })()).not.toThrow()
})
