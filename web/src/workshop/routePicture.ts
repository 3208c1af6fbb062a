/** A route as a picture file. */

import { type BoardGraph, layout } from '../lib/game/board'
import { groundPicture, readLand } from '../table/board/ground'

export type PictureKind = 'svg' | 'png'

/** Pixels of a picture's longer side at most. */
const LARGEST = 2000

function save(address: string, file: string): void {
  const a = document.createElement('a')
  a.href = address
  a.download = file
  a.click()
}

export async function saveRoutePicture(
  graph: BoardGraph,
  value: Parameters<typeof groundPicture>[2],
  name: string,
  kind: PictureKind,
): Promise<void> {
  await readLand()
  const board = layout(graph)
  const { href, box } = groundPicture(board, board.box, value)
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
