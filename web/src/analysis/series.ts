/** What the page makes of an analysis (docs/analysis.md). */

import type { AnalysisDocument, BetterTurn, CardDocument, Why } from '../lib/net/wire'

/** A value of a chart: where, how much, and the turn it comes from. */
export interface Value {
  x: number
  y: number
  /** The number of the turn after which it holds; -1 before the first. */
  turn: number
}

/** Expected rounds to the gate after each own turn, by round. */
export function race(found: AnalysisDocument): Value[][] {
  return found.seats.map((_, seat) => [
    { x: 0, y: found.opening.rounds[seat] ?? 0, turn: -1 },
    ...found.turns.flatMap((turn, number) =>
      turn.seat === seat ? [{ x: turn.round, y: turn.rounds[seat] ?? 0, turn: number }] : [],
    ),
  ])
}

/** The chance to win after every turn. */
export function chances(found: AnalysisDocument): Value[][] {
  return found.seats.map((_, seat) => [
    { x: 0, y: found.opening.win[seat] ?? 0, turn: -1 },
    ...found.turns.map((turn, number) => ({ x: number + 1, y: turn.win[seat] ?? 0, turn: number })),
  ])
}

/** How many cards a deck has, by round. */
export function sizes(found: AnalysisDocument): Value[][] {
  return found.decks.map((deck, seat) => {
    const first = Object.values(deck.start).reduce((sum, count) => sum + count, 0)
    const turns = found.turns.flatMap((turn, number) =>
      turn.seat === seat ? [{ turn, number }] : [],
    )
    return [
      { x: 0, y: first, turn: -1 },
      ...deck.sizes.map(([round, size]) => ({
        x: round,
        y: size,
        turn: turns.find((one) => one.turn.round === round)?.number ?? -1,
      })),
    ]
  })
}

/** Reasons as the hints have them. */
export const whys = (better: BetterTurn): Why[] =>
  better.reasons.map(({ kind, ...about }) => ({ kind, about }))

/** What a card earned for one seat: the most useful first. */
export function earnings(found: AnalysisDocument, seat: number): Required<CardDocument>[] {
  const none = { plays: 0, steps: 0, coins: 0, draws: 0, payments: 0, blockades: 0 }
  return found.cards
    .filter((one) => one.seat === seat)
    .map((one) => ({ ...none, ...one }))
    .sort((a, b) => b.plays - a.plays || (a.card < b.card ? -1 : 1))
}
