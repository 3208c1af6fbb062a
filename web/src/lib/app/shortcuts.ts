/** The keys of the table and of replays: what each is for, and how the player has set them. */

import { t } from '../text/i18n.svelte'
import { settings } from './settings.svelte'

/** Commands with their default keys. */
export const COMMANDS = {
  main: 'e',
  undo: 'u',
  target: 't',
  best: 'j',
  bargain: 'v',
  home: 'p',
  blockade: 'b',
  keep: 'k',
  market: 'm',
  actions: 'a',
  history: 'h',
  help: '?',
  rules: 'i',
  around: 'o',
  way: 'w',
  cards: 'c',
  goods: 'g',
  rivals: 'f',
  last: 'l',
  repeat: 'd',
  show: 's',
  next: 'n',
  again: 'r',
  larger: '+',
  smaller: '-',
  whole: '0',
  following: 'PageDown',
  preceding: 'PageUp',
  upleft: 'Shift+ArrowUp',
  downright: 'Shift+ArrowDown',
  play: 'k',
  faster: '+',
  slower: '-',
} as const

export type Command = keyof typeof COMMANDS

/** Handlers of commands; a screen may have only some of them. */
export type Handlers = Partial<Record<Command, () => void>>

type Pressed = Pick<KeyboardEvent, 'key'> & Partial<Pick<KeyboardEvent, 'shiftKey'>>

/** The commands of a replay: its keys are not those of a table. */
const REPLAY: readonly Command[] = ['play', 'faster', 'slower']
const ALL = Object.keys(COMMANDS) as Command[]
const TABLE = ALL.filter((command) => !REPLAY.includes(command))

/** What may be a command's key: a sign that is no card's number, or a key that moves nothing by itself. */
const FIT = /^([^1-9\s]|Page(Up|Down)|Home|End|Insert|Delete|Shift\+Arrow(Up|Down))$/u

/** A key as it is kept: letters are small, and `+` needs no Shift. */
function written({ key, shiftKey }: Pressed): string {
  if (key === '=') return '+'
  if (key.length === 1) return key.toLowerCase()
  return shiftKey ? `Shift+${key}` : key
}

export const keyOf = (command: Command): string => settings.keys[command] ?? COMMANDS[command]

const NAMES: Record<string, () => string> = {
  '-': () => '−',
  'Shift+ArrowUp': () => `${t('keys-name-shift')} ↑`,
  'Shift+ArrowDown': () => `${t('keys-name-shift')} ↓`,
  PageUp: () => `${t('keys-name-page')} ↑`,
  PageDown: () => `${t('keys-name-page')} ↓`,
}

/** A key as people read it. */
const printed = (key: string) => NAMES[key]?.() ?? key.toUpperCase()
export const keyName = (command: Command): string => printed(keyOf(command))
export const nameOf = (pressed: Pressed): string => printed(written(pressed))

/** The command of a key; single characters have none while shortcuts are turned off. */
function commandAmong(commands: readonly Command[], pressed: Pressed): Command | undefined {
  const key = written(pressed)
  if (key.length === 1 && !settings.shortcuts) return undefined
  return commands.find((command) => keyOf(command) === key)
}
export const commandOf = (pressed: Pressed) => commandAmong(TABLE, pressed)
export const replayCommandOf = (pressed: Pressed) => commandAmong(REPLAY, pressed)

/** The command that already has a key; `other` for a key that cannot be one. */
export function keyConflict(command: Command, pressed: Pressed): Command | 'other' | null {
  const key = written(pressed)
  if (!FIT.test(key)) return 'other'
  const beside = REPLAY.includes(command) ? REPLAY : TABLE
  return beside.find((one) => one !== command && keyOf(one) === key) ?? null
}

/** Gives a command another key, unless it is taken. */
export function changeKey(command: Command, pressed: Pressed): Command | 'other' | null {
  const conflict = keyConflict(command, pressed)
  if (!conflict) settings.keys = { ...settings.keys, [command]: written(pressed) }
  return conflict
}
