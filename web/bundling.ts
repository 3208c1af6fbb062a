/** How the client is packed: which modules share a file, and what is left out of the texts. */

import type { Plugin } from 'vite'

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const source = (path: string) =>
  decodeURIComponent(new URL(`./src/${path}`, import.meta.url).pathname)

/** A module and everything it needs at once, without what it loads later. */
function needed(root: string, modules: Modules): Set<string> {
  const found = new Set([source(root)])
  for (const id of found) {
    for (const one of modules.getModuleInfo(id)?.importedIds ?? []) found.add(one)
  }
  return found
}

/** What every page needs, what the start page needs beside it, and what the table needs beside it. */
const FILES = ['app', 'start', 'table'] as const
type File = (typeof FILES)[number]

/**
 * The file of a module; null leaves it to the bundler. The entry itself stays alone: it waits for texts and pictures,
 * and no other file may wait for it.
 */
function fileOf(): (id: string, modules: Modules) => File | null {
  let known: Record<'main' | 'start' | 'table', Set<string>> | undefined
  return (id, modules) => {
    known ??= {
      main: needed('main.ts', modules),
      start: needed('screens/Start.svelte', modules),
      table: needed('table/TableScreen.svelte', modules),
    }
    if (id === source('main.ts')) return null
    if (known.main.has(id) || (known.start.has(id) && known.table.has(id))) return 'app'
    if (known.start.has(id)) return 'start'
    return known.table.has(id) ? 'table' : null
  }
}

/** The files as groups of modules: few large ones pack better than many small ones. The shared one is made first. */
export function fileGroups() {
  const of = fileOf()
  return FILES.map((file, i) => ({
    name: (id: string, modules: Modules) => (of(id, modules) === file ? file : null),
    priority: FILES.length - i,
  }))
}

/** A Fluent text without its comments and the blank lines between messages; those within a message stay. */
export const bareText = (text: string) =>
  text
    .replace(/^#.*(\n|$)/gm, '')
    .replace(/\n{2,}(?=\S)/g, '\n')
    .trimStart()

/** Leaves the comments of the Fluent files out. */
export const bareTexts = (): Plugin => ({
  name: 'bare-texts',
  transform(code, id) {
    if (!id.endsWith('.ftl?raw')) return null
    const text: string = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1))
    return { code: `export default ${JSON.stringify(bareText(text))}`, map: null }
  },
})
