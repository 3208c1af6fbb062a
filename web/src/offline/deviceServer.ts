/** The server of this device: hands messages to the rules in Python and lets no answer out before it is stored. */

import type { FromWorker, ToWorker } from './workerMessages'

/** `eldorado.local.LocalServer` as JavaScript sees it. */
export interface LocalServer {
  request(method: string, path: string, body: string): string
  connect(connection: number, table: string): void
  receive(connection: number, text: string): void
  disconnect(connection: number): void
  /** Does one piece of work; seconds until the next one, undefined where a message must come first. */
  step(): number | undefined | null
  export(): string
  take_in(text: string): number
}

/** Where what must not be lost is written. */
export interface Storage {
  write(changes: readonly (readonly [name: string, text: string | null])[]): Promise<void>
}

/** Failures in a row after which the work is given up. */
const MOST_FAILURES = 3

export class DeviceServer {
  /** What the call under way has said and saved so far. */
  #said: FromWorker[] = []
  #saved: [string, string | null][] = []
  /** Ends when everything so far is stored and sent. */
  #sent: Promise<void> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #dead = false
  #server: LocalServer | undefined
  readonly #storage: Storage
  readonly #post: (message: FromWorker) => void

  constructor(storage: Storage, post: (message: FromWorker) => void) {
    this.#storage = storage
    this.#post = post
  }

  /** What the Python side calls. */
  readonly send = (line: number, text: string): void => {
    this.#said.push({ type: 'heard', line, text })
  }
  readonly save = (name: string, text: string | null | undefined): void => {
    this.#saved.push([name, text ?? null])
  }

  /** Begins to answer. */
  serve(server: LocalServer): void {
    this.#server = server
    this.#flush()
    this.#post({ type: 'ready' })
    this.#work(0)
  }

  hear(message: ToWorker): void {
    const server = this.#server
    if (!server || this.#dead) return
    try {
      this.#obey(server, message)
      this.#failures = 0
    } catch (error) {
      this.#fault(error, message)
    }
    this.#flush()
    this.#work(0)
  }

  #obey(server: LocalServer, message: ToWorker): void {
    switch (message.type) {
      case 'ask':
        this.#answer(message.id, server.request(message.method, message.path, message.body))
        return
      case 'open':
        this.#said.push({ type: 'opened', line: message.line })
        server.connect(message.line, message.table)
        return
      case 'say':
        server.receive(message.line, message.text)
        return
      case 'close':
        server.disconnect(message.line)
        return
      case 'export':
        this.#answer(message.id, JSON.stringify({ status: 200, body: server.export() }))
        return
      case 'import':
        this.#answer(
          message.id,
          JSON.stringify({ status: 200, body: server.take_in(message.text) }),
        )
        return
    }
  }

  #answer(id: number, text: string): void {
    this.#said.push({ type: 'answer', id, text })
  }

  /** An exception of the rules: who asked is told, and nobody waits for ever. */
  #fault(error: unknown, message: ToWorker): void {
    const reason = lastLine(error)
    console.error(error)
    if ('id' in message)
      this.#answer(
        message.id,
        JSON.stringify({ status: 500, body: { code: 'server', sentence: reason } }),
      )
    if (++this.#failures >= MOST_FAILURES) this.#die(reason)
  }

  /** Writes what was saved, then tells what was said. */
  #flush(): void {
    const said = this.#said.splice(0)
    const saved = this.#saved.splice(0)
    if (!said.length && !saved.length) return
    this.#sent = this.#sent
      .then(() => (saved.length ? this.#storage.write(saved) : undefined))
      .then(() => said.forEach(this.#post))
      .catch((error) => this.#die(lastLine(error)))
  }

  /** Does what is to be done by itself, one piece at a time: messages come between the pieces. */
  #work(seconds: number): void {
    clearTimeout(this.#timer)
    if (!this.#dead) this.#timer = setTimeout(() => this.#step(), seconds * 1000)
  }

  #step(): void {
    let pause: number | null | undefined
    try {
      pause = this.#server?.step()
      this.#failures = 0
    } catch (error) {
      console.error(error)
      if (++this.#failures >= MOST_FAILURES) this.#die(lastLine(error))
      pause = 1
    }
    this.#flush()
    if (pause !== null && pause !== undefined) this.#work(pause)
  }

  #die(reason: string): void {
    if (this.#dead) return
    this.#dead = true
    this.#post({ type: 'failed', reason })
  }
}

/** The last line of an error: of a traceback, what went wrong. */
export function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().split('\n').at(-1) ?? text
}
