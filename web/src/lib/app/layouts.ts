/** When the table is laid out otherwise: the same conditions as in the styles of its parts. They are in em, so that
 * large type is treated like a small screen. */

/** A phone lying down, or a large one with large type: everything at the sides of the board. */
export const LYING = '(max-height: 35em) and (min-width: 35em)'

/** Too small for all at once, as at 400 % zoom: board, hand and all else are in a column that scrolls. */
export const TINY = '(max-width: 19.9em), (max-height: 24em) and (max-width: 34.9em)'
