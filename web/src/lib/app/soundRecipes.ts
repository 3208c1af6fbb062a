/** What every sound is made of: tones, and noise through a filter. */

interface Part {
  /** Hertz at the beginning and at the end; of a noise, where its filter stands. */
  from: number
  to?: number
  /** Seconds after now, and how long. */
  at?: number
  length: number
  /** How loud at its loudest; 1 is as loud as a sound may be. */
  loud: number
  /** Seconds until it is at its loudest. */
  rise?: number
}
export interface Tone extends Part {
  type: OscillatorType
}
export interface Noise extends Part {
  type: BiquadFilterType
  sharp?: number
}
export interface Recipe {
  tones?: Tone[]
  noises?: Noise[]
}

/** How loud the loudest sound is, of what a loudspeaker can do: quiet. */
export const VOLUME = 0.11

const chord = (notes: number[], step: number, length: number, loud: number): Tone[] =>
  notes.map((from, i) => ({ from, at: i * step, length, loud, type: 'triangle' }))

export const RECIPES = {
  /** Leaves part, and a blade goes through. */
  'step-jungle': {
    noises: [
      { from: 3200, to: 1400, length: 0.13, loud: 0.5, type: 'bandpass', sharp: 0.8, rise: 0.03 },
    ],
    tones: [{ from: 150, to: 95, length: 0.1, loud: 0.35, type: 'triangle' }],
  },
  /** A paddle dips in. */
  'step-river': {
    noises: [{ from: 700, to: 260, length: 0.2, loud: 0.4, type: 'lowpass', rise: 0.05 }],
    tones: [{ from: 260, to: 420, at: 0.04, length: 0.09, loud: 0.3, type: 'sine' }],
  },
  /** Feet on a trodden path, and a coin that changes hands. */
  'step-village': {
    noises: [{ from: 420, length: 0.06, loud: 0.35, type: 'lowpass' }],
    tones: [{ from: 1760, at: 0.05, length: 0.1, loud: 0.22, type: 'sine' }],
  },
  /** Stones roll. */
  'step-rubble': {
    noises: [
      { from: 520, to: 240, length: 0.1, loud: 1, type: 'bandpass', sharp: 0.8 },
      { from: 400, to: 180, at: 0.09, length: 0.1, loud: 0.8, type: 'bandpass', sharp: 0.8 },
    ],
  },
  /** Canvas flaps, and the fire crackles. */
  camp: {
    noises: [
      { from: 900, to: 300, length: 0.16, loud: 0.4, type: 'lowpass', rise: 0.04 },
      { from: 4200, at: 0.16, length: 0.03, loud: 0.22, type: 'highpass' },
      { from: 4800, at: 0.23, length: 0.03, loud: 0.18, type: 'highpass' },
    ],
    tones: [{ from: 196, to: 165, length: 0.3, loud: 0.3, type: 'triangle' }],
  },
  /** A card is laid down. */
  card: {
    noises: [{ from: 2600, to: 1100, length: 0.07, loud: 0.32, type: 'bandpass', sharp: 0.7 }],
  },
  /** Two coins on a counter. */
  buy: {
    tones: [
      { from: 1320, length: 0.12, loud: 0.34, type: 'sine' },
      { from: 1980, at: 0.07, length: 0.2, loud: 0.34, type: 'sine' },
    ],
  },
  /** A crackle in the air, and the answer. */
  take: {
    noises: [
      { from: 3000, length: 0.05, loud: 0.4, type: 'bandpass', sharp: 3 },
      { from: 2400, at: 0.07, length: 0.07, loud: 0.4, type: 'bandpass', sharp: 3 },
    ],
    tones: [
      { from: 988, at: 0.14, length: 0.08, loud: 0.26, type: 'sine' },
      { from: 988, at: 0.24, length: 0.14, loud: 0.26, type: 'sine' },
    ],
  },
  /** A page is turned, and something is found on it. */
  action: {
    noises: [{ from: 1500, to: 3200, length: 0.16, loud: 0.5, type: 'bandpass', rise: 0.08 }],
    tones: [{ from: 587, to: 880, at: 0.1, length: 0.2, loud: 0.22, type: 'triangle' }],
  },
  /** A stone disc is turned over. */
  token: {
    noises: [{ from: 1800, length: 0.03, loud: 0.5, type: 'bandpass', rise: 0.004 }],
    tones: [
      { from: 1245, length: 0.06, loud: 0.24, type: 'triangle', rise: 0.004 },
      { from: 932, at: 0.08, length: 0.12, loud: 0.24, type: 'triangle', rise: 0.004 },
    ],
  },
  /** Paper tears. */
  remove: {
    noises: [
      { from: 4200, to: 2400, length: 0.12, loud: 0.6, type: 'bandpass', sharp: 0.7, rise: 0.05 },
      { from: 3600, to: 900, at: 0.11, length: 0.14, loud: 0.5, type: 'bandpass', sharp: 0.7 },
    ],
  },
  /** It runs backwards. */
  undo: {
    tones: [{ from: 360, to: 640, length: 0.16, loud: 0.26, type: 'sine', rise: 0.1 }],
  },
  /** Timber cracks and comes down. */
  blockade: {
    noises: [
      { from: 1600, to: 500, length: 0.07, loud: 0.5, type: 'bandpass', sharp: 1.5 },
      { from: 320, to: 90, at: 0.08, length: 0.3, loud: 0.6, type: 'lowpass' },
    ],
    tones: [{ from: 120, to: 48, at: 0.08, length: 0.32, loud: 0.4, type: 'triangle' }],
  },
  /** Something glitters in the dark. */
  cave: {
    tones: [
      { from: 880, length: 0.14, loud: 0.26, type: 'sine' },
      { from: 1175, at: 0.08, length: 0.14, loud: 0.26, type: 'sine' },
      { from: 1760, at: 0.16, length: 0.34, loud: 0.26, type: 'sine' },
    ],
    noises: [{ from: 260, length: 0.3, loud: 0.15, type: 'lowpass', rise: 0.1 }],
  },
  /** Cards run together. */
  shuffle: {
    noises: [0, 0.05, 0.1, 0.15, 0.2].map((at, i) => ({
      from: 2200 + 200 * i,
      at,
      length: 0.06,
      loud: 0.55,
      type: 'bandpass' as const,
      sharp: 0.8,
    })),
  },
  /** Somebody calls: your turn. */
  turn: {
    tones: [
      { from: 523, length: 0.18, loud: 0.34, type: 'sine' },
      { from: 784, at: 0.13, length: 0.32, loud: 0.34, type: 'sine' },
    ],
  },
  /** A drop falls: somebody says something. */
  remark: {
    tones: [{ from: 620, to: 1100, length: 0.1, loud: 0.26, type: 'sine' }],
  },
  /** Two knocks at the door. */
  join: {
    tones: [
      { from: 220, to: 180, length: 0.07, loud: 0.4, type: 'triangle', rise: 0.005 },
      { from: 220, to: 180, at: 0.14, length: 0.07, loud: 0.4, type: 'triangle', rise: 0.005 },
    ],
  },
  /** A clock ticks: there is little time. */
  clock: {
    tones: [0, 0.25, 0.5].map((at) => ({
      from: 1480,
      at,
      length: 0.04,
      loud: 0.3,
      type: 'triangle' as const,
      rise: 0.004,
    })),
  },
  /** A riddle opens like a lock. */
  solved: {
    tones: [
      ...chord([587, 740, 880], 0.09, 0.18, 0.24),
      { from: 1175, at: 0.3, length: 0.4, loud: 0.26, type: 'sine' },
    ],
  },
  /** The gate opens. */
  arrive: {
    tones: chord([392, 523, 659, 784], 0.1, 0.4, 0.24),
    noises: [
      { from: 300, to: 1200, length: 0.45, loud: 0.14, type: 'bandpass', sharp: 0.6, rise: 0.2 },
    ],
  },
  /** A fanfare. */
  win: {
    tones: [
      ...chord([523, 659, 784], 0.12, 0.3, 0.24),
      { from: 1047, at: 0.36, length: 0.7, loud: 0.26, type: 'triangle' },
      { from: 784, at: 0.36, length: 0.7, loud: 0.2, type: 'triangle' },
      { from: 523, at: 0.36, length: 0.7, loud: 0.2, type: 'sine' },
    ],
  },
  /** Evening falls. */
  loss: {
    tones: [
      { from: 440, length: 0.32, loud: 0.24, type: 'sine', rise: 0.05 },
      { from: 392, at: 0.24, length: 0.32, loud: 0.24, type: 'sine', rise: 0.05 },
      { from: 330, at: 0.48, length: 0.6, loud: 0.26, type: 'sine', rise: 0.05 },
    ],
  },
  /** That does not go. */
  error: {
    tones: [
      { from: 196, length: 0.1, loud: 0.36, type: 'triangle' },
      { from: 165, at: 0.11, length: 0.14, loud: 0.36, type: 'triangle' },
    ],
  },
} as const satisfies Record<string, Recipe>

export type Sound = keyof typeof RECIPES
