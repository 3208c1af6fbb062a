/** Texts that are loaded only where they are on show. */

import { has, type LongText, language, speakOf } from './i18n.svelte'

/** Call while a component is set up; says when the words are there, in every language anew. `sign` is one of them. */
export function lateTexts(part: LongText, sign: string): () => boolean {
  const spoken = $derived(language())
  $effect(() => {
    void spoken
    void speakOf(part)
  })
  return () => has(sign)
}
