/** Small scenes over the table: something great has happened. They never hold anything up for long. */

import { moving } from '../../lib/app/settings.svelte'
import type { Act } from './sceneParts'

/** Where a scene is on the screen, and how wide a hex is there. */
export interface Spot {
  x: number
  y: number
  hex: number
}

export interface Scene extends Spot {
  id: number
  act: Act
}

/** So many at once and no more: a fast replay has a scene at every step. */
const MOST = 4

export class Theatre {
  scenes = $state.raw<Scene[]>([])
  /** Called when the last scene is over; `skipped` if somebody could not wait for it. */
  whenOver: (skipped: boolean) => void = () => {}
  #next = 0

  /** Whether somebody is just walking through the gate. */
  get arriving(): boolean {
    return this.scenes.some((scene) => scene.act === 'arrive')
  }

  play(act: Act, spot: Spot | null): void {
    if (!spot || !moving() || document.hidden) return
    this.scenes = [...this.scenes.slice(1 - MOST), { ...spot, id: ++this.#next, act }]
  }

  over(id: number): void {
    this.scenes = this.scenes.filter((scene) => scene.id !== id)
    if (!this.scenes.length) this.whenOver(false)
  }

  skip(): void {
    if (!this.scenes.length) return
    this.scenes = []
    this.whenOver(true)
  }
}
