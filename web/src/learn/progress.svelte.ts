/** How far somebody is in the course: kept in this browser only. */

import { note, recall } from '../lib/app/tables'
import type { LessonBrief } from '../lib/net/wire'

const KEY = 'eldorado-course'

interface Progress {
  /** Steps done, by lesson. */
  steps: Record<string, string[]>
  /** The most stars earned, by puzzle. */
  stars: Record<string, number>
  /** Where one was last: `LESSON/STEP`. */
  last: string
  /** How often something was done by one's own hand, by kind: the first times it is explained. */
  hands: Record<string, number>
  trainer: Training
}

/** How somebody does at puzzles from games. */
export interface Training {
  /** On one scale with the puzzles. */
  rating: number
  /** Puzzles solved at the first try since the last one that was not. */
  streak: number
  /** Puzzles that count already, first to last. */
  tried: string[]
  solved: string[]
}

export const NEWCOMER: Training = { rating: 1100, streak: 0, tried: [], solved: [] }

export const progress: Progress = $state(
  recall(KEY, { steps: {}, stars: {}, last: '', hands: {}, trainer: NEWCOMER } as Progress),
)

const keep = () => note(KEY, $state.snapshot(progress))

/** Notes where somebody is. */
export function visit(lesson: string, step: string): void {
  progress.last = `${lesson}/${step}`
  keep()
}

export function finishStep(lesson: string, step: string): void {
  const known = progress.steps[lesson] ?? []
  if (!known.includes(step)) progress.steps[lesson] = [...known, step]
  keep()
}

/** Notes that somebody knows how to do that. */
export function practise(kind: string): void {
  progress.hands[kind] = (progress.hands[kind] ?? 0) + 1
  keep()
}

export function earn(puzzle: string, stars: number): void {
  if (stars <= (progress.stars[puzzle] ?? -1)) return
  progress.stars[puzzle] = stars
  keep()
}

/** Notes the first try at a puzzle from a game. */
export function train(training: Training): void {
  progress.trainer = training
  keep()
}

export const stepsDone = (lesson: LessonBrief) =>
  lesson.steps.filter((step) => progress.steps[lesson.id]?.includes(step)).length

export const finished = (lesson: LessonBrief) => stepsDone(lesson) === lesson.steps.length

/** Where to continue a lesson: its first open step; none if it is not begun or finished. */
export function openStep(lesson: LessonBrief): string {
  const done = stepsDone(lesson)
  if (!done || done === lesson.steps.length) return ''
  return lesson.steps.find((step) => !progress.steps[lesson.id]?.includes(step)) ?? ''
}

/** Where to go on in the course: where one was, or the first lesson that is not finished. */
export function whereNext(lessons: LessonBrief[]): { lesson: LessonBrief; step: string } | null {
  const [id = '', step = ''] = progress.last.split('/')
  const last = lessons.find((one) => one.id === id)
  if (last && !finished(last)) {
    const known = last.steps.includes(step) && !progress.steps[id]?.includes(step)
    return { lesson: last, step: known ? step : openStep(last) }
  }
  const from = last ? lessons.indexOf(last) : 0
  const order = [...lessons.slice(from), ...lessons.slice(0, from)]
  const next = order.find((one) => !finished(one))
  return next ? { lesson: next, step: openStep(next) } : null
}
