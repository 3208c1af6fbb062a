/** The spaces that a movement led over, from where the piece stood. */

import { type Action, takenBy } from '../../lib/game/action'
import type { Board } from '../../lib/game/board'
import { mover } from '../../lib/game/facts'
import { strollTo, wayTo } from '../../lib/game/reach'
import type { GameView } from '../../lib/net/wire'
import { groundFor } from './choices'

/** The view is the one before the movement. */
export function pathTaken(
  board: Board,
  view: GameView,
  seat: number,
  action: Action,
  from: string,
): string[] {
  const { sign, power } = mover(action.symbol ? `${action.card}:${action.symbol}` : action.card)
  if (action.verb === 'move' && sign) {
    const ground = groundFor(board, view, seat, action.piece - 1)
    const way = wayTo(ground, from, sign, power, action.target, takenBy(action))
    if (way) return [from, ...way.steps.filter((step) => !step.take).map((step) => step.space)]
  }
  return strollTo(board, from, action.target)
}
