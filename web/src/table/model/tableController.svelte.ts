/** The player's hand at work: what is chosen, what it would do, and doing it. */

import { untrack } from 'svelte'
import { announce, say } from '../../lib/app/messages.svelte'
import { settings } from '../../lib/app/settings.svelte'
import { readAction, writeAction } from '../../lib/game/action'
import { card as facts, TOKENS } from '../../lib/game/facts'
import { type Link, RefusedError } from '../../lib/net/connection.svelte'
import type { TableEvent } from '../../lib/net/tableEvent'
import { type Entry, tell } from '../../lib/text/eventSentences'
import { list, t } from '../../lib/text/i18n.svelte'
import { cardName } from '../../lib/text/words'
import { Stage } from './animations.svelte'
import { attemptedMove, attemptedTarget, attemptedToken, couldMove } from './attempts'
import type { Choice } from './choices'
import { keptAfter } from './keptCards'
import { type Plan, plansFor } from './movePlans'
import { guess } from './optimisticUpdate'
import { aboutCard, type Main, mainButton, promptOf, sourceName, targetName } from './prompts'
import { Purchase, type PurchaseRefusal } from './purchase.svelte'
import { Sight } from './tableModel.svelte'

/** What the player is in the middle of. */
export type Mode =
  | { kind: 'idle' }
  | { kind: 'card'; key: string }
  | { kind: 'token'; token: string }
  | { kind: 'target'; target: string; plans: Plan[]; at: number }
  | { kind: 'pick'; choices: Choice[]; keys: string[] }
  | { kind: 'pay'; choice: Choice }
  | { kind: 'buy'; card: string }
  | { kind: 'remove'; most: number }
  | { kind: 'lay'; token: string; least: number; most: number }

/** A question before something that is probably a slip. */
export interface Doubt {
  text: string
  go: () => void
}

/** Refusals that speak of one card; without a chosen card none of the hand gets there. */
const ABOUT_THE_CARD = ['M-01', 'M-02', 'M-03', 'M-04', 'M-11']

const IDLE: Mode = { kind: 'idle' }

export class Play extends Sight {
  readonly stage: Stage
  readonly purchase: Purchase

  #mode = $state.raw<Mode>(IDLE)
  /** Cards chosen to pay, remove or lay down, by key. */
  chosen = $state.raw<string[]>([])
  /** Cards to keep at the end of the turn, by key. */
  kept = $state.raw<string[]>([])
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

  constructor(connection: Link) {
    super(connection)
    this.stage = new Stage(this)
    this.purchase = new Purchase(this)
    connection.listen({
      before: (event, document) => this.stage.before(event, document),
      after: (event) => this.#after(event),
    })
  }

  // What is chosen

  readonly mode = $derived.by<Mode>(() => {
    if (!this.mine) return IDLE
    if (this.options.removes !== undefined) return { kind: 'remove', most: this.options.removes }
    return this.#mode
  })

  /** The card or token in hand whose targets glow. */
  readonly active = $derived.by<string | null>(() => {
    const mode = this.mode
    if (mode.kind === 'card') return this.cardOf(mode.key)
    return mode.kind === 'token' ? mode.token : null
  })

  /** What can be pointed at now, with what it would mean. */
  readonly targets = $derived.by<Map<string, Choice[]>>(() => {
    const found = new Map<string, Choice[]>()
    const mode = this.mode
    const active = this.active
    if (mode.kind === 'pick') {
      for (const one of mode.choices) this.#offer(found, one)
    } else if (active) {
      for (const one of this.choices) {
        if (one.card === active || (one.kind === 'pay' && mode.kind === 'card'))
          this.#offer(found, one)
      }
    } else if (mode.kind === 'idle') {
      for (const one of this.choices) this.#offer(found, one)
    }
    return found
  })

