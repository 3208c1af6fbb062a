/** The course and the puzzles as the server tells them; docs/puzzles.md describes the scenes. */

import { ask, send } from '../lib/net/api'
import type {
  Answer,
  Contents,
  LessonScene,
  LessonTry,
  PuzzleScene,
  PuzzleTry,
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

export const lessonScene = (id: string, body: LessonTry) =>
  send<LessonScene>('POST', `/api/course/lessons/${encodeURIComponent(id)}`, body)
export const puzzleScene = (id: string, body: PuzzleTry) =>
  send<PuzzleScene>('POST', `/api/course/puzzles/${encodeURIComponent(id)}`, body)

/** An answer in words: a text of the course, the rule's own sentence, or the server's. */
export function answerText(answer: Answer | undefined): string {
  if (!answer?.text && !answer?.refusal) return ''
  if (answer.text && has(answer.text)) return t(answer.text)
  const code = `refusal-${answer.refusal?.code ?? ''}`
  return has(code) && answer.refusal?.code !== 'illegal'
    ? t(code)
    : (answer.refusal?.sentence ?? t('course-not-this-step'))
}
