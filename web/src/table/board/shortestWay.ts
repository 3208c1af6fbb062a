/** The way from a space to El Dorado, as the board lies: what a look ahead should show. */

import type { Board, Point } from '../../lib/game/board'

/** The next spaces on a shortest way, blockades aside, and at its end the city. */
export function shortestWay(board: Board, from: string): Point[] {
  const way: Point[] = []
  let here: string | undefined = from
  for (let steps = board.distance.get(from) ?? 0; steps > 1 && here; steps--) {
    here = board.neighbours.get(here)?.find((name) => board.distance.get(name) === steps - 1)
    const space = board.spaces.get(here ?? '')
    if (space) way.push([space.x, space.y])
  }
  return [...way, ...board.city]
}
