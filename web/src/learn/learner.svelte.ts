/** Tries of somebody who learns: every one is answered, nothing can go wrong. */

import { announce, say } from '../lib/app/messages.svelte'
import { moving } from '../lib/app/settings.svelte'
import { sound } from '../lib/app/sound'
import { readAction, takenBy, writeAction } from '../lib/game/action'
import { boardOfView, layout } from '../lib/game/board'
import { readBoard } from '../lib/net/api'
import { putAll } from '../lib/net/jsonPointer'
import type { ShownAction, TableDocument } from '../lib/net/wire'
import { tell } from '../lib/text/eventSentences'
import { list, t } from '../lib/text/i18n.svelte'
import { blockadeName, spaceName, terrainName } from '../lib/text/words'
import type { Choice } from '../table/model/choices'
import { guess } from '../table/model/optimisticUpdate'
import { coinsOf } from '../table/model/payment'
import type { PurchaseRefusal } from '../table/model/purchase'
import { Play } from '../table/model/tableController.svelte'
import { attemptedMove, couldMove } from '../table/tries/attempts'
import { attemptOn, type Tries } from '../table/tries/tableTries'
import { answerText, type Scene } from './course'
import type { Exercise } from './exercise.svelte'
import { likelyMover } from './handling'

const BREATH = 650

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

export class Learner<S extends Scene = Scene> implements Tries {
  readonly asksBeforeSlips = false
  readonly explainsOwnPieces = true
  readonly withholdPlan: (() => void) | null
  readonly exercise: Exercise<S>
  readonly play: Play
  /** What is said about the last try, and how it was meant. */
  answer = $state.raw<{ text: string; tone: 'good' | 'kind' } | null>(null)
  /** What the others did just now, in sentences. */
  told = $state.raw<string[]>([])
  /** The actions that are known to lead on, for guessing what a tap is about. */
  hints: readonly string[] = []
  #drawn = ''

  /** In a puzzle (`alone`) nobody but the player puts cards together: that is the task. */
  constructor(exercise: Exercise<S>, { alone = false } = {}) {
    this.exercise = exercise
    this.withholdPlan = alone ? () => this.say(t('learn-plan-yourself')) : null
    this.play = new Play(exercise, this)
  }

  /** Forgets what was said; the board follows a new scene. */
  arrive(scene: Scene): void {
    const { play } = this
    play.rest()
    play.kept = []
    play.pointed = null
    play.stage.trails = []
    this.#forget()
    this.#follow(scene)
  }

  #forget(): void {
    this.answer = null
    this.told = []
  }

  #follow(scene: Scene): void {
    this.play.marked = scene.marks ?? []
    const view = scene.table.view?.board
    if (!view) return
    const caves = scene.table.view?.variant.caves === true
    const own = boardOfView(view)
    // Blockades that are taken leave the document: the drawing changes only with the ground.
    const drawn = own ? JSON.stringify([own.spaces, own.hexes, own.seams]) : (view.route ?? '')
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    if (own) this.play.board = layout(own)
    else if (view.route)
      readBoard(view.route).then(
        (found) => {
          if (this.#drawn === drawn) this.play.board = layout(found, caves)
        },
        (error: Error) => {
          this.#drawn = ''
          this.say(error.message)
        },
      )
  }

  async act(text: string, keys: readonly string[], choice?: Choice): Promise<boolean> {
    const { exercise, play } = this
    exercise.busy = true
    try {
      const scene = await exercise.attempt(text)
      const kind = scene.answer?.kind
      if (kind === 'wrong' || kind === 'refused') {
        play.rest()
        this.say(answerText(scene.answer))
        return false
      }
      if (readAction(text).verb !== 'end') play.stage.own(text, keys, choice)
      else play.kept = []
      play.rest()
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

  /** Shows the result of an attempt: the learner's action at once, then the others' one by one. */
  async #happen(scene: S, text: string): Promise<void> {
    const { exercise, play } = this
    const [own, ...others] = scene.happened
    const acts = others.filter((event) => readAction(event.action).verb !== 'end')
    this.#forget()
    if (acts.length) {
      const between = $state.snapshot(exercise.table) as TableDocument
      putAll(between, guess(between, play.board, text))
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
    play.kept = play.kept.filter((key) => play.cardOf(key) !== null)
    if (!acts.length && own) exercise.after(own)
  }

  /** What another seat did; spaces by what they are, since their names mean nothing here. */
  #tell(event: ShownAction, table: TableDocument): string {
    const { target } = readAction(event.action)
    const space = this.play.board?.spaces.get(target)
    const finish = space?.finish ? ` (${t('space-finishing_space')})` : ''
    const words = space && terrainName(space) + finish
    // Action texts are read word by word: a name of several words is made one.
    const action = words
      ? event.action.replace(` ${target}`, ` ${words.replaceAll(' ', '\u00a0')}`)
      : event.action
    return tell({ ...event, action }, { table, board: this.play.board })
  }

  /** Another seat's piece goes where its action says. */
  #walk(event: ShownAction): void {
    const action = readAction(event.action)
    const player = this.exercise.table?.view?.players[event.seat]
    if (!player || !action.piece) return
    player.blockades = [...player.blockades, ...takenBy(action)]
    if (action.target.startsWith('#')) return
    const finish = this.play.board?.spaces.get(action.target)?.finish
    player.pieces[action.piece - 1] = finish ? 'gate' : action.target
  }

  /** What is marked on the board, in a sentence; empty if nothing is. */
  get marksTold(): string {
    const { board, marked } = this.play
    const names = marked.map((name) => {
      const space = board?.spaces.get(name)
      if (space) return spaceName(space)
      return name.startsWith('#') ? blockadeName(Number(name.slice(1))) : name
    })
    return names.length ? t('learn-marks', { spaces: list(names) }) : ''
  }

  say(text: string): void {
    this.answer = { text, tone: 'kind' }
    announce(text)
  }

  // Where the table asks why not, a lesson has an answer of its own.

  async explain(text: string): Promise<void> {
    await this.play.act(text)
  }

  attempt(target: string): string {
    const { board, view, hand, seat, active } = this.play
    const ids = hand.map((one) => one.id)
    const mover = active ?? likelyMover(this.hints, ids)
    if (board && view && mover && couldMove(mover))
      return attemptedMove(board, view, seat, mover, target)
    return attemptOn(this.play, target)
  }

  refusePurchase(card: string, refusal: PurchaseRefusal): void {
    const { me, hand } = this.play
    const coins = (me?.tokens ?? []).filter((one) => coinsOf(one))
    const cards = [...hand.map((one) => one.id), ...coins]
    this.play.marketOpen = false
    if (cards.length) void this.explain(writeAction('buy', { card, cards }))
    else say(refusal.text, 'warning', refusal.clause)
  }

  get canTakeBack(): boolean {
    return this.exercise.canTakeBack
  }

  async takeBack(): Promise<void> {
    this.#forget()
    sound('undo')
    try {
      await this.exercise.takeBack()
      if (this.exercise.scene) this.#follow(this.exercise.scene)
    } catch (error) {
      this.say((error as Error).message)
    }
  }
}
