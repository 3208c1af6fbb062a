/** A replay knows every position by its number, forwards and backwards. */

import { describe, expect, test } from 'vitest'
import type { GameView, Replay, ReplayFrame } from '../src/lib/net/wire'
import { Film, readResult, turnsOf } from '../src/replay/frames'

const start = {
  format: 'eldorado-view/1',
  seat: null,
  players: [
    { pieces: ['a'], hand: ['explorer'], discard: [] },
    { pieces: ['b'], hand: ['sailor'], discard: [] },
  ],
  turn: { bought: false },
  to_move: 0,
  round: 1,
} as unknown as GameView

/** Rounds of two turns: a move and the end of the turn each. */
function frames(rounds: number): ReplayFrame[] {
  const found: ReplayFrame[] = []
  for (let round = 1; round <= rounds; round++) {
    for (const seat of [0, 1]) {
      found.push({
        round,
        event: { type: 'acted', at: 0, seat, action: `move 1 explorer s${round}` },
        set: {
          [`/players/${seat}/pieces`]: [`s${round}`],
          [`/players/${seat}/discard/${round - 1}`]: 'x',
        },
        gone: round > 1 ? [] : [`/players/${seat}/hand/0`],
      })
      found.push({
        round,
        event: { type: 'acted', at: 0, seat, action: 'end' },
        set: { '/to_move': 1 - seat, '/round': seat ? round + 1 : round },
        gone: [],
      })
    }
  }
  return found
}

const film = (rounds: number) =>
  new Film({
    names: ['A', 'B'],
    route: '',
    variant: '',
    result: '',
    eyes: null,
    start,
    frames: frames(rounds),
  } satisfies Replay)

describe('a film', () => {
  const long = film(25)

  test('gives the same position from the keyframes as from the beginning', () => {
    const short = film(25)
    for (let step = 0; step <= long.length; step++) {
      const round = Math.floor(step / 4)
      const view = long.at(step)
      expect(view.round, `step ${step}`).toBe(round + 1)
      expect(view.players[1]?.discard.length).toBe(step % 4 > 2 ? round + 1 : round)
    }
    for (const step of [99, 3, 57, 16, 15, 17, 0]) {
      expect(long.at(step)).toEqual(short.at(step))
    }
  })

  test('never hands out what it keeps', () => {
    const view = long.at(40)
    view.players.length = 0
    expect(long.at(40).players.length).toBe(2)
    expect(start.players[0]?.pieces).toEqual(['a'])
    expect(long.at(0).players[0]?.hand).toEqual(['explorer'])
  })

  test('stays within its steps', () => {
    expect(long.within(-4)).toBe(0)
    expect(long.within(4000)).toBe(100)
    expect(long.within(Number.NaN)).toBe(0)
    expect(long.at(4000)).toEqual(long.at(100))
  })

  test('knows its turns', () => {
    expect(long.turns.length).toBe(50)
    expect(long.turns[3]).toEqual({ number: 3, seat: 1, round: 2, first: 6, last: 8 })
    expect(long.turnAt(0)).toBe(0)
    expect(long.turnAt(7)).toBe(3)
    expect(long.turnAt(8)).toBe(4)
    expect(long.turnAt(100)).toBe(50)
  })

  test('goes from turn to turn', () => {
    expect(long.after(0)).toBe(2)
    expect(long.after(1)).toBe(2)
    expect(long.after(100)).toBe(100)
    expect(long.before(0)).toBe(0)
    expect(long.before(7)).toBe(6)
    expect(long.before(6)).toBe(4)
    expect(long.before(100)).toBe(98)
  })
})

test('turns end with `end`, with another seat, or with the game', () => {
  const act = (seat: number, round: number, action: string): ReplayFrame => ({
    round,
    event: { type: 'acted', at: 0, seat, action },
    set: {},
    gone: [],
  })
  const turns = turnsOf([
    act(0, 1, 'end'),
    act(1, 1, 'move 1 sailor X1'),
    act(0, 2, 'end'),
    act(0, 3, 'play compass'),
  ])
  expect(turns.map((turn) => [turn.seat, turn.first, turn.last])).toEqual([
    [0, 0, 1],
    [1, 1, 2],
    [0, 2, 3],
    [0, 3, 4],
  ])
  expect(turnsOf([])).toEqual([])
})

test('results are read as records write them', () => {
  expect(readResult('seat 3, only_arrival, places 2 2 1')).toEqual({
    winner: 2,
    reason: 'only_arrival',
    places: [2, 2, 1],
  })
  expect(readResult('nobody, stalemate, places 1 1').winner).toBeNull()
  expect(readResult('*')).toEqual({ winner: null, reason: '', places: [] })
})
