/** What there is to see: the table from one seat, the board, and everything that seat may do. */

import type { Board } from '../../lib/game/board'
import type { Link } from '../../lib/net/connection.svelte'
import type { TableEvent } from '../../lib/net/tableEvent'
import type { Absence, GameView, Options, PlayerView } from '../../lib/net/wire'
import { type Entry, entries } from '../../lib/text/eventSentences'
import { nameAt } from '../../lib/text/words'
import { type Choice, choicesOf } from './choices'

/** A card in the hand: the same kind can be there several times. */
export interface HandCard {
  key: string
  id: string
}

/** The keys of these cards in a hand, each card once. */
export function keysOf(hand: readonly HandCard[], cards: readonly string[]): string[] {
  const left = [...hand]
  return cards.flatMap((card) => {
    const place = left.findIndex((one) => one.id === card)
    return place < 0 ? [] : left.splice(place, 1).map((one) => one.key)
  })
}

export class Sight {
  readonly connection: Link
  board = $state.raw<Board | null>(null)

  constructor(connection: Link) {
    this.connection = connection
  }

  get table() {
    return this.connection.table
  }
  get view(): GameView | undefined {
    return this.connection.table?.view
  }
  get seat(): number {
    return this.connection.table?.seat ?? -1
  }
  /** The seat whose hand lies at the lower edge; a spectator has none. */
  readonly me = $derived.by<PlayerView | undefined>(() => this.view?.players[this.seat])
  readonly mine = $derived.by(() => this.connection.mine && this.table?.status === 'running')
  nameOf(seat: number): string {
    return nameAt(this.connection, seat)
  }
  /** Whether the reader has a turn to wait for: not who watches, and not when all is over. */
  readonly takesPart = $derived.by(() => {
    const going = this.table?.status === 'running' || this.table?.status === 'paused'
    return this.connection.live && this.me !== undefined && going
  })
  /** Whether a seat is marked as the reader's own; of several on one device, the one who looks. */
  isOwn(seat: number): boolean {
    const { held } = this.connection
    return held.includes(seat) && (held.length === 1 || seat === this.seat)
  }
  /** Since when the person of a seat is not at a screen; null for who is there or has a stand-in. */
  absenceOf(seat: number): Absence | null {
    const who = this.table?.seats[seat]
    const going = this.table?.status === 'running' || this.table?.status === 'paused'
    if (!going || who?.kind !== 'person' || who.stand_in || who.resigned) return null
    if (this.connection.held.includes(seat)) return null
    return this.connection.away.find((one) => one.seat === seat) ?? null
  }
  readonly options = $derived.by<Options>(() => this.connection.options)

  readonly hand = $derived.by<HandCard[]>(() => {
    const cards = this.me?.hand
    if (!Array.isArray(cards)) return []
    const seen = new Map<string, number>()
    return cards.map((id) => {
      const number = seen.get(id) ?? 0
      seen.set(id, number + 1)
      return { key: `${id}-${number}`, id }
    })
  })

  cardOf(key: string): string | null {
    return this.hand.find((one) => one.key === key)?.id ?? null
  }

  /** The kinds of these cards in the hand. */
  cardsOf(keys: readonly string[]): string[] {
    return keys.flatMap((key) => this.cardOf(key) ?? [])
  }

  /** Everything that can be done on the board. */
  readonly choices = $derived.by<Choice[]>(() => {
    if (!this.mine || !this.board || !this.view) return []
    return choicesOf(this.board, this.view, this.options, this.seat)
  })

  /** Whether the own turn has only begun, and there is something to do in it. */
  readonly fresh = $derived.by(() => {
    const { view, me, options } = this
    if (!this.mine || !view || !me) return false
    const { bought, items_used = [], pass_through, change_symbol, pending } = view.turn
    const begun =
      this.table?.undo ||
      me.play.length ||
      items_used.length ||
      bought ||
      pass_through ||
      change_symbol ||
      pending
    return !begun && Boolean(this.choices.length || options.plays || options.buys)
  })

  /** Whether this round is the last: somebody has arrived (E-03), in a full race all but one. */
  readonly finalRound = $derived.by(() => {
    const { view } = this
    if (!view || this.table?.status === 'over') return false
    const racing = view.players.filter((player) => !player.arrived).length
    return view.variant.full_race ? racing <= 1 : racing < view.players.length
  })

  readonly history = $derived.by<Entry[]>(() => {
    const table = this.table
    return table && this.board ? entries(this.connection.events, table, this.board) : []
  })

  /** What happened to the table itself and belongs to nobody's turn. */
  readonly notes = $derived.by<TableEvent[]>(() =>
    this.connection.events.filter((event) => event.type === 'extended'),
  )

  /** What the others did since the own last turn. */
  readonly recap = $derived.by<Entry[]>(() => {
    const all = this.history
    let from = all.length
    while (from > 0 && all[from - 1]?.seat !== this.seat) from--
    return all.slice(from)
  })
}
