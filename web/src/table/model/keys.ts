/** The keys of the table: a number takes a card in hand, a letter does what its button does or reads aloud. */

import { announce } from '../../lib/app/messages.svelte'
import { settings } from '../../lib/app/settings.svelte'
import { type Command, commandOf, type Handlers } from '../../lib/app/shortcuts'
import { t } from '../../lib/text/i18n.svelte'
import { hush } from '../../ui/explain.svelte'
import { guides, readers } from '../speech/commands'
import type { Play } from './tableController.svelte'

/** What some keys make larger and smaller; false for other commands. */
type Zoom = { hear: (command: Command | undefined) => boolean }

/** Where a letter is meant to be written. */
const FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio], [type=range])'

/** Hears a key; `more` is what else can be done at the place. A dialog has its keys for itself, but for those that read. */
export function hearKey(event: KeyboardEvent, play: Play, more: Handlers, camera?: Zoom): void {
  const target = event.target as HTMLElement
  if (target.closest(FIELDS)) return
  const run = target.closest('dialog')
    ? handlerFor(event, readers(play))
    : (takeBack(event, play) ??
      numbered(event, play) ??
      sized(event, camera) ??
      handlerFor(event, handlers(play, more)))
  // A key that is held acts once, and Enter presses once; only the size of the board goes on changing.
  const held = event.repeat && !sized(event, camera)
  if (run && !held) run()
  if (run || (held && event.key === 'Enter')) event.preventDefault()
}

const modified = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

function handlers(play: Play, more: Handlers): Handlers {
  return {
    ...readers(play),
    ...guides(play),
    ...more,
    main: play.main.enabled ? () => play.main.run() : undefined,
    undo: play.mine ? () => takeLast(play) : undefined,
  }
}

function handlerFor(event: KeyboardEvent, known: Handlers): (() => void) | undefined {
  if (modified(event)) return undefined
  const command = commandOf(event)
  return command && known[command]
}

function takeLast(play: Play): void {
  if (play.undoable) play.undo()
  else announce(t('table-undo-none'))
}

/** Escape and Ctrl+Z are no letters: they cannot be switched off. */
function takeBack(event: KeyboardEvent, play: Play): (() => void) | undefined {
  if (event.key === 'z' && (event.ctrlKey || event.metaKey) && play.undoable)
    return () => play.undo()
  if (event.key !== 'Escape' || modified(event)) return undefined
  return () => {
    hush()
    play.goBack()
  }
}

const SIZES: readonly Command[] = ['larger', 'smaller', 'whole']

/** Some keys make the board larger and smaller. */
function sized(event: KeyboardEvent, camera?: Zoom): (() => void) | undefined {
  const command = commandOf(event)
  if (!camera || modified(event) || !command || !SIZES.includes(command)) return undefined
  return () => void camera.hear(command)
}

/** A number takes a card in hand. */
function numbered(event: KeyboardEvent, play: Play): (() => void) | undefined {
  if (!settings.shortcuts || modified(event) || !/^[1-9]$/.test(event.key)) return undefined
  return () => {
    const card = play.hand[Number(event.key) - 1]
    if (!card) return
    play.tapCard(card.key)
    document.querySelector<HTMLElement>(`[data-card="${card.key}"] .face`)?.focus()
  }
}
