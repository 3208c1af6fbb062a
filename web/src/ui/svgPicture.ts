/** Pictures that are written as SVG and painted as dots. */

import { t } from '../lib/text/i18n.svelte'

/** A text as it may stand in an SVG. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const svgAddress = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/** A font as an address that a picture can take along. */
export async function fontAddress(path: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(path)).arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `data:font/woff2;base64,${btoa(text)}`
}

/** The same picture in dots, twice as fine. */
export async function painted(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image()
  image.src = svgAddress(svg)
  await image.decode().catch(failed)
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [2 * width, 2 * height]
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return blob ?? failed()
}

function failed(): never {
  throw new Error(t('share-failed'))
}
