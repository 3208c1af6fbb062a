/** The ways to get to a space that is pointed at without a card in hand, the cheapest first. */

import { CARDS, TOKENS } from '../../lib/game/facts'
import { list } from '../../lib/text/i18n.svelte'
import { cardName, moverName } from '../../lib/text/words'
import type { Choice } from './choices'
import { type Proposal, proposals } from './farMoves'
import { choiceName, payName } from './prompts'
import type { Play } from './tableController.svelte'

/** One way: a choice with one card, a payment, or several cards in a row. */
export interface Plan {
  label: string
  cards: string[]
  choice: Choice | null
  proposal: Proposal | null
}

const MOST = 6

export function plansFor(play: Play, target: string): Plan[] {
  const { board, view } = play
  if (!board || !view) return []
  const single = play.choices
    .filter((one) => one.target === target)
    .sort((a, b) => cost(a) - cost(b))
    .slice(0, MOST)
  if (single.length) {
    return single.map((choice) => ({
      label: choiceName(play, choice),
      cards: choice.card ? [choice.card] : [],
      choice,
      proposal: null,
    }))
  }
  return proposals(board, view, play.seat, target).map((proposal) => ({
    label: list(
      proposal.moves.map(({ card, way, paid }) =>
        card
          ? moverName(card)
          : `${payName(play, way.taken.length ? `#${way.taken[0]}` : way.end, paid.length)} (${list(paid.map(cardName))})`,
      ),
    ),
    cards: proposal.moves.flatMap(({ card, paid }) => (card ? [card] : paid)),
    choice: null,
    proposal,
  }))
}

/** What a choice takes away from later turns. */
function cost(choice: Choice): number {
  if (choice.kind === 'pay') return choice.count * 3 + (choice.camp ? 1 : 0)
  if (TOKENS.has(choice.card)) return 8
  const card = CARDS.get(choice.card)
  return (card?.power ?? 4) + (card?.item ? 10 : 0) + choice.taken.length * 0.1
}
