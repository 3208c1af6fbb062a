/** The little of a browser's page that the client's logic asks for; nothing is drawn in it. */

import { vi } from 'vitest'

const page = Object.assign(new EventTarget(), {
  documentElement: {},
  visibilityState: 'visible',
  querySelector: () => null,
  querySelectorAll: () => [],
})
const window = new EventTarget()

vi.stubGlobal('document', page)
vi.stubGlobal('navigator', { languages: [] })
vi.stubGlobal('location', { protocol: 'http:', host: 'table.test' })
vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
