/** Texts that are loaded only where they are on show. */

import { has, type LongText, language, speakOf } from './i18n.svelte'

/** Call while a component is set up; returns whether the texts, of which `sign` is one, are loaded in the language. */
export function lateTexts(part: LongText, sign: string): () => boolean {
  const spoken = $derived(language())
  $effect(() => {
    void spoken
    speakOf(part).catch(() => {
      // lib/app/reloadAfterUpdate reports files that cannot be loaded.
    })
  })
  return () => has(sign)
}
