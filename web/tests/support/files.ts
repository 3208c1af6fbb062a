/** Drawings that the client fetches from its own server. */

import { vi } from 'vitest'

const FILES = import.meta.glob<string>('../../src/art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

vi.stubGlobal('fetch', async (path: string) => new Response(FILES[`../..${path}`]))
