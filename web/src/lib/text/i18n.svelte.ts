/** Words in the player's language, from the Fluent files that Python reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { settings } from '../app/settings.svelte'

export const LANGUAGES = ['en', 'en-2017', 'de', 'fr', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  'en-2017': 'English (2017 names)',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português (Brasil)',
}

type Texts = Record<string, string>
const short: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./languages/en'),
  'en-2017': () => import('./languages/en-2017'),
  de: () => import('./languages/de'),
  fr: () => import('./languages/fr'),
  pt: () => import('./languages/pt'),
}
const long = import.meta.glob<string>(
  '../../../../src/eldorado/i18n/*/{rules,course,learn,looking}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
)

const locale = (language: Language) => (language === 'pt' ? 'pt-BR' : language.slice(0, 2))

let current = $state.raw<{ list: FluentBundle[]; language: Language }>({ list: [], language: 'en' })
const made = new Map<Language, Promise<FluentBundle>>()
const missing = new Set<string>()

/** The names of 2017 are a layer over the English texts. */
const layers = (language: Language): Language[] =>
  language === 'en-2017' ? ['en', 'en-2017'] : [language]

async function make(language: Language): Promise<FluentBundle> {
  const fresh = new FluentBundle(locale(language), { useIsolating: false })
  const loaded = await Promise.all(layers(language).map((one) => short[one]()))
  for (const texts of loaded) {
    for (const text of Object.values(texts.default)) {
      fresh.addResource(new FluentResource(text), { allowOverrides: true })
    }
  }
  return fresh
}

function bundle(language: Language): Promise<FluentBundle> {
  let known = made.get(language)
  if (!known) {
    known = make(language)
    known.catch(() => made.delete(language))
    made.set(language, known)
  }
  return known
}

/** Loads a language with what it falls back to, and shows it everywhere at once. */
export async function speak(language: Language): Promise<void> {
  const chain: Language[] = language.startsWith('en') ? [language] : [language, 'en']
  const list = await Promise.all(chain.map(bundle))
  current = { list, language }
  document.documentElement.lang = locale(language)
}

/** Loads a long text too, for the pages that show it. Call it again when the language changes. */
export async function speakOf(part: 'rules' | 'course' | 'learn' | 'looking'): Promise<void> {
  // Whoever calls this from an effect must not be called again by it.
  const { language } = untrack(() => current)
  const one = await bundle(language)
  for (const layer of layers(language)) {
    const text = await long[`../../../../src/eldorado/i18n/${layer}/${part}.ftl`]?.()
    if (text) one.addResource(new FluentResource(text), { allowOverrides: true })
  }
  current = { ...current }
}

export const speakRules = () => speakOf('rules')

/** The language on show; follows the setting. */
export function language(): Language {
  return current.language
}

export type Args = Record<string, FluentVariable>

/** A message in words; an unknown id is shown as it is. `id.attribute` reads an attribute. */
export function t(id: string, args?: Args): string {
  const [name = id, attribute] = id.split('.')
  for (const one of current.list) {
    const message = one.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (pattern) return one.formatPattern(pattern, args, [])
  }
  if (import.meta.env.DEV && current.list.length && !missing.has(id)) {
    missing.add(id)
    console.warn(`No text for ${id}`)
  }
  return id
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  const [name = id, attribute] = id.split('.')
  return current.list.some((one) => {
    const message = one.getMessage(name)
    return attribute ? message?.attributes[attribute] : message?.value
  })
}

/** Names in a row: `a, b and c`. */
export function list(words: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(locale(current.language), { type }).format(words)
}

/** A number of coins or cards, with its halves. */
export function amount(value: number): string {
  const whole = Math.floor(value)
  return value > whole ? `${whole || ''}½` : String(whole)
}

/** Follows the setting for as long as the page lives. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => {
      void speak(settings.language)
    })
  })
}
