import type { VisibleEvent } from './wire'

/** Something that happened at a table, with its number where it is known. */
export type TableEvent = VisibleEvent & { n?: number }
