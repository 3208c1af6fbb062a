/** `Around me`: what lies in the six directions of a space, clockwise from the upper right. */

import { type Space, seamAt } from '../../lib/game/board'
import { lyingIn } from '../../lib/game/reach'
import { list, t } from '../../lib/text/i18n.svelte'
import { blockadeName, spaceName } from '../../lib/text/words'
import type { Play } from '../model/tableController.svelte'
import { compassOf, HEADINGS } from './compass'
import { guestsOf } from './names'

export function aroundWords(play: Play, from: string): string {
  const { board } = play
  const here = board?.spaces.get(from)
  if (!board || !here) return ''
  const rose = compassOf(board).get(from)
  const guests = guestsOf(play)
  const found: string[] = []
  const open: string[] = []
  for (const heading of HEADINGS) {
    const space = board.spaces.get(rose?.get(heading) ?? '')
    if (space) {
      const words = neighbourWords(play, from, space, guests.get(space.name))
      found.push(t('speech-direction', { heading: t(`speech-${heading}`), words }))
    } else open.push(t(`speech-${heading}`))
  }
  if (open.length) found.push(t('speech-edge', { headings: list(open) }))
  return [t('speech-around', { space: spaceName(here) }), ...found].join(' ')
}

/** What lies there, who stands there, and the blockade that lies between. */
function neighbourWords(play: Play, from: string, space: Space, guests: string[] = []): string {
  const { board, view } = play
  const seam = board ? seamAt(board, from, space.name) : undefined
  const blockade = seam === undefined || !view ? 0 : (lyingIn(view)[seam] ?? 0)
  const between = blockade ? [t('speech-behind', { blockade: blockadeName(blockade) })] : []
  return [spaceName(space), ...guests, ...between].join(', ')
}
