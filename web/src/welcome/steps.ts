/** What the guide speaks of, one thing at a time: each step by what the game is like, not by a script. */

import type { Mode } from '../table/modes/mode'

/** The game as far as the guide is concerned. */
export interface Situation {
  /** Whether it is the own turn. */
  mine: boolean
  /** What the player is in the middle of. */
  mode: Mode['kind']
  /** What the player has done so far: moves, purchases, cards paid for a space, whole turns. */
  moves: number
  purchases: number
  payments: number
  turns: number
  /** Cards in hand. */
  hand: number
  /** Blockades taken. */
  blockades: number
  /** Where the own piece stands. */
  piece: string
  /** A card that leads nearer to the city, and the spaces it reaches; empty for none. */
  card: string
  spaces: string[]
  /** Whether any card of the market can be bought. */
  affordable: boolean
  /** Rubble and base camps next to the piece. */
  special: string[]
  /** A blockade near the piece; 0 for none. */
  blockade: number
}

export interface Step {
  /** The text is `guide-ID`. */
  id: string
  /** Whether this is the time for it. */
  when: (now: Situation, read: readonly string[]) => boolean
  /** Whether the player has done it, or is past it. */
  done: (now: Situation) => boolean
  /** Whether only the player's own action leads on; else the player reads and goes on. */
  waits?: boolean
  /** For those who play by keys: the sentence `guide-how-KEYS` about what to press, after the text `guide-ID-keys`. */
  keys?: 'main' | 'end' | 'target' | 'market' | 'help'
  /** What it points at: the first of these selectors that is on the screen. */
  elements?: (now: Situation) => string[]
  /** Spaces and blockades (`#n`) it points at. */
  marks?: (now: Situation) => string[]
}

const MAIN = () => ['[data-main]']
/** After so many turns a player knows it without having read it. */
const [SOON, LATE] = [3, 5]

const begun = ({ moves, turns }: Situation) => moves > 0 || turns > 0
const choosing = (now: Situation) => now.mine && now.mode === 'idle'

/** The first that fits speaks. What the player is in the middle of comes before everything else. */
export const STEPS: readonly Step[] = [
  {
    id: 'go',
    when: ({ mine, mode }) => mine && mode === 'target',
    done: begun,
    waits: true,
    keys: 'main',
    elements: MAIN,
  },
  {
    id: 'card',
    when: ({ mine, mode, card }) => mine && mode === 'card' && card !== '',
    done: begun,
    waits: true,
    keys: 'target',
    marks: ({ spaces }) => spaces,
  },
  {
    id: 'pay',
    when: ({ mine, mode }) => mine && mode === 'buy',
    done: ({ purchases }) => purchases > 0,
    waits: true,
    keys: 'main',
    elements: MAIN,
  },
  {
    id: 'goal',
    when: () => true,
    done: begun,
    marks: ({ piece }) => [piece],
  },
  {
    id: 'cards',
    when: choosing,
    done: begun,
    elements: () => ['.hand .cards'],
  },
  {
    id: 'spaces',
    when: (now) => choosing(now) && now.card !== '',
    done: begun,
    elements: ({ card }) => [`[data-card^="${card}-"] .face`],
    marks: ({ spaces }) => spaces,
  },
  {
    id: 'move',
    when: (now) => choosing(now) && now.card !== '',
    done: begun,
    waits: true,
    keys: 'target',
    marks: ({ spaces }) => spaces,
  },
  {
    id: 'again',
    when: (now) => choosing(now) && now.moves > 0 && now.card !== '',
    done: ({ moves, purchases, turns }) => moves > 1 || purchases > 0 || turns > 0,
    marks: ({ spaces }) => spaces,
  },
  {
    id: 'rivals',
    when: ({ turns }) => turns > 0,
    done: ({ turns }) => turns >= SOON,
    elements: () => ['.expedition.own'],
  },
  {
    id: 'piles',
    when: ({ turns }) => turns > 0,
    done: ({ turns }) => turns >= SOON,
    elements: () => ['.own .piles'],
  },
  {
    id: 'hint',
    when: (now) => choosing(now) && now.turns > 0,
    done: ({ turns }) => turns >= LATE,
    elements: () => ['.hints .icon-button'],
  },
  {
    id: 'market',
    when: (now) => choosing(now) && now.affordable,
    done: ({ purchases, turns }) => purchases > 0 || turns > 1,
    waits: true,
    keys: 'market',
    elements: () => ['.market.dock', '.shop'],
  },
  {
    id: 'empty',
    when: (now) => choosing(now) && now.hand === 0,
    done: ({ turns }) => turns > 0,
    waits: true,
    keys: 'end',
    elements: MAIN,
  },
  {
    id: 'end',
    when: choosing,
    done: ({ turns }) => turns > 0,
    waits: true,
    keys: 'end',
    elements: MAIN,
  },
  {
    id: 'special',
    when: (now) => choosing(now) && now.special.length > 0,
    done: ({ payments }) => payments > 0,
    marks: ({ special }) => special,
  },
  {
    id: 'blockade',
    when: ({ mine, blockade }) => mine && blockade > 0,
    done: ({ blockades }) => blockades > 0,
    marks: ({ blockade }) => [`#${blockade}`],
  },
  {
    id: 'bye',
    when: ({ mine, turns, blockades, payments }, read) => {
      const told = (id: string, deeds: number) => deeds > 0 || read.includes(id)
      const whole = told('blockade', blockades) && told('special', payments)
      return mine && (turns >= LATE || whole)
    },
    done: () => false,
    keys: 'help',
  },
]

/** The last step: after it the guide is done. */
export const LAST = 'bye'

/** What the guide says now; nothing while there is nothing new. */
export function stepNow(now: Situation, read: readonly string[]): Step | undefined {
  return STEPS.find((step) => !read.includes(step.id) && !step.done(now) && step.when(now, read))
}
