"""Somebody leaves: everybody is told since when, and may call a computer player after a while."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from eldorado.interface import messages as m
from eldorado.interface.table_requests import request_of
from eldorado.server.live.live_table import LiveTable, Watcher
from eldorado.server.live.presence import ABSENT, PresenceTracker
from eldorado.table import Refused
from eldorado.table.events import Replaced
from tests.server.running import PATIENCE, Running
from tests.server.test_presence import Unheard
from tests.table.journeys import begun

pytestmark = pytest.mark.anyio


async def test_everybody_hears_who_is_away_and_since_when(server: Running) -> None:
    party = server.table("person", "guest", start=1)
    async with asyncio.timeout(PATIENCE), party.visit(0) as visit:
        (never,) = visit.away
        assert never["seat"] == 1
        assert never["stand_in_at"] - never["since"] == pytest.approx(ABSENT)
        async with party.visit(1) as guest:
            while visit.away:
                await visit.next()
            assert guest.away == []
        while not visit.away:
            await visit.next()
        assert visit.away[0]["since"] > never["since"]
        with pytest.raises(Refused) as refused:
            await visit.ask("leave", seat=1)
        assert refused.value.code == "not_seated"


def seated(clock: dict[str, Any] | None = None) -> tuple[LiveTable, Watcher, Any]:
    """A table whose first person is there and whose second has been away for long."""
    live = LiveTable(begun("pp", clock=clock) if clock else begun("pp"))
    tracker = PresenceTracker({live.table.id: live})
    watcher = Watcher(0, frozenset({0}), Unheard())
    live.watchers.add(watcher)
    live.seen[1] = time.monotonic() - 2 * ABSENT
    return live, watcher, SimpleNamespace(presence=tracker)


def test_a_bot_stands_in_for_who_has_been_away_for_long() -> None:
    live, watcher, hub = seated()
    (absence,) = hub.presence.away(live)
    assert absence.seat == 1
    assert absence.stand_in_at is not None
    assert absence.stand_in_at < time.time()
    leave = m.Leave(live.table.number, seat=1)
    request = request_of(
        live.table, watcher, leave, lambda seat: hub.presence.absent(live, seat, ABSENT)
    )
    event = request(live.table, 0.0)
    assert isinstance(event, Replaced)
    assert event.seat == 1


async def test_the_host_changes_how_fast_bots_move_at_once(server: Running) -> None:
    party = server.table("person", "walker", "guest", start=0, pace=5)
    async with asyncio.timeout(PATIENCE), party.visit(0) as visit, party.visit(2) as guest:
        with pytest.raises(Refused) as refused:
            await guest.ask("pace", seconds=0)
        assert refused.value.code == "not_seated"
        assert (await visit.ask("pace", seconds=0))["type"] == "allowed"
        await visit.act("end")
        assert await guest.turn()
