/** A proposed plan in words: card by card, with the spaces it goes over. */

import type { Way } from '../../lib/game/reach'
import { list, t } from '../../lib/text/i18n.svelte'
import { cardName, moverName, placeName } from '../../lib/text/words'
import type { Plan } from '../model/movePlans'
import { choiceName, targetName } from '../model/prompts'
import type { Play } from '../model/tableController.svelte'

/** A space or a blockade as one listens to it: `B19 (jungle 1)`. */
export const placeOf = (play: Play, target: string): string =>
  target.startsWith('#') ? targetName(target, play) : placeName(play.board, target)

export function planWords(play: Play, { choice, proposal }: Plan): string {
  if (choice) {
    const left = choice.kind === 'move' ? choice.way?.left : undefined
    const rest = left === undefined ? '' : `, ${t('table-power-left', { power: left })}`
    return choiceName(play, choice) + over(play, choice.way) + rest
  }
  const deeds = (proposal?.moves ?? []).map(({ card, way, paid }) => {
    const place = placeOf(
      play,
      way.taken.length && !way.steps.some((step) => !step.take) ? `#${way.taken[0]}` : way.end,
    )
    const who = card ? moverName(card) : list(paid.map(cardName))
    return t('speech-deed', { card: who, space: place }) + over(play, way)
  })
  return deeds.join(', ')
}

/** The spaces between, where a card goes over several. */
function over(play: Play, way: Way | null): string {
  const between = (way?.steps ?? [])
    .slice(0, -1)
    .map((step) => placeOf(play, step.take ? `#${step.take}` : step.space))
  return between.length ? ` ${t('speech-over', { spaces: list(between) })}` : ''
}
