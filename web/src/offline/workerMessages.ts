/** What the page and the worker that is its server say to each other. */

export type ToWorker =
  /** Load the runtime from this folder, and the games from this browser's storage. */
  | { type: 'start'; runtime: string }
  | { type: 'ask'; id: number; method: string; path: string; body: string }
  /** The messages of one table, as on a socket. */
  | { type: 'open'; line: number; table: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'close'; line: number }
  /** Every game of this device as one text, and back. */
  | { type: 'export'; id: number }
  | { type: 'import'; id: number; text: string }

export type FromWorker =
  | { type: 'progress'; done: number; total: number }
  | { type: 'ready' }
  /** It will never answer again. */
  | { type: 'failed'; reason: string }
  /** JSON with `status` and `body`. */
  | { type: 'answer'; id: number; text: string }
  | { type: 'opened'; line: number }
  | { type: 'heard'; line: number; text: string }
