/** A text as a QR code; the library for it is loaded when the first one is shown. */

/** Light modules around a code, as readers want them. */
const MARGIN = 4

export interface QrPicture {
  /** How many modules wide and high, with the margin. */
  size: number
  /** The dark modules as path data, one unit each. */
  path: string
}

/** The picture of a text; fails for one that is too long for any code. */
export async function qrPicture(text: string): Promise<QrPicture> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN })
  return { size, path: data.map(rowPath).join('') }
}

/** One rectangle for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x]) x++
    path += `M${start} ${y}h${x - start}v1h${start - x}z`
  }
  return path
}
