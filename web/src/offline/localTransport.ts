/** The page's end of the worker that is its server. */

import type { Answer, Line, Transport } from '../lib/net/transport'
import type { FromWorker, ToWorker } from './workerMessages'

/** What is used of a worker. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(message: ToWorker): void
}

/** What becomes of the worker, for who shows it. */
export type Watcher = (
  message: Extract<FromWorker, { type: 'progress' | 'ready' | 'failed' }>,
) => void

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3
const TABLE = /^\/api\/tables\/([^/]+)\/socket$/

/** One table's messages, as on a socket. */
class WorkerLine implements Line {
  readyState = CONNECTING
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  readonly #id: number
  readonly #post: (message: ToWorker) => void

  constructor(id: number, post: (message: ToWorker) => void) {
    this.#id = id
    this.#post = post
  }

  opened(): void {
    if (this.readyState !== CONNECTING) return
    this.readyState = OPEN
    this.onopen?.(new Event('open'))
  }

  heard(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.(new MessageEvent('message', { data: text }))
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#post({ type: 'say', line: this.#id, text })
  }

  close(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.#post({ type: 'close', line: this.#id })
    this.onclose?.(new Event('close') as CloseEvent)
  }
}

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

export class LocalTransport implements Transport {
  readonly remote = false
  readonly #worker: WorkerLike
  readonly #watch: Watcher
  readonly #asked = new Map<number, Waiting>()
  readonly #lines = new Map<number, WorkerLine>()
  #last = 0
  #failed: Error | null = null

  constructor(worker: WorkerLike, watch: Watcher) {
    this.#worker = worker
    this.#watch = watch
    worker.onmessage = ({ data }) => this.#hear(data)
    worker.onerror = (event) => this.#hear({ type: 'failed', reason: event.message })
  }

  fetch(path: string, init: RequestInit): Promise<Answer> {
    const body = typeof init.body === 'string' ? init.body : ''
    const asked = { type: 'ask', id: 0, method: init.method ?? 'GET', path, body } as const
    return this.#ask(asked, init.signal)
  }

  socket(path: string): Line {
    const line = ++this.#last
    const made = new WorkerLine(line, (message) => {
      if (message.type === 'close') this.#lines.delete(line)
      this.#worker.postMessage(message)
    })
    this.#lines.set(line, made)
    this.#worker.postMessage({ type: 'open', line, table: TABLE.exec(path)?.[1] ?? '' })
    return made
  }

  /** Every game of this device, as one text. */
  async exportGames(): Promise<string> {
    return String((await this.#ask({ type: 'export', id: 0 })).body)
  }

  /** Takes games of another device in; how many were new. Rejects with a sentence. */
  async importGames(text: string): Promise<number> {
    const { status, body } = await this.#ask({ type: 'import', id: 0, text })
    if (status === 200) return Number(body)
    throw new Error((body as { sentence?: string } | null)?.sentence ?? '')
  }

  /** Rejects as soon as the signal says that nobody waits any longer; the worker answers all the same. */
  #ask(message: Extract<ToWorker, { id: number }>, signal?: AbortSignal | null): Promise<Answer> {
    if (this.#failed) return Promise.reject(this.#failed)
    if (signal?.aborted) return Promise.reject(signal.reason)
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        this.#asked.delete(id)
        reject(signal.reason)
      })
      this.#asked.set(id, { resolve, reject })
      this.#worker.postMessage({ ...message, id })
    })
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'answer': {
        const { status, body } = JSON.parse(message.text) as Answer
        this.#asked.get(message.id)?.resolve({ status, body })
        this.#asked.delete(message.id)
        return
      }
      case 'opened':
        this.#lines.get(message.line)?.opened()
        return
      case 'heard':
        this.#lines.get(message.line)?.heard(message.text)
        return
      case 'failed':
        this.#fail(message.reason)
    }
    this.#watch(message)
  }

  /** Nobody waits for an answer that never comes. */
  #fail(reason: string): void {
    this.#failed = new Error(reason)
    for (const one of this.#asked.values()) one.reject(this.#failed)
    this.#asked.clear()
    for (const line of [...this.#lines.values()]) line.close()
  }
}
