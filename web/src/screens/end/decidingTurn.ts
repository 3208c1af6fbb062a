/** The turn that decided a race for somebody who lost it, and the position to try it again from. */

import { settings } from '../../lib/app/settings.svelte'
import { type Board, boardOfView, layout } from '../../lib/game/board'
import { readBoard } from '../../lib/net/api'
import type { AnalysisDocument, GameView, SeatDocument, Setup } from '../../lib/net/wire'
import type { Film, Turn } from '../../replay/frames'

export interface DecidingTurn {
  turn: Turn
  /** How it was found: by the steps of that round, by an analysis, or for want of both as the player's last one. */
  by: 'race' | 'analysis' | 'last'
  /** Steps that the player's and the winner's expedition came closer in that round, where these decided. */
  steps: { own: number; theirs: number } | null
}

/** The board a film is played on. */
export async function boardOf(film: Film): Promise<Board | null> {
  const { board } = film.document.start
  const own = boardOfView(board) ?? (board.route ? await readBoard(board.route) : null)
  return own && layout(own)
}

/** Steps that all pieces of a seat have to go. */
function toGo(board: Board, view: GameView, seat: number): number {
  const pieces = view.players[seat]?.pieces ?? []
  return pieces.reduce((sum, at) => sum + (board.distance.get(at) ?? 0), 0)
}

/** How far a seat came in a turn. */
function gained(film: Film, board: Board, turn: Turn | undefined): number {
  if (!turn) return 0
  return toGo(board, film.at(turn.first), turn.seat) - toGo(board, film.at(turn.last), turn.seat)
}

/** By the race itself: the round in which the winner gained most on this seat. */
function byRace(film: Film, board: Board, seat: number, winner: number): DecidingTurn | null {
  let best: DecidingTurn | null = null
  let most = 0
  for (const turn of film.turns.filter((one) => one.seat === seat)) {
    const rival = film.turns.find((one) => one.seat === winner && one.round === turn.round)
    const steps = { own: gained(film, board, turn), theirs: gained(film, board, rival) }
    if (steps.theirs - steps.own > most) {
      most = steps.theirs - steps.own
      best = { turn, by: 'race', steps }
    }
  }
  return best
}

/** By an analysis: the costliest of the turning points that are this seat's. */
function byAnalysis(film: Film, found: AnalysisDocument, seat: number): DecidingTurn | null {
  const point = found.turning_points.find((one) => found.turns[one.turn]?.seat === seat)
  const turn = point && film.turns[point.turn]
  return turn ? { turn, by: 'analysis', steps: null } : null
}

/** The last turn of a seat that nobody overtook: a tie was broken, or more pieces were home. */
function last(film: Film, seat: number): DecidingTurn | null {
  const turn = film.turns.findLast((one) => one.seat === seat)
  return turn ? { turn, by: 'last', steps: null } : null
}

export function decidingTurn(
  film: Film,
  board: Board,
  [seat, winner]: [seat: number, winner: number],
  analysis?: AnalysisDocument,
): DecidingTurn | null {
  const found = (analysis && byAnalysis(film, analysis, seat)) ?? byRace(film, board, seat, winner)
  return found ?? last(film, seat)
}

/** A moment of a finished game as a position document; null where not everything is open. */
export function positionOf(view: GameView): Record<string, unknown> | null {
  const players = view.players.map(({ unseen, hand, draw: _, ...rest }) =>
    Array.isArray(hand) ? { ...rest, hand, draw: unseen } : null,
  )
  if (players.includes(null) || view.finished) return null
  const { seat: _, tokens, format: __, players: ___, ...rest } = view
  const left = [...(tokens?.unseen ?? [])]
  const caves = Object.entries(view.board.caves ?? {}).map(([name, count]) => [
    name,
    left.splice(0, count),
  ])
  return {
    ...rest,
    format: 'eldorado-position/1',
    board: tokens ? { ...view.board, caves: Object.fromEntries(caves) } : view.board,
    players,
    ...(tokens && { tokens: { used: tokens.used, spare: left } }),
  }
}

/** A table for one person alone, from a moment on; computer players take the other seats. */
export function soloFrom(
  view: GameView,
  seats: SeatDocument[],
  seat: number,
  name: string,
): Setup | null {
  const position = positionOf(view)
  return (
    position && {
      position,
      pace: settings.pace,
      seats: seats.map(({ kind, level, colour }, i) =>
        i === seat
          ? { kind: 'person', name, colour }
          : { kind: 'bot', level: (kind === 'bot' && level) || 'ranger', colour },
      ),
    }
  )
}
