/** A planned turn as ways on the board. */

import { readAction, takenBy } from '../lib/game/action'
import { type Board, type Point, pointsOf } from '../lib/game/board'
import { mover } from '../lib/game/facts'
import { lyingIn, occupiedIn, strollTo, wayTo } from '../lib/game/reach'
import type { GameView } from '../lib/net/wire'
import type { Entry } from '../lib/text/eventSentences'

/** What one action of a plan does on the board. */
export interface Leg {
  action: string
  /** Where the piece stands before it; empty where nothing on the board happens. */
  from: string
  /** The space it comes to; empty if it stays. */
  to: string
  /** Every space on the way, with both ends. */
  path: string[]
}

/** The actions of a plan one after the other, with the ways they take. */
export function legs(board: Board, view: GameView, seat: number, actions: string[]): Leg[] {
  const pieces = [...(view.players[seat]?.pieces ?? [])]
  const gone = new Set<number>()
  let through = view.turn.pass_through === true
  return actions.map((text): Leg => {
    const action = readAction(text)
    if (action.verb === 'token' && action.card === 'pass_through') through = true
    const index = action.piece - 1
    const from = action.piece ? (pieces[index] ?? '') : ''
    const taken = takenBy(action)
    if (!from || from === 'gate') return { action: text, from: '', to: '', path: [] }
    const to = action.target.startsWith('#') ? '' : action.target
    let path = [from]
    if (to) {
      const { sign, power } = mover(action.symbol ? `${action.card}:${action.symbol}` : action.card)
      const lying = lyingIn(view).map((number) => (gone.has(number) ? 0 : number))
      const others = new Set(
        [...occupiedIn(view, seat, index)].filter(
          (one) => !view.players[seat]?.pieces.includes(one),
        ),
      )
      pieces.forEach((at, other) => {
        if (other !== index && at !== 'gate') others.add(at)
      })
      const way =
        action.verb === 'move' && sign
          ? wayTo(
              { board, occupied: through ? new Set<string>() : others, lying },
              from,
              sign,
              power,
              to,
              taken,
            )
          : undefined
      path = way
        ? [from, ...way.steps.filter((step) => !step.take).map((step) => step.space)]
        : strollTo(board, from, to)
      pieces[index] = to
    }
    for (const number of taken) gone.add(number)
    return { action: text, from, to, path }
  })
}

/** The ways of a whole plan as lines: one for each stretch that a piece goes without a break. */
export function lines(board: Board, all: Leg[]): Point[][] {
  const stretches: string[][] = []
  for (const { path } of all) {
    const last = stretches.at(-1)
    if (last && path[0] === last.at(-1)) last.push(...path.slice(1))
    else if (path.length) stretches.push([...path])
  }
  return stretches.map((names) => pointsOf(board, names))
}

/** The last actions of a seat that can still be undone: those after the last hidden information was revealed. */
export function undoable(history: Entry[], seat: number): Entry[] {
  const found: Entry[] = []
  for (const entry of [...history].reverse()) {
    const { drawn, found: tokens, cards } = entry.event
    if (entry.seat !== seat || entry.last || drawn || tokens?.length || cards?.length) break
    found.unshift(entry)
  }
  return found
}

/** The view with the pieces where they stood before those entries. */
export function rewound(view: GameView, seat: number, entries: Entry[]): GameView {
  const players = view.players.map((player, number) =>
    number === seat ? { ...player, pieces: [...player.pieces] } : player,
  )
  const pieces = players[seat]?.pieces
  for (const entry of [...entries].reverse()) {
    const piece = readAction(entry.event.action).piece - 1
    if (pieces && entry.from && piece >= 0) pieces[piece] = entry.from
  }
  return { ...view, players }
}

/** Whether a list begins like another one. */
export const begins = (whole: string[], part: string[]) => part.every((one, i) => whole[i] === one)
