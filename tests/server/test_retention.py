"""Old tables are deleted where the host wants that, and nothing else is."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from eldorado.server.upkeep.retention import A_DAY, AT_ONCE, delete_old, run
from tests.server.games import everything, store_game
from tests.server.running import Running
from tests.server.stores import opened, progress


@pytest.mark.anyio
async def test_tables_go_with_all_that_belongs_to_them(url: str) -> None:
    async with opened(url) as store:
        await store_game(store, "old")
        await store.create("young", b"{}", progress(5.0), True, "me")
        await store.append("young", 1, b"x", progress(50.0))
        await store.create("clock", b"{}", progress(5.0, wake_at=60.0), True, "me")
        await store.create("overdue", b"{}", progress(5.0, wake_at=30.0), True, "me")
        assert await delete_old(store, 40.0) == 2
        left = await everything(store)
        assert sorted(row[0] for row in left["tables"]) == ["clock", "young"]
        assert [row[0] for row in left["events"]] == ["young"]
        assert not any(left[name] for name in ("snapshots", "holders", "webhooks", "calls"))
        assert await delete_old(store, 40.0) == 0


@pytest.mark.anyio
async def test_workers_share_the_work(url: str) -> None:
    ids = [f"t{i}" for i in range(2 * AT_ONCE + 3)]
    async with opened(url, *ids) as store, opened(url) as other:
        assert await store.delete_old(40.0, AT_ONCE) == AT_ONCE
        numbers = await asyncio.gather(*(delete_old(one, 40.0) for one in (store, other)))
        assert sum(numbers) == AT_ONCE + 3


@pytest.mark.anyio
async def test_by_default_all_are_kept(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/a.db", "t") as store:
        keeping = asyncio.create_task(run(store, 0))
        await asyncio.sleep(0)  # whatever it wants to write comes before the next write
        assert await store.append("t", 1, b"x", progress())
        keeping.cancel()


def test_a_server_deletes_what_is_old(tmp_path: Path) -> None:
    async def fill() -> None:
        now = time.time()
        async with opened(f"sqlite:///{tmp_path}/games.db") as store:
            for days in range(4):
                await store_game(store, f"t{days}")
                at = now - days * A_DAY - 60
                await store.append(f"t{days}", 43, b'{"type":"paused","at":1.0}', progress(at))

    def left() -> list[str]:
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
            return [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id")]

    asyncio.run(fill())
    running = Running("--keep-days", "2", folder=tmp_path).start()
    try:
        running.wait(lambda: left() == ["t0", "t1"])
    finally:
        running.remove()
