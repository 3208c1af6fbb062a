/** The keys of the table: what each is for, and how the player has set them. */

import { settings } from './settings.svelte'

/** Commands with their default keys. */
export const COMMANDS = {
  main: 'e',
  undo: 'u',
  target: 't',
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
} as const

export type Command = keyof typeof COMMANDS

/** Handlers of commands; a screen may have only some of them. */
export type Handlers = Partial<Record<Command, () => void>>

/** Keys that mean something else already: cards in hand and the size of the board. */
const OTHERS = /^[0-9+\-=\s]$/

const written = (key: string) => (key.length === 1 ? key.toLowerCase() : key)

export const keyOf = (command: Command): string => settings.keys[command] ?? COMMANDS[command]

/** The command of a key; none while single-key shortcuts are turned off. */
export function commandOf(key: string): Command | undefined {
  if (!settings.shortcuts) return undefined
  const names = Object.keys(COMMANDS) as Command[]
  return names.find((command) => keyOf(command) === written(key))
}

/** The command that already has a key; `other` for a key that is not a letter or sign. */
export function keyConflict(command: Command, key: string): Command | 'other' | null {
  if (key.length !== 1 || OTHERS.test(key)) return 'other'
  const names = Object.keys(COMMANDS) as Command[]
  return names.find((one) => one !== command && keyOf(one) === written(key)) ?? null
}

/** Gives a command another key, unless it is taken. */
export function changeKey(command: Command, key: string): Command | 'other' | null {
  const conflict = keyConflict(command, key)
  if (!conflict) settings.keys = { ...settings.keys, [command]: written(key) }
  return conflict
}
