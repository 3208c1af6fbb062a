"""Stored tables come back as they were, and a long way to them is gone once."""

import asyncio
from typing import Any

import msgspec
import pytest

from eldorado.server.live.hub import SNAPSHOT_EVERY, UNUSED, Hub
from eldorado.server.store import Store
from eldorado.table import SeatPlan, Setup
from tests.server.stores import execute, opened
from tests.server.test_daily import MONDAY, Moment, made


def hub_of(store: Store) -> Hub:
    return made(store, Moment(MONDAY))[1]


async def tasks_of(hub: Hub) -> None:
    """Until everything is done that was put off."""
    await asyncio.gather(*hub._tasks)


async def seen(hub: Hub) -> Any:
    """What everybody is shown of the table."""
    live = await hub.open("long")
    await tasks_of(hub)
    return msgspec.json.encode([live.documents.of(seat) for seat in (None, 0, 1)])


@pytest.mark.anyio
async def test_a_game_without_a_snapshot_gets_one_when_it_is_loaded(url: str) -> None:
    async with opened(url) as store:
        hub = hub_of(store)
        live = await hub.create("long", Setup((SeatPlan("person"),) * 2).checked(), "me", {})
        await hub.request(live, lambda table, at: table.begin(at))
        for _ in range(SNAPSHOT_EVERY + 10):
            await hub.request(live, lambda table, at: table.act(table.acting, "end", at))
        await tasks_of(hub)
        before = await seen(hub)
        await execute(store, "DELETE FROM snapshots")
        assert await seen(hub_of(store)) == before
        stored = await store.load("long")
        assert stored is not None
        assert stored.snapshot is not None
        assert stored.events == []
        assert await seen(hub_of(store)) == before


@pytest.mark.anyio
async def test_tables_nobody_uses_are_put_away_and_come_back(url: str) -> None:
    async with opened(url) as store:
        hub = hub_of(store)
        setup = Setup((SeatPlan("person"),) * 2).checked()
        used, unused, watched = [await hub.create(id, setup, "me", {}) for id in ("a", "b", "long")]
        unused.used -= UNUSED + 1
        watched.used -= UNUSED + 1
        async with watched.lock:  # somebody is writing
            await hub.put_away()
        assert list(hub.live.values()) == [used, watched]
        before = await seen(hub)
        watched.used -= UNUSED + 1
        await hub.put_away()
        assert list(hub.live) == ["a"]
        assert await seen(hub) == before
