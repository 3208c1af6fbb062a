/** The rules that the client works out by itself, held to the engine: see tests/contract. */

import { describe, expect, test, vi } from 'vitest'
import actionsText from '../../tests/contract/actions.json?raw'
import boardsText from '../../tests/contract/boards.json?raw'
import reachText from '../../tests/contract/reach.json?raw'
import sourcesText from '../../tests/contract/sources.json?raw'
import turnsText from '../../tests/contract/turns.json?raw'
import { type Action, readAction, writeAction } from '../src/lib/game/action'
import { type Board, boardOfView, layout, seamAt } from '../src/lib/game/board'
import { blockade, card as facts, mover } from '../src/lib/game/facts'
import { lyingIn, SIGN_OF, type Way } from '../src/lib/game/reach'
import { at, putAll } from '../src/lib/net/jsonPointer'
import type {
  BoardDocument,
  BoardView,
  GameView,
  Options,
  PlayerView,
  TableDocument,
} from '../src/lib/net/wire'
import { choicesOf, groundFor } from '../src/table/model/choices'
import { guess } from '../src/table/model/optimisticUpdate'
import {
  coinsOf,
  pays,
  purchaseRefusal,
  superfluous,
  usesUp,
  waysToPay,
} from '../src/table/model/payment'

interface ReachCase {
  ground: string
  view: GameView
  options: Options
  /** Per piece and card: `target=power left`, separated by semicolons. */
  moves: Record<string, string>
  steps: string[]
}

interface TurnCase {
  ground: string
  view: GameView
  buys: Record<string, string[]>
  updates: Record<string, Record<string, unknown>>
  refused: Record<string, string[]>
  payments: [card: string, sources: string[], spare: string[], clause: string][]
}

vi.setConfig({ testTimeout: 300_000 })

