/** One table over one socket: a single document, kept up to date by the server's messages. */

import { sentence } from './api'
import { at, patch, putAll } from './jsonPointer'
import type { TableEvent } from './tableEvent'
import { type Line, OPEN, transport } from './transport'
import type {
  Absence,
  Happened,
  Incoming,
  Options,
  Outgoing,
  Refusal,
  Said,
  TableDocument,
  Welcome,
} from './wire'

export type Change = (document: TableDocument) => Record<string, unknown>

/** Omits over each member of a union. */
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
/** A wish to change the table, without what the connection adds by itself. */
export type Wish = Without<
  Exclude<Incoming, { type: 'hello' | 'ping' | 'look' | 'check' | 'pace' | 'say' }>,
  'n' | 'id'
>

/** The server said no. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly clause = '',
  ) {
    super(text)
    this.name = 'RefusedError'
  }
}

interface Waiting {
  resolve: (event: TableEvent) => void
  reject: (error: Error) => void
}

/** Somebody who wants to know of events before and after the document follows them. */
export interface Listener {
  /** The answer to an own wish has come. What it changes may be kept back for a moment. */
  answered?(event: TableEvent): void
  before?(event: TableEvent, document: TableDocument): void
  after?(event: TableEvent, document: TableDocument): void
  /** Somebody at the table says something. */
  said?(seat: number, what: Said['what']): void
}

/** Where a player's actions go and the document comes from: a table's connection, or a lesson. */
export type Link = Pick<
  Connection,
  | 'id'
  | 'live'
  | 'table'
  | 'mine'
  | 'options'
  | 'events'
  | 'busy'
  | 'held'
  | 'online'
  | 'away'
  | 'skew'
  | 'act'
  | 'check'
  | 'request'
  | 'listen'
>

const PATIENCE = [300, 700, 1500, 3000, 5000, 10_000]
/** Milliseconds between pings. */
const QUIET = 25_000
/** Milliseconds without a word from the server, pongs included, after which the line is lost. */
const SILENCE = 60_000
/** Milliseconds for which news are kept back at most. */
const HOLD = 1000

export class Connection {
  /** The table as this seat may see it; null until the first welcome. */
  table = $state<TableDocument | null>(null)
  /** `connecting` at first, `open`, `lost` while trying again, `closed` for good. */
  state = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting')
  /** Everything that happened, in order. */
  events = $state.raw<TableEvent[]>([])
  held = $state.raw<number[]>([])
  online = $state.raw<number[]>([])
  watching = $state(0)
  /** People who are not at a screen, and since when. */
  away = $state.raw<Absence[]>([])
  /** Why it is closed for good, in words. */
  farewell = $state('')
  /** The server's clock minus ours, in seconds. */
  skew = 0

  /** Whether an own wish is on its way. */
  busy = $state(false)

  readonly id: string
  /** Whether a game is played here; a replay is only looked at. */
  readonly live: boolean = true
  #socket: Line | null = null
  #waiting = new Map<number, Waiting>()
  #checks = new Map<number, (refusal: RefusedError | null) => void>()
  #listeners = new Set<Listener>()
  #mark = 0
  #tries = 0
  #timer = 0
  #beat = 0
  /** When the server was last heard, by `performance.now`. */
  #heard = 0
  #seat: number | null = null
  #revert: (() => void) | null = null
  #done = false
  /** Says whether something is shown that must not stutter: news wait until it is over. */
  holding: () => boolean = () => false
  /** News that wait. */
  #kept: Happened[] = []
  #keeping = 0

  constructor(id: string, seat: number | null = null) {
    this.id = id
    this.#seat = seat
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#open()
  }

  /** Whether the person at this screen is to move. */
  get mine(): boolean {
    return this.table?.options !== undefined
  }

  get options(): Options {
    return this.table?.options ?? {}
  }

