/** What people at a table say to each other, as this reader sees it: for a moment, and never from who is muted. */

import { announce } from '../lib/app/messages.svelte'
import { settings } from '../lib/app/settings.svelte'
import { sound } from '../lib/app/sound'
import { note, recall } from '../lib/app/tables'
import type { Connection } from '../lib/net/connection.svelte'
import type { Said } from '../lib/net/wire'
import { t } from '../lib/text/i18n.svelte'
import { nameAt } from '../lib/text/words'

export type Remark = Said['what']

export const REACTIONS = ['smile', 'laugh', 'wow', 'sad', 'cheer', 'heart'] as const
export const PHRASES = [
  'good_luck',
  'well_played',
  'nice_move',
  'that_hurt',
  'close_race',
  'thinking',
  'back_soon',
  'sorry',
  'thanks',
  'one_more',
] as const satisfies Remark[]

export const isReaction = (what: Remark): what is (typeof REACTIONS)[number] =>
  (REACTIONS as readonly string[]).includes(what)

export interface Bubble {
  id: number
  seat: number
  what: Remark
}

/** Milliseconds for which a bubble stays. */
const STAYS = 5000
const KEY = 'eldorado-muted'
/** Muted seats that are remembered. */
const MOST = 100

const known = new WeakMap<Connection, Company>()

/** The company at a table: one, however many parts of the page show it. */
export function companyOf(connection: Connection): Company {
  let found = known.get(connection)
  if (!found) {
    found = new Company(connection)
    known.set(connection, found)
  }
  return found
}

export class Company {
  bubbles = $state.raw<Bubble[]>([])
  #muted = $state.raw<string[]>(recall(KEY, { seats: [] as string[] }).seats)
  #next = 0

  constructor(readonly connection: Connection) {
    connection.listen({ said: (seat, what) => this.#hear(seat, what) })
  }

  muted(seat: number): boolean {
    return this.#muted.includes(this.#place(seat))
  }

  mute(seat: number, quiet: boolean): void {
    const rest = this.#muted.filter((one) => one !== this.#place(seat))
    this.#muted = quiet ? [this.#place(seat), ...rest].slice(0, MOST) : rest
    note(KEY, { seats: this.#muted })
    if (quiet) this.bubbles = this.bubbles.filter((one) => one.seat !== seat)
  }

  #place = (seat: number) => `${this.connection.id}:${seat}`

  #hear(seat: number, what: Remark): void {
    const own = this.connection.held.includes(seat)
    if (!own && (!settings.remarks || this.muted(seat))) return
    if (!own) sound('remark')
    const id = ++this.#next
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== seat), { id, seat, what }]
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((one) => one.id !== id)
    }, STAYS)
    announce(
      t('company-said', { name: nameAt(this.connection, seat), remark: t(`remark-${what}`) }),
    )
  }
}

/** Takes along who is muted, seat by seat, to the table where the same people meet again. */
export function muteThereToo(before: string, after: string): void {
  const { seats } = recall(KEY, { seats: [] as string[] })
  const again = seats.flatMap((one) =>
    one.startsWith(`${before}:`) ? [`${after}:${one.slice(before.length + 1)}`] : [],
  )
  if (again.length) note(KEY, { seats: [...again, ...seats].slice(0, MOST) })
}
