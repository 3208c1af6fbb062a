/** Makes the sounds out of their recipes; loaded by players who hear them. */

import { type Noise, RECIPES, type Recipe, type Sound, type Tone, VOLUME } from './soundRecipes'

export { RECIPES }

let hiss: AudioBuffer | null = null

/** Plays a sound so many seconds from now. */
export function play(audio: BaseAudioContext, name: Sound, after = 0): void {
  const { tones = [], noises = [] }: Recipe = RECIPES[name]
  const later = <T extends Tone | Noise>(one: T): T => ({ ...one, at: (one.at ?? 0) + after })
  for (const tone of tones) ring(audio, later(tone))
  for (const noise of noises) rustle(audio, later(noise))
}

/** A volume that rises within `rise` seconds and dies away until the end. */
function swell(
  audio: BaseAudioContext,
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

function ring(audio: BaseAudioContext, tone: Tone): void {
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

function rustle(audio: BaseAudioContext, noise: Noise): void {
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

/** A second of noise, always the same, so that a sound is always as loud as it was made to be. */
function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const data = buffer.getChannelData(0)
  let state = 1
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    data[i] = state / 2 ** 31 - 1
  }
  return buffer
}
