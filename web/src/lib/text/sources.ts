/** Where the texts come from: the Fluent files, each language a chunk of its own. */

import type { Language } from './i18n.svelte'

type Texts = Record<string, string>
const short: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./languages/en'),
  'en-2017': () => import('./languages/en-2017'),
  de: () => import('./languages/de'),
  fr: () => import('./languages/fr'),
  pt: () => import('./languages/pt'),
}
const long = import.meta.glob<string>(
  '../../../../src/eldorado/i18n/*/{rules,editions,course,learn,looking,guide,keys}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
)

/** Every text of a language but the long ones. */
export const shortTexts = async (language: Language): Promise<string[]> =>
  Object.values((await short[language]()).default)

/** A long text of a language, if it has one of its own. */
export const longText = async (language: Language, part: string): Promise<string | undefined> =>
  long[`../../../../src/eldorado/i18n/${language}/${part}.ftl`]?.()
