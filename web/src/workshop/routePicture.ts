/** A route as a picture file. */

import { type BoardGraph, layout } from '../lib/game/board'
import { groundPicture, readLand } from '../table/board/ground'
import { beyond } from '../table/land/surroundings'
import { caption, signs } from './signs'

export type PictureKind = 'svg' | 'png'

/** Pixels of a picture's longer side at most. */
const LARGEST = 2000

function save(address: string, file: string): void {
  const a = document.createElement('a')
  a.href = address
  a.download = file
  a.click()
}

export interface RoutePicture {
  graph: BoardGraph
  /** May be empty. */
  name: string
  code: string
}

/** The route as it lies before a game, with its name above and its code below. */
export async function drawRoute(
  { graph, name, code }: RoutePicture,
  value: Parameters<typeof groundPicture>[2],
): Promise<ReturnType<typeof groundPicture>> {
  await readLand()
  const board = layout(graph)
  const { x, y, width, height } = beyond(board.box)
  const words = [
    caption(name, x + 40, y + 90, width - 80, 64),
    caption(code, x + 40, y + height - 40, width - 80, 36),
  ]
  return groundPicture(board, board.box, value, signs(board) + words.join(''))
}

export async function saveRoutePicture(
  picture: RoutePicture,
  value: Parameters<typeof groundPicture>[2],
  kind: PictureKind,
): Promise<void> {
  const { href, box } = await drawRoute(picture, value)
  const name = picture.name || 'route'
  if (kind === 'svg') {
    const text = decodeURIComponent(href.slice(href.indexOf(',') + 1))
    const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
    save(address, `${name}.svg`)
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
    return
  }
  const image = new Image()
  image.src = href
  await image.decode()
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, LARGEST / Math.max(box.width, box.height))
  ;[canvas.width, canvas.height] = [box.width * scale, box.height * scale]
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  save(canvas.toDataURL('image/png'), `${name}.png`)
}
