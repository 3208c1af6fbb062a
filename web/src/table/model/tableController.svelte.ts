/** The player's hand at work: what is chosen, what it would do, and doing it. */

import { untrack } from 'svelte'
import { announce } from '../../lib/app/messages.svelte'
import { settings } from '../../lib/app/settings.svelte'
import type { Link } from '../../lib/net/connection.svelte'
import type { TableEvent } from '../../lib/net/tableEvent'
import type { Entry } from '../../lib/text/eventSentences'
import { Covers } from '../board/covers.svelte'
import { namedSpaces, ShownTexts } from '../board/namedSpaces.svelte'
import { endButton, IDLE } from '../modes/idle'
import type { DrawnWay, Main, Mode } from '../modes/mode'
import { perform } from '../modes/pick'
import { targetMode } from '../modes/proposal'
import { removeMode } from '../modes/remove'
import { adviceOf, newsOf } from '../speech/news'
import { couldMove } from '../tries/attempts'
import { sayUnreachable, TableTries, type Tries } from '../tries/tableTries'
import { Stage } from './animations.svelte'
import type { Choice } from './choices'
import { waitingFor } from './prompts'
import { Sight } from './tableModel.svelte'

/** A question before something that is probably a slip. */
export interface Doubt {
  text: string
  go: () => void
}

export class Play extends Sight {
  readonly stage: Stage
  /** What lies over the board. */
  readonly covers = new Covers()
  /** What panels say. */
  readonly texts = new ShownTexts()
  /** What becomes of what is tried here. */
  readonly tries: Tries

  #mode = $state.raw<Mode>(IDLE)
  /** An own action that might be taken back is on its way. */
  #underWay = $state(false)
  /** How many actions are to be taken back. */
  #wanted = 0
  /** Cards to keep at the end of the turn, by key. */
  kept = $state.raw<string[]>([])
  /** The cards, by key, that the last action took out of the hand, as far as they were chosen. */
  spent: readonly string[] = []
  /** What the pointer or the keyboard is at on the board. */
  pointed = $state.raw<string | null>(null)
  doubt = $state.raw<Doubt | null>(null)
  /** Whether a card is on its way over the board: then the board keeps still. */
  dragging = $state(false)
  /** A line of the history that is pointed at. */
  shown = $state.raw<Entry | null>(null)
  /** Spaces and blockades (`#n`) that a lesson speaks of. */
  marked = $state.raw<readonly string[]>([])
  /** What the main button is for while there is nothing to do at this table. */
  instead = $state.raw<Main | null>(null)
  /** The market is open on a small screen. */
  marketOpen = $state(false)
  /** Asked before a turn ends, by an advisor if there is one: false leaves it open. */
  beforeEnd: ((actions: string[]) => Promise<boolean>) | null = null

  constructor(connection: Link, tries?: Tries) {
    super(connection)
    this.stage = new Stage(this)
    this.tries = tries ?? new TableTries(this)
    connection.listen({
      answered: (event) => this.stage.answered(event),
      before: (event, document) => this.stage.before(event, document),
      after: (event) => this.#after(event),
    })
  }

  // What is chosen

  /** What the player is in the middle of; while cards must be removed, nothing but that. */
  readonly mode = $derived.by<Mode>(() => {
    const mode = this.#mode
    const most = this.options.removes
    const removing = mode.kind === 'remove'
    if (!this.mine || (most === undefined && removing)) return IDLE
    return most === undefined || removing ? mode : removeMode(most)
  })

  /** The card or token in hand whose targets glow. */
  readonly active = $derived.by<string | null>(() => this.mode.active(this))

  /** What can be pointed at now, with what it would mean. */
  readonly targets = $derived.by<Map<string, Choice[]>>(() => {
    const found = new Map<string, Choice[]>()
    for (const one of this.mode.offered(this))
      found.set(one.target, [...(found.get(one.target) ?? []), one])
    return found
  })

  /** The way drawn on the board. */
  readonly drawn = $derived.by<DrawnWay | null>(() => {
    const drawn = this.mode.drawn()
    if (drawn || !this.pointed || !this.active) return drawn
    const choice = this.best(this.targets.get(this.pointed) ?? [])
    return choice ? { choice, proposal: null } : null
  })

