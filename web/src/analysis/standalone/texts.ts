/** The texts that the page brought along, in place of `lib/text/sources`. */

import type { Language } from '../../lib/text/i18n.svelte'
import { embedded } from './embedded'

export const shortTexts = async (language: Language): Promise<string[]> =>
  embedded.texts[language] ?? []

export const longText = async (): Promise<string | undefined> => undefined