/** Thousands more, where `make test` has written them: see tests/contract/many.py. */
const written = import.meta.glob('../../build/contract/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>
const more = (name: string) => JSON.parse(written[`../../build/contract/${name}.json`] ?? 'null')

const documents: Record<string, BoardDocument & BoardView> = {
  ...JSON.parse(boardsText),
  ...more('boards'),
}
const reaches: ReachCase[] = [...JSON.parse(reachText), ...(more('reach') ?? [])]
const turns: TurnCase[] = [...JSON.parse(turnsText), ...(more('turns') ?? [])]
const boards = new Map<string, Board>()

/** The board of a case; a view of a board made by hand gets that board into it. */
function boardFor({ ground, view }: { ground: string; view: GameView }): Board {
  const document = documents[ground]
  if (!document) throw new Error(`no board ${ground}`)
  if (!view.board.route) view.board = document
  const known = boards.get(ground)
  const board = known ?? layout((view.board.route ? document : boardOfView(document)) ?? document)
  boards.set(ground, board)
  return board
}

/** Whether every step of a way is one that the board allows, and they cost what is missing. */
function walks(board: Board, view: GameView, way: Way, key: string, from: string): boolean {
  const { sign, power } = mover(key)
  const lying = lyingIn(view)
  const taken: number[] = []
  let here = from
  let left = power
  for (const step of way.steps) {
    const near = board.neighbours.get(here) ?? []
    const closed = (other: string) => {
      const number = lying[seamAt(board, here, other) ?? -1] ?? 0
      return taken.includes(number) ? 0 : number
    }
    if (step.take) {
      const { symbol, power: price } = blockade(step.take)
      if (!near.some((other) => closed(other) === step.take) || symbol !== sign) return false
      taken.push(step.take)
      left -= price
    } else {
      const space = board.spaces.get(step.space)
      if (!space || !near.includes(step.space) || closed(step.space)) return false
      if (SIGN_OF[space.terrain] !== sign) return false
      here = step.space
      left -= space.need
    }
    if (left < 0 || left !== step.left) return false
  }
  return left === way.left && here === way.end
}

describe('movement', () => {
  test('every card leads where the rules let it, with the power left', () => {
    let cases = 0
    for (const one of reaches) {
      const board = boardFor(one)
      const { view, options } = one
      const found: Record<string, string[]> = {}
      for (const choice of choicesOf(board, view, options, view.to_move)) {
        if (choice.kind !== 'move') continue
        const [, piece, key, ...target] = choice.text.split(' ')
        const name = `${piece} ${key}`
        found[name] = [...(found[name] ?? []), `${target.join(' ')}=${choice.way?.left}`]
      }
      const told = Object.entries(one.moves).filter(([, results]) => results)
      cases += told.length
      const sorted = Object.entries(found).map(([name, results]) => [name, results.sort()])
      expect(Object.fromEntries(sorted), `${one.ground} ${JSON.stringify(view)}`).toEqual(
        Object.fromEntries(told.map(([name, results]) => [name, results.split(';').sort()])),
      )
    }
    expect(cases).toBeGreaterThan(1000)
  })

  test('every way is walked step by step', () => {
    for (const one of reaches) {
      const board = boardFor(one)
      const { view, options } = one
      const pieces = view.players[view.to_move]?.pieces ?? []
      for (const choice of choicesOf(board, view, options, view.to_move)) {
        if (choice.kind !== 'move' || !choice.way) continue
        const { occupied } = groundFor(board, view, view.to_move, choice.piece - 1)
        const key = choice.text.split(' ')[2] ?? ''
        const from = pieces[choice.piece - 1] ?? ''
        expect(walks(board, view, choice.way, key, from), choice.text).toBe(true)
        const entered = choice.way.steps.filter((step) => !step.take)
        expect(
          entered.some((step) => occupied.has(step.space)),
          choice.text,
        ).toBe(false)
      }
    }
  })

  test('natives and payments are offered as the rules list them', () => {
    for (const one of reaches) {
      const choices = choicesOf(boardFor(one), one.view, one.options, one.view.to_move)
      const texts = choices.filter((choice) => choice.kind !== 'move').map((choice) => choice.text)
      expect(texts.sort(), one.ground).toEqual(one.steps)
    }
  })
})

describe('payment', () => {
  const { values, ways, changed } = JSON.parse(sourcesText) as {
    values: Record<string, [halfCoins: number, usedUp: boolean]>
    ways: Record<string, string[]>
    changed: Record<string, string[]>
  }

  test('every source is worth what the rules say, and leaves the game when it does', () => {
    for (const [source, [halfCoins, usedUp]] of Object.entries(values)) {
      expect(2 * coinsOf(source), source).toBe(halfCoins)
      expect(usesUp(source), source).toBe(usedUp)
    }
  })

  test('every card pays in the ways the rules know', () => {
    for (const [card, forms] of Object.entries(ways))
      expect(waysToPay(card, false).sort()).toEqual(forms)
    for (const [card, forms] of Object.entries(changed))
      expect(waysToPay(card, true).sort()).toEqual(forms)
  })

  test('payments are accepted and refused as the rules do', () => {
    for (const { view, payments, buys } of turns) {
      const waiting = view.turn.change_symbol ?? 0
      for (const [card, sources, spare, clause] of payments) {
        const price = facts(card).price ?? 0
        expect(superfluous(sources, price), `${card} with ${sources}`).toEqual(spare)
        expect(pays(sources, price, waiting), `${card} with ${sources}`).toBe(!clause)
      }
      for (const [card, sources] of Object.entries(buys))
        expect(pays(sources, facts(card).price ?? 0, waiting), `${card} with ${sources}`).toBe(true)
    }
  })

  test('what cannot be bought is refused by the same clause', () => {
    for (const { view, refused } of turns) {
      for (const [clause, cards] of Object.entries(refused)) {
        for (const card of cards)
          expect(purchaseRefusal(view, card), `${card} ${JSON.stringify(view)}`).toBe(clause)
      }
    }
  })
})

describe('optimistic update', () => {
  /** What a case tells about: the own player, the blockades that lie, the piles. */
  function shown(view: GameView): Record<string, unknown> {
    const own = view.players[view.to_move] as PlayerView
    const piles = (['board', 'reserve'] as const).flatMap((shelf) =>
      Object.entries(view.market[shelf]).map(([card, left]) => [`${shelf}/${card}`, left]),
    )
    return { ...own, seams: lyingIn(view), ...Object.fromEntries(piles) }
  }

  test('the table is shown at once as the rules will have it', () => {
    let cases = 0
    for (const one of turns) {
      const board = boardFor(one)
      const { view, updates } = one
      const before = shown(view)
      for (const [text, { ends, ...change }] of Object.entries(updates)) {
        const table = { view: structuredClone(view), seat: view.to_move, options: {} }
        const changes = guess(table as TableDocument, board, text)
        putAll(table, changes)
        const after = shown(table.view)
        const keys = new Set([...Object.keys(before), ...Object.keys(after)])
        const differs = (key: string) => JSON.stringify(after[key]) !== JSON.stringify(before[key])
        const told = ['pieces', 'blockades', 'seams']
        const found = [...keys].filter((key) => differs(key) && (!ends || told.includes(key)))
        expect(
          Object.fromEntries(found.map((key) => [key, after[key] ?? 0])),
          `${one.ground}: ${text}`,
        ).toEqual(change)
        expect(at(table, '/options')).toEqual({})
        cases++
      }
    }
    expect(cases).toBeGreaterThan(500)
  })
})

describe('action text', () => {
  const EMPTY = { piece: 0, card: '', symbol: '', target: '', via: [], cards: [] }

  test('is read and written as the rules do', () => {
    const cases = Object.entries<Partial<Action>>({
      ...JSON.parse(actionsText),
      ...more('actions'),
    })
    for (const [text, said] of cases) {
      const action = readAction(text)
      expect(action, text).toEqual({ ...EMPTY, ...said })
      expect(writeAction(action.verb, action)).toBe(text)
    }
    expect(cases.length).toBeGreaterThan(300)
  })
})