  /** Among several meanings of one target the plainest: no blockade, then most power left. */
  best(choices: Choice[]): Choice | undefined {
    return [...choices].sort(
      (a, b) => a.taken.length - b.taken.length || (b.way?.left ?? 0) - (a.way?.left ?? 0),
    )[0]
  }

  readonly main = $derived.by<Main>(() => {
    if (this.mine) return this.mode.main(this) ?? endButton(this)
    const waiting = { label: waitingFor(this), detail: '', enabled: false, icon: 'clock' }
    return this.instead ?? { ...waiting, run: () => {} }
  })

  readonly prompt = $derived.by<string>(() => (this.mine ? this.mode.prompt(this) : ''))

  /** The spaces that texts on the screen name. */
  readonly namedSpaces = $derived.by(() => namedSpaces(this))

  readonly keptNow = $derived.by(() =>
    this.hand.filter((one) => this.kept.includes(one.key)).map((one) => one.id),
  )

  // Choosing

  /** Enters a mode and announces it. */
  enter(mode: Mode): void {
    this.#mode = mode
    announce(mode === IDLE ? '' : mode.spoken(this), 'choice')
  }

  /** Back to nothing chosen. */
  rest(): void {
    this.enter(IDLE)
  }

  /** The player goes back: what is asked now is said. */
  goBack(): void {
    const chosen = this.mode.kind !== 'idle'
    this.rest()
    if (chosen) announce(this.prompt, 'choice')
  }

  tapCard(key: string): void {
    if (this.mine) this.mode.tapCard(this, key)
  }

  tapToken(token: string): void {
    if (this.mine) this.mode.tapToken(this, token)
  }

  /** A space or a blockade (`#n`) was pointed at for good. */
  tapTarget(target: string): void {
    if (this.mine) this.mode.tapTarget(this, target)
  }

  tapPile(card: string): void {
    if (this.mine) this.mode.tapPile(this, card)
  }

  pick(choice: Choice): void {
    perform(this, choice, this.mode.kind === 'pick' ? this.mode.keys : [])
  }

  choosePlan(at: number): void {
    if (this.mode.kind === 'target') this.enter(targetMode(this.mode.target, this.mode.plans, at))
  }

  keep(key: string): void {
    this.kept = this.kept.includes(key)
      ? this.kept.filter((one) => one !== key)
      : [...this.kept, key]
  }

  /** Says why a space or a blockade cannot be a target now. */
  refuse(target: string): void {
    const text = this.tries.attempt(target)
    if (text) void this.tries.explain(text, this.active !== null && couldMove(this.active))
    else sayUnreachable()
  }

  // Doing

  /** Does an action; true once it has happened and stays. */
  async act(text: string, keys: readonly string[] = [], choice?: Choice): Promise<boolean> {
    if (!this.mine || this.connection.busy) return false
    this.#underWay = !text.startsWith('end')
    this.#wanted = 0
    this.spent = keys
    const done = await this.tries.act(text, keys, choice).finally(() => {
      this.#underWay = false
    })
    if (!done || !this.#wanted) return done
    await this.#takeBack()
    return false
  }

  /** Whether the last action can be taken back, or will be perhaps: it is on its way. */
  readonly undoable = $derived.by(() => this.tries.canTakeBack || (this.mine && this.#underWay))

  /** Takes the last action back; one that is on its way, as soon as it has happened. */
  undo(): void {
    this.rest()
    this.#wanted++
    if (!this.connection.busy) void this.#takeBack()
  }

  async #takeBack(): Promise<void> {
    while (this.#wanted && this.tries.canTakeBack) {
      this.#wanted--
      await this.tries.takeBack()
    }
    this.#wanted = 0
  }

  /** Does what cannot be taken back; asks first where something speaks against it. */
  unlessSlip(doubt: string, go: () => void): void {
    if (doubt && settings.warnings && this.tries.asksBeforeSlips) this.doubt = { text: doubt, go }
    else go()
  }

  // Hearing

  #after(event: TableEvent): void {
    const table = this.table
    if (!table) return
    const own = event.type === 'acted' && event.seat === table.seat
    if (!own || event.action.startsWith('end')) {
      untrack(() => {
        if (!this.mine) this.rest()
      })
    }
    if (event.type === 'undone') this.rest()
    this.stage.after(event)
    untrack(() => {
      for (const text of newsOf(this, event)) announce(text)
      announce(adviceOf(this, event), 'advice')
    })
  }
}
