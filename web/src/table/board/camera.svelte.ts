/** Which part of the board is seen, and how large: by itself, by buttons and by gestures. */

import { untrack } from 'svelte'
import { moving } from '../../lib/app/settings.svelte'
import type { Play } from '../model/tableController.svelte'

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

/** Ground around the route, so that it does not end at its last space. */
const PAD = 60
/** How much must be seen around a place, and around a piece that is followed, in pixels. */
const [EDGE, ROOM] = [30, 80]
const [FARTHEST, NEAREST] = [0.8, 2.5]
/** How long after a gesture the board is drawn anew; a turn of the wheel is many gestures. */
const CALM = 200
/** The first sight of a game on a small screen: where the race goes, then where one stands. */
const [LOOK, GLIDE] = [1100, 900]

type Span = [first: number, last: number]

/** Along one axis: where the board may lie, so that what is seen is within so much of the board. */
function confined(at: number, k: number, [low, high]: Span, [first, last]: Span): number {
  const before = (low - at) / k - first
  const after = (high - at) / k - last
  const by = after > before ? (before + after) / 2 : Math.min(0, before) || Math.max(0, after)
  return at + k * by
}

export class Camera {
  /** The size of what is looked through. */
  size = $state.raw({ width: 0, height: 0 })
  at = $state.raw<Placement>({ x: 0, y: 0, k: 1 })
  /** The scale when the board last came to rest: what signs are sized by. */
  scale = $state(1)
  /** Whether the board is on the move, or was until a moment ago. */
  gesture = $state(false)
  /** Whether fingers or the wheel are at it right now. */
  held = $state(false)
  /** Keeps the own piece in view; on small screens from the beginning. */
  follow = $state(false)

  readonly #play: Pick<Play, 'board' | 'me' | 'view'>
  readonly #inset: () => Inset
  /** Whether the player has moved the board: then it does not move by itself. */
  #touched = false
  #first: 'due' | 'look' | 'glide' | 'over' = 'due'
  #looking = 0
  #easing = 0
  #resting = 0

  constructor(play: Pick<Play, 'board' | 'me' | 'view'>, inset: () => Inset) {
    this.#play = play
    this.#inset = inset
  }

