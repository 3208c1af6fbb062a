/** A film being watched: where it stands, from whose eyes, how fast it runs. */

import { moving } from '../lib/app/settings.svelte'
import type { Link } from '../lib/net/connection.svelte'
import type { SeatDocument, TableDocument } from '../lib/net/wire'
import { type Entry, tell } from '../lib/text/eventSentences'
import { isOwn, seatName } from '../lib/text/words'
import { Play } from '../table/model/tableController.svelte'
import type { Film } from './frames'
import { type Company, readFilm, readSeats, type Source } from './source'

export const SPEEDS = [1, 2, 4, 8, 16] as const
/** Milliseconds from one step to the next at the slowest. */
const BEAT = 1000
/** Faster than this nothing walks or flies any more. */
const CALM = 4

export class Reel {
  readonly source: Source
  film = $state.raw<Film | null>(null)
  company = $state.raw<Company>({ seats: [], held: [] })
  step = $state(0)
  eyes = $state<number | null>(null)
  playing = $state(false)
  speed = $state(1)
  /** What the table's own parts look at: they see a table where nobody can move. */
  readonly play: Play
  #films = new Map<number | null, Film>()
  #timer = 0

  constructor(source: Source) {
    this.source = source
    this.play = new Play(this.#still())
  }

  get seats(): SeatDocument[] {
    return this.company.seats
  }
  /** The name of the player in that seat. */
  nameOf(seat: number): string {
    return seatName(this.seats[seat], isOwn(this.company.held, seat))
  }

  readonly view = $derived.by(() => this.film?.at(this.step))
  readonly over = $derived.by(() => this.film !== null && this.step >= this.film.length)

  /** What holds for the whole game: seats, route, the first position; nobody in particular looks. */
  readonly whole = $derived.by<TableDocument | null>(() => {
    const film = this.film
    if (!film) return null
    const { start, route } = film.document
    return {
      id: this.source.table,
      n: 0,
      status: 'running',
      seat: null,
      seats: this.seats,
      setup: { route: start.board.route ?? route, variant: start.variant, public: false },
      view: start,
    }
  })

  readonly table = $derived.by<TableDocument | null>(() => {
    const whole = this.whole
    if (!whole) return null
    const status = this.over ? 'over' : 'running'
    return { ...whole, n: this.step, status, seat: this.eyes, view: this.view }
  })

  /** What led to this step; null at the beginning. */
  readonly entry = $derived.by<Entry | null>(() => this.entryAt(this.step))

  /** The table as a connection on which nothing ever happens. */
  #still(): Link {
    const reel = this
    const never = () => Promise.reject(new Error('Nobody moves in a replay.'))
    return {
      get id() {
        return reel.source.table
      },
      get table() {
        return reel.table
      },
      get online() {
        return reel.seats.map((_, seat) => seat)
      },
      get held() {
        return reel.company.held
      },
      away: [],
      live: false,
      events: [],
      mine: false,
      options: {},
      busy: false,
      skew: 0,
      act: never,
      check: never,
      request: never,
      listen: () => () => false,
    }
  }

  /** Loads the game as those eyes see it; the step stays. */
  async look(eyes: number | null): Promise<void> {
    const film = this.#films.get(eyes) ?? (await readFilm(this.source, eyes))
    this.#films.set(eyes, film)
    if (!this.seats.length) this.company = await readSeats(this.source, film.document.names)
    this.eyes = film.document.eyes
    this.film = film
    this.step = film.within(this.step)
  }

  /** The line of the story that led to a step, with where the piece came from. */
  entryAt(step: number): Entry | null {
    const frame = this.film?.document.frames[step - 1]
    if (!frame) return null
    const { event, round } = frame
    const words = event.action.split(' ')
    const moves = ['move', 'pay', 'native', 'native_token'].includes(words[0] ?? '')
    const target = moves ? (words[words[0] === 'move' ? 3 : 2] ?? '') : ''
    const before = moves ? this.film?.at(step - 1).players[event.seat]?.pieces : undefined
    return {
      n: step,
      seat: event.seat,
      event,
      from: before?.[Number(words[1]) - 1] ?? '',
      to: target.startsWith('#') ? '' : target,
      last: words[0] === 'end',
      round,
    }
  }

  /** A step in a sentence, with every player by name but the reader. */
  words(step: number): string {
    const event = this.film?.document.frames[step - 1]?.event
    const table = this.whole
    if (!event || !table) return ''
    const seat = table.seats.findIndex((_, i) => isOwn(this.company.held, i))
    return tell(event, {
      table: { ...table, seat: seat < 0 ? null : seat },
      board: this.play.board,
    })
  }

  // Going

  go(step: number): void {
    const film = this.film
    if (!film) return
    const wanted = film.within(step)
    if (wanted === this.step) return
    const forward = wanted === this.step + 1
    const turn = film.turnAt(wanted - 1)
    if (turn !== film.turnAt(this.step - 1) || !forward) this.play.stage.trails = []
    const event = film.document.frames[wanted - 1]?.event
    const table = this.table
    if (forward && event && table && moving() && (!this.playing || this.speed <= CALM)) {
      this.play.stage.before(event, table)
    }
    this.play.shown = null
    this.step = wanted
  }

  by(steps: number): void {
    this.pause()
    this.go(this.step + steps)
  }

  toTurn(number: number): void {
    const film = this.film
    if (film) this.go(film.turns[number]?.first ?? film.length)
  }

  nextTurn(): void {
    this.pause()
    if (this.film) this.go(this.film.after(this.step))
  }

  lastTurn(): void {
    this.pause()
    if (this.film) this.go(this.film.before(this.step))
  }

  start(): void {
    if (!this.film) return
    if (this.over) this.go(0)
    this.playing = true
    this.#beat()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.start()
  }

  /** Faster by 1, slower by -1. */
  hurry(by: number): void {
    const place = SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]) + by
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, place))] ?? 1
    if (this.playing) this.#beat()
  }

  /** Goes on when it is time; a slow device leaves steps out rather than falling behind. */
  #beat(): void {
    clearTimeout(this.#timer)
    const pause = BEAT / this.speed
    const began = performance.now()
    this.#timer = setTimeout(() => {
      if (!this.playing) return
      this.go(this.step + Math.max(1, Math.floor((performance.now() - began) / pause)))
      if (this.over) this.pause()
      else this.#beat()
    }, pause)
  }

  close(): void {
    this.pause()
  }
}
