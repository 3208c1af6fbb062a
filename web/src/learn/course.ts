/** The course and the puzzles as the server tells them; docs/puzzles.md describes the scenes. */

import { ask, send, sentence, type Told } from '../lib/net/api'
import type { TableDocument, TableEvent } from '../lib/net/document'
import { has, t } from '../lib/text/i18n.svelte'

export interface LessonBrief {
  id: string
  /** Ids of texts. */
  title: string
  about: string
  steps: string[]
}

export interface PuzzleBrief {
  id: string
  title: string
  task: string
  turns: number
}

export interface Contents {
  lessons: LessonBrief[]
  puzzles: PuzzleBrief[]
}

/** What is said about a try. */
export interface Answer {
  kind: 'done' | 'accepted' | 'wrong' | 'refused'
  text: string
  refusal?: Told
}

export interface Scene {
  title: string
  text: string
  /** What the learner has done so far: the whole state. */
  actions: string[]
  done: boolean
  table: TableDocument
  marks?: string[]
  happened: TableEvent[]
  answer?: Answer
}

export interface LessonScene extends Scene {
  lesson: string
  step: number
  steps: number
  step_id?: string
  solved: boolean
  show?: string[]
  next?: string | null
}

export interface PuzzleScene extends Scene {
  puzzle: string
  hint: string
  turn: number
  turns: number
  draw: string[]
  caves?: Record<string, string[]>
  stars?: number
  verdict?: string
  measures?: { text: string; args: { count: number } }[]
  best?: string
  solution?: string[]
}

/** Where a learner is, and what is tried now. */
export interface Try {
  actions?: string[]
  attempt?: string
  step?: number | string
}

let contents: Promise<Contents> | null = null

/** What there is to learn and to solve; asked once. */
export function readCourse(): Promise<Contents> {
  contents ??= ask<Contents>('/api/course')
  contents.catch(() => {
    contents = null
  })
  return contents
}

export const lessonScene = (id: string, body: Try) =>
  send<LessonScene>('POST', `/api/course/lessons/${encodeURIComponent(id)}`, body)
export const puzzleScene = (id: string, body: Try) =>
  send<PuzzleScene>('POST', `/api/course/puzzles/${encodeURIComponent(id)}`, body)

/** An answer in words: a text of the course, or why the rules say no. */
export function answerText(answer: Answer | undefined): string {
  if (!answer?.text && !answer?.refusal) return ''
  const { text, refusal } = answer
  if (text && text !== refusal?.message && has(text)) return t(text)
  return refusal ? sentence(refusal) : t('course-not-this-step')
}
