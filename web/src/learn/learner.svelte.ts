/** The table's play logic for somebody who learns: every try is answered, nothing can go wrong. */

import { announce } from '../lib/app/messages.svelte'
import { moving } from '../lib/app/settings.svelte'
import { readAction, takenBy, writeAction } from '../lib/game/action'
import { boardOfView, layout } from '../lib/game/board'
import { putAll } from '../lib/net/jsonPointer'
import type { ShownAction, TableDocument } from '../lib/net/wire'
import { tell } from '../lib/text/eventSentences'
import { t } from '../lib/text/i18n.svelte'
import { terrainName } from '../lib/text/words'
import { attemptedMove, couldMove } from '../table/model/attempts'
import type { Choice } from '../table/model/choices'
import { guess } from '../table/model/optimisticUpdate'
import { coinsOf } from '../table/model/payment'
import type { PurchaseRefusal } from '../table/model/purchase.svelte'
import { Play } from '../table/model/tableController.svelte'
import { answerText, type Scene } from './course'
import type { Exercise } from './exercise.svelte'
import { likelyMover } from './tries'

const BREATH = 650

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

export class Learner<S extends Scene = Scene> extends Play {
  readonly exercise: Exercise<S>
  /** What is said about the last try, and how it was meant. */
  answer = $state.raw<{ text: string; tone: 'good' | 'kind' } | null>(null)
  /** What the others did just now, in sentences. */
  told = $state.raw<string[]>([])
  /** The actions that are known to lead on, for guessing what a tap is about. */
  hints: readonly string[] = []
  #drawn = ''

  constructor(exercise: Exercise<S>) {
    super(exercise)
    this.exercise = exercise
  }

  /** Forgets what was said; the board follows a new scene. */
  arrive(scene: Scene): void {
    this.rest()
    this.kept = []
    this.pointed = null
    this.answer = null
    this.told = []
    this.stage.trails = []
    this.#follow(scene)
  }

  #follow(scene: Scene): void {
    const document = scene.table.view && boardOfView(scene.table.view.board)
    if (!document) return
    // Blockades that are taken leave the document: the drawing changes only with the ground.
    const drawn = JSON.stringify([document.spaces, document.hexes, document.seams])
    if (drawn !== this.#drawn) this.board = layout(document)
    this.#drawn = drawn
    this.marked = scene.marks ?? []
  }

  override async act(text: string, keys: string[] = [], choice?: Choice): Promise<boolean> {
    const { exercise } = this
    if (exercise.busy || !this.mine) return false
    exercise.busy = true
    try {
      const scene = await exercise.attempt(text)
      const kind = scene.answer?.kind
      if (kind === 'wrong' || kind === 'refused') {
        this.rest()
        this.say(answerText(scene.answer))
        return false
      }
      if (readAction(text).verb !== 'end') this.stage.own(text, keys, choice)
      else this.kept = []
      this.rest()
      await this.#happen(scene, text)
      const words = answerText(scene.answer)
      this.answer = words ? { text: words, tone: 'good' } : null
      if (words) announce(words)
      return true
    } catch (error) {
      this.say((error as Error).message)
      return false
    } finally {
      exercise.busy = false
    }
  }

  /** Shows what a try led to: the own action at once, then what the others do, one by one. */
  async #happen(scene: S, text: string): Promise<void> {
    const { exercise } = this
    const [own, ...others] = scene.happened
    const acts = others.filter((event) => readAction(event.action).verb !== 'end')
    this.answer = null
    this.told = []
    if (acts.length) {
      const between = $state.snapshot(exercise.table) as TableDocument
      putAll(between, guess(between, this.board, text))
      delete between.options
      exercise.table = between
      if (own) exercise.after(own)
      for (const event of acts) {
        if (moving()) await wait(BREATH)
        if (exercise.table) exercise.before(event, exercise.table)
        this.#walk(event)
        this.told = [...this.told, this.#tell(event, between)]
        exercise.after(event)
      }
      if (moving()) await wait(BREATH)
    }
    exercise.show(scene)
    this.#follow(scene)
    this.kept = this.kept.filter((key) => this.cardOf(key) !== null)
    if (!acts.length && own) exercise.after(own)
  }

  /** What another seat did; spaces by what they are, since their names mean nothing here. */
  #tell(event: ShownAction, table: TableDocument): string {
    const { target } = readAction(event.action)
    const space = this.board?.spaces.get(target)
    const words = space && (space.finish ? t('space-finishing_space') : terrainName(space))
    // Action texts are read word by word: a name of several words is made one.
    const action = words
      ? event.action.replace(` ${target}`, ` ${words.replaceAll(' ', '\u00a0')}`)
      : event.action
    return tell({ ...event, action }, { table, board: this.board })
  }

  /** Another seat's piece goes where its action says. */
  #walk(event: ShownAction): void {
    const action = readAction(event.action)
    const player = this.exercise.table?.view?.players[event.seat]
    if (!player || !action.piece) return
    player.blockades = [...player.blockades, ...takenBy(action)]
    if (action.target.startsWith('#')) return
    const finish = this.board?.spaces.get(action.target)?.finish
    player.pieces[action.piece - 1] = finish ? 'gate' : action.target
  }

  say(text: string): void {
    this.answer = { text, tone: 'kind' }
    announce(text)
  }

  // Where the table asks why not, a lesson has an answer of its own.

  override async inquire(text: string): Promise<void> {
    await this.act(text)
  }

  override refuse(target: string): void {
    const { board, view } = this
    const hand = this.hand.map((one) => one.id)
    const mover = this.active ?? likelyMover(this.hints, hand)
    if (board && view && mover && couldMove(mover))
      void this.inquire(attemptedMove(board, view, this.seat, mover, target))
    else super.refuse(target)
  }

  override tapTarget(target: string): void {
    const pair = (this.me?.pieces.length ?? 0) > 1
    if (this.mine && pair && this.active && this.me?.pieces.includes(target)) this.refuse(target)
    else super.tapTarget(target)
  }

  override unlessSlip(_doubt: string, go: () => void): void {
    go()
  }

  override refusePurchase(card: string, refusal: PurchaseRefusal): void {
    const coins = (this.me?.tokens ?? []).filter((one) => coinsOf(one))
    const cards = [...this.hand.map((one) => one.id), ...coins]
    this.marketOpen = false
    if (cards.length) void this.inquire(writeAction('buy', { card, cards }))
    else super.refusePurchase(card, refusal)
  }

  override undo(): void {
    this.rest()
    this.answer = null
    this.told = []
    this.exercise
      .takeBack()
      .then(() => {
        if (this.exercise.scene) this.#follow(this.exercise.scene)
      })
      .catch((error: Error) => this.say(error.message))
  }
}
