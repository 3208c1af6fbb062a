/** Which spaces the texts on the screen name, so that the board can show where they are. */

import { SvelteMap } from 'svelte/reactivity'
import { messages } from '../../lib/app/messages.svelte'
import type { Board } from '../../lib/game/board'
import { choiceName } from '../model/prompts'
import type { Play } from '../model/tableController.svelte'

/** The codes of spaces of a board in a text, such as B18. */
export function codesIn(text: string, board: Board | null): string[] {
  return (text.match(/\p{L}+\d+/gu) ?? []).filter((word) => board?.spaces.has(word))
}

/** Texts in parts of the page, for as long as they are shown. */
export class ShownTexts {
  readonly #texts = new SvelteMap<Element, string>()

  get all(): string[] {
    return [...this.#texts.values()]
  }

  /** Reads whatever the element says; for `{@attach}`. */
  readonly within = (element: Element) => {
    const read = () => this.#texts.set(element, element.textContent ?? '')
    const seen = new MutationObserver(read)
    seen.observe(element, { subtree: true, childList: true, characterData: true })
    queueMicrotask(read)
    return () => {
      seen.disconnect()
      queueMicrotask(() => this.#texts.delete(element))
    }
  }
}

/** What the line above the hand offers to choose from. */
function offers(play: Play): string[] {
  const { mode } = play
  if (mode.kind === 'target') return mode.plans.map((plan) => plan.label)
  return mode.kind === 'pick' ? mode.choices.map((choice) => choiceName(play, choice)) : []
}

/** The spaces named by the line above the hand, the main button, messages, the texts that are read by `ShownTexts`,
 * and the line of the history that is pointed at. */
export function namedSpaces(play: Play): Set<string> {
  const { board, main, shown } = play
  const said = messages().map((one) => one.text)
  const texts = [play.prompt, ...offers(play), main.label, main.detail, ...said, ...play.texts.all]
  return new Set([
    ...texts.flatMap((text) => codesIn(text, board)),
    ...(shown?.to ? [shown.to] : []),
  ])
}
