/** Finds words in text, ignoring accents, case and apostrophes, and splits the text there. */

export interface Cut {
  text: string
  /** Whether this is what was searched for. */
  marked: boolean
  /** The drawing of the symbol that this word names. */
  sign: string
}

/** Without case and accents, and with plain apostrophes; letters keep their places. */
export function fold(text: string): string {
  return [...text.replaceAll('’', "'")]
    .map((sign) => {
      const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return plain.length === sign.length
        ? plain
        : sign.toLowerCase().padEnd(sign.length).slice(0, sign.length)
    })
    .join('')
}

/** The words of a search. */
export const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean)

/** Whether every word of the search is somewhere in the text. */
export function holds(text: string, words: string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

/** The text in pieces: marked where a word of the search is, with a sign where a symbol is named. */
export function cut(text: string, words: string[], signs: Map<string, string> = new Map()): Cut[] {
  const folded = fold(text)
  const marked = new Array<boolean>(text.length).fill(false)
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      marked.fill(true, at, at + word.length)
    }
  }
  const starts = new Map<number, string>()
  for (const found of text.matchAll(/\p{L}+/gu)) {
    const sign = signs.get(found[0].toLowerCase())
    if (sign) starts.set(found.index, sign)
  }
  const cuts: Cut[] = []
  let from = 0
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && marked[i] === marked[i - 1] && !starts.has(i)) continue
    cuts.push({
      text: text.slice(from, i),
      marked: marked[from] === true,
      sign: starts.get(from) ?? '',
    })
    from = i
  }
  return cuts
}
