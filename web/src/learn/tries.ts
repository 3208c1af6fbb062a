/** What somebody means who points at something that cannot be done: an action to be answered. */

import { readAction } from '../lib/game/action'
import type { Board } from '../lib/game/board'
import { blockade, CARDS, type Sign, TOKENS } from '../lib/game/facts'
import { SIGN_OF } from '../lib/game/reach'
import type { GameView } from '../lib/net/wire'

/** Steps from space to space, whatever lies there. */
function apart(board: Board, from: string, to: string): number {
  let layer = [from]
  const seen = new Set(layer)
  for (let steps = 0; layer.length; steps++) {
    if (layer.includes(to)) return steps
    layer = layer
      .flatMap((name) => board.neighbours.get(name) ?? [])
      .filter((name) => !seen.has(name) && seen.add(name))
  }
  return 99
}

/** The piece that would go there: the nearest that does not stand there. */
function pieceFor(board: Board, pieces: string[], target: string): number {
  const space = target.startsWith('#') ? '' : target
  const far = pieces.map((at) => (at === 'gate' || at === space ? 100 : apart(board, at, space)))
  return far.indexOf(Math.min(...far)) + 1
}

/** A card or token as the player wants to use it on a target; empty if nothing can be meant. */
export function triedMove(
  board: Board,
  view: GameView,
  seat: number,
  mover: string,
  target: string,
): string {
  const piece = pieceFor(board, view.players[seat]?.pieces ?? [], target)
  if (mover === 'native' || mover === 'native_token') return `${mover} ${piece} ${target}`
  const printed =
    CARDS.get(mover)?.symbols ??
    (TOKENS.get(mover)?.symbol ? [TOKENS.get(mover)?.symbol as Sign] : [])
  if (!printed.length) return ''
  const space = board.spaces.get(target)
  const wanted = target.startsWith('#')
    ? blockade(Number(target.slice(1))).symbol
    : space && SIGN_OF[space.terrain]
  const sign = printed.find((one) => one === wanted) ?? printed[0]
  return `move ${piece} ${mover}${printed.length > 1 ? `:${sign}` : ''} ${target}`
}

/** Whom a tap without a card is about: who moves in what is shown, or the first in the hand who could. */
export function likelyMover(show: readonly string[], hand: readonly string[]): string {
  const shown = show.map(readAction).find((one) => one.piece && hand.includes(one.card))
  return shown?.card ?? hand.find((id) => CARDS.get(id)?.symbols.length) ?? ''
}

/** The kind of handling an action needs: what is explained the first times. */
export function handling(text: string): string {
  const action = readAction(text)
  if (action.verb === 'end') return action.cards.length ? 'keep' : 'end'
  if (action.verb === 'native_token' || TOKENS.has(action.card)) return 'token'
  if (action.verb === 'move' || action.verb === 'native')
    return action.target.startsWith('#') ? 'blockade' : 'move'
  return action.verb
}
