/** The sources of the texts: the Fluent files, one chunk per language. */

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
  '../../../../src/eldorado/i18n/*/{rules,editions,course,learn,trainer,looking,guide,keys,company,gallery,offline,terminal,workshop,editor}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
)

/** Every text of a language but the long ones. */
export const shortTexts = async (language: Language): Promise<string[]> =>
  Object.values((await short[language]()).default)

/** A long text of a language, if the language has it. */
export const longText = async (language: Language, part: string): Promise<string | undefined> =>
  long[`../../../../src/eldorado/i18n/${language}/${part}.ftl`]?.()
