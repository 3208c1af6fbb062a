/** Quiet sounds, made on the spot; off unless the player wants them. */

import { settings } from './settings.svelte'
import { type Noise, RECIPES, type Recipe, type Sound, type Tone, VOLUME } from './soundRecipes'

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** What a taste of them is made of. */
const SAMPLE: Sound[] = ['step-jungle', 'step-river', 'step-village', 'buy', 'turn']

/** Plays a sound, if the player likes to hear them. */
export function sound(name: Sound): void {
  if (settings.sound) play(RECIPES[name])
}

/** A taste of them for somebody who has not decided yet: three steps, a purchase, the own turn. */
export function sampleSounds(): void {
  SAMPLE.forEach((name, i) => {
    const later = <T extends Tone | Noise>(one: T): T => ({ ...one, at: (one.at ?? 0) + i * 0.28 })
    const { tones = [], noises = [] }: Recipe = RECIPES[name]
    play({ tones: tones.map(later), noises: noises.map(later) })
  })
}

function play({ tones = [], noises = [] }: Recipe): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const tone of tones) ring(context, tone)
  for (const noise of noises) rustle(context, noise)
}

/** A volume that rises within `rise` seconds and dies away until the end. */
function swell(
  audio: AudioContext,
  { at = 0, length, loud, rise = 0.012 }: Tone | Noise,
): GainNode {
  const begin = audio.currentTime + at
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.0001, begin)
  volume.gain.exponentialRampToValueAtTime(VOLUME * loud, begin + rise)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  volume.connect(audio.destination)
  return volume
}

function ring(audio: AudioContext, tone: Tone): void {
  const begin = audio.currentTime + (tone.at ?? 0)
  const end = begin + tone.length
  const voice = audio.createOscillator()
  voice.type = tone.type
  voice.frequency.setValueAtTime(tone.from, begin)
  voice.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end)
  voice.connect(swell(audio, tone))
  voice.start(begin)
  voice.stop(end + 0.02)
}

function rustle(audio: AudioContext, noise: Noise): void {
  hiss ??= whiteNoise(audio)
  const begin = audio.currentTime + (noise.at ?? 0)
  const end = begin + noise.length
  const voice = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  voice.buffer = hiss
  filter.type = noise.type
  filter.Q.value = noise.sharp ?? 1
  filter.frequency.setValueAtTime(noise.from, begin)
  filter.frequency.exponentialRampToValueAtTime(noise.to ?? noise.from, end)
  voice.connect(filter).connect(swell(audio, noise))
  voice.start(begin)
  voice.stop(end + 0.02)
}

/** A second of noise. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return buffer
}
