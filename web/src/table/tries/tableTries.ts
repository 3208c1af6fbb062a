/** What becomes of what a player tries: at a table the server decides, in a lesson the lesson does. */

import { say } from '../../lib/app/messages.svelte'
import { readAction } from '../../lib/game/action'
import { RefusedError } from '../../lib/net/connection.svelte'
import { t } from '../../lib/text/i18n.svelte'
import { placeName, signName } from '../../lib/text/words'
import type { Choice } from '../model/choices'
import { keptAfter } from '../model/keptCards'
import { guess } from '../model/optimisticUpdate'
import type { PurchaseRefusal } from '../model/purchase'
import type { Play } from '../model/tableController.svelte'
import { attemptedMove, attemptedTarget, couldMove, symbolAsked, symbolsOf } from './attempts'

export interface Tries {
  /** Whether the player is asked before something that is probably a slip. */
  readonly asksBeforeSlips: boolean
  /** Whether pointing a card at an own piece is a try; else it puts the card back. */
  readonly explainsOwnPieces: boolean
  /** Where the player has to find the way: says so, instead of proposing several cards in a row. */
  readonly withholdPlan: (() => void) | null
  /** Does an action; false where it is not allowed, which was said then. */
  act(text: string, keys: readonly string[], choice?: Choice): Promise<boolean>
  /** Says why an action is not allowed; `chosen` if the player chose the card it names. */
  explain(text: string, chosen: boolean): Promise<void>
  /** The action that pointing at a space or a blockade means which is no target; empty for none. */
  attempt(target: string): string
  refusePurchase(card: string, refusal: PurchaseRefusal): void
  /** Whether there is an action to take back. */
  readonly canTakeBack: boolean
  /** Takes the last action back. */
  takeBack(): Promise<void>
}

/** Refusals that speak of one card; without a chosen card none of the hand gets there. */
const ABOUT_THE_CARD = ['M-01', 'M-02', 'M-03', 'M-04', 'M-11']

export const sayUnreachable = () => say(t('table-unreachable'), 'warning', 'moving')

/** What a tap on a target means: by the chosen card, or by whatever fits best. */
export function attemptOn({ board, view, seat, active }: Play, target: string): string {
  if (!board || !view) return ''
  return active && couldMove(active)
    ? attemptedMove(board, view, seat, active, target)
    : attemptedTarget(board, view, seat, target)
}

/** Why no card leads onto a space beside an own piece: none has its symbol. */
function lackOf({ board, view, hand, me }: Play, target: string): string {
  if (!board || !view) return ''
  const wanted = symbolAsked(board, target)
  const things = [...hand.map((one) => one.id), ...(me?.tokens ?? [])]
  const beside = me?.pieces.some((at) => board.neighbours.get(at)?.includes(target))
  if (!wanted || !beside || things.some((id) => symbolsOf(id).includes(wanted))) return ''
  return t('speech-no-symbol', { space: placeName(board, target), symbol: signName(wanted) })
}

/** Tries at a table: shown at once, and taken back if the server says no. */
export class TableTries implements Tries {
  readonly asksBeforeSlips = true
  readonly explainsOwnPieces = false
  readonly withholdPlan = null
  readonly #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  async act(text: string, keys: readonly string[], choice?: Choice): Promise<boolean> {
    const play = this.#play
    const action = readAction(text)
    if (action.verb !== 'end') play.stage.own(text, keys, choice)
    play.kept = keptAfter(play.kept, play.hand, action, keys)
    play.rest()
    try {
      await play.connection.act(text, (document) => guess(document, play.board, text))
      return true
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      say(error.message, 'warning', error.clause)
      return false
    }
  }

  async explain(text: string, chosen: boolean): Promise<void> {
    const refusal = await this.#play.connection.check(text)
    if (!chosen && refusal && ABOUT_THE_CARD.includes(refusal.clause)) this.#sayWhyNone(text)
    else if (refusal) say(refusal.message, 'warning', refusal.clause)
  }

  /** Without a chosen card the refusal is about the best one: what the hand lacks is more to the point. */
  #sayWhyNone(text: string): void {
    const { target } = readAction(text)
    const lack = lackOf(this.#play, target)
    if (lack) say(lack, 'warning', 'moving')
    else sayUnreachable()
  }

  attempt(target: string): string {
    return attemptOn(this.#play, target)
  }

  refusePurchase(_card: string, { text, clause }: PurchaseRefusal): void {
    say(text, 'warning', clause)
  }

  get canTakeBack(): boolean {
    return this.#play.mine && this.#play.table?.undo === true
  }

  async takeBack(): Promise<void> {
    try {
      await this.#play.connection.request({ type: 'undo' })
    } catch (error) {
      say((error as Error).message, 'warning')
    }
  }
}
