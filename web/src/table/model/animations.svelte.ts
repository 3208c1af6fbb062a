/** What moves for a moment: pieces that walk, cards that fly, tokens that turn. The truth is elsewhere. */

import { moving } from '../../lib/app/settings.svelte'
import { sound } from '../../lib/app/sound'
import { readAction, takenBy } from '../../lib/game/action'
import { type Board, type Point, pointsOf } from '../../lib/game/board'
import { CARDS, mover } from '../../lib/game/facts'
import { strollTo, wayTo } from '../../lib/game/reach'
import type { TableEvent } from '../../lib/net/tableEvent'
import type { ShownAction, TableDocument } from '../../lib/net/wire'
import type { Entry } from '../../lib/text/eventSentences'
import { type Choice, groundFor } from './choices'
import type { Play } from './tableController.svelte'

/** A card or token on its way over the screen. */
export interface Flight {
  id: number
  card: string
  token: string
  from: DOMRect
  to: DOMRect
  turn: boolean
}

/** Where a piece went in its last movement. */
export interface Trail {
  seat: number
  points: Point[]
}

const STEP = 150
const LONGEST = 450

export class Stage {
  flights = $state.raw<Flight[]>([])
  /** The movements of others since the own last turn, one line per seat. */
  trails = $state.raw<Trail[]>([])
  #play: Play
  #next = 0
  #walks = new Map<string, Animation>()

  constructor(play: Play) {
    this.#play = play
  }

  /** Another seat's event, seen before the document follows it. */
  before(event: TableEvent, document: TableDocument): void {
    const board = this.#play.board
    const view = document.view
    if (event.type !== 'acted' || !board || !view) return
    const action = readAction(event.action)
    const seat = event.seat
    if (action.target && !action.target.startsWith('#')) {
      const from = view.players[seat]?.pieces[action.piece - 1]
      if (from && from !== 'gate') {
        const path = this.#pathOf(board, document, seat, event.action, from)
        this.#trail(seat, path)
        this.walk(seat, action.piece - 1, path)
      }
    }
    const flying = action.verb === 'pay' ? action.cards[0] : action.card
    if (flying && CARDS.has(flying)) {
      const chip = this.#rect(`[data-seat="${seat}"]`)
      if (action.verb === 'buy' || action.verb === 'take') {
        this.#fly({ card: flying, from: this.#rect(`[data-pile="${flying}"]`), to: chip })
      } else if (action.piece) {
        this.#fly({
          card: flying,
          from: chip,
          to: this.#rect(`[data-piece="${seat}-${action.piece - 1}"]`),
        })
      }
    }
  }

  /** Any event, after the document has followed. */
  after(event: TableEvent): void {
    if (event.type !== 'acted') return
    for (const token of event.found ?? []) {
      const action = readAction(event.action)
      this.#fly({
        token,
        from: this.#rect(`[data-piece="${event.seat}-${Math.max(0, action.piece - 1)}"]`),
        to: this.#rect(
          event.seat === this.#play.seat ? '[data-tokens]' : `[data-seat="${event.seat}"]`,
        ),
        turn: true,
      })
    }
    if (event.seat === this.#play.seat) this.trails = []
    this.#sound(event)
  }

  #sound(event: ShownAction): void {
    const action = readAction(event.action)
    if (this.#play.board?.spaces.get(action.target)?.finish) sound('arrive')
    else if (event.found?.length) sound('token')
    else if (takenBy(action).length) sound('blockade')
    else if (action.verb === 'end') {
      if (this.#play.mine) sound('turn')
    } else if (action.verb === 'buy' || action.verb === 'take') sound('buy')
    else sound(action.piece ? 'step' : 'card')
  }

  /** An own action, shown before the server has answered. */
  own(text: string, keys: readonly string[], choice?: Choice): void {
    const { board, view, seat } = this.#play
    if (!board || !view) return
    const action = readAction(text)
    const flying = action.verb === 'move' || action.verb === 'native' || action.verb === 'pay'
    if (flying) {
      const to = this.#rect(`[data-piece="${seat}-${action.piece - 1}"]`)
      const ids = action.cards.length ? action.cards : [action.card]
      ids.forEach((card, i) => {
        const key = keys[i] ?? this.#play.hand.find((one) => one.id === card)?.key
        if (CARDS.has(card)) this.#fly({ card, from: this.#rect(`[data-card="${key}"]`), to })
      })
    }
    if (action.verb === 'buy' || action.verb === 'take') {
      this.#fly({
        card: action.card,
        from: this.#rect(`[data-pile="${action.card}"]`),
        to: this.#rect('[data-discard]'),
      })
    }
    if (action.target && !action.target.startsWith('#')) {
      const from = view.players[seat]?.pieces[action.piece - 1]
      if (!from || from === 'gate') return
      const path = choice?.way
        ? [from, ...choice.way.steps.map((step) => step.space)]
        : [from, action.target]
      this.walk(seat, action.piece - 1, path)
    }
  }

  #pathOf(
    board: Board,
    document: TableDocument,
    seat: number,
    text: string,
    from: string,
  ): string[] {
    const view = document.view
    const action = readAction(text)
    if (!view) return [from, action.target]
    const { sign, power } = mover(action.symbol ? `${action.card}:${action.symbol}` : action.card)
    if (action.verb === 'move' && sign) {
      const ground = groundFor(board, view, seat, action.piece - 1)
      const way = wayTo(ground, from, sign, power, action.target, takenBy(action))
      if (way) return [from, ...way.steps.filter((step) => !step.take).map((step) => step.space)]
    }
    return strollTo(board, from, action.target)
  }

  /** Where the others went, as the history tells it: after a reload, and for who takes the device. */
  retrace(entries: Entry[]): void {
    this.trails = []
    const board = this.#play.board
    for (const { seat, from, to } of entries) {
      if (board && from && to) this.#trail(seat, strollTo(board, from, to))
    }
  }

  #trail(seat: number, path: string[]): void {
    const points = this.#points(path)
    const known = this.trails.find((one) => one.seat === seat)
    const joined = known ? [...known.points, ...points.slice(1)] : points
    this.trails = [...this.trails.filter((one) => one.seat !== seat), { seat, points: joined }]
  }

  #points(path: string[]): Point[] {
    const board = this.#play.board
    return board ? pointsOf(board, path) : []
  }

  /** Lets a piece walk along spaces to where it is (or will be in a moment). */
  walk(seat: number, piece: number, path: string[]): void {
    const element = document.querySelector<SVGElement>(`[data-piece="${seat}-${piece}"]`)
    if (!element || !moving() || path.length < 2) return
    const points = this.#points(path)
    const key = `${seat}-${piece}`
    this.#walks.get(key)?.cancel()
    const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }))
    const duration = Math.min(LONGEST, STEP * (points.length - 1))
    this.#walks.set(key, element.animate(frames, { duration, easing: 'ease-in-out' }))
  }

  #rect(selector: string): DOMRect | null {
    const found = [...document.querySelectorAll(selector)]
      .map((one) => one.getBoundingClientRect())
      .find((rect) => rect.width > 0)
    return found ?? null
  }

  #fly(flight: {
    card?: string
    token?: string
    from: DOMRect | null
    to: DOMRect | null
    turn?: boolean
  }): void {
    if (!moving() || !flight.from || !flight.to) return
    const id = ++this.#next
    const { card = '', token = '', from, to, turn = false } = flight
    this.flights = [...this.flights.slice(-7), { id, card, token, from, to, turn }]
  }

  landed(id: number): void {
    this.flights = this.flights.filter((one) => one.id !== id)
  }
}
