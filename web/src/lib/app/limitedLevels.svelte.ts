/** The computer players that think less than they could, because this device is too slow for them. */

import type { LevelBrief } from '../net/wire'

let limited = $state.raw<readonly string[]>([])

export const isLimited = (level: string | undefined) =>
  level !== undefined && limited.includes(level)

/** Takes over what the levels say of themselves. */
export function noteLimits(levels: readonly LevelBrief[]): void {
  limited = levels.filter((level) => level.limited).map((level) => level.name)
}
