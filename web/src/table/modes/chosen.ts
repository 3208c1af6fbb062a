/** Cards chosen one by one, to be paid, removed or laid down together. */

import type { Choice } from '../model/choices'
import { doubtAboutLosing } from '../model/confirmations'
import type { Play } from '../model/tableController.svelte'

/** One more card, or one less; beyond the most the first chosen is let go. */
export const toggled = (chosen: readonly string[], key: string, most: number) =>
  chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key].slice(-most)

/** Does something with the chosen cards; asks first where they would leave for good by a slip. */
export function actWith(
  play: Play,
  keys: readonly string[],
  text: (cards: string[]) => string,
  { forGood, way }: { forGood: boolean; way?: Choice },
): void {
  const cards = play.cardsOf(keys)
  const go = () => void play.act(text(cards), keys, way)
  play.unlessSlip(forGood ? doubtAboutLosing(play, cards) : '', go)
}
