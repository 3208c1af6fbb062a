/** The course and the puzzles as the server sends them; docs/puzzles.md describes the scenes. */

import { ask, send, sentence } from '../lib/net/api'
import type {
  Answer,
  Contents,
  LessonScene,
  LessonTry,
  PuzzleScene,
  PuzzleTry,
  TrainerBrief,
} from '../lib/net/wire'
import { has, t } from '../lib/text/i18n.svelte'

/** Where a learner is, in a lesson or a puzzle. */
export type Scene = LessonScene | PuzzleScene

let contents: Promise<Contents> | null = null

/** What there is to learn and to solve; asked once. */
export function readCourse(): Promise<Contents> {
  contents ??= ask<Contents>('/api/course')
  contents.catch(() => {
    contents = null
  })
  return contents
}

let trained: Promise<TrainerBrief[]> | null = null

/** The puzzles from games, easiest first; asked once. */
export function readTrainer(): Promise<TrainerBrief[]> {
  trained ??= ask<TrainerBrief[]>('/api/course/trainer')
  trained.catch(() => {
    trained = null
  })
  return trained
}

export const lessonScene = (id: string, body: LessonTry) =>
  send<LessonScene>('POST', `/api/course/lessons/${encodeURIComponent(id)}`, body)
export const puzzleScene = (id: string, body: PuzzleTry) =>
  send<PuzzleScene>('POST', `/api/course/puzzles/${encodeURIComponent(id)}`, body)

/** An answer in words: a text of the course, or why the rules say no. */
export function answerText(answer: Answer | undefined): string {
  if (!answer?.text && !answer?.refusal) return ''
  const { text, refusal } = answer
  if (text && text !== refusal?.message && has(text)) return t(text)
  return refusal ? sentence(refusal) : t('course-not-this-step')
}
