/** What lies on the bench, and everything that can be done with it. */

import { announce, say } from '../lib/app/messages.svelte'
import { type Hex, pixel } from '../lib/game/board'
import { send } from '../lib/net/api'
import type { BenchDocument, PieceSpot, TrayPiece } from '../lib/net/wire'
import { t } from '../lib/text/i18n.svelte'
import {
  type Chosen,
  codeOf,
  type Draft,
  draftOf,
  EMPTY,
  flipped,
  inserted,
  isEnding,
  isStrip,
  isUsed,
  MOST_PIECES,
  partOf,
  removed,
  replaced,
  textAt,
  turned,
} from './draft'
import { begin, changed, type EditHistory, redone, undone } from './editHistory'
import { keptHistory, noteHistory } from './keptHistory'
import { Leaps } from './leaps'
import { benchRoute, NO_WORDS, type Words } from './ownRoutes'
import { spokenPart } from './pieceWords'
import { nearest, nextAround, straight } from './placing'

export const warn = (error: unknown) => say((error as Error).message, 'warning')

export class Workbench {
  history = $state.raw<EditHistory<Draft>>(begin(EMPTY))
  bench = $state.raw<BenchDocument | null>(null)
  chosen = $state<Chosen>(null)
  /** Spaces that something is said of. */
  shown = $state.raw<readonly string[]>([])
  /** How often each space was walked, if that is on show. */
  visits = $state.raw<Readonly<Record<string, number>> | null>(null)
  /** Whether the next piece from the tray goes after the chosen one. */
  inserting = $state(false)
  words = $state<Words>(NO_WORDS)

  readonly draft = $derived(this.history.present)
  readonly current = $derived(textAt(this.draft, this.chosen))
  readonly wrong = $derived(
    this.bench?.faults.filter((one) => one.fatal).flatMap((one) => one.pieces) ?? [],
  )

  /** Counts questions: answers that come too late are not shown. */
  #asked = 0
  #queue: Promise<unknown> = Promise.resolve()
  #leaps = new Leaps()
  /** What lay on the bench when one came. */
  readonly #kept = benchRoute()

  constructor() {
    const { name, about, from } = this.#kept
    this.words = { name, about, from }
  }

  /** One thing after the other: each begins when the bench shows what was done before. */
  inTurn(act: () => unknown): Promise<unknown> {
    this.#queue = this.#queue.then(act).catch(warn)
    return this.#queue
  }

