/** Which part of the board is seen, and how large: by itself, by buttons and by gestures. */

import { untrack } from 'svelte'
import { moving } from '../../lib/app/settings.svelte'
import type { Command } from '../../lib/app/shortcuts'
import type { Box, Point } from '../../lib/game/board'
import {
  type Covered,
  EDGE,
  Framing,
  type Inset,
  type Placement,
  type Seen,
} from './framing.svelte'

/** How much must be seen around a piece that is followed, in pixels. */
const ROOM = 80
const [FARTHEST, NEAREST] = [0.8, 2.5]
/** By how much one press of a key zooms. */
const KEY_ZOOM = 1.3
/** How long after a gesture the board is drawn anew; a turn of the wheel is many gestures. */
const CALM = 200
/** The first sight of a game on a small screen: where the race goes, then where one stands. */
const [LOOK, GLIDE] = [1100, 900]
/** How long the board takes to make room for a panel, or to go anywhere by itself. */
const EASE = 300

const NOTHING: Covered = { dock: [], panels: [] }

type Span = [first: number, last: number]

/** Along one axis: where the board may lie, so that what is seen is within so much of the board. */
function confined(at: number, k: number, [low, high]: Span, [first, last]: Span): number {
  const before = (low - at) / k - first
  const after = (high - at) / k - last
  const by = after > before ? (before + after) / 2 : Math.min(0, before) || Math.max(0, after)
  return at + k * by
}

export class Camera extends Framing {
  at = $state.raw<Placement>({ x: 0, y: 0, k: 1 })
  /** The scale when the board last came to rest: what signs are sized by. */
  scale = $state(1)
  /** Where the board last came to rest. */
  rested = $state.raw<Placement>({ x: 0, y: 0, k: 1 })
  /** Whether the board is on the move, or was until a moment ago. */
  gesture = $state(false)
  /** Whether fingers or the wheel are at it right now. */
  held = $state(false)
  /** Whether a finger or a button of the mouse is down, wherever: then the board keeps still. */
  touching = $state(false)
  /** Keeps the own piece in view; on small screens from the beginning. */
  follow = $state(false)

  /** Whether the player has moved the board: then it does not move by itself. */
  #touched = false
  /** Whether all pieces that were followed are in the city: nothing that comes later is abrupt. */
  #arrived = false
  #first: 'due' | 'look' | 'glide' | 'over' = 'due'
  #looking = 0
  #easing = 0
  #resting = 0
  /** What the board was last placed for by itself: a panel lets it glide, a new size does not. */
  #placed: { size: object; panels: readonly Box[] } = { size: {}, panels: [] }

  constructor(play: Seen, inset: () => Inset, covered: () => Covered = () => NOTHING) {
    super(play, inset, covered)
  }

  readonly #hasPiece = $derived.by(() => this.piece !== undefined)

  inView(x: number, y: number, edge = EDGE): boolean {
    return this.sees(this.at, [x, y], edge)
  }

  /** A scale within what makes sense. */
  #allowed = (k: number) => Math.max(this.whole.k * FARTHEST, Math.min(NEAREST, k))

