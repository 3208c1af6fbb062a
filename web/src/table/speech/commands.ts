/** The keys that read something aloud or lead over the board, wherever the focus is. */

import { announce, repeatAnnouncement } from '../../lib/app/messages.svelte'
import type { Handlers } from '../../lib/app/shortcuts'
import { card as facts } from '../../lib/game/facts'
import { lyingIn } from '../../lib/game/reach'
import { t } from '../../lib/text/i18n.svelte'
import type { Play } from '../model/tableController.svelte'
import {
  bestTarget,
  focusTarget,
  hereOf,
  nextHome,
  nextTarget,
  rankedTargets,
  targetInFocus,
} from './boardFocus'
import { blockadesAt, blockadeWords, spaceWords } from './names'

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

/** Chooses the target that is announced as the nearest to El Dorado; once more, and the plan is followed. */
function toBest(play: Play): void {
  const { mode } = play
  if (mode.kind === 'target') return play.tapTarget(mode.target)
  if (!play.targets.size)
    return announce(mode.kind === 'idle' ? t('speech-no-target') : mode.spoken(play), 'choice')
  const target = mode.kind === 'idle' ? bestTarget(play) : rankedTargets(play)[0]
  if (!target) return announce(t('speech-no-nearer'))
  focusTarget(target)
  play.tapTarget(target)
}

/** Begins to buy the most expensive card that can be had; from there the next one. */
function toBargain(play: Play): void {
  const { mode, options } = play
  const price = (card: string) => facts(card).price ?? 0
  const cards = Object.keys(options.buys ?? {}).sort((a, b) => price(b) - price(a))
  const at = mode.kind === 'buy' ? cards.indexOf(mode.card) : -1
  const next = cards[(at + 1) % cards.length]
  if (!next) announce(t('speech-buy-nothing'))
  else if (mode.kind === 'buy' && mode.card === next) announce(mode.spoken(play), 'choice')
  else play.tapPile(next)
}

function toHome(play: Play): void {
  const home = nextHome(play, targetInFocus())
  if (home) visit(play, home)
  else announce(t('speech-no-piece'))
}

/** Takes the blockade beside the space; says so where there is none. */
function toBlockade(play: Play): void {
  const [number] = blockadesAt(play.board, hereOf(play), play.view ? lyingIn(play.view) : [])
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

type Aloud = typeof import('./aloud')

/** What the keys read: loaded when the first of them is pressed, unless it is there already. */
export const loadAloud = (): Promise<Aloud> => import('./aloud')

const read = (words: (aloud: Aloud) => string) => () =>
  void loadAloud().then(
    (aloud) => announce(words(aloud)),
    () => announce(t('ui-cannot-load')),
  )

/** Keys that change nothing: they work in dialogs too. */
export const readers = (play: Play): Handlers => ({
  around: read(({ aroundWords }) => aroundWords(play, hereOf(play))),
  way: read(({ wayWords }) => wayWords(play, hereOf(play))),
  cards: read(({ handWords }) => handWords(play)),
  goods: read(({ goodsWords }) => goodsWords(play)),
  rivals: read(({ rivalsWords }) => rivalsWords(play)),
  last: read(({ lastWords }) => lastWords(play)),
  repeat: () => {
    if (!repeatAnnouncement()) announce(t('speech-nothing-yet'))
  },
})

/** Keys that lead over the board and to the hand. */
export const guides = (play: Play): Handlers => ({
  target: () => toTarget(play),
  best: () => toBest(play),
  bargain: () => toBargain(play),
  home: () => toHome(play),
  blockade: () => toBlockade(play),
  keep: () => keepCard(play),
})
