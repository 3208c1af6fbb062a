/** What somebody may wish of a new route. */

import type { SurpriseQuestion } from '../../lib/net/wire'

export type Wishes = Required<Omit<SurpriseQuestion, 'seed'>>

export const NO_WISHES: Wishes = {
  rounds: null,
  difficulty: null,
  caves: false,
  like: null,
  no_bottlenecks: false,
}

/** About what generated routes have. */
export const LENGTHS = [10, 12, 14, 16, 18, 20] as const
export const LEVELS = ['easy', 'moderate', 'difficult'] as const

/** Whether there is any wish at all. */
export const isWish = (wishes: Wishes) =>
  Object.values(wishes).some((one) => one !== null && one !== false)
