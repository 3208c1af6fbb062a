"""Computer players on a device: one at a time, a decision or a move per call."""

import logging
from collections.abc import Callable

from eldorado.bots import LEVELS, RESTING
from eldorado.errors import EldoradoError
from eldorado.interface.table_requests import pace_of
from eldorado.local.local_tables import LocalTable, LocalTables
from eldorado.table import Refused, Thought
from eldorado.table.bot_turn import SIMPLER, BotSeat, SeatedBots, plan, plan_by_fixed_work

log = logging.getLogger("eldorado.local")

THINKING = 1.2
"""Seconds that a level may think about a turn. A quick device needs less for all of it; on a slow
one the strongest levels think less than they could."""

WRONG = 10.0
"""Seconds before a computer player thinks again after something went wrong."""

MOST_BOTS = 16
"""Bots that are kept for their games."""


class LocalBots:
    """Moves the computer players of the tables in use."""

    def __init__(self, tables: LocalTables, thought: Callable[[str, bool], None]) -> None:
        """`thought` is called with a level that has thought, and whether its time was too short."""
        self._tables = tables
        self._thought = thought
        self._seated = SeatedBots(MOST_BOTS, THINKING)

    def step(self, live: LocalTable) -> float | None:
        """Thinks, or makes one move: 0. Otherwise the seconds until there is something to do,
        or None where it is a person's turn."""
        thought = live.table.thought
        if thought is None:
            return None
        now = self._tables.now()
        if live.due > now:
            return live.due - now
        if not live.plan or live.planned_at != live.table.number:
            live.plan = self._plan(live, thought)
            live.planned_at = live.table.number
        else:
            self._move(live, thought)
        if live.plan and live.pages:
            live.due = max(live.due, self._tables.now() + pace_of(live.table, live.pace))
        return 0.0

    def _move(self, live: LocalTable, thought: Thought) -> None:
        action = live.plan.pop(0)
        try:
            self._tables.request(live, lambda table, at: table.act(thought.seat, action, at))
            live.planned_at = live.table.number
        except Refused:
            live.plan = []
        except EldoradoError:
            log.exception("table %s: a computer player went wrong", live.table.id)
            live.plan, live.due = [], self._tables.now() + WRONG

    def _plan(self, live: LocalTable, thought: Thought) -> list[str]:
        """The actions of a computer player until something is revealed. For one that fails, a
        simpler one moves, and the next time it is asked again; where everybody meets the same
        rivals, it is asked again in a while."""
        alone = live.table.setup.same_for_all
        for level in (thought.level,) if alone else (thought.level, SIMPLER):
            try:
                return self._ask(live, thought.seat, level)
            except Exception:  # a planner may need what this device does not have
                log.exception("table %s: %s cannot move", live.table.id, level)
        if alone:
            live.due = self._tables.now() + WRONG
            return []
        return self._ask(live, thought.seat, RESTING)

    def _ask(self, live: LocalTable, seat: int, level: str) -> list[str]:
        view, daily = live.table.view(seat), live.table.setup.daily
        if daily is not None:
            return plan_by_fixed_work(BotSeat(live.table.id, seat, level, daily.seed), view)
        bot = BotSeat(live.table.id, seat, level, live.seeds[seat])
        player = self._seated.at(bot)
        try:
            found = plan(player, view)
        except Exception:
            self._seated.forget(bot)  # its plan may be half done
            raise
        if level in LEVELS:
            self._thought(level, getattr(player, "shortened", False))
        return found
