/** What lies on the land of a route, as text of an SVG: numbers, blockades, tokens, its name. */

import { type Board, linePath, type Space } from '../lib/game/board'
import { ink } from '../table/board/ground'

const WOOD = '#c9944f'
const POST = '#845425'
const FONT = 'font-family="Georgia,serif" text-anchor="middle"'

const text = (x: number, y: number, size: number, colour: string, words: string | number) =>
  `<text x="${x}" y="${y}" font-size="${size}" ${FONT} style="fill:${colour}">${words}</text>`

function number(space: Space): string {
  const { x, y, start, need } = space
  if (start) return text(x, y + 11, 32, '#2b2118', start)
  return need > 4 ? text(x, y + 34, 32, `var(${ink(space)})`, need) : ''
}

/** The numbers of the start, and those that are too large for signs. */
export const numbers = (board: Board) => [...board.spaces.values()].map(number).join('')

function blockades(board: Board): string {
  const line = (path: string, colour: string, width: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`
  return board.seams
    .map(({ lines, post: [x, y] }) => {
      const path = linePath(lines)
      return [
        line(path, '#1d140b', 15, 'stroke-linecap="round"'),
        line(path, WOOD, 10, 'stroke-linecap="round"'),
        line(path, POST, 10, 'stroke-dasharray="7 13"'),
        `<use href="#blockade-sign" x="${x - 36}" y="${y - 27}" width="72" height="48" style="color:${WOOD}"/>`,
        text(x, y + 8, 26, '#1d140b', '?'),
      ].join('')
    })
    .join('')
}

const caves = (board: Board) =>
  [...board.spaces.values()]
    .filter(({ cave }) => cave)
    .map(
      ({ x, y }) => `<use href="#cave-pile-4" x="${x - 36}" y="${y - 30}" width="72" height="54"/>`,
    )
    .join('')

/** Everything that lies on a route before a game. */
export const signs = (board: Board) => numbers(board) + caves(board) + blockades(board)

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A line of words over the land, as large as its width allows. */
export function caption(words: string, x: number, y: number, width: number, most: number): string {
  if (!words) return ''
  const size = Math.min(most, Math.floor(width / (words.length * 0.55)))
  const safe = words.replace(/[&<>"]/g, (one) => ESCAPES[one] as string)
  return `<text x="${x}" y="${y}" font-size="${size}" font-family="Georgia,serif" fill="#fff6df" stroke="#1d140b" stroke-width="6" stroke-linejoin="round" paint-order="stroke">${safe}</text>`
}