  #offer(found: Map<string, Choice[]>, one: Choice): void {
    const known = found.get(one.target)
    if (known) known.push(one)
    else found.set(one.target, [one])
  }

  /** The way drawn on the board. */
  readonly drawn = $derived.by<Pick<Plan, 'choice' | 'proposal'> | null>(() => {
    const mode = this.mode
    if (mode.kind === 'target') return mode.plans[mode.at] ?? null
    if (mode.kind === 'pay') return { choice: mode.choice, proposal: null }
    const at = this.pointed
    if (!at || !this.active) return null
    const choice = this.best(this.targets.get(at) ?? [])
    return choice ? { choice, proposal: null } : null
  })

  /** Among several meanings of one target the plainest: no blockade, then most power left. */
  best(choices: Choice[]): Choice | undefined {
    return [...choices].sort(
      (a, b) => a.taken.length - b.taken.length || (b.way?.left ?? 0) - (a.way?.left ?? 0),
    )[0]
  }

  // Choosing

  /** Back to nothing chosen. */
  rest(): void {
    this.#mode = IDLE
    this.chosen = []
    this.purchase.clear()
  }

  /** A tap on a hand card means what the moment makes of it. */
  tapCard(key: string): void {
    const mode = this.mode
    if (!this.mine) return
    switch (mode.kind) {
      case 'pay':
        return this.#toggle(key, mode.choice.count)
      case 'remove':
        return this.#toggle(key, mode.most)
      case 'lay':
        return this.#toggle(key, mode.most)
      case 'buy':
        return this.purchase.cycle(key)
      case 'card':
        if (mode.key === key) return this.rest()
        break
    }
    this.rest()
    this.#mode = { kind: 'card', key }
    const id = this.cardOf(key)
    if (id) announce(aboutCard(this, id))
  }

  #toggle(key: string, most: number): void {
    if (this.chosen.includes(key)) this.chosen = this.chosen.filter((one) => one !== key)
    else this.chosen = [...this.chosen, key].slice(-most)
  }

  keep(key: string): void {
    this.kept = this.kept.includes(key)
      ? this.kept.filter((one) => one !== key)
      : [...this.kept, key]
  }

  tapToken(token: string): void {
    if (!this.mine) return
    const mode = this.mode
    if (mode.kind === 'buy' && TOKENS.get(token)?.symbol === 'coin') {
      this.purchase.cycleCoin(token)
      return
    }
    if (mode.kind === 'token' && mode.token === token) return this.rest()
    this.rest()
    const usable = this.options.tokens?.includes(token)
    if (token === 'remove_card' && usable) {
      this.#mode = { kind: 'lay', token, least: 1, most: 1 }
    } else if (token === 'replace_cards' && usable) {
      this.#mode = { kind: 'lay', token, least: 1, most: 4 }
    } else if (token === 'keep_item' && usable) {
      const items = [...new Set(this.view?.turn.items_used ?? [])]
      if (items.length > 1) this.#mode = { kind: 'token', token }
      else void this.act(writeAction('token', { card: token }))
    } else if (usable || this.choices.some((one) => one.card === token)) {
      this.#mode = { kind: 'token', token }
      announce(this.prompt)
    } else if (this.board && this.view) {
      void this.inquire(attemptedToken(this.board, this.view, this.seat, token))
    }
  }

  /** A space or a blockade (`#n`) was pointed at for good. */
  tapTarget(target: string): void {
    if (!this.mine) return
    const mode = this.mode
    if (mode.kind === 'remove' || mode.kind === 'lay') return
    if (this.me?.pieces.includes(target)) return this.rest()
    if (mode.kind === 'target' && mode.target === target) return this.main.run()
    const found = this.targets.get(target) ?? []
    if ((mode.kind === 'pick' || this.active) && found.length)
      return this.#choose(found, mode.kind === 'card' ? [mode.key] : [])
    if (this.active) return this.refuse(target)
    this.#propose(target)
  }

  #choose(found: Choice[], keys: string[]): void {
    const pay = found.filter((one) => one.kind === 'pay')
    const other = found.filter((one) => one.kind !== 'pay')
    const kinds = other.length ? other : pay
    if (kinds.length === 1) return this.#perform(kinds[0] as Choice, keys)
    this.#mode = { kind: 'pick', choices: kinds, keys }
  }

  pick(choice: Choice): void {
    const keys = this.mode.kind === 'pick' ? this.mode.keys : []
    this.#perform(choice, keys)
  }

  #perform(choice: Choice, keys: string[]): void {
    if (choice.kind === 'pay') {
      this.rest()
      this.#mode = { kind: 'pay', choice }
      this.chosen = keys.slice(0, choice.count)
      if (choice.count === this.hand.length) this.chosen = this.hand.map((one) => one.key)
      return
    }
    void this.act(choice.text, keys, choice)
  }

  /** A space without a card: the cards that get there are proposed. */
  #propose(target: string): void {
    const plans = plansFor(this, target)
    if (!plans.length) return this.refuse(target)
    this.rest()
    const only = plans[0] as Plan
    if (plans.length === 1 && only.choice?.kind === 'pay') return this.#perform(only.choice, [])
    this.#mode = { kind: 'target', target, plans, at: 0 }
    announce(t('table-propose', { count: plans.length, space: targetName(target) }))
  }

  choosePlan(at: number): void {
    if (this.mode.kind === 'target') this.#mode = { ...this.mode, at }
  }

  async follow(plan: Plan): Promise<void> {
    if (plan.choice) return this.#perform(plan.choice, [])
    this.rest()
    for (const move of plan.proposal?.moves ?? []) {
      const choice = this.choices.find((one) => one.text === move.text)
      // No card is paid that was not looked at: the plan stops here, and the player goes on.
      if (choice?.kind === 'pay') return this.#perform(choice, this.#keysOf(move.paid))
      if (!(await this.act(move.text, [], choice))) return
    }
  }

  /** The keys of cards in hand, one for each. */
  #keysOf(cards: string[]): string[] {
    const hand = [...this.hand]
    return cards.flatMap((card) => {
      const at = hand.findIndex((one) => one.id === card)
      return at < 0 ? [] : hand.splice(at, 1).map((one) => one.key)
    })
  }

  /** Says why a space or a blockade cannot be a target now. */
  refuse(target: string): void {
    const { board, view, seat, active } = this
    if (!board || !view) return
    const chosen = active !== null && couldMove(active)
    const text = chosen
      ? attemptedMove(board, view, seat, active, target)
      : attemptedTarget(board, view, seat, target)
    if (text) void this.inquire(text, chosen)
    else this.#sayUnreachable()
  }

  /** Asks the rules why an action is not allowed, and says it; nothing is done. */
  async inquire(text: string, chosen = true): Promise<void> {
    const refusal = await this.connection.check(text)
    if (!chosen && refusal && ABOUT_THE_CARD.includes(refusal.clause)) this.#sayUnreachable()
    else if (refusal) say(refusal.message, 'warning', refusal.clause)
  }

  #sayUnreachable(): void {
    say(t('table-unreachable'), 'warning', 'moving')
  }

  // The market

  tapPile(card: string): void {
    if (!this.mine) return
    const mode = this.mode
    if (mode.kind === 'remove') return
    if (this.active === 'transmitter' && this.options.takes?.includes(card)) {
      this.marketOpen = false
      void this.act(writeAction('take', { card }))
      return
    }
    if (mode.kind === 'buy' && mode.card === card) return this.rest()
    const refusal = this.purchase.refusal(card)
    if (refusal) return this.refusePurchase(card, refusal)
    this.rest()
    this.#mode = { kind: 'buy', card }
    const price = facts(card).price ?? 0
    const sources = this.options.buys?.[card] ?? []
    this.purchase.propose(sources)
    this.marketOpen = false
    announce(
      t('table-buying', {
        card: cardName(card),
        price,
        cards: list(sources.map((s) => sourceName(s))),
      }),
    )
  }

  /** Says why a card cannot be bought now. */
  refusePurchase(_card: string, refusal: PurchaseRefusal): void {
    say(refusal.text, 'warning', refusal.clause)
  }

  readonly main = $derived.by<Main>(() => mainButton(this))
  readonly prompt = $derived.by<string>(() => promptOf(this))

  readonly keptNow = $derived.by(() =>
    this.hand.filter((one) => this.kept.includes(one.key)).map((one) => one.id),
  )

  // Doing

  async act(text: string, keys: string[] = [], choice?: Choice): Promise<boolean> {
    const connection = this.connection
    const table = connection.table
    if (!table || connection.busy) return false
    const action = readAction(text)
    if (action.verb !== 'end') this.stage.own(text, keys, choice)
    this.kept = keptAfter(this.kept, this.hand, action, keys)
    this.rest()
    try {
      await connection.act(text, (document) => guess(document, this.board, text))
      return true
    } catch (error) {
      if (error instanceof RefusedError) say(error.message, 'warning', error.clause)
      else throw error
      return false
    }
  }

  /** Asked before a turn ends, by an advisor if there is one: false leaves it open. */
  beforeEnd: ((actions: string[]) => Promise<boolean>) | null = null

  undo(): void {
    this.rest()
    this.connection.request({ type: 'undo' }).catch((error: Error) => say(error.message, 'warning'))
  }

  /** Does what cannot be taken back; asks first where something speaks against it. */
  unlessSlip(doubt: string, go: () => void): void {
    if (doubt && settings.warnings) this.doubt = { text: doubt, go }
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
    const text = tell(event, { table, board: this.board })
    if (text) announce(text)
    if (event.type === 'acted' && event.action.startsWith('end') && this.mine)
      announce(t('you-turn'))
  }
}
