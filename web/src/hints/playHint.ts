/** A hint played for the player: the same gestures as by hand, one after the other. */

import { moving } from '../lib/app/settings.svelte'
import type { TableEvent } from '../lib/net/tableEvent'
import type { Play } from '../table/model/tableController.svelte'

/** Milliseconds to look at each gesture. */
const LOOK = 450

/** Whether an action revealed something the plan could not know, or somebody else did something. */
function surprises(event: TableEvent, seat: number): boolean {
  if (event.type !== 'acted' || event.seat !== seat) return true
  return Boolean(event.drawn || event.cards?.length || event.found?.length)
}

/** Plays these actions; stops at a surprise, at a refusal, and once nobody wants it any more. */
export async function playHint(
  play: Play,
  actions: readonly string[],
  wanted: () => boolean,
): Promise<void> {
  const { demonstrate } = await import('../learn/demonstrate')
  const { seat } = play
  const from = play.table?.n ?? 0
  const calm = () =>
    wanted() &&
    play.mine &&
    !play.connection.events.some((event) => (event.n ?? 0) > from && surprises(event, seat))
  await demonstrate(play, actions, calm, moving() ? LOOK : 0)
}
