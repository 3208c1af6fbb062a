/** A finished game as a film: every position by its number, forwards and backwards alike. */

import { patch } from '../lib/net/jsonPointer'
import type { GameView, Replay, ReplayFrame } from '../lib/net/wire'

/** What one seat did in one round: the steps from `first` to `last`. */
export interface Turn {
  number: number
  seat: number
  round: number
  /** The step before its first action. */
  first: number
  /** The step after its last. */
  last: number
}

/** Whole positions are kept this many steps apart; others are worked out from the one before. */
const EVERY = 16

const copy = (view: GameView) => JSON.parse(JSON.stringify(view)) as GameView

export class Film {
  readonly document: Replay
  /** How many steps there are; step 0 is the beginning. */
  readonly length: number
  readonly turns: Turn[]
  #whole: GameView[]

  constructor(document: Replay) {
    this.document = document
    this.length = document.frames.length
    this.turns = turnsOf(document.frames)
    this.#whole = [document.start]
    const view = copy(document.start)
    document.frames.forEach((frame, i) => {
      follow(view, frame)
      if ((i + 1) % EVERY === 0) this.#whole.push(copy(view))
    })
  }

  /** The position after this many steps. */
  at(step: number): GameView {
    const wanted = this.within(step)
    const place = Math.floor(wanted / EVERY)
    const view = copy(this.#whole[place] ?? this.document.start)
    for (const frame of this.document.frames.slice(place * EVERY, wanted)) follow(view, frame)
    return view
  }

  within(step: number): number {
    return Math.max(0, Math.min(this.length, Math.round(step) || 0))
  }

  /** The turn that a step belongs to; the one after the last where everything has happened. */
  turnAt(step: number): number {
    const found = this.turns.findIndex((turn) => step < turn.last)
    return found < 0 ? this.turns.length : found
  }

  /** Where the turn before this step begins: its own first, if that is not where one stands. */
  before(step: number): number {
    const own = this.turns[this.turnAt(step)]?.first ?? this.length
    if (step > own) return own
    return this.turns.findLast((turn) => turn.first < step)?.first ?? 0
  }

  after(step: number): number {
    return this.turns[this.turnAt(step)]?.last ?? this.length
  }
}

/** Changes a view to the one after a step. */
export function follow(view: GameView, frame: ReplayFrame): void {
  patch(view, JSON.parse(JSON.stringify(frame.set)), frame.gone)
}

/** The steps put together to turns. */
export function turnsOf(frames: ReplayFrame[]): Turn[] {
  const turns: Turn[] = []
  let ended = true
  frames.forEach((frame, i) => {
    const { seat, action } = frame.event
    const last = turns.at(-1)
    if (!last || ended || last.seat !== seat || last.round !== frame.round) {
      turns.push({ number: turns.length, seat, round: frame.round, first: i, last: i + 1 })
    } else last.last = i + 1
    ended = action.startsWith('end')
  })
  return turns
}

/** What a record says of the end: `seat 3, only_arrival, places 2 2 1`. */
export function readResult(text: string): {
  winner: number | null
  reason: string
  places: number[]
} {
  const [who = '', reason = '', places = ''] = text.split(',').map((part) => part.trim())
  const seat = who.match(/^seat (\d+)$/)
  return {
    winner: seat ? Number(seat[1]) - 1 : null,
    reason,
    places: (places.match(/\d+/g) ?? []).map(Number),
  }
}
