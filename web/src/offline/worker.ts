/** The worker in which this device is its own server: loads Python, the game and what was saved. */

import { DeviceServer, type LocalServer, lastLine } from './deviceServer'
import { loadRuntime } from './runtime'
import { SavedGames } from './savedGames'
import type { FromWorker, ToWorker } from './workerMessages'

const post = (message: FromWorker) => postMessage(message)

/** Messages that came before the server stood. */
const early: ToWorker[] = []
let device: DeviceServer | undefined

const BEGIN = `
from eldorado.local import LocalServer

def begin(send, save, now, saved):
    server = LocalServer(lambda line, text: send(line, text), lambda name, text: save(name, text), lambda: now())
    server.restore(saved.to_py())
    return server

begin
`

async function start(runtime: string): Promise<void> {
  const storage = await SavedGames.open()
  const python = await loadRuntime(runtime, (done, total) =>
    post({ type: 'progress', done, total }),
  )
  const fresh = new DeviceServer(storage, post)
  const begin = python.runPython(BEGIN)
  const server = begin(fresh.send, fresh.save, () => Date.now() / 1000, await storage.all())
  device = fresh
  device.serve(server as LocalServer)
  for (const message of early.splice(0)) device.hear(message)
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start')
    start(data.runtime).catch((error) => {
      console.error(error)
      post({ type: 'failed', reason: lastLine(error) })
    })
  else if (device) device.hear(data)
  else early.push(data)
})
