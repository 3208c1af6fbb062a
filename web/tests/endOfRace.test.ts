/** After a race: the turn that decided it, the position to try it from, and the picture to share. */

import { describe, expect, test } from 'vitest'
import { layout } from '../src/lib/game/board'
import type { AnalysisDocument, GameView, Replay, ReplayFrame } from '../src/lib/net/wire'
import { winningRound } from '../src/lib/text/words'
import { Film } from '../src/replay/frames'
import { decidingTurn, positionOf, soloFrom } from '../src/screens/end/decidingTurn'
import { fanOf } from '../src/screens/end/fan'
import { pathsOf, resultPicture } from '../src/screens/end/resultPicture'

const board = layout({
  spaces: { a: 'S1', b: 'g1', c: 'g1', d: 'g1', z: 'F:g1' },
  edges: [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['d', 'z'],
  ],
  hexes: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0], z: [4, 0] },
  seams: [],
})

const player = (at: string) => ({
  arrived: 0,
  blockades: [],
  discard: [],
  draw: 2,
  hand: ['explorer'],
  pieces: [at],
  play: [],
  removed: [],
  tokens: [],
  unseen: ['sailor', 'traveler'],
})
const start = {
  format: 'eldorado-view/1',
  seat: null,
  board: { route: 'first_game', blockades: [1, null], caves: { k: 2 } },
  market: { board: {}, reserve: {} },
  players: [player('a'), player('a')],
  round: 1,
  start: 0,
  to_move: 0,
  tokens: { used: ['coin_1'], unseen: ['coin_2', 'draw_card', 'machete_1'] },
  turn: { bought: false },
  variant: { caves: true, free_order: false, full_race: false },
} as GameView

const step = (
  round: number,
  seat: number,
  action: string,
  set: Record<string, unknown> = {},
): ReplayFrame => ({
  round,
  event: { type: 'acted', at: 0, seat, action },
  set,
  gone: [],
})
const film = new Film({
  names: ['Ann', 'Bob'],
  route: '',
  variant: '',
  result: '',
  eyes: null,
  start,
  frames: [
    step(1, 0, 'move 1 explorer b', { '/players/0/pieces/0': 'b' }),
    step(1, 0, 'end'),
    step(1, 1, 'move 1 explorer b', { '/players/1/pieces/0': 'b' }),
    step(1, 1, 'end'),
    step(2, 0, 'end'),
    step(2, 1, 'move 1 captain z', { '/players/1/pieces/0': 'gate' }),
  ],
} as Replay)

describe('the turn that decided it', () => {
  test('is the one in which the winner gained most', () => {
    const found = decidingTurn(film, board, [0, 1])
    expect(found?.turn.round).toBe(2)
    expect(found?.steps).toEqual({ own: 0, theirs: 4 })
  })

  test('is what an analysis says, where there is one', () => {
    const analysis = {
      turning_points: [{ turn: 1 }, { turn: 0 }],
      turns: [{ seat: 0 }, { seat: 1 }],
    } as AnalysisDocument
    const found = decidingTurn(film, board, [0, 1], analysis)
    expect(found?.turn.round).toBe(1)
    expect(found?.steps).toBeNull()
  })

  test('is the last one of a player whom nobody overtook', () => {
    const found = decidingTurn(film, board, [1, 0])
    expect(found?.turn).toMatchObject({ seat: 1, round: 2 })
    expect(found?.by).toBe('last')
    expect(found?.steps).toBeNull()
  })

  test('is missing for who had no turn at all', () => {
    const short = new Film({ ...film.document, frames: film.document.frames.slice(0, 2) })
    expect(decidingTurn(short, board, [1, 0])).toBeNull()
  })
})

test('a full race is won in the round of the first arrival', () => {
  const turns = [
    { seat: 0, round: 3 },
    { seat: 1, round: 3 },
    { seat: 1, round: 4 },
  ]
  expect(winningRound(turns, 0)).toBe(3)
  expect(winningRound(turns, 1)).toBe(4)
  expect(winningRound([], 1)).toBe(0)
})

describe('a moment as a position', () => {
  test('has everything that is open, and deals what is hidden', () => {
    const position = positionOf(start) as Record<string, unknown>
    expect(position).not.toHaveProperty('seat')
    expect(position.format).toBe('eldorado-position/1')
    expect((position.players as unknown[])[0]).toMatchObject({
      draw: ['sailor', 'traveler'],
      hand: ['explorer'],
    })
    expect((position.players as unknown[])[0]).not.toHaveProperty('unseen')
    expect(position.board).toMatchObject({ caves: { k: ['coin_2', 'draw_card'] } })
    expect(position.tokens).toEqual({ used: ['coin_1'], spare: ['machete_1'] })
  })

  test('is not offered where hands are hidden, or the game is over', () => {
    const hidden = { ...start, players: [{ ...player('a'), hand: 3 }] } as GameView
    expect(positionOf(hidden)).toBeNull()
    expect(positionOf({ ...start, finished: true })).toBeNull()
  })

  test('is played alone: others become computer players', () => {
    const seats = [
      { kind: 'person', colour: 'red', name: 'Ann' },
      { kind: 'person', colour: 'blue', name: 'Bob' },
      { kind: 'bot', level: 'rookie', colour: 'white', name: '' },
    ] as never
    const setup = soloFrom(start, seats, 0, 'Ann')
    expect(setup?.seats).toEqual([
      { kind: 'person', name: 'Ann', colour: 'red' },
      { kind: 'bot', level: 'ranger', colour: 'blue' },
      { kind: 'bot', level: 'rookie', colour: 'white' },
    ])
  })
})

test('a fan shows what was bought first', () => {
  const deck: [string, number][] = [
    ['explorer', 3],
    ['traveler', 4],
    ['captain', 2],
    ['native', 1],
  ]
  expect(fanOf(deck)).toEqual([
    'captain',
    'captain',
    'native',
    'explorer',
    'explorer',
    'explorer',
    'traveler',
  ])
})

describe('the picture of a result', () => {
  test('leads every path to where it ended', () => {
    const [ann, bob] = pathsOf(film, board)
    expect(ann?.points).toHaveLength(2)
    expect(bob?.points.length).toBeGreaterThan(5)
  })

  test('keeps paths along the same way apart', () => {
    const same = new Film({ ...film.document, frames: film.document.frames.slice(0, 4) })
    const racers = ['Ann', 'Bob'].map((name) => ({ name, told: '', fill: '#f00', ink: '#000' }))
    const text = { title: '', headline: '', link: '', font: '', qr: { size: 3, path: '' } }
    const svg = resultPicture(board, same, { ...text, racers }, () => '#123456')
    const lines = new Set(
      [...svg.matchAll(/<path d="(M[^"]*)" fill="none"/g)].map(([, data]) => data),
    )
    expect(lines.size).toBe(2)
  })

  test('says who won and where to see it, and trusts no name', () => {
    const racers = ['<Ann>', 'Bob'].map((name) => ({
      name,
      told: 'arrived',
      fill: '#f00',
      ink: '#000',
    }))
    const svg = resultPicture(
      board,
      film,
      {
        title: 'El Dorado',
        headline: 'Bob wins',
        link: 'https://example.org/replay/x',
        racers,
        qr: { size: 3, path: 'M0 0h1' },
        font: '',
      },
      () => '#123456',
    )
    expect(svg).toContain('&#60;Ann&#62;')
    expect(svg).toContain('https://example.org/replay/x')
    expect(svg).toContain('Bob wins')
    expect(svg).not.toContain('NaN')
  })
})
