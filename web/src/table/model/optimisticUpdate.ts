/** What the table will look like after an own action: shown at once, until the server answers. */

import { readAction, sourceCard, takenBy } from '../../lib/game/action'
import { CARDS, card as facts, TOKENS } from '../../lib/game/facts'
import { lyingIn } from '../../lib/game/reach'
import { without } from '../../lib/game/without'
import type { TableDocument } from '../../lib/net/wire'

/** Changes by JSON pointer; empty where the outcome cannot be foretold. */
export function guess(table: TableDocument, text: string): Record<string, unknown> {
  const view = table.view
  const seat = table.seat
  if (!view || seat === null) return {}
  const player = view.players[seat]
  if (!player || !Array.isArray(player.hand)) return {}
  const action = readAction(text)
  const home = `/view/players/${seat}`
  const changes: Record<string, unknown> = {}
  const spend = (used: string[], removed: string[]) => {
    changes[`${home}/hand`] = without(player.hand as string[], [...used, ...removed])
    if (used.length) changes[`${home}/play`] = [...player.play, ...used]
    if (removed.length) changes[`${home}/removed`] = [...player.removed, ...removed]
  }
  const walk = () => {
    const taken = takenBy(action)
    if (taken.length) {
      changes[`${home}/blockades`] = [...player.blockades, ...taken].sort((a, b) => a - b)
      lyingIn(view).forEach((number, seam) => {
        if (taken.includes(number) && view.board.route) {
          changes[`/view/board/blockades/${seam}`] = null
        }
      })
    }
    if (!action.target.startsWith('#')) {
      changes[`${home}/pieces/${action.piece - 1}`] = action.target.startsWith('X')
        ? 'gate'
        : action.target
    }
  }
  switch (action.verb) {
    case 'move': {
      if (TOKENS.has(action.card)) changes[`${home}/tokens`] = without(player.tokens, [action.card])
      else if (facts(action.card).item) spend([], [action.card])
      else spend([action.card], [])
      walk()
      break
    }
    case 'native':
      spend(['native'], [])
      walk()
      break
    case 'native_token':
      changes[`${home}/tokens`] = without(player.tokens, ['native_token'])
      walk()
      break
    case 'pay':
      spend(action.cards, [])
      walk()
      break
    case 'remove':
      spend([], action.cards)
      break
    case 'buy': {
      const cards = action.cards.map(sourceCard).filter((one) => CARDS.has(one))
      spend(cards, [])
      const shelf = action.card in view.market.board ? 'board' : 'reserve'
      const left = (view.market[shelf][action.card] ?? 1) - 1
      changes[`/view/market/${shelf}/${action.card}`] = left
      changes[`${home}/discard`] = [...player.discard, action.card]
      break
    }
    default:
      return {}
  }
  changes['/options'] = {}
  return changes
}
