/** A table's server inside the test: it answers what the real one said to the same requests, in
 * tests/contract/dialogues.json. Anything else that is asked of it is an error of the test. */

import { vi } from 'vitest'
import dialoguesText from '../../../tests/contract/dialogues.json?raw'
import { boardOfView, layout } from '../../src/lib/game/board'
import { Connection } from '../../src/lib/net/connection.svelte'
import type { Incoming, Outgoing, Welcome } from '../../src/lib/net/wire'
import { speak } from '../../src/lib/text/i18n.svelte'
import { Play } from '../../src/table/model/tableController.svelte'

type Answers = Record<string, { message: Outgoing; then: Answers }>
const DIALOGUES = JSON.parse(dialoguesText) as Record<
  string,
  { welcome: Welcome; answers: Answers }
>

/** The client's end of a socket. */
class Socket {
  static readonly OPEN = 1
  readyState = 0
  onopen = () => {}
  onmessage = (_event: { data: string }) => {}
  onclose = () => {}

  constructor(readonly url: string) {
    server.sockets.push(this)
    queueMicrotask(() => {
      this.readyState = Socket.OPEN
      this.onopen()
    })
  }

  send(text: string): void {
    server.hear(JSON.parse(text) as Incoming, this)
  }

  close(): void {
    this.readyState = 3
    queueMicrotask(() => this.onclose())
  }
}

class TableServer {
  readonly sockets: Socket[] = []
  /** What clients have said, but for greetings and checks. */
  readonly heard: string[] = []
  /** While held, answers wait. */
  held = false
  welcome: Welcome
  #answers: Answers
  #waiting: (() => void)[] = []

  constructor(name: string) {
    const dialogue = DIALOGUES[name]
    if (!dialogue) throw new Error(`no dialogue ${name}`)
    this.welcome = structuredClone(dialogue.welcome)
    this.#answers = dialogue.answers
  }

  hear(message: Incoming, socket: Socket): void {
    if (message.type === 'hello') return this.tell(this.welcome, socket)
    if (message.type === 'ping') return
    if (message.type === 'look') return this.tell({ ...this.welcome, id: message.id }, socket)
    const request = wordsOf(message)
    if (message.type !== 'check') this.heard.push(request)
    const answer = () => this.#answer(request, message.id, socket)
    if (this.held && message.type !== 'check') this.#waiting.push(answer)
    else queueMicrotask(answer)
  }

  /** Lets the answers go that were held back. */
  release(): void {
    this.held = false
    for (const answer of this.#waiting.splice(0)) answer()
  }

  /** Something that another seat does. */
  other(action: string): void {
    this.#answer(`other ${action}`, null, this.socket)
  }

  get socket(): Socket {
    return this.sockets.at(-1) as Socket
  }

  tell(message: Outgoing, socket = this.socket): void {
    socket.onmessage({ data: JSON.stringify(message) })
  }

  #answer(request: string, id: number | null | undefined, socket: Socket): void {
    const found = this.#answers[request]
    if (!found) throw new Error(`no answer to: ${request}`)
    if (found.message.type === 'happened') this.#answers = found.then
    this.tell({ ...found.message, ...(id == null ? {} : { id }) } as Outgoing, socket)
  }
}

function wordsOf(message: Incoming): string {
  if (message.type === 'act') return message.action
  return message.type === 'check' ? `check ${message.action}` : message.type
}

let server: TableServer
let last: Connection | undefined

/** Everything that is under way has happened. */
export const settled = () => new Promise((done) => setTimeout(done))

/** Somebody at a table of the dialogues, who has just come in. */
export async function sitDown(name: string) {
  vi.stubGlobal('WebSocket', Socket)
  await speak('en')
  server = new TableServer(name)
  last?.close() // a connection hears of the network until it is closed
  const connection = new Connection('table')
  last = connection
  await settled()
  const play = new Play(connection)
  const document = play.view && boardOfView(play.view.board)
  if (document) play.board = layout(document)
  return { server, connection, play }
}
