// Made by `npm run types` from the schema of the server; do not edit.

/**
 * The first message: who is there, and what it knows already.
 *
 * `secret` holds a seat; without one the cookie is asked, and whoever holds nothing watches.
 * `seat` chooses among several held; `since` is the last event the client has seen.
 */
export interface Hello {
  type: 'hello'
  secret?: string | null
  seat?: number | null
  since?: number | null
}

/** See the table from another seat that this client holds too (one device for several). */
export interface Look {
  type: 'look'
  seat: number
  id?: number | null
}

export interface Ping {
  type: 'ping'
  id?: number | null
}

/** An action, in the text form of docs/formats.md. */
export interface Act {
  type: 'act'
  n: number
  id?: number | null
  action: string
}

export interface Undo {
  type: 'undo'
  n: number
  id?: number | null
}

export interface Pause {
  type: 'pause'
  n: number
  id?: number | null
}

export interface Resume {
  type: 'resume'
  n: number
  id?: number | null
}

/** A computer player takes over until `comeback`; `seat` may name someone long gone. */
export interface Leave {
  type: 'leave'
  n: number
  id?: number | null
  seat?: number | null
}

export interface Comeback {
  type: 'comeback'
  n: number
  id?: number | null
}

export interface Resign {
  type: 'resign'
  n: number
  id?: number | null
}

/** The host puts a computer player into an open seat. */
export interface Fill {
  type: 'fill'
  n: number
  id?: number | null
  seat: number
  level: string
}

/** Give the seat up before the game begins; the host may also free others (`seat`). */
export interface Rise {
  type: 'rise'
  n: number
  id?: number | null
  seat?: number | null
}

export interface Rematch {
  type: 'rematch'
  n: number
  id?: number | null
}

/** The whole table as this seat may see it; `missed` are the events since the one it knew. */
export interface Welcome {
  type: 'welcome'
  n: number
  table: Record<string, unknown>
  now: number
  held?: number[]
  missed?: Record<string, unknown>[]
  online?: number[]
  watching?: number
  id?: number | null
}

/** One event, and how the table document changes by it (JSON pointers). */
export interface Happened {
  type: 'happened'
  n: number
  event: Record<string, unknown>
  set?: Record<string, unknown>
  gone?: string[]
  id?: number | null
}

/**
 * Something was not done; `code` is for programs, `sentence` for people.
 *
 * `message` is the id of a text and `about` its arguments, ids and numbers.
 */
export interface Refusal {
  type: 'refused'
  code: string
  sentence: string
  clause?: string
  message?: string
  about?: Record<string, unknown>
  id?: number | null
}

/** Which seats have somebody at a screen, and how many watch. */
export interface Presence {
  type: 'presence'
  online: number[]
  watching?: number
}

export interface Pong {
  type: 'pong'
  now: number
  id?: number | null
}

/** The last message before the server closes the connection. */
export interface Goodbye {
  type: 'goodbye'
  code: string
  sentence: string
}

export type Incoming = Hello | Look | Ping | Act | Undo | Pause | Resume | Leave | Comeback | Resign | Fill | Rise | Rematch

export type Outgoing = Welcome | Happened | Refusal | Presence | Pong | Goodbye
