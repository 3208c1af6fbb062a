/** The two ends of the client's connection: the network, and a worker of the page. */

import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, ask, send } from '../src/lib/net/api'
import { network, OPEN, useTransport } from '../src/lib/net/transport'
import { LocalTransport, type WorkerLike } from '../src/offline/localTransport'
import type { FromWorker, ToWorker } from '../src/offline/workerMessages'

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null
  onerror: WorkerLike['onerror'] = null
  readonly heard: ToWorker[] = []

  postMessage(message: ToWorker): void {
    this.heard.push(message)
  }

  say(message: FromWorker): void {
    this.onmessage?.(new MessageEvent('message', { data: message }))
  }

  /** Answers the last question. */
  answer(status: number, body: unknown): void {
    const asked = this.heard.at(-1) as { id: number }
    this.say({ type: 'answer', id: asked.id, text: JSON.stringify({ status, body }) })
  }
}

function local() {
  const worker = new FakeWorker()
  const told: string[] = []
  const transport = new LocalTransport(worker, ({ type }) => told.push(type))
  return { worker, transport, told }
}

afterEach(() => useTransport(network))

test('a question to the network is answered with its JSON', async () => {
  const answers = [Response.json({ status: 'ok' }), new Response('eldorado 2', { status: 200 })]
  vi.stubGlobal('fetch', async () => answers.shift())
  expect(await ask('/api/health')).toEqual({ status: 'ok' })
  expect(await ask('/api/tables/x/record')).toBe('eldorado 2')
})

test('a network that is away, and a page that is not our server’s', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(ask('/api/health')).rejects.toMatchObject({ status: 0, code: 'offline' })
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(ask('/api/health')).rejects.toMatchObject({ status: 502, code: 'offline' })
})

test('who stops waiting for the worker hears so at once, and nothing later', async () => {
  const { worker, transport } = local()
  const stop = new AbortController()
  const answer = transport.fetch('/api/tables/x/advice', { method: 'POST', signal: stop.signal })
  stop.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  worker.answer(200, {})
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('the worker is asked in the same words as the server', async () => {
  const { worker, transport } = local()
  useTransport(transport)
  const answer = send<{ id: string }>('POST', '/api/tables', { seats: [] })
  expect(worker.heard).toEqual([
    { type: 'ask', id: 1, method: 'POST', path: '/api/tables', body: '{"seats":[]}' },
  ])
  worker.answer(201, { id: 'abc' })
  expect(await answer).toEqual({ id: 'abc' })
})

test('a refusal of the worker is an error with its code', async () => {
  const { worker, transport } = local()
  useTransport(transport)
  const answer = ask('/api/tables/none')
  worker.answer(404, { code: 'not_found', sentence: 'There is no such table.' })
  const error = await answer.catch((one: unknown) => one)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 404, code: 'not_found', said: 'There is no such table.' })
})

test('answers find their questions in any order', async () => {
  const { worker, transport } = local()
  const first = transport.fetch('/a', {})
  const second = transport.fetch('/b', {})
  worker.say({ type: 'answer', id: 2, text: '{"status":200,"body":"b"}' })
  worker.say({ type: 'answer', id: 1, text: '{"status":200,"body":"a"}' })
  expect((await first).body).toBe('a')
  expect((await second).body).toBe('b')
})

test('a line opens, carries messages both ways and closes', () => {
  const { worker, transport } = local()
  const line = transport.socket('/api/tables/abc/socket')
  const heard: string[] = []
  line.onopen = () => heard.push('open')
  line.onmessage = ({ data }) => heard.push(String(data))
  line.onclose = () => heard.push('closed')
  line.send('too early')
  worker.say({ type: 'opened', line: 1 })
  expect(line.readyState).toBe(OPEN)
  line.send('hello')
  worker.say({ type: 'heard', line: 1, text: 'welcome' })
  worker.say({ type: 'heard', line: 2, text: 'for another' })
  line.close()
  line.close()
  worker.say({ type: 'heard', line: 1, text: 'too late' })
  expect(heard).toEqual(['open', 'welcome', 'closed'])
  expect(worker.heard).toEqual([
    { type: 'open', line: 1, table: 'abc' },
    { type: 'say', line: 1, text: 'hello' },
    { type: 'close', line: 1 },
  ])
})

test('nobody waits for a worker that has failed', async () => {
  const { worker, transport, told } = local()
  const waiting = transport.fetch('/api/health', {})
  const line = transport.socket('/api/tables/abc/socket')
  let closed = false
  line.onclose = () => {
    closed = true
  }
  worker.say({ type: 'progress', done: 1, total: 2 })
  worker.say({ type: 'failed', reason: 'out of memory' })
  await expect(waiting).rejects.toThrow('out of memory')
  await expect(transport.fetch('/api/health', {})).rejects.toThrow('out of memory')
  expect(closed).toBe(true)
  expect(told).toEqual(['progress', 'failed'])
})

test('games are exported and taken in', async () => {
  const { worker, transport } = local()
  const text = transport.exportGames()
  worker.answer(200, '{"games":[]}')
  expect(await text).toBe('{"games":[]}')
  const count = transport.importGames('{"games":[]}')
  worker.answer(200, 3)
  expect(await count).toBe(3)
  const refused = transport.importGames('nonsense')
  worker.answer(500, { code: 'server', sentence: 'This is no file of games.' })
  await expect(refused).rejects.toThrow('This is no file of games.')
})
