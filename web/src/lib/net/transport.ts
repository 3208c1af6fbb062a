/** How the page reaches its server: over the network, or in a worker of its own. */

export interface Answer {
  status: number
  /** Parsed where it is JSON, else the text. */
  body: unknown
}

/** What the client uses of a WebSocket. */
export interface Line {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

/** `readyState` of a line that can be spoken on. */
export const OPEN = 1

export interface Transport {
  /** Whether it can be cut off: it is watched, and opened anew. */
  readonly remote: boolean
  /** Rejects where nobody answers. */
  fetch(path: string, init: RequestInit): Promise<Answer>
  socket(path: string): Line
}

/** The body of an answer that says it is JSON, or that may be a problem told in JSON. */
function parsed(text: string, type: string, ok: boolean): unknown {
  if (ok) return type.includes('json') ? JSON.parse(text) : text
  try {
    return JSON.parse(text)
  } catch {
    return null // Not from our server: a proxy's page, perhaps.
  }
}

export const network: Transport = {
  remote: true,
  async fetch(path, init) {
    const answer = await fetch(path, { credentials: 'same-origin', ...init })
    const type = answer.headers.get('content-type') ?? ''
    return { status: answer.status, body: parsed(await answer.text(), type, answer.ok) }
  },
  socket(path) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}${path}`)
  },
}

let current = network

export const transport = (): Transport => current

/** Asks everything of another server from now on. */
export function useTransport(other: Transport): void {
  current = other
}
