/** Where the keys are on the board, and the ways they get there. */

import type { Board } from '../../lib/game/board'
import { lyingIn } from '../../lib/game/reach'
import type { Choice } from '../model/choices'
import type { Play } from '../model/tableController.svelte'

/** What has the focus on the board: a space, a blockade (`#n`), or nothing. */
export function targetInFocus(): string {
  const here = document.activeElement as SVGElement | null
  const { space, blockade } = here?.dataset ?? {}
  return space ?? (blockade ? `#${blockade}` : '')
}

/** Goes to a space or a blockade; false if it is there already or nowhere. */
export function focusTarget(target: string): boolean {
  if (target === targetInFocus()) return false
  const selector = target.startsWith('#')
    ? `[data-blockade="${target.slice(1)}"]`
    : `[data-space="${CSS.escape(target)}"]`
  const element = document.querySelector<SVGElement>(selector)
  element?.focus({ preventScroll: true })
  return element !== null
}

/** The space that is meant by `here`: the one in focus, otherwise the own piece's. */
export function hereOf(play: Play): string {
  const target = targetInFocus()
  return play.board?.spaces.has(target) ? target : (ownSpaces(play)[0] ?? '')
}

/** Where the own pieces stand that are still on their way. */
export const ownSpaces = (play: Play): string[] =>
  (play.me?.pieces ?? []).filter((at) => at !== 'gate')

/** The own piece; from one of two, the other. */
export function nextHome(play: Play, from: string): string {
  const own = ownSpaces(play)
  return own[(own.indexOf(from) + 1) % Math.max(1, own.length)] ?? ''
}

/** How near to El Dorado a target brings one. */
export function distanceOf(board: Board, lying: readonly number[], target: string): number {
  const far = (name: string) => board.distance.get(name) ?? Number.POSITIVE_INFINITY
  if (!target.startsWith('#')) return far(target)
  const seam = board.seams[lying.indexOf(Number(target.slice(1)))]
  return Math.min(...(seam?.edges.flat().map(far) ?? [Number.POSITIVE_INFINITY]))
}

/** Everything one can point at now, the nearest to El Dorado first, then what leaves the most power. */
export function rankedTargets(play: Play): string[] {
  const { board, view } = play
  if (!board || !view) return []
  const lying = lyingIn(view)
  const left = (target: string) => play.best(play.targets.get(target) ?? [])?.way?.left ?? 0
  return [...play.targets.keys()].sort(
    (a, b) => distanceOf(board, lying, a) - distanceOf(board, lying, b) || left(b) - left(a),
  )
}

/** The target that leads a piece nearest to El Dorado; none where all of them lead away. */
export function bestTarget(play: Play): string | undefined {
  const { board, view, me } = play
  if (!board || !view) return undefined
  const lying = lyingIn(view)
  const far = (target: string) => distanceOf(board, lying, target)
  const nearer = play.choices.filter(
    (one) => far(one.target) < far(me?.pieces[one.piece - 1] ?? one.target),
  )
  const left = (one: Choice) => one.way?.left ?? 0
  return nearer.sort((a, b) => far(a.target) - far(b.target) || left(b) - left(a))[0]?.target
}

/** The target after this one, or before it; from elsewhere the first, or the last. */
export function nextTarget(play: Play, from: string, step: 1 | -1): string | undefined {
  const targets = rankedTargets(play)
  const at = targets.indexOf(from)
  if (at < 0) return targets.at(step > 0 ? 0 : -1)
  return targets.at((at + step) % targets.length)
}
