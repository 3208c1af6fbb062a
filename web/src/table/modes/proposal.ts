/** A space was pointed at without a card: ways to get there are proposed, one after the other. */

import { t } from '../../lib/text/i18n.svelte'
import { moverName } from '../../lib/text/words'
import { leadsFar, type Plan, plansFor } from '../model/movePlans'
import { targetName } from '../model/prompts'
import type { Play } from '../model/tableController.svelte'
import { keysOf } from '../model/tableModel.svelte'
import { placeOf, planWords } from '../speech/plans'
import { anywhere } from './anywhere'
import type { ModeRules } from './mode'
import { perform } from './pick'

export interface TargetMode extends ModeRules {
  readonly kind: 'target'
  readonly target: string
  readonly plans: readonly Plan[]
  /** Which of the plans is shown. */
  readonly at: number
}

/** Proposes the cards that lead to a space; says why not where none do. */
export function propose(play: Play, target: string): void {
  const plans = plansFor(play, target)
  const only = plans.length === 1 ? plans[0]?.choice : null
  const { withholdPlan } = play.tries
  if (!plans.length && withholdPlan && leadsFar(play, target)) withholdPlan()
  else if (!plans.length) play.refuse(target)
  else if (only?.kind === 'pay') perform(play, only, [])
  else play.enter(targetMode(target, plans))
}

export function targetMode(target: string, plans: readonly Plan[], at = 0): TargetMode {
  const plan = plans[at]
  return {
    ...anywhere,
    kind: 'target',
    target,
    plans,
    at,
    drawn: () => plan ?? null,
    tapTarget(play, tapped) {
      if (tapped === target) play.main.run()
      else anywhere.tapTarget(play, tapped)
    },
    main: (play) => ({
      label: t('table-go'),
      detail: plan?.label ?? '',
      brief: {
        label: t('table-go'),
        detail: t('dock-cards', { count: plan?.choice?.count || (plan?.cards.length ?? 0) }),
      },
      enabled: plan !== undefined,
      icon: 'check',
      run: () => {
        if (plan) void follow(play, plan)
      },
    }),
    prompt(play) {
      const space = targetName(target, play)
      const only = plans.length === 1 && plan
      if (!only) return t('table-prompt-target', { space })
      return t('dock-plan-to', {
        space,
        cards: only.choice ? moverName(only.choice.card) : only.label,
      })
    },
    spoken: (play) =>
      t('speech-plan', {
        plan: at + 1,
        plans: plans.length,
        space: placeOf(play, target),
        how: plan ? planWords(play, plan) : '',
      }),
  }
}

async function follow(play: Play, plan: Plan): Promise<void> {
  if (plan.choice) return perform(play, plan.choice, [])
  play.rest()
  for (const move of plan.proposal?.moves ?? []) {
    const choice = play.choices.find((one) => one.text === move.text)
    // No card is paid that was not looked at: the plan stops here, and the player goes on.
    if (choice?.kind === 'pay') return perform(play, choice, keysOf(play.hand, move.paid))
    if (!(await play.act(move.text, [], choice))) return
  }
}
