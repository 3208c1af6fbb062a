/** Hands something to the player as a file. */

export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export const saveText = (text: string, name: string, type = 'text/plain'): void =>
  saveFile(new Blob([text], { type }), name)