  /** Closes the connection; the game continues without us. */
  close(): void {
    this.#done = true
    this.state = 'closed'
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  /** Reconnects with our current identity: after taking or leaving a seat. */
  again(): void {
    const old = this.#socket
    this.catchUp(true)
    this.#seat = null
    this.#open()
    old?.close()
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Acts; `guess` is what the document will look like, shown until the server has answered. */
  act(action: string, guess?: Change): Promise<TableEvent> {
    return this.request({ type: 'act', action }, guess)
  }

  /** Asks why an action is not allowed, without doing it; null if it is allowed. */
  check(action: string): Promise<RefusedError | null> {
    return this.#inquire({ type: 'check', n: this.table?.n ?? 0, action })
  }

  /** Says something to everybody; null once it was passed on, else why not. */
  remark(what: Said['what']): Promise<RefusedError | null> {
    return this.#inquire({ type: 'say', what })
  }

  /** Asks something that is answered by yes, which is null, or by why not. */
  #inquire(message: Incoming): Promise<RefusedError | null> {
    if (!this.table || this.#socket?.readyState !== OPEN)
      return Promise.resolve(new RefusedError('offline', sentence({ code: 'offline' })))
    const id = ++this.#mark
    const answer = new Promise<RefusedError | null>((resolve) => this.#checks.set(id, resolve))
    this.#send({ ...message, id } as Incoming)
    return answer
  }

  /** Any wish that changes the table: resolved by its event, rejected with a RefusedError. */
  request(wish: Wish, guess?: Change): Promise<TableEvent> {
    this.catchUp(true)
    const document = this.table
    const socket = this.#socket
    if (!document || socket?.readyState !== OPEN) {
      return Promise.reject(new RefusedError('offline', sentence({ code: 'offline' })))
    }
    const id = ++this.#mark
    const answer = new Promise<TableEvent>((resolve, reject) =>
      this.#waiting.set(id, { resolve, reject }),
    )
    const message = { ...wish, n: document.n, id } as Incoming
    if (guess) this.#pretend(document, guess(document))
    this.busy = true
    socket.send(JSON.stringify(message))
    return answer
  }

  /** Sees the table from another seat that this browser holds. */
  look(seat: number): void {
    this.#seat = seat
    this.#send({ type: 'look', seat, id: ++this.#mark })
  }

  /** Sets the seconds between moves of computer players. */
  setPace(seconds: number): void {
    this.#send({ type: 'pace', seconds, id: ++this.#mark })
  }

  #send(message: Incoming): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hurry = (): void => {
    if (document.visibilityState === 'visible' && this.state === 'lost') {
      clearTimeout(this.#timer)
      this.#open()
    }
  }

  /** Gives a line up that leads nowhere: closing it in good order can take a minute. */
  #drop = (): void => {
    const dead = this.#socket
    if (!dead || this.state !== 'open' || !transport().remote) return
    this.#socket = null
    dead.close()
    this.#lost()
  }

  #keepUp(): void {
    if (performance.now() - this.#heard > SILENCE) this.#drop()
    else this.#send({ type: 'ping' })
  }

  #open(): void {
    if (this.#done) return
    const socket = transport().socket(`/api/tables/${this.id}/socket`)
    this.#socket = socket
    socket.onopen = () => {
      const since = this.table?.n ?? 0
      this.#send({ type: 'hello', since, ...(this.#seat === null ? {} : { seat: this.#seat }) })
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Outgoing)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
    clearInterval(this.#beat)
    this.#heard = performance.now()
    this.#beat = setInterval(() => this.#keepUp(), QUIET)
  }

  #lost(): void {
    this.catchUp(true)
    this.#undoPretence()
    this.busy = false
    for (const one of this.#waiting.values())
      one.reject(new RefusedError('offline', sentence({ code: 'offline' })))
    this.#waiting.clear()
    for (const id of [...this.#checks.keys()])
      this.#checked(id, new RefusedError('offline', sentence({ code: 'offline' })))
    if (this.#done || this.state === 'closed') return
    this.state = 'lost'
    const pause = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)] ?? 10_000
    this.#timer = setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 2))
  }

  #hear(message: Outgoing): void {
    this.#heard = performance.now()
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        return
      case 'happened':
        this.#keep(message)
        return
      case 'refused':
        this.#refused(message)
        return
      case 'allowed':
        this.#checked(message.id, null)
        return
      case 'said':
        this.#checked(message.id, null)
        for (const one of this.#listeners) one.said?.(message.seat, message.what)
        return
      case 'presence':
        this.online = message.online
        this.watching = message.watching ?? 0
        this.away = message.away ?? []
        return
      case 'goodbye':
        this.farewell = sentence(message)
        if (message.code !== 'restart' && message.code !== 'shutdown') {
          this.state = 'closed'
          this.#done = true
        }
        return
    }
  }

  #keep(message: Happened): void {
    if (message.id != null && this.#waiting.has(message.id))
      for (const one of this.#listeners) one.answered?.({ ...message.event, n: message.n })
    this.#kept.push(message)
    if (this.#kept.length === 1 || !this.holding()) this.catchUp()
  }

  /** Follows the news that were kept back, up to the next one that is to be looked at in peace. */
  catchUp(now = false): void {
    clearTimeout(this.#keeping)
    while (this.#kept.length && (now || !this.holding())) {
      this.#happened(this.#kept.shift() as Happened)
    }
    if (this.#kept.length) this.#keeping = setTimeout(() => this.catchUp(true), HOLD)
  }

  #welcome(message: Welcome): void {
    this.catchUp(true) // an own answer may be among the news that wait
    const fresh = this.table === null
    this.#undoPretence()
    this.#tries = 0
    this.skew = message.now - Date.now() / 1000
    this.held = message.held ?? []
    this.online = message.online ?? []
    this.watching = message.watching ?? 0
    this.away = message.away ?? []
    this.table = message.table
    this.#seat = message.table.seat
    const since = message.n - (message.missed?.length ?? 0)
    const missed: TableEvent[] = (message.missed ?? []).map((event, i) => ({
      ...event,
      n: since + i + 1,
    }))
    if (fresh) this.events = missed
    else if (missed.length) this.events = [...this.events, ...missed]
    this.state = 'open'
    const waiting = message.id == null ? undefined : this.#waiting.get(message.id)
    waiting?.resolve(missed.at(-1) as TableEvent)
  }

  #happened(message: Happened): void {
    const document = this.table
    if (!document || message.n <= document.n) return
    const event = { ...message.event, n: message.n }
    const own = message.id != null && this.#waiting.has(message.id)
    if (!own) for (const one of this.#listeners) one.before?.(event, document)
    this.#undoPretence()
    patch(document, message.set ?? {}, message.gone ?? [])
    document.n = message.n
    this.events = [...this.events, event]
    for (const one of this.#listeners) one.after?.(event, document)
    if (message.id != null) {
      this.#waiting.get(message.id)?.resolve(event)
      this.#waiting.delete(message.id)
      this.busy = this.#waiting.size > 0
    }
  }

  /** Answers a check, if that is what the mark belongs to. */
  #checked(id: number | null | undefined, refusal: RefusedError | null): boolean {
    const answer = this.#checks.get(id ?? 0)
    this.#checks.delete(id ?? 0)
    answer?.(refusal)
    return answer !== undefined
  }

  #refused(message: Refusal): void {
    const error = new RefusedError(message.code, sentence(message), message.clause)
    if (this.#checked(message.id, error)) return
    this.#undoPretence()
    if (message.id == null) {
      if (!this.table) {
        this.farewell = error.message
        this.state = 'closed'
        this.#done = true
      }
      return
    }
    this.#waiting.get(message.id)?.reject(error)
    this.#waiting.delete(message.id)
    this.busy = this.#waiting.size > 0
  }

  /** Shows a change at once and remembers how to take it back. */
  #pretend(document: TableDocument, changes: Record<string, unknown>): void {
    this.#undoPretence()
    // A guess replaces values and changes none: the old ones can be put back as they are.
    const before = Object.keys(changes).map((pointer) => [pointer, at(document, pointer)])
    putAll(document, changes)
    this.#revert = () => putAll(document, Object.fromEntries(before))
  }

  #undoPretence(): void {
    this.#revert?.()
    this.#revert = null
  }
}
