"""What tables need though nobody asks: the deal, computer players' moves, the end of a time."""

import asyncio
import logging

from eldorado.bots import RESTING
from eldorado.core.view_types import GameView
from eldorado.errors import BotError, EldoradoError
from eldorado.interface.table_requests import pace_of
from eldorado.server.jobs.pool import DeadlineError, Pool
from eldorado.server.live.hub import Hub
from eldorado.server.live.live_table import LiveTable
from eldorado.server.monitoring.event_loop import timed
from eldorado.server.store import StoreAway
from eldorado.table import AnyEvent, Refused, Table, Thought
from eldorado.table.bot_turn import (
    SIMPLER,
    BotSeat,
    plan_by_fixed_work_from_json,
    plan_from_json,
)
from eldorado.table.table import STAND_IN

log = logging.getLogger("eldorado.server")

INTERRUPTED, CROWDED, AWAY, WRONG = 0.05, 0.5, 1.0, 10.0
"""Seconds before a computer player thinks again, by what came between."""

LONGEST_WAIT = 86_400.0
"""Seconds for which a table in use waits by itself; later times are found by looking round."""


class Scheduler:
    """Does at the hub's tables what is due."""

    def __init__(self, hub: Hub, bots: Pool) -> None:
        self.hub = hub
        self.bots = bots
        """Where computer players think."""
        hub.observe(self.schedule)
        self._troubled: set[str] = set()
        """Tables that were complained about: once is enough."""

    def schedule(self, live: LiveTable, think: bool = True) -> None:
        """Sees to what comes next: a computer player's move, the end of a time.

        Only the worker that wrote last lets computer players think; others would do it twice.
        """
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        table = live.table
        if think and table.thought is not None and live.thinking is None:
            live.thinking = asyncio.create_task(self._think(live))
        deadline = table.deadline or table.fill_at
        if deadline is not None:
            wait = max(0.0, deadline - self.hub.now()) + 0.05
            if wait < LONGEST_WAIT:
                live.timer = asyncio.get_running_loop().call_later(wait, self._expire, live)

    async def look_round(self, grace: float) -> None:
        """Takes over what has been due for a while: after a restart, or from a worker that died."""
        for id in await self.hub.store.due(self.hub.now() - grace):
            try:
                await self._see_to(await self.hub.open(id))
            except StoreAway:
                raise
            except Exception as error:  # one table in trouble must not hold up the others
                if id not in self._troubled:
                    self._troubled.add(id)
                    log.warning("table %s cannot go on", id, exc_info=error)

    async def _see_to(self, live: LiveTable) -> None:
        if live.thinking is not None:
            return
        if live.table.ready:
            await self.begin(live)
        elif live.table.fill_at is not None:
            await self.fill(live)
        elif live.table.deadline is not None:
            await self._run_out(live)
        else:
            await self.hub.catch_up(live)
            self.schedule(live)

    async def begin(self, live: LiveTable) -> None:
        """The deal, as soon as no seat is open. What cannot be done now is done later."""
        if not live.table.ready:
            return
        try:
            game = await asyncio.to_thread(live.table.setup.deal, None)
            await self.hub.request(live, lambda table, at: table.begin(at, game=game))
        except Refused:
            pass  # somebody rose again, or another worker was quicker
        except EldoradoError as error:
            log.warning("table %s: %s", live.table.id, error)

    async def fill(self, live: LiveTable) -> None:
        """Computer players take the open seats of a table that has waited long enough. People who
        are not at a screen lose their seats first: nobody is dealt in who has gone."""
        try:
            await self.hub.free_absent(live)
            while (fill_at := live.table.fill_at) is not None and fill_at <= self.hub.now():
                await self.hub.request(live, lambda table, at: table.sit("", at, level=STAND_IN))
        except Refused:
            self.schedule(live, think=False)  # another worker was quicker, or somebody came
        await self.begin(live)

    @timed
    def _expire(self, live: LiveTable) -> None:
        self.hub.later(self.fill(live) if live.table.game is None else self._run_out(live))

    async def _run_out(self, live: LiveTable) -> None:
        def expired(table: Table, at: float) -> AnyEvent:
            event = table.expire(at)
            if event is None:
                raise Refused("stale")
            return event

        try:
            await self.hub.request(live, expired)
        except Refused:
            self.schedule(live, think=False)

    async def _think(self, live: LiveTable) -> None:
        """Computer players move until it is a person's turn."""
        pause = INTERRUPTED
        try:
            while (thought := live.table.thought) is not None:
                table = live.table
                number = table.number
                view = table.view(thought.seat).to_json()
                plan = await self._plan(live, thought, view)
                for action in plan:
                    if (pace := pace_of(live.table, live.pace)) and self.hub.presence.watched(live):
                        await asyncio.sleep(pace)

                    def move(
                        table: Table, at: float, seat: int = thought.seat, text: str = action
                    ) -> AnyEvent:
                        return table.act(seat, text, at)

                    await self.hub.request(live, move, number, think=False)
                    number += 1
        except Refused as refused:
            # a person came back, paused or resigned meanwhile, or another worker moved
            if refused.code == "too_many":
                pause = CROWDED
        except StoreAway as error:
            log.warning("table %s: %s", live.table.id, error)
            pause = AWAY
        except (BotError, DeadlineError) as error:
            log.warning("table %s: a computer player is asked again: %s", live.table.id, error)
            pause = AWAY
        except Exception:  # our error may be temporary
            log.exception("table %s: a computer player went wrong", live.table.id)
            pause = WRONG
        finally:
            live.thinking = None
        if self.hub.live.get(live.table.id) is live and live.table.thought is not None:
            self.hub.later(self._think_again(live, pause))

    async def _plan(self, live: LiveTable, thought: Thought, view: GameView) -> list[str]:
        """The actions of a computer player until something is revealed. Clients share the processes
        fairly, by the tables they opened. For a bot that takes too long or fails, a simpler one
        moves, and the next time it is asked again; but not where everybody meets the same rivals.
        """
        if live.table.setup.same_for_all:
            return await self._ask(live, thought.seat, thought.level, view)
        for level in (thought.level, SIMPLER):
            try:
                return await self._ask(live, thought.seat, level, view)
            except DeadlineError:
                log.warning("table %s: %s thinks for too long", live.table.id, level)
            except BotError as error:
                log.warning("table %s: %s", live.table.id, error)
        return await self._ask(live, thought.seat, RESTING, view)

    async def _ask(self, live: LiveTable, seat: int, level: str, view: GameView) -> list[str]:
        setup = live.table.setup
        seed = live.seeds[seat] if setup.daily is None else setup.daily.seed
        work = plan_by_fixed_work_from_json if setup.same_for_all else plan_from_json
        bot = BotSeat(live.table.id, seat, level, seed)
        return await self.bots.run(work, bot, view, owner=live.creator)

    async def _think_again(self, live: LiveTable, pause: float) -> None:
        await asyncio.sleep(pause)
        self.schedule(live)
