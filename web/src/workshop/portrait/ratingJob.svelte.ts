/** A rating of a route: known already, or raced for while one waits. */

import { send } from '../../lib/net/api'
import type { RatingDocument, RatingQuestion, RatingState } from '../../lib/net/wire'
import { poll } from './polling'

export type Depth = RatingDocument['depth']

/** Ratings that this page has seen, by depth and code. */
const known = new Map<string, RatingDocument>()

export class RatingJob {
  readonly code: string
  readonly depth: Depth
  rating = $state.raw<RatingDocument | null>(null)
  /** Whether it is known what is there already: until then nothing can be asked for. */
  looked = $state(false)
  /** The races played and to be played while it is under way. */
  under = $state.raw<{ done: number; races: number } | null>(null)
  /** Races that were played before one asked: it goes on from there. */
  begun = $state.raw<{ done: number; races: number } | null>(null)
  fault = $state('')
  #stop = new AbortController()

  constructor(code: string, depth: Depth) {
    this.code = code
    this.depth = depth
    this.rating = known.get(this.#key) ?? null
  }

  get #key(): string {
    return `${this.depth} ${this.code}`
  }

  #ask(begin: boolean): Promise<RatingState> {
    const question: RatingQuestion = { code: this.code, depth: this.depth, begin }
    return send<RatingState>('POST', '/api/workshop/rating', question)
  }

  /** Fetches a rating that is there, or how far it is, without any race. */
  async look(): Promise<void> {
    if (!this.rating && this.code) this.#found(await this.#ask(false).catch(() => null))
    this.looked = true
  }

  #found(state: RatingState | null): void {
    if (!state || this.#stop.signal.aborted) return
    if (state.rating) this.#keep(state.rating)
    else if (state.done) this.begun = { done: state.done, races: state.races ?? state.done }
  }

  async begin(): Promise<void> {
    this.fault = ''
    this.under = this.begun ?? { done: 0, races: 1 }
    try {
      const state = await poll(
        () => this.#ask(true),
        ({ rating }) => Boolean(rating),
        ({ done, races = 1 }) => {
          this.under = { done, races }
        },
        this.#stop.signal,
      )
      if (state?.rating) this.#keep(state.rating)
    } catch (error) {
      this.fault = (error as Error).message
    }
    this.under = null
  }

  #keep(rating: RatingDocument): void {
    known.set(this.#key, rating)
    this.rating = rating
    this.begun = null
  }

  stop(): void {
    this.#stop.abort()
  }
}
