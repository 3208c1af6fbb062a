/** Words in the player's language, from the Fluent files that Python reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { settings } from '../app/settings.svelte'
import { longText, shortTexts } from './sources'

export const LANGUAGES = ['en', 'en-2017', 'de', 'fr', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  'en-2017': 'English (2017 names)',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português (Brasil)',
}

const locale = (language: Language) => (language === 'pt' ? 'pt-BR' : language.slice(0, 2))

let current = $state.raw<{ list: FluentBundle[]; language: Language }>({ list: [], language: 'en' })
/** How often texts were added to the language on show. Only who misses one asks: all others stay as they are. */
let added = $state(0)
const made = new Map<Language, Promise<FluentBundle>>()
const missing = new Set<string>()

/** The names of 2017 are a layer over the English texts. */
const layers = (language: Language): Language[] =>
  language === 'en-2017' ? ['en', 'en-2017'] : [language]

async function make(language: Language): Promise<FluentBundle> {
  const fresh = new FluentBundle(locale(language), { useIsolating: false })
  const loaded = await Promise.all(layers(language).map(shortTexts))
  for (const text of loaded.flat()) {
    fresh.addResource(new FluentResource(text), { allowOverrides: true })
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

export type LongText =
  | 'editor'
  | 'workshop'
  | 'terminal'
  | 'rules'
  | 'editions'
  | 'course'
  | 'learn'
  | 'trainer'
  | 'looking'
  | 'guide'
  | 'keys'
  | 'company'
  | 'gallery'
  | 'offline'

/** Loads long texts too, for the pages that show them. Call it again when the language changes. */
export async function speakOf(...parts: LongText[]): Promise<void> {
  // An effect that calls this must not depend on it.
  const { language } = untrack(() => current)
  const one = await bundle(language)
  for (const layer of layers(language)) {
    for (const text of await Promise.all(parts.map((part) => longText(layer, part)))) {
      if (text) one.addResource(new FluentResource(text), { allowOverrides: true })
    }
  }
  added++
}

export const speakRules = () => speakOf('rules', 'editions')

/** The language on show; follows the setting. */
export function language(): Language {
  return current.language
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0]
export type Args = Record<string, FluentVariable>

/** Whether a word begins with a vowel sound: some texts elide before such a name. */
export function startsWithVowel(word: string): boolean {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  return /^(?:[aeiouæœ]|y(?![aeiou]))/i.test(plain)
}

/** The arguments with `vowel` (`yes` or `no`) for the first name among them. */
function withVowel(args: Args | undefined): Args | undefined {
  const name = args?.name ?? args?.names
  if (typeof name !== 'string') return args
  return { ...args, vowel: startsWithVowel(name) ? 'yes' : 'no' }
}

/** A message and the bundle it is in; a text of the language itself may still come. */
function find(id: string): { bundle: FluentBundle; pattern: Pattern } | null {
  const [name = id, attribute] = id.split('.')
  for (const bundle of current.list) {
    const message = bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (pattern) return { bundle, pattern }
    void added
  }
  return null
}

/** A message in words; an unknown id is shown as it is. `id.attribute` reads an attribute. */
export function t(id: string, args?: Args): string {
  const found = find(id)
  if (found) return found.bundle.formatPattern(found.pattern, withVowel(args), [])
  if (import.meta.env.DEV && current.list.length && !missing.has(id)) {
    missing.add(id)
    console.warn(`No text for ${id}`)
  }
  return id
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return find(id) !== null
}

const rows = new Map<string, Intl.ListFormat>()

/** Names in a row: `a, b and c`. */
export function list(words: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const key = `${current.language} ${type}`
  // In the texts, English has no comma before the last word of a row.
  const speech = current.language.startsWith('en') ? 'en-GB' : locale(current.language)
  const row = rows.get(key) ?? new Intl.ListFormat(speech, { type })
  rows.set(key, row)
  return row.format(words)
}

/** A number of coins or cards, with its halves. */
export function amount(value: number): string {
  const whole = Math.floor(value)
  return value > whole ? `${whole || ''}½` : String(whole)
}

/** A number of coins as texts take it: to choose a form by, and as it is printed. */
export const coinArgs = (coins: number): Args => ({ coins, amount: amount(coins) })

/** Describes the page in the language on show, and the app as which it can be installed. */
function describePage(): void {
  const put = (selector: string, attribute: string, value: string) =>
    document.querySelector(selector)?.setAttribute(attribute, value)
  put('meta[name=description]', 'content', t('start-tagline'))
  const short = current.language.slice(0, 2)
  put(
    'link[rel=manifest]',
    'href',
    `${import.meta.env.BASE_URL}manifest${short === 'en' ? '' : `.${short}`}.webmanifest`,
  )
}

/** Follows the setting for as long as the page lives. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => {
      void speak(settings.language).then(describePage)
    })
  })
}
