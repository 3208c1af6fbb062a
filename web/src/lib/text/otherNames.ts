/** The names of a card or token in all languages and editions: a search understands every one. */

import printed from '../../../../src/eldorado/i18n/names.json'
import other from '../../../../src/eldorado/i18n/other_names.json'
import { fold } from './textSearch'

const PRINTED: Record<string, Record<string, string>> = printed
const OTHER: Record<string, string[]> = other

/** All names of a thing, by the id of the message that names it. */
export const namesOf = (message: string): string[] => [
  ...new Set([...Object.values(PRINTED[message] ?? {}), ...(OTHER[message] ?? [])]),
]

/** The names of a thing in which every word of the search begins a word. */
export function calledSo(message: string, words: string[]): string[] {
  if (!words.length) return []
  return namesOf(message).filter((name) => {
    const parts = [fold(name), ...fold(name).split(/[\s'-]+/)]
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  })
}
