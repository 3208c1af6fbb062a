/** What the player likes: kept in this browser only. */

import { MediaQuery } from 'svelte/reactivity'
import type { Language } from '../text/i18n.svelte'

export interface Settings {
  language: Language
  theme: 'system' | 'light' | 'dark'
  sound: boolean
  motion: 'system' | 'less'
  /** Warn before something that is probably a slip. */
  warnings: boolean
  /** The codes of all spaces on the board. */
  codes: boolean
  /** End the player's turn when nothing is left to do. */
  endsTurns: boolean
  /** The player's own name, for the next table. */
  name: string
  /** Seconds between the moves of computer players, for the next table. */
  pace: number
  /** Whether what others say at the table is shown. */
  remarks: boolean
  /** Whether notifications announce the own turn; asked once. */
  notices: 'ask' | 'on' | 'off'
  /** How detailed names and announcements for screen readers are. */
  verbosity: 'short' | 'normal' | 'full'
  /** Whether keys of one character do anything (WCAG 2.1.4). */
  shortcuts: boolean
  /** The keys the player has changed, by command. */
  keys: Record<string, string>
}

const KEY = 'eldorado-settings'

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

function preferredLanguage(): Language {
  const spoken = ['en', 'de', 'fr', 'pt'] as const
  for (const wish of navigator.languages ?? []) {
    const found = spoken.find((one) => one === wish.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}

/** What holds until the player says otherwise; the language follows the browser. */
export const DEFAULTS: Readonly<Omit<Settings, 'language'>> = {
  theme: 'system',
  sound: false,
  motion: 'system',
  warnings: true,
  codes: false,
  endsTurns: false,
  name: '',
  pace: 0.4,
  remarks: true,
  notices: 'ask',
  verbosity: 'normal',
  shortcuts: true,
  keys: {},
}

export const settings: Settings = $state({
  ...DEFAULTS,
  language: preferredLanguage(),
  ...stored(),
})

const still = new MediaQuery('prefers-reduced-motion: reduce')
const night = new MediaQuery('prefers-color-scheme: dark')

/** Whether things may move. */
export function moving(): boolean {
  return settings.motion !== 'less' && !still.current
}

/** Writes changes down and dresses the page accordingly. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings))
      } catch {
        // A browser without storage forgets; nothing else is lost.
      }
    })
    $effect(() => {
      const root = document.documentElement
      const system = night.current ? 'dark' : 'light'
      root.dataset.theme = settings.theme === 'system' ? system : settings.theme
      root.dataset.motion = moving() ? 'full' : 'less'
    })
  })
}
