/** A game as its guide sees it. */

import { readAction } from '../lib/game/action'
import { type Board, seamAt } from '../lib/game/board'
import { lyingIn } from '../lib/game/reach'
import type { Choice } from '../table/model/choices'
import type { Play } from '../table/model/tableController.svelte'
import type { Situation } from './steps'

/** A blockade so many steps ahead is near. */
const NEAR = 3
/** More marks than these would be a crowd. */
const MOST_MARKS = 3

export function situationOf(play: Play): Situation {
  const { board, view, me } = play
  const verbs = play.history
    .filter((entry) => entry.seat === play.seat)
    .map((entry) => readAction(entry.event.action).verb)
  const count = (...wanted: string[]) => verbs.filter((verb) => wanted.includes(verb)).length
  const piece = me?.pieces.find((at) => at !== 'gate') ?? ''
  const payments = count('pay')
  return {
    mine: play.mine,
    mode: play.mode.kind,
    moves: count('move', 'native', 'native_token') + payments,
    purchases: count('buy', 'take'),
    payments,
    turns: count('end'),
    hand: play.hand.length,
    blockades: me?.blockades.length ?? 0,
    piece,
    ...bestCard(play.choices, board, piece),
    affordable: Object.keys(play.options.buys ?? {}).length > 0,
    special: play.choices
      .filter((one) => one.kind === 'pay' && !one.target.startsWith('#'))
      .map((one) => one.target),
    blockade: board && view ? nearestBlockade(board, lyingIn(view), piece) : 0,
  }
}

/** The card that leads farthest, with where it leads. */
function bestCard(choices: Choice[], board: Board | null, piece: string) {
  const far = (name: string) => board?.distance.get(name) ?? Number.POSITIVE_INFINITY
  const ahead = choices
    .filter((one) => one.kind === 'move' && board?.spaces.has(one.target))
    .filter((one) => far(one.target) < far(piece))
    .sort((a, b) => far(a.target) - far(b.target))
  const card = ahead[0]?.card.split(':')[0] ?? ''
  const own = ahead.filter((one) => one.card.split(':')[0] === card)
  const spaces = [...new Set(own.map((one) => one.target))].slice(0, MOST_MARKS)
  return { card, spaces }
}

/** The first blockade on the ways from a space; 0 if none is near. */
function nearestBlockade(board: Board, lying: readonly number[], from: string): number {
  let layer = [from]
  const seen = new Set(layer)
  for (let steps = 0; steps < NEAR; steps++) {
    const next: string[] = []
    for (const here of layer) {
      for (const other of board.neighbours.get(here) ?? []) {
        const seam = seamAt(board, here, other)
        const number = seam === undefined ? 0 : (lying[seam] ?? 0)
        if (number) return number
        if (seen.has(other)) continue
        seen.add(other)
        next.push(other)
      }
    }
    layer = next
  }
  return 0
}
