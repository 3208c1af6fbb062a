/** An analysis as the server tells it (docs/analysis.md), and what the page makes of it. */

import type { Why } from '../hints/planWords'

/** Chance to win, and rounds. */
export type Pair = [win: number, rounds: number]

export interface Better {
  actions: string[]
  reasons: ({ kind: string } & Record<string, unknown>)[]
}

export interface Decision {
  /** The first of the turn's actions that belong to it, and how many do. */
  first: number
  count: number
  played: Pair
  best?: Pair
  better?: Better
}

export interface AnalysedTurn {
  round: number
  seat: number
  rounds: number[]
  win: number[]
  loss: Pair | null
  blunder: boolean
  decisions: Decision[]
  luck: { kind: string; action: number; gained: Pair }[]
}

export interface TurningPoint {
  turn: number
  decision: number
  loss: Pair
  cost: number
}

export interface Earned {
  seat: number
  card: string
  plays?: number
  steps?: number
  coins?: number
  draws?: number
  payments?: number
  blockades?: number
}

export interface Tempo {
  walked: number
  nearer: number
  detour_turns: number[]
  detour_steps: number
  detour_rounds: number
  waiting_turns: number[]
  waiting_rounds: number
}

export interface AnalysisDocument {
  format: string
  route: string
  variant: string
  seats: string[]
  start: number
  finished: boolean
  result: { winner: number | null; reason: string; places: number[] } | null
  opening: { rounds: number[]; win: number[]; luck: (Pair | null)[] }
  turns: AnalysedTurn[]
  turning_points: TurningPoint[]
  decks: {
    start: Record<string, number>
    changes: [round: number, card: string, by: number, how: string][]
    sizes: [round: number, size: number][]
  }[]
  cards: Earned[]
  tempo: Tempo[]
  balance: { luck: Pair; play: Pair; draws: number; blunders: number }[]
}

export interface AnalysisState {
  progress: number
  analysis: AnalysisDocument | null
}

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
export const whys = (better: Better): Why[] =>
  better.reasons.map(({ kind, ...about }) => ({ kind, about }))

/** What a card earned for one seat: the most useful first. */
export function earnings(found: AnalysisDocument, seat: number): Required<Earned>[] {
  const none = { plays: 0, steps: 0, coins: 0, draws: 0, payments: 0, blockades: 0 }
  return found.cards
    .filter((one) => one.seat === seat)
    .map((one) => ({ ...none, ...one }))
    .sort((a, b) => b.plays - a.plays || (a.card < b.card ? -1 : 1))
}
