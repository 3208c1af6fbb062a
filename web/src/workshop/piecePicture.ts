/** A piece of the box as it looks: terrain, numbers, caves, and the golden city of an ending tile. */

import { layout } from '../lib/game/board'
import type { TrayPiece } from '../lib/net/wire'
import { landPicture } from '../table/board/ground'
import { numbers } from './signs'

const MARGIN = 12

export function piecePicture(piece: TrayPiece, value: (name: string) => string): string {
  const { spaces, hexes, city } = piece
  const board = layout({ spaces, hexes, city: city ?? [], edges: [], seams: [] })
  const { x, y, width, height } = board.box
  const box = {
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  }
  return landPicture(board, box, value, numbers(board))
}
