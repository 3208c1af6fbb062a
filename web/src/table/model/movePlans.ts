/** The ways to get to a space that is pointed at without a card in hand, the cheapest first. */

import { mover } from '../../lib/game/facts'
import { counted, moverName } from '../../lib/text/words'
import type { Choice } from './choices'
import { type Proposal, proposals, worth } from './farMoves'
import { choiceName, paymentName } from './prompts'
import type { Play } from './tableController.svelte'

/** One way: a choice with one card, a payment, or several cards in a row. */
export interface Plan {
  label: string
  cards: string[]
  choice: Choice | null
  proposal: Proposal | null
}

const MOST = 6

/** The plans for a target; where the player has to find the way, those of one card or payment. */
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
  if (play.tries.withholdPlan) return []
  return proposals(board, view, play.seat, target).map((proposal) => ({
    label: counted(
      proposal.moves.map(({ card, way, paid }) =>
        card
          ? moverName(card)
          : paymentName(play, way.taken.length ? `#${way.taken[0]}` : way.end, paid),
      ),
      (words) => words,
    ),
    cards: proposal.moves.flatMap(({ card, paid }) => (card ? [card] : paid)),
    choice: null,
    proposal,
  }))
}

/** Whether several cards in a row lead there. */
export function leadsFar({ board, view, seat }: Play, target: string): boolean {
  return board !== null && view !== undefined && proposals(board, view, seat, target).length > 0
}

/** What a choice takes away from later turns. */
function cost(choice: Choice): number {
  if (choice.kind === 'pay') return choice.count * 3 + (choice.camp ? 1 : 0)
  return worth(mover(choice.card).id) + choice.taken.length * 0.1
}
