/** Quiet sounds, made on the spot; off unless the player wants them. */

import { settings } from './settings.svelte'

let context: AudioContext | null = null

interface Tone {
  /** Hertz at the beginning and at the end. */
  from: number
  to?: number
  /** Seconds after now, and how long. */
  at?: number
  length: number
  type?: OscillatorType
  loud?: number
}

/** A step, a card, a purchase, a blockade that falls, a token, the own turn, the arrival. */
const SOUNDS: Record<string, Tone[]> = {
  step: [{ from: 190, to: 120, length: 0.09, type: 'triangle' }],
  card: [{ from: 620, to: 480, length: 0.06, type: 'sine', loud: 0.5 }],
  buy: [
    { from: 880, length: 0.07, type: 'sine' },
    { from: 1320, at: 0.06, length: 0.12, type: 'sine' },
  ],
  blockade: [
    { from: 160, to: 60, length: 0.28, type: 'sawtooth', loud: 0.35 },
    { from: 420, to: 300, at: 0.05, length: 0.12, type: 'triangle' },
  ],
  token: [
    { from: 700, length: 0.08, type: 'sine' },
    { from: 1050, at: 0.08, length: 0.08, type: 'sine' },
    { from: 1400, at: 0.16, length: 0.16, type: 'sine' },
  ],
  turn: [
    { from: 523, length: 0.14, type: 'sine' },
    { from: 784, at: 0.13, length: 0.22, type: 'sine' },
  ],
  arrive: [523, 659, 784, 1047].map((from, i) => ({ from, at: i * 0.13, length: 0.3 })),
}

/** Plays a sound, if the player likes to hear them. */
export function sound(name: keyof typeof SOUNDS): void {
  if (settings.sound) play(SOUNDS[name] ?? [])
}

/** A taste of them for somebody who has not decided yet: three steps, a purchase, the own turn. */
export function sampleSounds(): void {
  const sample = ['step', 'step', 'step', 'buy', 'turn'].flatMap((name, i) =>
    (SOUNDS[name] ?? []).map((tone) => ({ ...tone, at: (tone.at ?? 0) + i * 0.28 })),
  )
  play(sample)
}

function play(tones: Tone[]): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const tone of tones) ring(context, tone)
}

function ring(audio: AudioContext, tone: Tone): void {
  const begin = audio.currentTime + (tone.at ?? 0)
  const end = begin + tone.length
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  voice.type = tone.type ?? 'triangle'
  voice.frequency.setValueAtTime(tone.from, begin)
  voice.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end)
  volume.gain.setValueAtTime(0.0001, begin)
  volume.gain.exponentialRampToValueAtTime(0.07 * (tone.loud ?? 1), begin + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  voice.connect(volume).connect(audio.destination)
  voice.start(begin)
  voice.stop(end + 0.02)
}
