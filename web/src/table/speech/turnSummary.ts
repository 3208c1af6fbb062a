/** What somebody did in a turn, in short: for the recap, and in one sentence for those who listen. */

import { readAction, takenBy } from '../../lib/game/action'
import type { Board } from '../../lib/game/board'
import type { Entry } from '../../lib/text/eventSentences'
import { list, t } from '../../lib/text/i18n.svelte'
import { cardName, joined, tokenName } from '../../lib/text/words'
import type { Play } from '../model/tableController.svelte'
import { standing } from './names'

export interface TurnSummary {
  seat: number
  /** Steps nearer to El Dorado. */
  steps: number
  bought: string[]
  blockades: number[]
  found: string[]
  /** Cards that left the game. */
  removed: number
}

/** The turns of each seat together, in the order they began. */
export function summaries(entries: readonly Entry[], board: Board | null): TurnSummary[] {
  const found = new Map<number, TurnSummary>()
  const far = (name: string) => board?.distance.get(name) ?? 0
  for (const { seat, from, to, event } of entries) {
    const one = found.get(seat) ?? {
      seat,
      steps: 0,
      bought: [],
      blockades: [],
      found: [],
      removed: 0,
    }
    const action = readAction(event.action)
    if (to && from) one.steps += far(from) - far(to)
    if (action.verb === 'buy' || action.verb === 'take') one.bought.push(action.card)
    one.blockades.push(...takenBy(action))
    one.found.push(...(event.found ?? []))
    const camp = board?.spaces.get(action.target)?.terrain === 'camp'
    if (action.verb === 'remove' || (action.verb === 'pay' && camp))
      one.removed += action.cards.length
    found.set(seat, one)
  }
  return [...found.values()]
}

/** Whether there is anything worth telling. */
export const eventful = (one: TurnSummary) =>
  one.steps > 0 || one.bought.length + one.blockades.length + one.found.length + one.removed > 0

/** A turn in one sentence, with where the pieces stand now. */
export function summaryWords(play: Play, one: TurnSummary): string {
  const parts = [
    one.steps > 0 ? t('speech-nearer', { count: one.steps }) : '',
    one.blockades.length ? t('speech-took', { blockades: list(one.blockades.map(String)) }) : '',
    one.found.length ? t('speech-found', { tokens: list(one.found.map(tokenName)) }) : '',
    one.bought.length ? t('speech-bought', { cards: list(one.bought.map(cardName)) }) : '',
    one.removed ? t('speech-removed', { count: one.removed }) : '',
  ].filter(Boolean)
  const name = play.nameOf(one.seat)
  const what = parts.length ? parts.join(', ') : t('speech-idle')
  return t('speech-turn', { name, what, where: joined(standing(play, one.seat)) })
}

/** What a seat has done since its turn began. */
export function turnOf(history: readonly Entry[], seat: number): Entry[] {
  let from = history.length
  while (
    from > 0 &&
    history[from - 1]?.seat === seat &&
    !(from < history.length && history[from - 1]?.last)
  )
    from--
  return history.slice(from)
}
