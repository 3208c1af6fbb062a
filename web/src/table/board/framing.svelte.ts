/** Where the board would lie on the screen: whole, around a place, or looking ahead from the own piece. */

import { type Box, type Point, SIZE } from '../../lib/game/board'
import type { Play } from '../model/tableController.svelte'
import type { Covers } from './covers.svelte'
import { type Fit, fitAround, hexBox, overlap, roomBeside } from './fitting'
import { shortestWay } from './shortestWay'

/** Where the corner of the board lies on the screen, and how large the board is. */
export interface Placement {
  x: number
  y: number
  k: number
}

/** How much of each side is covered by other things. */
export interface Inset {
  top: number
  right: number
  bottom: number
  left: number
}

/** What lies over the board apart from its sides. */
export type Covered = Pick<Covers, 'dock' | 'panels'>

export type Seen = Pick<Play, 'board' | 'me' | 'view'>

/** Ground around the route, so that it does not end at its last space. */
const PAD = 60
/** How much must be seen around a place, in pixels. */
export const EDGE = 30
/** The ground left free at the rim of the screen. */
const RIM = 8
const LARGEST = 2.4

/** A box with one more point in it. */
function grown({ x, y, width, height }: Box, [px, py]: Point): Box {
  const [left, top] = [Math.min(x, px), Math.min(y, py)]
  return {
    x: left,
    y: top,
    width: Math.max(x + width, px) - left,
    height: Math.max(y + height, py) - top,
  }
}

export class Framing {
  /** The size of what is looked through. */
  size = $state.raw({ width: 0, height: 0 })

  readonly #play: Seen
  readonly #inset: () => Inset
  readonly #covered: () => Covered

  constructor(play: Seen, inset: () => Inset, covered: () => Covered) {
    this.#play = play
    this.#inset = inset
    this.#covered = covered
  }