  readonly #box = $derived.by(() => this.#play.board?.box ?? { x: 0, y: 0, width: 1, height: 1 })
  /** The board with the ground around it. */
  readonly world = $derived.by(() => ({
    x: this.#box.x - PAD,
    y: this.#box.y - PAD,
    width: this.#box.width + 2 * PAD,
    height: this.#box.height + 2 * PAD,
  }))
  /** What is not covered. */
  readonly #room = $derived.by(() => {
    const { top, right, bottom, left } = this.#inset()
    const width = Math.max(80, this.size.width - left - right)
    return { x: left, y: top, width, height: Math.max(80, this.size.height - top - bottom) }
  })
  /** The scale at which the whole route is seen, and the one for a look at a piece. */
  readonly #whole = $derived.by(() => {
    const { width, height } = this.#room
    return Math.min(2.4, width / (this.#box.width + 16), height / (this.#box.height + 16))
  })
  readonly #near = $derived.by(() =>
    Math.max(this.#whole, Math.min(1, Math.max(0.62, this.#whole * 1.5))),
  )
  /** Where the own piece stands, or that of whoever moves. */
  readonly piece = $derived.by(() => {
    const { board, me, view } = this.#play
    const own = me?.pieces.find((one) => one !== 'gate')
    return board?.spaces.get(own ?? view?.players[view.to_move]?.pieces[0] ?? '')
  })

  // Placements

  #wholeView(): Placement {
    const { x, y, width, height } = this.#box
    return this.#viewOf(x + width / 2, y + height / 2, this.#whole)
  }

  #nearPiece(): Placement {
    return this.piece ? this.#viewOf(this.piece.x, this.piece.y, this.#near) : this.#wholeView()
  }

  /** As near to the middle as the rim of the route allows: no more empty ground than needed. */
  #viewOf(x: number, y: number, k: number): Placement {
    const place = (low: number, room: number, begin: number, length: number, at: number) => {
      if (length * k <= room) return low + room / 2 - k * (begin + length / 2)
      const first = low + 12 - k * begin
      const last = low + room - 12 - k * (begin + length)
      return Math.max(last, Math.min(first, low + room / 2 - k * at))
    }
    const { world } = this
    const [box, room] = [this.#box, this.#room]
    return {
      x: place(room.x, room.width, box.x - world.x, box.width, x - world.x),
      y: place(room.y, room.height, box.y - world.y, box.height, y - world.y),
      k,
    }
  }

  inView(x: number, y: number, edge = EDGE): boolean {
    const { top, right, bottom, left } = this.#inset()
    const px = this.at.x + this.at.k * (x - this.world.x)
    const py = this.at.y + this.at.k * (y - this.world.y)
    const across = px > left + edge && px < this.size.width - right - edge
    return across && py > top + edge && py < this.size.height - bottom - edge
  }

  /** A scale within what makes sense. */
  #allowed = (k: number) => Math.max(this.#whole * FARTHEST, Math.min(NEAREST, k))

  /** The placement in which a place of the board lies at a point of the screen. */
  #holding(place: { x: number; y: number }, px: number, py: number, k: number): Placement {
    const { width, height } = this.world
    const { top, right, bottom, left } = this.#inset()
    const across: Span = [left, this.size.width - right]
    const down: Span = [top, this.size.height - bottom]
    return {
      x: confined(px - k * place.x, k, across, [-width * 0.15, width * 1.15]),
      y: confined(py - k * place.y, k, down, [-height * 0.25, height * 1.25]),
      k,
    }
  }

  /** The place of the board at a point of the screen. */
  placeAt(px: number, py: number): { x: number; y: number } {
    return { x: (px - this.at.x) / this.at.k, y: (py - this.at.y) / this.at.k }
  }

  // Moving

  /** The board lies there, at rest. */
  #put(at: Placement): void {
    this.at = at
    this.release()
  }

  /** Moves the board there; where that is may still change on the way, as when the hand grows. */
  #ease(aim: () => Placement, time = 300): void {
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
    const { x, y, width, height } = this.#room
    const [px, py] = [x + width / 2, y + height / 2]
    const { x: wx, y: wy } = this.placeAt(px, py)
    const k = this.#allowed(this.at.k * factor)
    this.#ease(() => ({ x: px - k * wx, y: py - k * wy, k }))
  }

  /** The whole route. */
  fit(): void {
    this.follow = false
    this.#ease(() => this.#wholeView())
  }

  /** Goes to the own piece and follows it; where it is in the middle of the view already, lets it go. */
  toPiece(): void {
    const { piece } = this
    const { k } = this.at
    if (!piece) return
    this.follow = !(this.follow && k >= this.#near && this.inView(piece.x, piece.y, ROOM))
    if (this.follow) this.#ease(() => this.#viewOf(piece.x, piece.y, Math.max(this.#near, k)))
  }

  /** Brings a place into view, if it is not. */
  show(x: number, y: number, edge = EDGE): void {
    const { k } = this.at
    if (!this.inView(x, y, edge)) this.#ease(() => this.#viewOf(x, y, k))
  }

  /** While following, the own piece stays in view. */
  keepPiece(): void {
    if (this.follow && this.piece) this.show(this.piece.x, this.piece.y, ROOM)
  }

  // The first sight

  /** The first look, and after every change of size until the player has moved the board. */
  lookFirst(opening?: () => boolean): void {
    const small = this.#whole < 0.34
    const home = small ? this.#nearPiece() : this.#wholeView()
    const whole = this.#wholeView()
    if (this.#touched || !this.size.width) return
    untrack(() => {
      this.follow = small
      if (small && this.piece) this.#introduce(opening)
      if (this.#first !== 'glide') this.#put(this.#first === 'look' ? whole : home)
    })
  }

  #introduce(opening?: () => boolean): void {
    if (this.#first !== 'due') return
    this.#first = moving() && opening?.() ? 'look' : 'over'
    if (this.#first === 'over') return
    this.#looking = setTimeout(() => {
      this.#first = 'glide'
      this.#ease(() => this.#nearPiece(), GLIDE)
    }, LOOK)
  }

  /** Whoever touches anything wants to begin: a touch of the board leaves it as it is. */
  interrupt(onBoard: boolean): void {
    if (this.#first !== 'look' && this.#first !== 'glide') return
    this.close()
    this.#first = 'over'
    this.gesture = false
    this.#touched = onBoard
    this.#put(onBoard ? this.at : this.#nearPiece())
  }

  /** Nobody looks any more. */
  close(): void {
    clearTimeout(this.#looking)
    this.#stop()
  }
}
