/** Where pieces stand that have reached the same place, as all do in El Dorado: side by side, none over another. */

import { HALF, type Point } from '../../lib/game/board'

export interface StandingPlace {
  x: number
  y: number
  /** The largest scale at which a piece stays within its share of the hex. */
  most: number
}

/** The width of a piece with its number beside it, and how far the two reach to the left and to the right. */
const [LEFT, RIGHT] = [38, 26]
/** How much of a hex is used, from edge to edge. */
const ACROSS = 2 * HALF - 6
/** Larger pieces would touch those in the next row of hexes. */
const LARGEST = 1.2
/** Pieces are drawn a little above the middle of where they stand. */
const DOWN = 8

/** A place for each of so many pieces, spread over the hexes from the first on. */
export function standingPlaces(hexes: readonly Point[], count: number): StandingPlace[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = hexes[i % hexes.length] as Point
    const sharing = Math.ceil((count - (i % hexes.length)) / hexes.length)
    const width = ACROSS / sharing
    const most = Math.min(LARGEST, width / (LEFT + RIGHT))
    const begin = x - ACROSS / 2 + width * Math.floor(i / hexes.length)
    const spare = (width - (LEFT + RIGHT) * most) / 2
    return { x: begin + spare + LEFT * most, y: y + DOWN * most, most }
  })
}

/** The hexes of a city from its middle outwards. */
export function fromTheMiddle(hexes: readonly Point[]): Point[] {
  const x = hexes.reduce((sum, [a]) => sum + a, 0) / hexes.length
  const y = hexes.reduce((sum, [, b]) => sum + b, 0) / hexes.length
  const off = ([a, b]: Point) => Math.hypot(a - x, b - y)
  return [...hexes].sort((one, other) => off(one) - off(other))
}
