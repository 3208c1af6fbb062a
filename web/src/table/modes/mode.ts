/** What the player is in the middle of: a value of one of the modes, each with what a tap means in it. */

import type { Choice } from '../model/choices'
import type { Plan } from '../model/movePlans'
import type { Play } from '../model/tableController.svelte'
import type { BuyMode } from './buy'
import type { CardMode } from './card'
import type { IdleMode } from './idle'
import type { LayMode } from './lay'
import type { PayMode } from './pay'
import type { PickMode } from './pick'
import type { TargetMode } from './proposal'
import type { RemoveMode } from './remove'
import type { TokenMode } from './token'

export type Mode =
  | IdleMode
  | CardMode
  | TokenMode
  | TargetMode
  | PickMode
  | PayMode
  | BuyMode
  | RemoveMode
  | LayMode

/** A way drawn on the board. */
export type DrawnWay = Pick<Plan, 'choice' | 'proposal'>

/** The one button that is always there. */
export interface Main {
  label: string
  detail: string
  /** The same in fewer words, where there is no room for all of them. */
  brief?: { label: string; detail: string }
  enabled: boolean
  icon: string
  run: () => void
}

/** What every mode answers; `anywhere.ts` has the answers that most of them share. */
export interface ModeRules {
  /** Cards chosen to pay, remove or lay down, by key. */
  readonly chosen: readonly string[]
  /** The card or token in hand whose targets glow. */
  active(play: Play): string | null
  /** What can be pointed at on the board. */
  offered(play: Play): readonly Choice[]
  /** The way that is drawn, whatever is pointed at. */
  drawn(): DrawnWay | null
  tapCard(play: Play, key: string): void
  tapToken(play: Play, token: string): void
  /** A space or a blockade (`#n`) was pointed at for good. */
  tapTarget(play: Play, target: string): void
  tapPile(play: Play, card: string): void
  /** What the main button is for; null where it ends the turn. */
  main(play: Play): Main | null
  /** One line above the hand: what now. */
  prompt(play: Play): string
  /** The same for those who listen, who do not see what is chosen. */
  spoken(play: Play): string
}