  /** The placement in which a place of the board lies at a point of the screen. */
  #holding(place: { x: number; y: number }, px: number, py: number, k: number): Placement {
    const { width, height } = this.world
    const { room } = this
    return {
      x: confined(
        px - k * place.x,
        k,
        [room.x, room.x + room.width],
        [-width * 0.15, width * 1.15],
      ),
      y: confined(
        py - k * place.y,
        k,
        [room.y, room.y + room.height],
        [-height * 0.25, height * 1.25],
      ),
      k,
    }
  }

  /** The place of the board at a point of the screen. */
  placeAt(px: number, py: number): { x: number; y: number } {
    return { x: (px - this.at.x) / this.at.k, y: (py - this.at.y) / this.at.k }
  }

  /** How much a box on the screen would hide of the board where it rests. */
  hiddenBy(box: Box): number {
    return this.hidden(box, this.rested)
  }

  // Moving

  /** The board lies there, at rest. */
  #put(at: Placement): void {
    this.at = at
    this.release()
  }

  /** Moves the board there; where that is may still change on the way, as when the hand grows. */
  #ease(aim: () => Placement, time = EASE): void {
    this.#stop()
    if (!moving()) return this.#put(aim())
    const from = this.at
    const begin = performance.now()
    const run = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begin) / time))
      const u = 1 - (1 - part) ** 3
      const to = aim()
      const between = (key: keyof Placement) => from[key] + (to[key] - from[key]) * u
      this.at = { x: between('x'), y: between('y'), k: between('k') }
      this.gesture = part < 1
      if (part < 1) this.#easing = requestAnimationFrame(run)
      else {
        this.#put(to)
        if (this.#first === 'glide') this.#first = 'over'
      }
    }
    this.#easing = requestAnimationFrame(run)
  }

  #stop(): void {
    cancelAnimationFrame(this.#easing)
  }

  /** Nobody holds the board any more. */
  release(): void {
    this.held = false
    clearTimeout(this.#resting)
    const rest = () => {
      this.gesture = false
      this.scale = this.at.k
      this.rested = this.at
    }
    if (this.gesture) this.#resting = setTimeout(rest, CALM)
    else rest()
  }

  /** A gesture takes a place of the board to a point of the screen. */
  hold(place: { x: number; y: number }, px: number, py: number, k = this.at.k): void {
    this.#stop()
    this.#touched = true
    this.at = this.#holding(place, px, py, this.#allowed(k))
  }

  /** The gesture is no slip of a click. */
  moveInHand(): void {
    clearTimeout(this.#resting)
    this.gesture = true
    this.held = true
  }

  zoomBy(factor: number): void {
    this.#touched = true
    const { x, y, width, height } = this.room
    const [px, py] = [x + width / 2, y + height / 2]
    const { x: wx, y: wy } = this.placeAt(px, py)
    const k = this.#allowed(this.at.k * factor)
    this.#ease(() => ({ x: px - k * wx, y: py - k * wy, k }))
  }

  /** The keys that move the board; says whether it was one of them. */
  hear(command: Command | undefined): boolean {
    if (command === 'larger') this.zoomBy(KEY_ZOOM)
    else if (command === 'smaller') this.zoomBy(1 / KEY_ZOOM)
    else if (command === 'whole') this.fit()
    else return false
    return true
  }

  /** The whole route. */
  fit(): void {
    this.follow = false
    this.#touched = false
    this.#ease(() => this.whole)
  }

  /** Goes to the own piece and follows it; where it is in the middle of the view already, lets it go. */
  toPiece(): void {
    const { piece } = this
    const { k } = this.at
    if (!piece) return
    this.follow = !(this.follow && k >= this.near && this.inView(piece.x, piece.y, ROOM / 2))
    if (this.follow) this.#ease(() => this.ahead(Math.max(this.near, k)))
  }

  /** Brings a place into view, if it is not. */
  show(x: number, y: number, edge = EDGE): void {
    const { k } = this.at
    if (!this.inView(x, y, edge)) this.#ease(() => this.viewOf(x, y, k))
  }

  /** While following: the own turn begins, and the way ahead is what matters now. */
  lookAhead(): void {
    const { k } = this.at
    if (this.follow && this.piece && !this.#introducing) this.#ease(() => this.ahead(k))
  }

  /** While following, the board rests between steps unless the piece or what it can reach would be out of sight. */
  keepPiece(targets: readonly Point[] = []): void {
    const { piece } = this
    const { k } = this.at
    if (!this.follow || !piece || this.#introducing) return
    const better = this.ahead(k)
    const lost = targets.some((one) => !this.sees(this.at, one, 0) && this.sees(better, one, 0))
    if (lost || !this.inView(piece.x, piece.y)) this.#ease(() => this.ahead(k))
  }

  /** A panel was opened over a board that the player has moved: what matters comes out from under it. */
  makeRoom(): void {
    if (!this.#touched) return
    const [first] = this.underPanels(this.at)
    if (!first) return
    const { k } = this.at
    const [x, y] = this.piece ? [this.piece.x, this.piece.y] : first
    this.#ease(() => this.viewOf(x, y, k))
  }

  // The first sight

  /** The first look, and after every change of size until the player has moved the board. */
  lookFirst(opening?: () => boolean): void {
    const { whole, small, size, near, panels } = this
    const pieceNear = this.room && small && this.#hasPiece
    if (this.#touched || !size.width) return
    untrack(() => {
      const resized = this.#placed.size !== size
      const opened = !resized && this.#placed.panels !== panels
      this.#placed = { size, panels }
      if (resized) this.follow = small
      if (pieceNear) this.#introduce(opening)
      if (this.#first === 'glide') return
      const follows = this.follow && this.#hasPiece && this.#first !== 'look'
      const home = follows ? this.ahead(resized ? near : Math.max(near, this.at.k)) : whole
      if (!resized && this.follow && !this.#hasPiece) this.#arrived = true
      if (this.#arrived && !resized && this.ended) return
      if (opened || this.#arrived) this.#ease(() => home)
      else this.#put(home)
    })
  }

  /** Whether the first sight is still going on. */
  get #introducing(): boolean {
    return this.#first === 'look' || this.#first === 'glide'
  }

  #introduce(opening?: () => boolean): void {
    if (this.#first !== 'due') return
    this.#first = moving() && opening?.() ? 'look' : 'over'
    if (this.#first === 'over') return
    this.#looking = setTimeout(() => {
      this.#first = 'glide'
      this.scale = this.near // signs grow into their size with the board
      this.#ease(() => this.ahead(this.near), GLIDE)
    }, LOOK)
  }

  /** Any touch ends the opening shot; a touch of the board leaves it as it is. */
  interrupt(onBoard: boolean): void {
    if (!this.#introducing) return
    this.close()
    this.#first = 'over'
    this.gesture = false
    this.#touched = onBoard
    this.#put(onBoard ? this.at : this.ahead(this.near))
  }

  /** Nobody looks any more. */
  close(): void {
    clearTimeout(this.#looking)
    this.#stop()
  }
}
