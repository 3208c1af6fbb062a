/** The keys that read something aloud or lead over the board, wherever the focus is. */

import { announce, repeatAnnouncement } from '../../lib/app/messages.svelte'
import type { Handlers } from '../../lib/app/shortcuts'
import { t } from '../../lib/text/i18n.svelte'
import type { Play } from '../model/tableController.svelte'
import { aroundWords } from './around'
import { focusTarget, hereOf, nextHome, nextTarget, targetInFocus } from './boardFocus'
import { blockadesAt, blockadeWords, spaceWords } from './names'
import { goodsWords, handWords, lastWords, rivalsWords } from './reading'
import { wayWords } from './wayAhead'

/** Goes there, or reads it once more where one is there already. */
export function visit(play: Play, target: string): void {
  if (focusTarget(target)) return
  const space = play.board?.spaces.get(target)
  if (space) announce(spaceWords(play, space))
  else if (target.startsWith('#')) announce(blockadeWords(play, Number(target.slice(1))))
}

function toTarget(play: Play): void {
  const target = nextTarget(play, targetInFocus(), 1)
  if (target) visit(play, target)
  else announce(t('speech-no-target'))
}

function toHome(play: Play): void {
  const home = nextHome(play, targetInFocus())
  if (home) visit(play, home)
  else announce(t('speech-no-piece'))
}

/** Takes the blockade beside the space; says so where there is none. */
function toBlockade(play: Play): void {
  const [number] = blockadesAt(play, hereOf(play))
  if (number) play.tapTarget(`#${number}`)
  else announce(t('speech-no-blockade'))
}

/** Marks the card in focus to be kept, or takes the mark away. */
function keepCard(play: Play): void {
  const slot = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-card]')
  const key = slot?.dataset.card
  if (!key) return announce(t('speech-no-card'))
  play.keep(key)
  announce(t(play.kept.includes(key) ? 'table-kept' : 'speech-not-kept'))
}

/** Keys that change nothing: they work in dialogs too. */
export const readers = (play: Play): Handlers => ({
  around: () => announce(aroundWords(play, hereOf(play))),
  way: () => announce(wayWords(play, hereOf(play))),
  cards: () => announce(handWords(play)),
  goods: () => announce(goodsWords(play)),
  rivals: () => announce(rivalsWords(play)),
  last: () => announce(lastWords(play)),
  repeat: () => {
    if (!repeatAnnouncement()) announce(t('speech-nothing-yet'))
  },
})

/** Keys that lead over the board and to the hand. */
export const guides = (play: Play): Handlers => ({
  target: () => toTarget(play),
  home: () => toHome(play),
  blockade: () => toBlockade(play),
  keep: () => keepCard(play),
})
