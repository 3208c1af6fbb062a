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
  /** Where it may lie, once that is known. */
  spots: readonly PieceSpot[]
  known: Promise<readonly PieceSpot[]>
  x: number
  y: number
  /** Where on the board it is, once it has moved. */
  over: Point | null
}

const ghostOf = ({ spots, over }: Held) => over && nearest(spots, over)

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
    if (event.button || isUsed(draft, piece)) return
    const spots = draft.pieces.length ? this.work.spotsFor(piece) : Promise.resolve([])
    this.#hold(null, piece, event, spots)
  }

  /** Takes hold of a piece of the bench, and chooses it. */
  press(at: Chosen, event: PointerEvent): void {
    if (event.button) return
    event.preventDefault()
    const { work } = this
    const same = at === work.chosen
    const { name } = partOf(textAt(work.draft, at))
    this.#tapped = same
    const chosen = same ? Promise.resolve() : work.inTurn(() => work.choose(at))
    const spots = chosen.then(() => work.bench?.spots ?? [])
    this.#hold(at, name, event, spots)
  }

  #hold(at: Chosen, name: string, event: PointerEvent, spots: Promise<readonly PieceSpot[]>): void {
    const known = spots.catch(() => [])
    const held: Held = {
      at,
      name,
      spots: [],
      known,
      x: event.clientX,
      y: event.clientY,
      over: null,
    }
    this.#held = held
    void known.then((found) => {
      held.spots = found
      if (this.#held === held) this.ghost = ghostOf(held)
    })
  }

  move(event: PointerEvent): void {
    const held = this.#held
    if (!held) return
    if (!held.over && Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return
    held.over = this.placeAt(event.clientX, event.clientY)
    this.ghost = ghostOf(held)
  }

  drop(event: PointerEvent): void {
    const held = this.#held
    if (!held) return
    const { work } = this
    const { at, over } = held
    const under = document.elementFromPoint(event.clientX, event.clientY)
    this.cancel()
    if (!over) {
      if (at !== null && this.#tapped) void work.inTurn(() => work.turn(1))
      return
    }
    this.dragged = true
    setTimeout(() => {
      this.dragged = false
    })
    if (!under?.closest('.bench')) return
    void work.inTurn(async () => {
      if (at === null && !work.draft.pieces.length) return work.take(held.name)
      const spot = nearest(await held.known, over)
      if (at === null) await work.lay(spot)
      else if (spot && spot.part !== textAt(work.draft, at)) await work.move(at, spot)
    })
  }

  cancel(): void {
    this.#held = null
    this.ghost = null
  }
}
