/** What moves for a moment: pieces that walk, cards that fly, tokens that turn. The truth is elsewhere. */

import { moving } from '../../lib/app/settings.svelte'
import { sound } from '../../lib/app/sound'
import { type Action, readAction, takenBy } from '../../lib/game/action'
import { type Point, pointsOf } from '../../lib/game/board'
import { CARDS } from '../../lib/game/facts'
import { strollTo } from '../../lib/game/reach'
import type { TableEvent } from '../../lib/net/tableEvent'
import type { TableDocument } from '../../lib/net/wire'
import type { Entry } from '../../lib/text/eventSentences'
import { gatesOf, wayIn } from '../land/city'
import { soundOf } from '../stage/eventSounds'
import { type Spot, Theatre } from '../stage/theatre.svelte'
import type { Choice } from './choices'
import { pathTaken } from './pathTaken'
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
/** Through the gate one walks slowly. */
const ENTRY = 700
const HEX_WIDTH = 86.6

export class Stage {
  flights = $state.raw<Flight[]>([])
  /** The movements of others since the own last turn, one line per seat. */
  trails = $state.raw<Trail[]>([])
  readonly theatre = new Theatre()
  #play: Play
  #next = 0
  #walks = new Map<string, Animation>()
  /** The number of the last event that was heard before it was shown. */
  #heard = 0

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
    this.#perform(action)
    if (action.target && !action.target.startsWith('#')) {
      const from = view.players[seat]?.pieces[action.piece - 1]
      if (from && from !== 'gate') {
        const path = pathTaken(board, view, seat, action, from)
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
    if (event.type === 'undone') sound('undo')
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
    if (event.found?.length) this.theatre.play('cave', this.#caveOf(event.seat, event.action))
    if (event.seat === this.#play.seat) this.trails = []
    this.#sound(event, this.#play.mine)
  }

  /** An own action has happened: it is heard at once, while its scene still runs. */
  answered(event: TableEvent): void {
    if (event.type !== 'acted' || event.action.startsWith('end')) return
    this.#sound(event, false)
    this.#heard = event.n ?? 0
  }

  #sound(event: TableEvent, mine: boolean): void {
    if (event.type !== 'acted' || (event.n && event.n === this.#heard)) return
    const heard = soundOf(event, this.#play.board, mine)
    if (heard) sound(heard)
  }

  /** The scene of an action, where it has one. */
  #perform(action: Action): void {
    const target = this.#play.board?.spaces.get(action.target)
    for (const number of takenBy(action)) {
      this.theatre.play('blockade', this.#spot(`[data-blockade="${number}"] circle`, 68))
    }
    if (action.verb === 'buy' || action.verb === 'take') {
      this.theatre.play(
        'buy',
        this.#spot(`[data-pile="${action.card}"]`) ?? this.#spot('button.shop'),
      )
    } else if (target?.finish) this.theatre.play('arrive', this.#gateSpot(target.name))
    else if (target?.terrain === 'camp') this.theatre.play('camp', this.#spaceSpot(target.name))
  }

  /** Where something is seen; `units` is how wide it is drawn where a hex is 86.6 wide. */
  #spot(selector: string, units = 0): Spot | null {
    const rect = this.#rect(selector)
    if (!rect) return null
    const spot = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }
    const seen = spot.x > 0 && spot.y > 0 && spot.x < innerWidth && spot.y < innerHeight
    return seen ? { ...spot, hex: units ? (rect.width / units) * HEX_WIDTH : rect.width } : null
  }

  #spaceSpot(name: string): Spot | null {
    return this.#spot(`[data-space=${JSON.stringify(name)}] polygon`)
  }

  /** The gate before a finishing space. */
  #gateSpot(finish: string): Spot | null {
    const { board } = this.#play
    const spot = this.#spaceSpot(finish)
    const space = board?.spaces.get(finish)
    const gate = board && gatesOf(board).find((one) => one.finish === finish)
    if (!spot || !space || !gate) return spot
    const k = spot.hex / HEX_WIDTH
    return {
      ...spot,
      x: spot.x + (gate.at[0] - space.x) * k,
      y: spot.y + (gate.at[1] - space.y) * k,
    }
  }

  /** The cave that was searched: beside where the piece went. */
  #caveOf(seat: number, text: string): Spot | null {
    const { board, view } = this.#play
    const piece = Math.max(0, readAction(text).piece - 1)
    const at = view?.players[seat]?.pieces[piece] ?? ''
    const cave = board?.neighbours.get(at)?.find((name) => board.spaces.get(name)?.cave)
    return cave ? this.#spaceSpot(cave) : this.#spot(`[data-piece="${seat}-${piece}"]`)
  }

  /** Everything is where it belongs at once. */
  skip(): void {
    this.theatre.skip()
    for (const walk of this.#walks.values()) if (walk.playState === 'running') walk.finish()
  }

  /** An own action, shown before the server has answered. */
  own(text: string, keys: readonly string[], choice?: Choice): void {
    const { board, view, seat } = this.#play
    if (!board || !view) return
    const action = readAction(text)
    this.#perform(action)
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
    const board = this.#play.board
    const last = path.at(-1) ?? ''
    const inside = board?.spaces.get(last)?.finish ? wayIn(board, last) : []
    const points = [...this.#points(path), ...inside]
    const key = `${seat}-${piece}`
    this.#walks.get(key)?.cancel()
    const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }))
    const duration = inside.length ? ENTRY : Math.min(LONGEST, STEP * (points.length - 1))
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