  #lookUp(of: Draft, piece = '', at: number | null = null): Promise<BenchDocument> {
    return send('POST', '/api/workshop/bench', { code: codeOf(of), piece, at })
  }

  /** Shows a document; `said` is announced, and `words` are those of its route. */
  async show(
    next: EditHistory<Draft>,
    at: Chosen,
    said = '',
    words: Words = this.words,
  ): Promise<void> {
    const number = ++this.#asked
    const before = { history: this.history, words: this.words }
    if (next.present !== before.history.present) this.visits = null
    this.history = next
    this.words = { ...words }
    this.chosen = textAt(next.present, at) ? at : null
    const { name: piece, turns } = partOf(textAt(next.present, this.chosen))
    const place = typeof this.chosen === 'number' ? this.chosen : null
    try {
      const found = await this.#lookUp(next.present, piece && `${piece}${turns}`, place)
      if (number !== this.#asked) return
      this.bench = found
      this.shown = []
      noteHistory(this.history, this.#leaps)
      if (said) announce(said)
    } catch (error) {
      if (number === this.#asked) ({ history: this.history, words: this.words } = before)
      warn(error)
    }
  }

  edit(next: Draft, at: Chosen, said = ''): Promise<void> {
    return this.show(changed(this.history, next), at, said)
  }

  /** Puts another route on the bench. */
  #leap(next: Draft, words: Words): Promise<void> {
    this.#leaps.note(next, { before: $state.snapshot(this.words), after: words })
    return this.show(changed(this.history, next), null, '', words)
  }

  /** Chooses a part and says so. */
  choose(at: Chosen): Promise<void> {
    return this.show(
      this.history,
      at,
      t('editor-chosen', { part: spokenPart(textAt(this.draft, at)) }),
    )
  }

  async #find(text: string): Promise<Draft> {
    const code = text.trim()
    return draftOf((await send<BenchDocument>('POST', '/api/workshop/bench', { code })).code)
  }

  /** Puts a route on the bench, by its code or name. */
  async open(text: string, words = NO_WORDS): Promise<void> {
    try {
      await this.#leap(await this.#find(text), words)
    } catch (error) {
      warn(error)
    }
  }

  /** Begins with a route, and with what led to it in this visit; only what lay here keeps its words. */
  async start(text: string): Promise<void> {
    const { code } = this.#kept
    let next = draftOf(text === code ? '' : code)
    try {
      next = await this.#find(text)
    } catch (error) {
      warn(error)
    }
    const words = codeOf(next) === code ? this.words : NO_WORDS
    await this.show(keptHistory(next, this.#leaps) ?? begin(next), null, '', words)
  }

  clear(): Promise<void> {
    return this.#leap({ ...EMPTY }, NO_WORDS)
  }

  // Pieces from the tray.

  mayTake(one: TrayPiece): boolean {
    const { pieces } = this.draft
    return (
      !isUsed(this.draft, one.letter) &&
      (one.kind === 'start') === !pieces.length &&
      (one.kind === 'ending' || pieces.length < MOST_PIECES)
    )
  }

  /** The number of the piece that one from the tray goes before. */
  #slot(): number {
    const after = this.inserting && typeof this.chosen === 'number'
    return after ? (this.chosen as number) + 1 : this.draft.pieces.length
  }

  async spotsFor(piece: string): Promise<readonly PieceSpot[]> {
    const until = isEnding(piece)
      ? this.draft
      : { pieces: this.draft.pieces.slice(0, this.#slot()), ending: '' }
    return (await this.#lookUp(until, `${piece}0`)).spots
  }

  /** Takes a piece from the tray and lays it where it may lie. */
  async take(piece: string): Promise<void> {
    if (isUsed(this.draft, piece)) return
    if (!this.draft.pieces.length) {
      const part = `${piece}0`
      const words = t('editor-laid', { part: spokenPart(part) })
      await this.edit({ pieces: [part], ending: '' }, 0, words)
      return
    }
    await this.lay(straight(await this.spotsFor(piece), this.draft, this.bench))
  }

  async lay(spot: PieceSpot | null): Promise<void> {
    if (!spot) return say(t('editor-no-room'), 'warning')
    const at = this.#slot()
    this.inserting = false
    const where: Chosen = isEnding(partOf(spot.part).name) ? 'ending' : at
    const words = t('editor-laid', { part: spokenPart(spot.part) })
    await this.edit(inserted(this.draft, at, spot.part), where, words)
  }

  // The chosen piece.

  /** Turns it; a strip, and the ending tile, goes to the nearest place that it may have. */
  async turn(by: number): Promise<void> {
    const { chosen, draft } = this
    if (!this.current) return
    if (chosen === 'ending') return this.step(by)
    let next = turned(draft, chosen, by)
    const { name: piece, turns } = partOf(textAt(next, chosen))
    if (isStrip(piece) && typeof chosen === 'number') {
      const { spots } = await this.#lookUp(draft, `${piece}${turns}`, chosen)
      const from = this.bench?.board.letters[chosen]
      const spot = from ? nearest(spots, pixel(from[1] as Hex)) : null
      if (!spot) return say(t('editor-no-room'), 'warning')
      next = replaced(draft, chosen, spot.part)
    }
    const words = t('editor-turned', { part: spokenPart(textAt(next, chosen)) })
    await this.edit(next, chosen, words)
  }

  async flip(): Promise<void> {
    if (!this.current) return
    const next = flipped(this.draft, this.chosen)
    const part = spokenPart(textAt(next, this.chosen))
    await this.edit(next, this.chosen, t('editor-flipped', { part }))
  }

  async remove(): Promise<void> {
    if (!this.current) return
    const { chosen } = this
    const before = typeof chosen === 'number' && chosen > 0 ? chosen - 1 : null
    const words = t('editor-removed', { part: spokenPart(this.current) })
    await this.edit(removed(this.draft, chosen), before, words)
  }

  /** Moves the chosen piece to the next place around the one before it. */
  async step(by: number): Promise<void> {
    const letters = this.bench?.board.letters
    const before = this.chosen === 'ending' ? letters?.at(-1) : letters?.[Number(this.chosen) - 1]
    const spots = this.bench?.spots ?? []
    if (!before || !spots.length) return
    const spot = nextAround(spots, before[1] as Hex, this.current, by)
    if (spot) await this.move(this.chosen, spot)
  }

  /** Lays a piece of the bench somewhere else. */
  move(at: Chosen, spot: PieceSpot): Promise<void> {
    const words = t('editor-moved', { part: spokenPart(spot.part) })
    return this.edit(replaced(this.draft, at, spot.part), at, words)
  }

  undo(): Promise<void> {
    const { history } = this
    const words = history.past.length
      ? this.#leaps.across(history.present, 'before', $state.snapshot(this.words))
      : this.words
    return this.show(undone(history), this.chosen, t('editor-undone'), words)
  }

  redo(): Promise<void> {
    const { history } = this
    const words = this.#leaps.across(history.future[0], 'after', $state.snapshot(this.words))
    return this.show(redone(history), this.chosen, t('editor-redone'), words)
  }
}
