/** What somebody means who points at something that cannot be done: an action for the rules to refuse. */

import { writeAction } from '../../lib/game/action'
import type { Board, Space } from '../../lib/game/board'
import { blockade, CARDS, SIGNS, type Sign, TOKENS } from '../../lib/game/facts'
import { SIGN_OF } from '../../lib/game/reach'
import type { GameView } from '../../lib/net/wire'

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

/** The symbols that a card or token can move by. */
export function symbolsOf(id: string): readonly Sign[] {
  const symbol = TOKENS.get(id)?.symbol
  return CARDS.get(id)?.symbols ?? (symbol ? [symbol] : [])
}

const powerOf = (id: string) => CARDS.get(id)?.power ?? TOKENS.get(id)?.power ?? 0

/** What a space or a blockade asks for; undefined where it is no power. */
export function symbolAsked(board: Board, target: string): Sign | undefined {
  if (target.startsWith('#')) {
    const { symbol } = blockade(Number(target.slice(1)))
    return symbol === 'rubble' ? undefined : symbol
  }
  const space = board.spaces.get(target)
  return space && SIGN_OF[space.terrain]
}

/** How many cards a space or a blockade asks for; 0 where it asks for power. */
function cardsAsked(board: Board, target: string): number {
  if (target.startsWith('#')) {
    const { symbol, power } = blockade(Number(target.slice(1)))
    return symbol === 'rubble' ? power : 0
  }
  const space = board.spaces.get(target)
  return space?.terrain === 'rubble' || space?.terrain === 'camp' ? space.need : 0
}

/** Whether a card or token can be meant to move a piece: any card can be tried. */
export const couldMove = (id: string) =>
  CARDS.has(id) || id === 'native_token' || symbolsOf(id).length > 0

/** A card or token as the player wants to use it on a target. */
export function attemptedMove(
  board: Board,
  view: GameView,
  seat: number,
  mover: string,
  target: string,
): string {
  const piece = pieceFor(board, view.players[seat]?.pieces ?? [], target)
  if (mover === 'native' || mover === 'native_token') return writeAction(mover, { piece, target })
  const printed = symbolsOf(mover)
  const wanted = symbolAsked(board, target)
  let symbol = ''
  if (view.turn.change_symbol && CARDS.has(mover))
    symbol = wanted ?? SIGNS.find((one) => !printed.includes(one)) ?? ''
  else if (printed.length > 1) symbol = printed.find((one) => one === wanted) ?? printed[0] ?? ''
  return writeAction('move', { piece, card: mover, symbol, target })
}

/** What a tap on a target means without a card that moves: to pay, or to go there by the best card. */
export function attemptedTarget(board: Board, view: GameView, seat: number, target: string) {
  const player = view.players[seat]
  const hand = Array.isArray(player?.hand) ? player.hand : []
  if (!player) return ''
  const count = cardsAsked(board, target)
  if (count && hand.length) {
    const piece = pieceFor(board, player.pieces, target)
    return writeAction('pay', { piece, target, cards: hand.slice(0, count) })
  }
  const wanted = symbolAsked(board, target)
  const worth = (id: string) =>
    powerOf(id) + (symbolsOf(id).some((one) => one === wanted) ? 100 : 0)
  const [mover] = [...hand, ...player.tokens.filter((id) => powerOf(id))].sort(
    (a, b) => worth(b) - worth(a),
  )
  return mover ? attemptedMove(board, view, seat, mover, target) : ''
}

/** A token as the player wants to use it; one that moves is tried on the nearest space, best one that fits. */
export function attemptedToken(board: Board, view: GameView, seat: number, token: string): string {
  const native = token === 'native_token'
  if (!native && !powerOf(token)) return writeAction('token', { card: token })
  const pieces = view.players[seat]?.pieces ?? []
  const from = pieces.find((at) => at !== 'gate') ?? ''
  const taken = new Set(view.players.flatMap((player) => player.pieces))
  const sign = symbolsOf(token)[0]
  const fits = (space: Space) =>
    native || (SIGN_OF[space.terrain] === sign && space.need <= powerOf(token))
  const near = [...board.spaces.values()]
    .filter(
      ({ name, terrain }) => !taken.has(name) && terrain !== 'mountain' && terrain !== 'start',
    )
    .map((space) => ({ ...space, far: apart(board, from, space.name) + (fits(space) ? 0 : 100) }))
    .sort((a, b) => a.far - b.far)
  return attemptedMove(board, view, seat, token, near[0]?.name ?? from)
}
