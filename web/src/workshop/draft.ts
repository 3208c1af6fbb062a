/** A route while it is built: its pieces from the start as parts of its code, and the ending tile. */

export interface Draft {
  /** As in a route's code: letter, turns, side, slide; the first one without a side. */
  readonly pieces: readonly string[]
  /** Side and turns, such as `blue2`; empty before there is one. */
  readonly ending: string
}

/** What is chosen: the number of a piece, or the ending tile. */
export type Chosen = number | 'ending' | null

export const EMPTY: Draft = { pieces: [], ending: '' }
/** As many as the box holds. */
export const MOST_PIECES = 9

const ENDING = /^(blue|green)[0-5]$/
const PART = /^([A-Z]|blue|green)([0-5])(.*)$/

export const codeOf = ({ pieces, ending }: Draft) => [...pieces, ending].filter(Boolean).join('-')

export function draftOf(code: string): Draft {
  const parts = code.trim().split('-').filter(Boolean)
  const last = parts.at(-1) ?? ''
  return ENDING.test(last)
    ? { pieces: parts.slice(0, -1), ending: last }
    : { pieces: parts, ending: '' }
}

/** The code in what somebody typed: a code or name as it is, or that of a link. */
export function codeIn(typed: string): string {
  const found = /(?:code=|\/route\/)([^&?#]+)/.exec(typed)
  return found ? decodeURIComponent(found[1] as string) : typed
}

/** A part of a code: `name` is a letter, `blue` or `green`; `rest` its side and slide. */
export function partOf(text: string): { name: string; turns: number; rest: string } {
  const [, name = '', turns = '0', rest = ''] = PART.exec(text) ?? []
  return { name, turns: Number(turns), rest }
}

/** Where a part is attached: a side of the piece before, and how far it is slid to the right. */
export function attachment(text: string): { side: string; slide: number } {
  const [, side = '', way = '', far = '1'] =
    /^(n|ne|se|s|sw|nw)?([lr])?(\d+)?$/.exec(partOf(text).rest) ?? []
  return { side, slide: way ? Number(far) * (way === 'l' ? -1 : 1) : 0 }
}

/** The other side of a piece. */
export function backOf(name: string): string {
  if (name === 'blue' || name === 'green') return name === 'blue' ? 'green' : 'blue'
  return String.fromCharCode(((name.charCodeAt(0) - 65) ^ 1) + 65)
}

export const isStrip = (name: string) => 'OPQR'.includes(name)
export const isEnding = (name: string) => name.length > 1

export function textAt(draft: Draft, at: Chosen): string {
  return at === null ? '' : at === 'ending' ? draft.ending : (draft.pieces[at] ?? '')
}

/** Whether one of the sides of a piece lies on the table already. */
export function isUsed(draft: Draft, name: string): boolean {
  if (isEnding(name)) return draft.ending !== ''
  return draft.pieces.some((text) => [name, backOf(name)].includes(partOf(text).name))
}

/** A draft with another part at a place. */
export function replaced(draft: Draft, at: Chosen, text: string): Draft {
  if (at === null) return draft
  if (at === 'ending') return { ...draft, ending: text }
  return { ...draft, pieces: draft.pieces.map((one, i) => (i === at ? text : one)) }
}

export function turned(draft: Draft, at: Chosen, by: number): Draft {
  const { name, turns, rest } = partOf(textAt(draft, at))
  return name ? replaced(draft, at, `${name}${(turns + by + 6) % 6}${rest}`) : draft
}

export function flipped(draft: Draft, at: Chosen): Draft {
  const { name, turns, rest } = partOf(textAt(draft, at))
  return name ? replaced(draft, at, `${backOf(name)}${turns}${rest}`) : draft
}

/** Without a part; the pieces after it move up. Without the first piece nothing can stay. */
export function removed(draft: Draft, at: Chosen): Draft {
  if (at === null) return draft
  if (at === 'ending') return { ...draft, ending: '' }
  if (at === 0) return EMPTY
  return { ...draft, pieces: draft.pieces.filter((_, i) => i !== at) }
}

/** With a part before that place; the pieces from there on follow it. */
export function inserted(draft: Draft, at: number, text: string): Draft {
  if (ENDING.test(text)) return { ...draft, ending: text }
  return { ...draft, pieces: draft.pieces.toSpliced(at, 0, text) }
}
