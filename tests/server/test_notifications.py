"""News between processes: heard once committed, and again after the connection was lost."""

import asyncio
import os
import signal
from pathlib import Path

import asyncpg
import pytest

from eldorado.server.store import Store, TableProgress, listen
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio

PROGRESS = TableProgress("running", None, 1.0, "[]")


async def test_news_is_heard_and_comes_back_after_a_restart(postgres: Postgres) -> None:
    url = postgres.fresh()
    store = await Store.open(url)
    other = await Store.open(url)
    news = listen(url)
    try:
        await store.create("t", b"{}", PROGRESS, True, "me")
        assert await anext(news) is None
        assert await store.append("t", 1, b"x", PROGRESS)
        assert not await other.append("t", 1, b"y", PROGRESS)
        assert await other.append("t", 2, b"x", PROGRESS)
        assert await anext(news) == ("t", 1)
        assert await anext(news) == ("t", 2)

        heard = asyncio.ensure_future(anext(news))
        await asyncio.to_thread(postgres.stop, "immediate")
        unheard = asyncio.create_task(store.append("t", 3, b"x", PROGRESS))
        await asyncio.to_thread(postgres.start)
        assert await heard is None
        assert await unheard
        assert await store.append("t", 4, b"x", PROGRESS)
        while (item := await anext(news)) != ("t", 4):
            assert item == ("t", 3)
    finally:
        await news.aclose()
        await store.close()
        await other.close()


async def test_a_connection_that_is_silent_for_good_is_given_up(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process at the other end stands still, as if the network swallowed everything."""
    monkeypatch.setattr("eldorado.server.store.notifications.QUIET", 0.05)
    url = postgres.fresh()
    news = listen(url)
    assert await anext(news) is None
    asking = await asyncpg.connect(url)
    listener = await asking.fetchval(
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'eldorado'"
    )
    heard = asyncio.ensure_future(anext(news))
    await asyncio.sleep(0.15)
    assert not heard.done()
    os.kill(listener, signal.SIGSTOP)
    try:
        assert await heard is None
        await asking.execute("NOTIFY eldorado_events, 't 1'")
        assert await anext(news) == ("t", 1)
    finally:
        os.kill(listener, signal.SIGCONT)
        await news.aclose()
        await asking.close()


async def test_what_others_say_on_the_channel_is_not_news(postgres: Postgres) -> None:
    news = listen(postgres.fresh())
    assert await anext(news) is None
    for text in ("", "t", "t x", " 1", "t 1.5", "the table 7"):
        postgres.sql(f"NOTIFY eldorado_events, '{text}'")
    assert await anext(news) == ("the table", 7)
    await news.aclose()


async def test_a_file_has_no_news(tmp_path: Path) -> None:
    assert [item async for item in listen(f"sqlite:///{tmp_path}/a.db")] == []
