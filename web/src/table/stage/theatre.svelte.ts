/** Small scenes over the table: something great has happened. They never hold anything up for long. */

import { moving } from '../../lib/app/settings.svelte'
import type { Placement } from '../board/framing.svelte'
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
  /** Where the board was when the scene began on it, and how far the spot is from its corner. */
  begun: { at: Placement; across: number; down: number } | null
}

/** The board under the scenes: where the place is through which it is seen, and where it lies in it. */
export interface Ground {
  corner: () => { x: number; y: number }
  at: () => Placement
}

/** So many at once and no more: a fast replay has a scene at every step. */
const MOST = 4

export class Theatre {
  scenes = $state.raw<Scene[]>([])
  /** Called when the last scene is over; `skipped` if somebody could not wait for it. */
  whenOver: (skipped: boolean) => void = () => {}
  /** The scenes on the board move with it. */
  ground: Ground | null = null
  #next = 0

  /** Whether somebody is just walking through the gate. */
  get arriving(): boolean {
    return this.scenes.some((scene) => scene.act === 'arrive')
  }

  play(act: Act, spot: Spot | null): void {
    if (!spot || !moving() || document.hidden) return
    const scene = {
      ...spot,
      id: ++this.#next,
      act,
      begun: act === 'buy' ? null : this.#begun(spot),
    }
    this.scenes = [...this.scenes.slice(1 - MOST), scene]
  }

  #begun({ x, y }: Spot): Scene['begun'] {
    if (!this.ground) return null
    const [at, corner] = [this.ground.at(), this.ground.corner()]
    return { at, across: x - corner.x - at.x, down: y - corner.y - at.y }
  }

  /** How a scene has moved with the board since it began, as a transform around its spot. */
  moved({ begun }: Scene): string {
    const now = this.ground?.at()
    if (!begun || !now) return ''
    const { at, across, down } = begun
    const k = now.k / at.k
    const by = [now.x - at.x + (k - 1) * across, now.y - at.y + (k - 1) * down]
    return `translate(${by[0]}px, ${by[1]}px) scale(${k})`
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
