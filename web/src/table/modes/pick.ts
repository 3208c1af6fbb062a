/** A target means several things, as by two ways around a blockade: the player picks one. */

import { list, t } from '../../lib/text/i18n.svelte'
import type { Choice } from '../model/choices'
import { choiceName } from '../model/prompts'
import type { Play } from '../model/tableController.svelte'
import { anywhere } from './anywhere'
import type { ModeRules } from './mode'
import { payMode } from './pay'

export interface PickMode extends ModeRules {
  readonly kind: 'pick'
  readonly choices: readonly Choice[]
  /** The card in hand that they are about. */
  readonly keys: readonly string[]
}

function pickMode(choices: readonly Choice[], keys: readonly string[]): PickMode {
  return {
    ...anywhere,
    kind: 'pick',
    choices,
    keys,
    offered: () => choices,
    tapTarget(play, target) {
      const found = play.targets.get(target)
      if (found) choose(play, found, keys)
      else anywhere.tapTarget(play, target)
    },
    prompt: () => t('table-prompt-pick'),
    spoken: (play) =>
      `${t('table-prompt-pick')} ${list(
        choices.map((one) => choiceName(play, one)),
        'disjunction',
      )}.`,
  }
}

/** Points at a target with what is in hand; what is none is answered with why. */
export function aim(play: Play, target: string, keys: readonly string[]): void {
  const own = play.me?.pieces ?? []
  const found = play.targets.get(target)
  // While pieces may pass through each other, an own piece can stand where another goes (V-29).
  if (found) choose(play, found, keys)
  else if (own.includes(target) && !(play.tries.explainsOwnPieces && own.length > 1)) play.rest()
  else play.refuse(target)
}

/** Does what a target means; cards are paid only where nothing else leads there. */
function choose(play: Play, found: readonly Choice[], keys: readonly string[]): void {
  const free = found.filter((one) => one.kind !== 'pay')
  const choices = free.length ? free : found
  if (choices.length === 1) perform(play, choices[0] as Choice, keys)
  else play.enter(pickMode(choices, keys))
}

/** Does one thing; where cards are paid for it, they are chosen first. */
export function perform(play: Play, choice: Choice, keys: readonly string[]): void {
  if (choice.kind === 'pay') play.enter(payMode(play, choice, keys))
  else void play.act(choice.text, keys, choice)
}
