/** Dragging a piece, from the tray or on the bench; a tap on a chosen piece turns it. */

import type { Point } from '../lib/game/board'
import type { PieceSpot } from '../lib/net/wire'
import { type Chosen, isUsed, partOf, textAt } from './draft'
import { nearest } from './placing'
import type { Workbench } from './workbench.svelte'

/** Pixels from which on a pointer that moves is a drag. */
const FAR = 8

interface Held {
  /** Null for a piece from the tray. */
  at: Chosen
  name: string
  spots: readonly PieceSpot[]
  x: number
  y: number
  moved: boolean
}

export class Dragging {
  /** Where the dragged piece would come to lie. */
  ghost = $state.raw<PieceSpot | null>(null)
  /** The click after a drag was not meant. */
  dragged = false
  #held: Held | null = null
  #tapped = false

  constructor(
    private readonly work: Workbench,
    /** The place of the board at a point of the page. */
    private readonly placeAt: (x: number, y: number) => Point | null,
  ) {}

  /** Takes hold of a piece of the tray. */
  grasp(piece: string, event: PointerEvent): void {
    const { draft } = this.work
    if (event.button || isUsed(draft, piece) || !draft.pieces.length) return
    this.#held = {
      at: null,
      name: piece,
      spots: [],
      x: event.clientX,
      y: event.clientY,
      moved: false,
    }
    this.work.spotsFor(piece).then(
      (spots) => {
        if (this.#held?.name === piece) this.#held = { ...this.#held, spots }
      },
      () => {},
    )
  }

  /** Takes hold of a piece of the bench, and chooses it. */
  press(at: Chosen, event: PointerEvent): void {
    if (event.button) return
    event.preventDefault()
    const { work } = this
    const same = at === work.chosen
    const { name } = partOf(textAt(work.draft, at))
    const spots = same ? (work.bench?.spots ?? []) : []
    this.#held = { at, name, spots, x: event.clientX, y: event.clientY, moved: false }
    this.#tapped = same
    if (same) return
    void work.choose(at).then(() => {
      if (this.#held?.at === at) this.#held = { ...this.#held, spots: work.bench?.spots ?? [] }
    })
  }

  move(event: PointerEvent): void {
    const held = this.#held
    if (!held) return
    if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return
    held.moved = true
    this.ghost = this.#spotAt(held, event)
  }

  #spotAt(held: Held, event: PointerEvent): PieceSpot | null {
    const place = this.placeAt(event.clientX, event.clientY)
    return place && nearest(held.spots, place)
  }

  drop(event: PointerEvent): void {
    const held = this.#held
    if (!held) return
    const { work } = this
    const { at, moved } = held
    const spot = moved ? this.#spotAt(held, event) : null
    const under = document.elementFromPoint(event.clientX, event.clientY)
    this.cancel()
    if (!moved) {
      if (at !== null && this.#tapped) work.inTurn(() => work.turn(1))
      return
    }
    this.dragged = true
    setTimeout(() => {
      this.dragged = false
    })
    if (!spot || !under?.closest('.bench')) return
    if (at === null) work.inTurn(() => work.lay(spot))
    else if (spot.part !== textAt(work.draft, at)) void work.move(at, spot)
  }

  cancel(): void {
    this.#held = null
    this.ghost = null
  }
}
