/** The texts of hints, replays, analyses and one's own games: loaded when one of them is on show. */

import { lateTexts } from '../lib/text/lateTexts.svelte'

/** Call while a component is set up; returns whether the texts are loaded, also after a change of language. */
export const looking = (): (() => boolean) => lateTexts('looking', 'looking-ready')
