/** The browser's Python in Node, by the loader that the browser uses, for tests and measurements.
 *
 * node headless.mjs FOLDER SCRIPT [ARGUMENT ...] runs a Python script in the runtime of a folder. */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '../../web')

/** Makes Node look like a worker of a browser to Pyodide, with files for what would be fetched. */
function dress() {
  process.browser = true
  process.type = 'renderer'
  globalThis.WorkerGlobalScope = class {
    static [Symbol.hasInstance]() {
      return true
    }
  }
  globalThis.self = globalThis
  globalThis.location = new URL(pathToFileURL(`${process.cwd()}/`).href)
  const before = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const address = String(input)
    if (!address.startsWith('file:')) return before(input, init)
    return new Response(await readFile(fileURLToPath(address)))
  }
}

async function loader() {
  const typescript = createRequire(`${WEB}/package.json`)('typescript')
  const source = await readFile(`${WEB}/src/offline/runtime.ts`, 'utf8')
  const options = { target: 'ES2022', module: 'ESNext' }
  const { outputText } = typescript.transpileModule(source, { compilerOptions: options })
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`)
}

/** Ends with the message alone: Node would print the scripts of Pyodide, a megabyte in one line. */
process.on('uncaughtException', (error) => {
  console.error(`${error.message}\n${String(error.stack).slice(-2000)}`)
  process.exit(1)
})

const [, , folder, script, ...given] = process.argv
const { loadRuntime } = await loader()
dress()
const begun = performance.now()
let told = 0
const pyodide = await loadRuntime(pathToFileURL(resolve(folder)).href, (done, total) => {
  if (done < told || done > total) throw new Error(`Progress of ${done} of ${total} after ${told}.`)
  told = done
})
const options = { started: (performance.now() - begun) / 1000, fetched: told, arguments: given }
pyodide.globals.set('RUN', pyodide.toPy(options))
pyodide.runPython(await readFile(script, 'utf8'), { filename: script })
process.exit(0)
