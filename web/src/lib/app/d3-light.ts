/** Stands in for d3-transition and d3-interpolate, which d3-zoom asks for and we never use: our own
 * few frames move the board (BoardView). Saves 12 kB of every first visit. */

import { selection } from 'd3-selection'

const light = selection.prototype as unknown as { interrupt: () => unknown }
light.interrupt = function (this: unknown) {
  return this
}

export const interrupt = () => undefined
export const interpolateZoom = () => () => [0, 0, 1]
