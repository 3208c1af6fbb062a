/** The texts of hints, replays, analyses and one's own games: loaded when one of them is on show. */

import { lateTexts } from '../lib/text/lateTexts.svelte'

/** Call while a component is set up; says when the words are there, in every language anew. */
export const looking = (): (() => boolean) => lateTexts('looking', 'looking-ready')
