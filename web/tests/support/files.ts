/** Files that the client fetches from its own server, read from where they are. */

import { readFileSync } from 'node:fs'
import { vi } from 'vitest'

vi.stubGlobal('fetch', async (path: string) => new Response(readFileSync(`.${path}`, 'utf8')))
