/** The server of this device: nothing is told before it is stored, and work goes on between messages. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeviceServer, type LocalServer, lastLine, type Storage } from '../src/offline/deviceServer'
import type { FromWorker } from '../src/offline/workerMessages'

/** A server whose answers the test decides. */
class FakeServer implements LocalServer {
  readonly calls: string[] = []
  pauses: (number | undefined)[] = []
  trouble: Error | null = null
  during = () => {}

  #note(call: string): void {
    this.calls.push(call)
    if (this.trouble) throw this.trouble
    this.during()
  }
  request(method: string, path: string, body: string): string {
    this.#note(`${method} ${path} ${body}`)
    return '{"status":200,"body":1}'
  }
  connect(connection: number, table: string): void {
    this.#note(`connect ${connection} ${table}`)
  }
  receive(connection: number, text: string): void {
    this.#note(`receive ${connection} ${text}`)
  }
  disconnect(connection: number): void {
    this.#note(`disconnect ${connection}`)
  }
  step(): number | undefined {
    this.#note('step')
    return this.pauses.shift()
  }
  export(): string {
    this.#note('export')
    return 'all'
  }
  take_in(text: string): number {
    this.#note(`take_in ${text}`)
    return 2
  }
}

function setUp() {
  const happened: string[] = []
  let stored: () => void = () => {}
  let slow = false
  const storage: Storage = {
    write(changes) {
      happened.push(`write ${changes.map(([name]) => name).join(' ')}`)
      return slow
        ? new Promise((done) => {
            stored = done
          })
        : Promise.resolve()
    },
  }
  const post = (message: FromWorker) => {
    happened.push(message.type === 'failed' ? `failed ${message.reason}` : message.type)
  }
  const device = new DeviceServer(storage, post)
  const server = new FakeServer()
  return {
    device,
    server,
    happened,
    storage,
    slowly: () => {
      slow = true
      return () => stored()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what is saved is stored before anything is told', async () => {
  const { device, server, happened, slowly } = setUp()
  device.serve(server)
  const finish = slowly()
  server.during = () => {
    server.during = () => {}
    device.send(1, 'happened')
    device.save('table/abc', '{}')
    device.save('table/old', undefined)
  }
  device.hear({ type: 'say', line: 1, text: 'act' })
  await vi.advanceTimersByTimeAsync(1)
  expect(happened).toEqual(['ready', 'write table/abc table/old'])
  finish()
  await vi.advanceTimersByTimeAsync(1)
  expect(happened).toEqual(['ready', 'write table/abc table/old', 'heard'])
})

test('answers leave in the order of the questions', async () => {
  const { device, server, happened, slowly } = setUp()
  device.serve(server)
  const finish = slowly()
  server.during = () => {
    server.during = () => {}
    device.save('table/abc', '{}')
  }
  device.hear({ type: 'ask', id: 1, method: 'POST', path: '/api/tables', body: '{}' })
  device.hear({ type: 'open', line: 2, table: 'abc' })
  await vi.advanceTimersByTimeAsync(1)
  expect(happened).toEqual(['ready', 'write table/abc'])
  finish()
  await vi.advanceTimersByTimeAsync(1)
  expect(happened).toEqual(['ready', 'write table/abc', 'answer', 'opened'])
})

test('work is done piece by piece until none is left, and again after a message', async () => {
  const { device, server } = setUp()
  server.pauses = [0, 0.4, undefined]
  device.serve(server)
  await vi.advanceTimersByTimeAsync(100)
  expect(server.calls).toEqual(['step', 'step'])
  await vi.advanceTimersByTimeAsync(400)
  expect(server.calls).toEqual(['step', 'step', 'step'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toHaveLength(3)
  device.hear({ type: 'close', line: 1 })
  await vi.advanceTimersByTimeAsync(1)
  expect(server.calls).toEqual(['step', 'step', 'step', 'disconnect 1', 'step'])
})

test('who asks something that fails is told, and others go on', async () => {
  const { device, server, happened } = setUp()
  device.serve(server)
  await vi.advanceTimersByTimeAsync(1)
  server.trouble = new Error('Traceback\n  File "x"\nValueError: no such thing')
  device.hear({ type: 'import', id: 7, text: '' })
  server.trouble = null
  device.hear({ type: 'export', id: 8 })
  await vi.advanceTimersByTimeAsync(1)
  expect(happened).toEqual(['ready', 'answer', 'answer'])
})

test('a server that fails again and again is given up', async () => {
  const { device, server, happened } = setUp()
  server.trouble = new Error('RuntimeError: memory access out of bounds')
  device.serve(server)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(happened).toEqual(['ready', 'failed RuntimeError: memory access out of bounds'])
  device.hear({ type: 'export', id: 1 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.calls).toEqual(['step', 'step', 'step'])
})

test('a browser that cannot store anything is not trusted with a game', async () => {
  const { device, server, happened, storage } = setUp()
  storage.write = () => Promise.reject(new Error('QuotaExceededError'))
  device.serve(server)
  server.during = () => device.save('table/abc', '{}')
  device.hear({ type: 'say', line: 1, text: 'act' })
  await vi.advanceTimersByTimeAsync(1)
  expect(happened.at(-1)).toBe('failed QuotaExceededError')
})

test('of a traceback only the last line is told', () => {
  expect(lastLine(new Error('a\nb\nValueError: c\n'))).toBe('ValueError: c')
  expect(lastLine('plain')).toBe('plain')
})
