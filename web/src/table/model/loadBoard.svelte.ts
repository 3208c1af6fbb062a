/** Lays out the board of a table: loaded once, or part of the position. */

import { say } from '../../lib/app/messages.svelte'
import { boardOfView, layout } from '../../lib/game/board'
import { readBoard } from '../../lib/net/api'
import type { Play } from './tableController.svelte'

export function layBoard(play: Play): void {
  const view = $derived(play.view)
  const route = $derived(view?.board.route)
  $effect(() => {
    if (play.board) return
    const own = view && !route ? boardOfView(view.board) : null
    const caves = view?.variant.caves === true
    if (own) play.board = layout(own, caves)
    else if (route) {
      readBoard(route)
        .then((document) => {
          play.board = layout(document, caves)
        })
        .catch((error: Error) => say(error.message, 'warning'))
    }
  })
}
