/** A lesson or a puzzle in the place of a table: tries go to the server, which keeps nothing. */

import { settings } from '../lib/app/settings.svelte'
import { sentence } from '../lib/net/api'
import { type Link, type Listener, RefusedError } from '../lib/net/connection.svelte'
import type { TableEvent } from '../lib/net/tableEvent'
import type { LessonTry, Options, TableDocument } from '../lib/net/wire'
import type { Scene } from './course'

export class Exercise<S extends Scene = Scene> implements Link {
  table = $state<TableDocument | null>(null)
  scene = $state.raw<S | null>(null)
  events = $state.raw<TableEvent[]>([])
  busy = $state(false)
  readonly id = ''
  readonly live = true
  online: number[] = [0, 1, 2, 3]
  away = []
  skew = 0
  /** The actions with which the step began: nothing before them is taken back. */
  opening: string[] = []

  #ask: (body: LessonTry) => Promise<S>
  #listeners = new Set<Listener>()

  constructor(ask: (body: LessonTry) => Promise<S>) {
    this.#ask = ask
  }

  get held(): number[] {
    return this.table?.seat == null ? [] : [this.table.seat]
  }

  get mine(): boolean {
    return this.table?.options !== undefined
  }

  get options(): Options {
    return this.table?.options ?? {}
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  before(event: TableEvent, document: TableDocument): void {
    for (const one of this.#listeners) one.before?.(event, document)
  }

  after(event: TableEvent): void {
    for (const one of this.#listeners) if (this.table) one.after?.(event, this.table)
  }

  /** Shows where a list of actions, or a step, begins. */
  async lay(body: LessonTry): Promise<S> {
    const scene = await this.#ask(body)
    this.opening = scene.actions
    this.show(scene)
    return scene
  }

  /** Shows where a list of actions leads, all of which can be taken back. */
  async resume(actions: string[]): Promise<S> {
    const scene = await this.#ask({ actions })
    this.opening = []
    this.show(scene)
    return scene
  }

  /** The answer to a try; nothing is shown yet. */
  attempt(action: string): Promise<S> {
    return this.#ask({ actions: this.scene?.actions ?? [], attempt: action })
  }

  /** Whether something was done since the step began. */
  get canTakeBack(): boolean {
    return (this.scene?.actions.length ?? 0) > this.opening.length
  }

  /** The last own action is undone. */
  async takeBack(): Promise<void> {
    const actions = this.scene?.actions ?? []
    this.busy = true
    try {
      this.show(await this.#ask({ actions: actions.slice(0, -1) }))
    } finally {
      this.busy = false
    }
  }

  show(scene: S): void {
    const { table } = scene
    table.seats.forEach((seat, number) => {
      if (number === table.seat && !seat.name) seat.name = settings.name
    })
    this.scene = scene
    if (table.options) table.undo = this.canTakeBack
    this.table = table
  }

  // A table's ways to act; in an exercise everything goes through `attempt`.

  act(): Promise<TableEvent> {
    return Promise.reject(new RefusedError('over', sentence({ code: 'over' })))
  }

  check(): Promise<RefusedError | null> {
    return Promise.resolve(null)
  }

  request(): Promise<TableEvent> {
    return this.act()
  }
}