  readonly #box = $derived.by(() => this.#play.board?.box ?? { x: 0, y: 0, width: 1, height: 1 })
  /** The board with the ground around it. */
  readonly world = $derived.by(() => ({
    x: this.#box.x - PAD,
    y: this.#box.y - PAD,
    width: this.#box.width + 2 * PAD,
    height: this.#box.height + 2 * PAD,
  }))
  readonly #hexes = $derived.by<Point[]>(() => {
    const { board } = this.#play
    if (!board) return []
    return [...[...board.spaces.values()].map(({ x, y }): Point => [x, y]), ...board.city]
  })
  /** What nothing may lie over: the city and every piece in play. */
  readonly #important = $derived.by<Point[]>(() => {
    const { board, view } = this.#play
    const pieces = (view?.players ?? []).flatMap((player) => player.pieces)
    const spaces = pieces.flatMap((at) => board?.spaces.get(at) ?? [])
    return [...spaces.map(({ x, y }): Point => [x, y]), ...(board?.city ?? [])]
  })
  /** The part of the screen beside the dock. */
  readonly #open = $derived.by<Box>(() => {
    const { top, right, bottom, left } = this.#inset()
    const width = Math.max(80, this.size.width - left - right)
    return { x: left, y: top, width, height: Math.max(80, this.size.height - top - bottom) }
  })
  readonly panels = $derived.by(() => this.#covered().panels)
  readonly #dock = $derived.by(() => this.#covered().dock)
  /** What is not covered. */
  readonly room = $derived.by<Box>(() => {
    const { width, height, ...corner } = roomBeside(this.#open, this.panels)
    return { ...corner, width: Math.max(80, width), height: Math.max(80, height) }
  })
  /** The whole route, as large as it can be while no panel is open. */
  readonly #alone = $derived.by<Placement>(() => this.#fitted(this.#open, this.#dock))
  /** The whole route; beside the panels, if something important would lie under them. */
  readonly whole = $derived.by<Placement>(() => {
    const hidden = this.panels.some((panel) => this.#hides(panel, this.#alone))
    return hidden ? this.#fitted(this.room, [...this.#dock, ...this.panels]) : this.#alone
  })
  /** Whether the screen is too small for the whole route to be played on. */
  readonly small = $derived.by(() => this.#alone.k < 0.34)
  /** The scale for a look at a piece. */
  readonly near = $derived.by(() => {
    const { k } = this.#alone
    return Math.max(k, Math.min(1, Math.max(0.62, k * 1.5)))
  })
  /** Where the own piece stands, or that of the player to move. */
  readonly piece = $derived.by(() => {
    const { board, me, view } = this.#play
    const own = me?.pieces.find((one) => one !== 'gate')
    return board?.spaces.get(own ?? view?.players[view.to_move]?.pieces[0] ?? '')
  })

  /** Whether the race is over: then the board stays as it is. */
  get ended(): boolean {
    return this.#play.view?.finished === true
  }

  /** As large as it goes: around the parts of the dock where they are known, else within a room. */
  #fitted(room: Box, covers: readonly Box[]): Placement {
    const { width, height } = this.size
    const frame = { x: RIM, y: RIM, width: width - 2 * RIM, height: height - 2 * RIM }
    const { x, y, width: across, height: down } = this.#box
    const k = Math.min(LARGEST, room.width / (across + 16), room.height / (down + 16))
    const fit = this.#dock.length ? fitAround(this.#hexes, frame, covers, LARGEST) : null
    if (fit && fit.k > k)
      return { x: fit.x + fit.k * this.world.x, y: fit.y + fit.k * this.world.y, k: fit.k }
    return this.#within(room, x + across / 2, y + down / 2, k)
  }

  /** As near to the middle of a room as the rim of the route allows: no more empty ground than needed. */
  #within(room: Box, x: number, y: number, k: number): Placement {
    const place = (low: number, length: number, begin: number, all: number, at: number) => {
      if (all * k <= length) return low + length / 2 - k * (begin + all / 2)
      const first = low + 12 - k * begin
      const last = low + length - 12 - k * (begin + all)
      return Math.max(last, Math.min(first, low + length / 2 - k * at))
    }
    const { world } = this
    const box = this.#box
    return {
      x: place(room.x, room.width, box.x - world.x, box.width, x - world.x),
      y: place(room.y, room.height, box.y - world.y, box.height, y - world.y),
      k,
    }
  }

  /** A place in the middle, or the whole route where all of it is seen at that scale. */
  viewOf(x: number, y: number, k: number): Placement {
    return k > this.whole.k * 1.001 ? this.#within(this.room, x, y, k) : this.whole
  }

  /** The own piece at the near side and as much of its way as there is room for; beside a panel, nearby pieces too. */
  ahead(k: number): Placement {
    const { piece, room } = this
    const { board } = this.#play
    if (!piece || !board) return this.whole
    const most = { width: room.width / k - 3 * SIZE, height: room.height / k - 3 * SIZE }
    const fits = ({ width, height }: Box) => width <= most.width && height <= most.height
    let seen: Box = { x: piece.x, y: piece.y, width: 0, height: 0 }
    if (this.panels.length) {
      for (const point of this.#important) {
        const more = grown(seen, point)
        if (fits(more)) seen = more
      }
    }
    for (const point of shortestWay(board, piece.name)) {
      const more = grown(seen, point)
      if (!fits(more)) break
      seen = more
    }
    return this.viewOf(seen.x + seen.width / 2, seen.y + seen.height / 2, k)
  }

  /** Whether a place is seen in a placement, with so much around it. */
  sees(at: Placement, [x, y]: Point, edge = EDGE): boolean {
    const px = at.x + at.k * (x - this.world.x)
    const py = at.y + at.k * (y - this.world.y)
    const clear = ({ x, y, width, height }: Box, by: number) =>
      px > x + by && px < x + width - by && py > y + by && py < y + height - by
    if (!this.#dock.length) return clear(this.room, edge)
    const about = Math.min(edge, (SIZE / 2) * at.k)
    const covers = [...this.#dock, ...this.panels]
    return clear({ x: 0, y: 0, ...this.size }, about) && !covers.some((one) => clear(one, -about))
  }

  #fitOf({ x, y, k }: Placement): Fit {
    return { x: x - k * this.world.x, y: y - k * this.world.y, k }
  }

  /** Whether something at that place of the screen would hide anything important. */
  #hides(box: Box, at: Placement): boolean {
    const fit = this.#fitOf(at)
    return this.#important.some((hex) => overlap(hexBox(hex, fit), box))
  }

  /** How much a box on the screen hides in a placement: something important weighs more than any land. */
  hidden(box: Box, at: Placement): number {
    const fit = this.#fitOf(at)
    const land = this.#hexes.filter((hex) => overlap(hexBox(hex, fit), box)).length
    return this.#hides(box, at) ? 1000 + land : land
  }

  /** The important places that a panel hides in a placement. */
  underPanels(at: Placement): Point[] {
    const fit = this.#fitOf(at)
    return this.#important.filter((hex) =>
      this.panels.some((panel) => overlap(hexBox(hex, fit), panel)),
    )
  }
}
