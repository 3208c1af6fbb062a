/** The texts of hints, replays, analyses and one's own games: loaded when one of them is on show. */

import { has, language, speakOf } from '../lib/text/i18n.svelte'

/** Call while a component is set up; says when the words are there, in every language anew. */
export function looking(): () => boolean {
  const spoken = $derived(language())
  $effect(() => {
    void spoken
    void speakOf('looking')
  })
  return () => has('looking-ready')
}
