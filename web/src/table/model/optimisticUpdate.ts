/** What the table will look like after an own action: shown at once, until the server answers. */

import { readAction, sourceCard, takenBy } from '../../lib/game/action'
import type { Board } from '../../lib/game/board'
import { CARDS, card as facts, TOKENS } from '../../lib/game/facts'
import { lyingIn } from '../../lib/game/reach'
import { without } from '../../lib/game/without'
import type { GameView, TableDocument } from '../../lib/net/wire'
import { usesUp } from './payment'

type Changes = Record<string, unknown>

const ORDER = [...CARDS.keys()]

/** A pile after some cards have come; piles are sorted. */
const joined = (pile: string[], more: string[]) =>
  [...pile, ...more].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))

/** Changes by JSON pointer, undefined for what is gone; empty where the outcome cannot be foretold. */
export function guess(table: TableDocument, board: Board | null, text: string): Changes {
  const view = table.view
  const seat = table.seat
  if (!view || seat === null) return {}
  const player = view.players[seat]
  if (!player || !Array.isArray(player.hand)) return {}
  const hand = player.hand
  const action = readAction(text)
  const { card, cards, target } = action
  const home = `/view/players/${seat}`
  const changes: Changes = {}
  const spend = (used: string[], removed: string[]) => {
    changes[`${home}/hand`] = without(hand, [...used, ...removed])
    if (used.length) changes[`${home}/play`] = joined(player.play, used)
    if (removed.length) changes[`${home}/removed`] = joined(player.removed, removed)
  }
  const use = (one: string) => (facts(one).item ? spend([], [one]) : spend([one], []))
  const useTokens = (tokens: string[]) => {
    if (tokens.length) changes[`${home}/tokens`] = without(player.tokens, tokens)
  }
  const walk = () => {
    const taken = takenBy(action)
    if (taken.length) {
      changes[`${home}/blockades`] = [...player.blockades, ...taken].sort((a, b) => a - b)
      Object.assign(changes, withoutBlockades(view, taken))
    }
    if (!target.startsWith('#')) {
      const finish = board?.spaces.get(target)?.finish
      changes[`${home}/pieces/${action.piece - 1}`] = finish ? 'gate' : target
    }
  }
  switch (action.verb) {
    case 'move':
      if (TOKENS.has(card)) useTokens([card])
      else use(card)
      walk()
      break
    case 'native':
      use(card)
      walk()
      break
    case 'native_token':
      useTokens([card])
      walk()
      break
    case 'pay':
      if (board?.spaces.get(target)?.terrain === 'camp') spend([], cards)
      else spend(cards, [])
      walk()
      break
    case 'remove':
      spend([], cards)
      break
    case 'buy': {
      const paid = cards.filter((one) => !TOKENS.has(one))
      const gone = paid.filter(usesUp)
      spend(without(paid, gone).map(sourceCard), gone.map(sourceCard))
      useTokens(cards.filter((one) => TOKENS.has(one)))
      Object.assign(changes, fromPile(view, card, true))
      changes[`${home}/discard`] = joined(player.discard, [card])
      break
    }
    case 'take':
      use('transmitter')
      Object.assign(changes, fromPile(view, card, false))
      changes[`${home}/discard`] = joined(player.discard, [card])
      break
    default:
      return {}
  }
  changes['/options'] = {}
  return changes
}

/** Blockades leave the board; a board made by hand keeps them, as won by somebody. */
function withoutBlockades(view: GameView, taken: number[]): Changes {
  if (!view.board.route) return {}
  const seams = lyingIn(view).flatMap((number, seam) => (taken.includes(number) ? [seam] : []))
  return Object.fromEntries(seams.map((seam) => [`/view/board/blockades/${seam}`, null]))
}

/** One card leaves its pile; a purchase brings the rest of a reserve pile onto the board (P-11). */
function fromPile(view: GameView, card: string, bought: boolean): Changes {
  const shelf = card in view.market.board ? 'board' : 'reserve'
  const left = (view.market[shelf][card] ?? 1) - 1
  const changes: Changes = { [`/view/market/${shelf}/${card}`]: left || undefined }
  if (bought && shelf === 'reserve' && left) {
    changes[`/view/market/reserve/${card}`] = undefined
    changes[`/view/market/board/${card}`] = left
  }
  return changes
}
