/** The data in the page of an analysis: see src/eldorado/exports/analysis_page.py. */

import type { AnalysisDocument, BoardDocument, Replay } from '../../lib/net/wire'
import type { Language } from '../../lib/text/i18n.svelte'

export interface Embedded {
  analysis: AnalysisDocument
  replay: Replay
  /** Null for a board made by hand: the replay has it then. */
  board: BoardDocument | null
  language: Language
  /** Fluent texts by language. */
  texts: Partial<Record<Language, string[]>>
}

export const embedded = JSON.parse(
  document.getElementById('embedded')?.textContent ?? '{}',
) as Embedded
