/** A list without some of its things, each once; those it does not hold are left out. */
export function without(all: string[], gone: string[]): string[] {
  const left = [...all]
  for (const one of gone) {
    const place = left.indexOf(one)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}
