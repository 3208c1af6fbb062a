"""Old tables are deleted, if the host wants that."""

import asyncio
import time

from eldorado.server.store import Store
from eldorado.server.store.daily_tries import DailyTries
from eldorado.server.store.route_lists import stored_ratings
from eldorado.server.store.route_lists.published_routes import PublishedRoutes
from eldorado.server.store.route_lists.shelves import Shelves

LOOK_ROUND = 3600.0
"""Seconds between two looks for old tables."""

AT_ONCE = 10
"""Tables deleted in one transaction: few, so that no player waits for it."""

BREATH = 0.2
"""Seconds for others between two such transactions."""

A_DAY = 86_400.0


async def run(store: Store, keep_days: int) -> None:
    """Keeps deleting tables where nothing has happened for this many days; 0 keeps all."""
    while keep_days:
        await delete_old(store, time.time() - keep_days * A_DAY)
        await asyncio.sleep(LOOK_ROUND)
    await asyncio.Event().wait()


async def delete_old(store: Store, before: float) -> int:
    """Deletes every table that was last touched before then, the daily expeditions of that time,
    routes that nobody has played or kept since, and ratings; how many tables it were."""
    deleted = 0
    while number := await store.delete_old(before, AT_ONCE):
        deleted += number
        await asyncio.sleep(BREATH)
    await DailyTries(store).forget_days(before)
    await PublishedRoutes(store).forget_old(before)
    await Shelves(store).forget_old(before)
    await stored_ratings.forget_old(store, before)
    return deleted
