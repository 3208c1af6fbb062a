/** The keys of the table: a number takes a card in hand, a letter does what its button does. */

import { hush } from '../../ui/explain.svelte'
import type { Play } from './tableController.svelte'

/** Hears a key; what else there is at the place answers in `more` whether it was meant. */
export function hearKey(
  event: KeyboardEvent,
  play: Play,
  more: (key: string) => boolean | undefined,
): void {
  const target = event.target as HTMLElement
  if (target.closest('dialog, input, textarea, select')) return
  const undo = event.key === (event.ctrlKey || event.metaKey ? 'z' : 'u')
  if ((event.ctrlKey || event.metaKey || event.altKey) && !undo) return
  if (event.key === 'Escape') {
    hush()
    play.rest()
  } else if (undo && play.undoable) play.undo()
  else if (event.key === 'e' && play.main.enabled) play.main.run()
  else if (/^[1-9]$/.test(event.key)) takeInHand(play, Number(event.key))
  else if (!more(event.key)) return
  event.preventDefault()
}

function takeInHand(play: Play, number: number): void {
  const card = play.hand[number - 1]
  if (!card) return
  play.tapCard(card.key)
  document.querySelector<HTMLElement>(`[data-card="${card.key}"] .face`)?.focus()
}
