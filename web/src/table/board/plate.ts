/** How large the sign of a blockade is drawn at a scale of the board: readable where it can be, but from afar
 * never twice as wide as a hex, and from near it leaves room for the spaces beside it. */
export function plateSize(scale: number): number {
  return Math.min(2, Math.max(0.7, 0.78 / scale))
}
