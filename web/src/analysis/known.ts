/** Analyses that were looked at since the page was opened: other screens use one that is there. */

import type { AnalysisDocument } from '../lib/net/wire'

const known = new Map<string, AnalysisDocument>()

export const knownAnalysis = (table: string) => known.get(table)
export const keepAnalysis = (table: string, found: AnalysisDocument) => void known.set(table, found)
