/** Pieces in words. */

import { t } from '../lib/text/i18n.svelte'
import { attachment, isEnding, partOf } from './draft'

export const pieceName = (piece: string) => (isEnding(piece) ? t(`editor-${piece}`) : piece)

/** A part in words, as it is read aloud. */
export function spokenPart(text: string): string {
  const { name: piece, turns } = partOf(text)
  const { side, slide } = attachment(text)
  return t('editor-part', {
    piece: pieceName(piece),
    turns,
    side: side || 'none',
    slide: slide < 0 ? 'left' : slide > 0 ? 'right' : 'none',
  })
}
