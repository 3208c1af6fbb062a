/** Quiet sounds, made on the spot; off unless the player wants them. */

import { settings } from './settings.svelte'
import type { Sound } from './soundRecipes'

let context: AudioContext | null = null

/** What a taste of them is made of. */
const SAMPLE: Sound[] = ['step-jungle', 'step-river', 'step-village', 'buy', 'turn']

/** Plays a sound, if sounds are turned on. */
export function sound(name: Sound): void {
  if (settings.sound) void play([name])
}

/** A sample before deciding: three steps, a purchase, the start of a turn. */
export const sampleSounds = (): void => void play(SAMPLE)

/** Plays sounds one after the other. What makes them is loaded with the first; a sound that cannot be is no trouble. */
async function play(names: Sound[]): Promise<void> {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const audio = context
  const synthesizer = await import('./synthesizer').catch(() => null)
  names.forEach((name, i) => {
    synthesizer?.play(audio, name, i * 0.28)
  })
}
