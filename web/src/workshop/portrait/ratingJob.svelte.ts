/** The quick rating of a route: known already, or raced for while one waits. */

import { send } from '../../lib/net/api'
import type { QuickRating, RatingState } from '../../lib/net/wire'
import { poll } from './polling'

/** Ratings that this page has seen, by code. */
const known = new Map<string, QuickRating>()

const question = (code: string, begin: boolean) =>
  send<RatingState>('POST', '/api/workshop/rating', { code, begin })

export class RatingJob {
  readonly code: string
  rating = $state.raw<QuickRating | null>(null)
  /** The races played and to be played while it is under way. */
  under = $state.raw<{ done: number; races: number } | null>(null)
  fault = $state('')
  #stop = new AbortController()

  constructor(code: string) {
    this.code = code
    this.rating = known.get(code) ?? null
  }

  /** Fetches a rating that the server has, without any race. */
  async look(): Promise<void> {
    if (this.rating || !this.code) return
    const { rating } = await question(this.code, false).catch((): Partial<RatingState> => ({}))
    if (rating && !this.#stop.signal.aborted) this.#keep(rating)
  }

  async begin(): Promise<void> {
    this.fault = ''
    this.under = { done: 0, races: 1 }
    try {
      const state = await poll(
        () => question(this.code, true),
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

  #keep(rating: QuickRating): void {
    known.set(this.code, rating)
    this.rating = rating
  }

  stop(): void {
    this.#stop.abort()
  }
}
