/** Which sound an action has. */

import type { Sound } from '../../lib/app/soundRecipes'
import { type Action, readAction, takenBy } from '../../lib/game/action'
import type { Board, Terrain } from '../../lib/game/board'
import type { ShownAction } from '../../lib/net/wire'

const STEPS: Record<Terrain, Sound> = {
  jungle: 'step-jungle',
  river: 'step-river',
  village: 'step-village',
  rubble: 'step-rubble',
  camp: 'camp',
  mountain: 'step-rubble',
  start: 'step-village',
}

export const stepOn = (terrain: Terrain): Sound => STEPS[terrain]

/** Verbs that sound the same wherever they happen; movements sound like the ground. */
const VERBS: Partial<Record<Action['verb'], Sound>> = {
  buy: 'buy',
  take: 'take',
  play: 'action',
  token: 'token',
  remove: 'remove',
}

/** The sound of what somebody did; none for the end of a turn that begins nothing of one's own. */
export function soundOf(event: ShownAction, board: Board | null, mine: boolean): Sound | null {
  const action = readAction(event.action)
  const target = board?.spaces.get(action.target)
  if (target?.finish) return 'arrive'
  if (event.found?.length) return 'cave'
  if (takenBy(action).length) return 'blockade'
  if (action.verb === 'end') return mine ? 'turn' : event.shuffled ? 'shuffle' : null
  if (action.verb === 'remove' && !action.cards.length) return 'card'
  const own = VERBS[action.verb]
  if (own) return own
  return target ? stepOn(target.terrain) : 'card'
}
