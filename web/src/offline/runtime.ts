/** Starts Python in a worker: Pyodide, the standard library cut to what is used, and the game.
 *
 * The files are made by tools/build-runtime and listed in runtime.json; see docs/offline.md. */

import type { PyodideInterface } from 'pyodide'

export interface RuntimeFile {
  /** What it is for; the name carries a hash of its contents, so that caches stay right. */
  role: string
  name: string
  bytes: number
  sha256: string
}

export interface RuntimeManifest {
  version: string
  /** What Pyodide's list of packages says of itself; none of them is needed. */
  lock: Record<string, string>
  files: RuntimeFile[]
  bytes: number
  /** The bytes that come over the network from a host that compresses files. */
  gzipped: number
}

/** Pyodide with the part of its insides that the kernel needs: Python's memory. */
interface Python extends PyodideInterface {
  _module: { memory: WebAssembly.Memory }
}

type Progress = (done: number, total: number) => void

const SITE_PACKAGES = '/lib/site-packages'

/** Fetches the runtime from a folder, tells how many bytes of how many have come, and starts it. */
export async function loadRuntime(base: string, progress: Progress): Promise<PyodideInterface> {
  const folder = new URL(base, globalThis.location?.href).href.replace(/\/?$/, '/')
  const manifest: RuntimeManifest = await (await fetched(`${folder}runtime.json`)).json()
  const download = new Download(folder, manifest, progress)
  const wasm = download.response('wasm', 'application/wasm')
  const stdlib = download.response('stdlib', 'application/zip')
  const packages = download.response('packages', 'application/zip')
  const kernel = download.has('kernel') ? download.response('kernel', 'application/wasm') : null
  const [starter, engine] = await Promise.all([
    download.script('loader'),
    download.script('engine'),
  ])
  const pyodide = await serving<Python>(
    { [`${folder}pyodide.asm.wasm`]: wasm, [`${folder}python_stdlib.zip`]: stdlib },
    () =>
      starter.loadPyodide({
        indexURL: folder,
        createPyodideModule: engine.default,
        lockFileContents: { info: manifest.lock, packages: {} },
        packageBaseUrl: folder,
      }),
  )
  unpack(pyodide, new Uint8Array(await (await packages).arrayBuffer()))
  if (kernel) await provideKernel(pyodide, await (await kernel).arrayBuffer())
  return pyodide
}

/** The files of a runtime; counts the bytes of all of them as they come. */
class Download {
  private done = 0

  constructor(
    private readonly folder: string,
    private readonly manifest: RuntimeManifest,
    private readonly progress: Progress,
  ) {
    progress(0, manifest.bytes)
  }

  has(role: string): boolean {
    return this.manifest.files.some((file) => file.role === role)
  }

  async response(role: string, type: string): Promise<Response> {
    const response = await fetched(this.folder + this.file(role).name)
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, stream) => {
        this.count(chunk.byteLength)
        stream.enqueue(chunk)
      },
    })
    return new Response(response.body?.pipeThrough(counter), { headers: { 'Content-Type': type } })
  }

  // biome-ignore lint/suspicious/noExplicitAny: scripts of Pyodide, loaded by their address
  async script(role: string): Promise<any> {
    const { name, bytes } = this.file(role)
    const loaded = await import(/* @vite-ignore */ this.folder + name)
    this.count(bytes)
    return loaded
  }

  private file(role: string): RuntimeFile {
    const found = this.manifest.files.find((file) => file.role === role)
    if (!found) throw new Error(`The runtime has no file for '${role}'.`)
    return found
  }

  private count(bytes: number): void {
    this.done = Math.min(this.done + bytes, this.manifest.bytes)
    this.progress(this.done, this.manifest.bytes)
  }
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}.`)
  return response
}

/** Does some work during which these addresses are answered from here: Pyodide fetches its files
 * itself, by fixed names and with the type that the host gives them. */
async function serving<T>(
  answers: Record<string, Promise<Response>>,
  work: () => Promise<T>,
): Promise<T> {
  const before = globalThis.fetch
  globalThis.fetch = (input, init) => answers[String(input)] ?? before(input, init)
  try {
    return await work()
  } finally {
    globalThis.fetch = before
  }
}

/** Puts the game and what it imports where Python finds it. */
function unpack(pyodide: PyodideInterface, archive: Uint8Array): void {
  pyodide.FS.writeFile('/tmp/packages.zip', archive)
  pyodide.runPython(`
import importlib, os, sys, zipfile
with zipfile.ZipFile("/tmp/packages.zip") as archive:
    archive.extractall("${SITE_PACKAGES}")
os.remove("/tmp/packages.zip")
sys.path.append("${SITE_PACKAGES}")
importlib.invalidate_caches()
try:
    import eldorado_compiled  # finds the compiled modules, where the runtime has them
except ModuleNotFoundError:
    pass
`)
}

/** Offers our kernel to Python, working on Python's own memory. A browser that cannot run it goes
 * without: the bots are slower then, and play the same. */
async function provideKernel(pyodide: Python, code: ArrayBuffer): Promise<void> {
  const { memory } = pyodide._module
  const kernel = await WebAssembly.instantiate(code, { env: { memory } }).catch(() => null)
  if (kernel) pyodide.registerJsModule('eldorado_kernel', { ...kernel.instance.exports })
}
