/** Changes to a document by JSON pointer. */

const part = (text: string) => text.replaceAll('~1', '/').replaceAll('~0', '~')

function parent(root: object, pointer: string): [object, string] {
  const parts = pointer.split('/').slice(1).map(part)
  const last = parts.pop() ?? ''
  let node = root
  for (const name of parts) {
    const target = node as Record<string, unknown>
    if (typeof target[name] !== 'object' || target[name] === null) target[name] = {}
    node = target[name] as object
  }
  return [node, last]
}

/** The value a pointer leads to; undefined where there is none. */
export function at(root: unknown, pointer: string): unknown {
  let node = root
  for (const name of pointer.split('/').slice(1).map(part)) {
    if (typeof node !== 'object' || node === null) return undefined
    node = (node as Record<string, unknown>)[name]
  }
  return node
}

/** Puts a value where a pointer leads, making what is missing on the way. */
export function put(root: object, pointer: string, value: unknown): void {
  const [node, name] = parent(root, pointer)
  if (Array.isArray(node) && name === '-') node.push(value)
  else (node as Record<string, unknown>)[name] = value
}

/** Takes away what a pointer leads to. */
export function drop(root: object, pointer: string): void {
  const [node, name] = parent(root, pointer)
  if (Array.isArray(node)) node.splice(Number(name), 1)
  else delete (node as Record<string, unknown>)[name]
}

/** Brings a document up to date: first what is gone (last items first), then what is new. */
export function patch(root: object, set: Record<string, unknown>, gone: string[]): void {
  for (const pointer of [...gone].reverse()) drop(root, pointer)
  for (const [pointer, value] of Object.entries(set)) put(root, pointer, value)
}

/** Puts each value where its pointer leads; undefined takes away what is there. */
export function putAll(root: object, changes: Record<string, unknown>): void {
  for (const [pointer, value] of Object.entries(changes)) {
    if (value === undefined) drop(root, pointer)
    else put(root, pointer, value)
  }
}
