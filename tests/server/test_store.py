"""The store keeps what it says it keeps: on SQLite and on a real PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from eldorado.core.state import RULES_VERSION
from eldorado.errors import EldoradoError
from eldorado.server.store import Listing, NoSuchTable, Notice, Store, StoreAway
from eldorado.server.store.daily_tries import DailyTries
from eldorado.server.store.results import Results
from eldorado.server.store.schema import metadata
from eldorado.server.store.webhook_queue import Call, Calls
from eldorado.table import Refused
from tests.server.postgres import Postgres
from tests.server.stores import opened, progress, statements

pytestmark = pytest.mark.anyio


async def test_what_was_written_is_there_after_a_restart(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", b'{"seats":[]}', progress(5.0, "lobby"), False, "me")
        assert await store.append("t", 1, b"one", progress(6.0))
        assert await store.append("t", 2, b"two", progress(7.0, wake_at=9.5, seats='["Ann"]'))
    async with opened(url) as store:
        stored = await store.load("t")
        assert stored is not None
        assert (stored.setup, stored.snapshot, stored.events) == (
            b'{"seats":[]}',
            None,
            [b"one", b"two"],
        )
        assert (stored.first, stored.rules, stored.creator) == (1, RULES_VERSION, "me")
        assert stored.progress == progress(7.0, wake_at=9.5, seats='["Ann"]')
        assert await store.history("t") == [b"one", b"two"]
        assert await store.events("t", 1) == [(2, b"two")]
        assert await store.load("another") is None
        assert await store.history("another") == []


async def test_a_table_begins_from_its_newest_snapshot(url: str) -> None:
    async with opened(url, "t") as store:
        for n in range(1, 6):
            assert await store.append("t", n, b"%d" % n, progress())
        await store.snapshot("t", 4, b"up to four")
        await store.snapshot("t", 2, b"came late")
        stored = await store.load("t")
        assert stored is not None
        assert (stored.snapshot, stored.events, stored.first) == (b"up to four", [b"5"], 5)
        await store.snapshot("t", 5, b"all")
        stored = await store.load("t")
        assert stored is not None
        assert (stored.snapshot, stored.events, stored.first) == (b"all", [], 6)
        assert len(await store.history("t")) == 5


async def test_a_taken_number_changes_nothing(url: str) -> None:
    async with opened(url, "t") as store, opened(url) as other:
        assert await store.append("t", 1, b"mine", progress(2.0))
        assert not await other.append("t", 1, b"theirs", progress(3.0, "over", 1.0))
        assert not await other.append("t", 1, b"mine", progress(3.0, "over", 1.0))
        stored = await store.load("t")
        assert stored is not None
        assert stored.events == [b"mine"]
        assert stored.progress == progress(2.0)


async def test_a_hundred_writers_race_and_each_number_is_given_once(url: str) -> None:
    numbers = range(1, 5)
    async with opened(url, "t", "u") as store, opened(url) as other:

        async def race(writer: int) -> list[tuple[str, int, bytes]]:
            won = []
            mine = (store, other)[writer % 2]
            for n in numbers:
                for id in ("t", "u") if writer % 3 else ("u", "t"):
                    data = b"writer %d" % writer
                    if await mine.append(id, n, data, progress()):
                        won.append((id, n, data))
            return won

        won = [one for some in await asyncio.gather(*map(race, range(100))) for one in some]
        kept = [(id, n, data) for id in ("t", "u") for n, data in await store.events(id, 0)]
        assert sorted(won) == kept
        assert [n for _, n, _ in kept] == [*numbers] * 2


async def test_what_comes_together_is_committed_together(url: str) -> None:
    ids = [f"t{i:02}" for i in range(60)]
    async with opened(url, *ids) as store:
        with statements() as said:
            results = await asyncio.gather(
                *(store.append(id, 1, b"x", progress(2.0)) for id in ids),
                store.snapshot("t00", 1, b"s"),
                store.set_webhook("t01", 0, "https://a.example", "key"),
            )
        assert results == [True] * 60 + [None, None]
        assert said.count("COMMIT") <= 2
        assert sum("INSERT INTO events" in one for one in said) <= 2
        assert [await store.history(id) for id in ids] == [[b"x"]] * 60
        assert {row.at for row in await store.listed(["running"], limit=100)} == {2.0}


async def test_two_events_of_a_table_at_once_keep_their_order(url: str) -> None:
    async with opened(url, "t") as store:
        asked = [(1, b"a"), (2, b"b"), (2, b"c"), (3, b"d")]
        given = await asyncio.gather(*(store.append("t", n, d, progress(n)) for n, d in asked))
        assert given == [True, True, False, True]
        stored = await store.load("t")
        assert stored is not None
        assert stored.events == [b"a", b"b", b"d"]
        assert stored.progress.at == 3.0


async def test_one_bad_write_does_not_spoil_the_others(url: str) -> None:
    async with opened(url, "t", "u") as store:
        results = await asyncio.gather(
            store.append("t", 1, b"x", progress()),
            store.append("nowhere", 1, b"x", progress()),
            store.append("u", 1, b"x", progress()),
            store.set_webhook("nowhere", 0, "https://a.example", "key"),
            store.snapshot("nowhere", 1, b"s"),
            store.create("t", b'{"route":"serpentine"}', progress(), True, "me"),
            return_exceptions=True,
        )
        assert [str(one) for one in results] == [
            "True",
            "There is no table nowhere.",
            "True",
            "There is no table nowhere.",
            "There is no table nowhere.",
            "The table t already exists.",
        ]
        assert {type(one) for one in results} == {bool, EldoradoError, NoSuchTable}


def breaking(store: Store, broken: list[str]) -> list[str]:
    """Lets the next writes fail: before they begin, or after they are committed.

    Returns what is still to come of it.
    """

    def unreliable(write: Callable[..., Any]) -> Any:
        async def work(*arguments: Any) -> Any:
            how = broken.pop(0) if broken else "well"
            if how == "before":
                raise ConnectionRefusedError
            result = await write(*arguments)
            if how == "after":
                raise ConnectionResetError
            return result

        return work

    database = store.database
    database.append = unreliable(database.append)  # type: ignore[method-assign]
    database.append_and = unreliable(database.append_and)  # type: ignore[method-assign]
    return broken


async def test_a_commit_of_unknown_outcome_is_found_again(url: str) -> None:
    async with opened(url, "t", "u") as store:
        breaking(store, ["after", "before", "after"])
        assert all(
            await asyncio.gather(*(store.append(id, 1, b"x", progress()) for id in ("t", "u")))
        )
        assert await store.history("t") == [b"x"]
        assert await store.append("t", 2, b"y", progress())


async def test_a_lost_try_does_not_claim_what_another_wrote(url: str) -> None:
    async with opened(url, "t") as store, opened(url) as other:
        broken = breaking(store, ["before"] * 100)
        ours = asyncio.create_task(store.append("t", 1, b"ours", progress()))
        while len(broken) == 100:
            await asyncio.sleep(0)
        assert await other.append("t", 1, b"theirs", progress())
        broken.clear()
        assert not await ours
        assert await store.history("t") == [b"theirs"]


async def test_a_creation_of_unknown_outcome_is_found_again(url: str) -> None:
    async with opened(url) as store:
        breaking(store, ["after"])
        await store.create("t", b"{}", progress(), True, "me")
        with pytest.raises(EldoradoError, match="The table t already exists"):
            await store.create("t", b"{}", progress(2.0), True, "me")


async def test_patience_ends_with_a_sentence(url: str) -> None:
    async with opened(url, "t", patience=0.05) as store:
        breaking(store, ["before"] * 100)
        with pytest.raises(StoreAway, match=r"cannot be used now"):
            await store.append("t", 1, b"x", progress())


async def test_what_was_called_off_is_not_written_later(url: str) -> None:
    async with opened(url, "t") as store:
        broken = breaking(store, ["before"] * 100)
        append = asyncio.create_task(store.append("t", 1, b"x", progress()))
        while len(broken) == 100:
            await asyncio.sleep(0)
        append.cancel()
        broken.clear()
        assert await store.append("t", 1, b"y", progress())
        assert await store.history("t") == [b"y"]


async def test_closing_finishes_what_is_being_written(url: str) -> None:
    async with opened(url, "t") as store:
        append = asyncio.create_task(store.append("t", 1, b"x", progress()))
        await asyncio.sleep(0)
        await store.close()
        assert await append
        with pytest.raises(StoreAway, match="closed"):
            await store.load("t")
        with pytest.raises(StoreAway, match="closed"):
            await store.append("t", 2, b"x", progress())
    async with opened(url) as store:
        assert await store.history("t") == [b"x"]


async def test_a_seat_is_held_by_whose_event_was_first(url: str) -> None:
    async with opened(url) as store, opened(url) as other:
        await store.create("t", b"{}", progress(), True, "me", {1: "cleo"})
        taken = await asyncio.gather(
            store.append("t", 1, b"ann", progress(), [store.holding("t", 0, "ann")]),
            other.append("t", 1, b"bob", progress(), [other.holding("t", 0, "bob")]),
        )
        assert sorted(taken) == [False, True]
        winner = ("ann", "bob")[taken.index(True)]
        assert await other.holders("t") == {0: winner, 1: "cleo"}
        await store.append("t", 2, b"rose", progress(), [store.releasing("t", 0)])
        assert await other.holders("t") == {1: "cleo"}


async def test_an_event_without_what_belongs_to_it_has_not_happened(url: str) -> None:
    def impossible(connection: sa.Connection) -> None:
        raise EldoradoError("It cannot be.")

    async with opened(url, "t") as store:
        with pytest.raises(EldoradoError, match=r"It cannot be\."):
            await store.append("t", 1, b"x", progress(), [store.holding("t", 0, "x"), impossible])
        assert await store.history("t") == []
        assert await store.holders("t") == {}


async def test_a_hold_of_unknown_outcome_is_found_again(url: str) -> None:
    async with opened(url, "t") as store:
        breaking(store, ["after"])
        assert await store.append("t", 1, b"ann", progress(), [store.holding("t", 0, "ann")])
        assert await store.holders("t") == {0: "ann"}


async def test_a_seat_that_was_given_up_keeps_nothing(url: str) -> None:
    async with opened(url, "t") as store:
        await store.append("t", 1, b"sat", progress(), [store.holding("t", 0, "ann")])
        await store.set_webhook("t", 0, "https://a.example", "key")
        await Results(store).sat("t", 0, "ann")
        await store.append("t", 2, b"rose", progress(), [store.releasing("t", 0)])
        assert await store.holders("t") == {}
        assert await store.webhooks("t") == {}
        assert await Results(store).games("ann") == ([], {})


async def test_a_table_with_far_too_many_events_is_not_read_to_its_end(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eldorado.server.store.store.MOST_EVENTS", 2)
    async with opened(url, "t") as store:
        await store.append("t", 1, b"one", progress())
        await store.append("t", 2, b"two", progress())
        setup, events = await store.whole("t")
        assert setup
        assert events == [b"one", b"two"]
        await store.append("t", 3, b"three", progress())
        with pytest.raises(Refused) as refused:
            await store.whole("t")
        assert refused.value.code == "too_long"
        with pytest.raises(NoSuchTable):
            await store.whole("unknown")


async def test_webhooks_come_and_go(url: str) -> None:
    async with opened(url, "t") as store:
        await store.set_webhook("t", 0, "https://a.example", "key")
        await store.set_webhook("t", 1, "https://b.example", "key")
        await store.set_webhook("t", 1, "https://c.example", "other")
        await store.set_webhook("t", 0, None, None)
        assert await store.webhooks("t") == {1: ("https://c.example", "other")}


async def test_a_call_is_made_by_one_worker_and_gives_way_to_a_newer_one(url: str) -> None:
    async with opened(url, "t") as store, opened(url) as other:
        mine, theirs = Calls(store), Calls(other)
        await store.set_webhook("t", 1, "https://a.example", "key")
        await store.append("t", 1, b"x", progress(), notice=Notice((0, 1), "turn", 10.0))
        assert await theirs.due(9.0, 5) == []
        [call] = await theirs.due(10.0, 5)
        assert call == Call("t", 1, "turn", 1, 0, "https://a.example", "key")
        taken = await asyncio.gather(*(one.claim(call, 20.0) for one in (mine, theirs) * 3))
        assert taken.count(True) == 1
        assert await mine.due(19.0, 5) == []
        await mine.postpone(call, 15.0)
        [again] = await mine.due(19.0, 5)
        assert again.tries == 1
        await store.append("t", 2, b"x", progress(), notice=Notice((1,), "over", 12.0))
        await mine.settle(again)
        assert not await mine.claim(again, None)
        [newer] = await mine.due(19.0, 5)
        assert (newer.what, newer.n, newer.tries) == ("over", 2, 0)
        assert await mine.claim(newer, None)
        assert await mine.due(99.0, 5) == []


async def test_errands_are_due_until_they_are_done(url: str) -> None:
    async with opened(url) as store:
        for id, wake_at in (("late", 10.25), ("later", 10.5), ("soon", 99.0), ("never", None)):
            await store.create(id, b"{}", progress(wake_at=wake_at), False, "me")
        assert await store.due(50.0) == ["late", "later"]
        assert await store.due(50.0, limit=1) == ["late"]
        await store.append("late", 1, b"x", progress(wake_at=None))
        assert await store.due(50.0) == ["later"]


async def test_lists_show_the_newest_first(url: str) -> None:
    async with opened(url) as store:
        for i, status in enumerate(("lobby", "running", "over", "running", "lobby")):
            setup = b'{"route":"route %d","variant":{"caves":true},"position":{}}' % i
            await store.create(f"t{i}", setup, progress(i, status), i != 4, "me")

        async def names(*statuses: str, limit: int = 50) -> list[str]:
            return [one.id for one in await store.listed(statuses, limit)]

        assert await names("lobby", "running") == ["t3", "t1", "t0"]
        assert await names("running", "lobby", limit=2) == ["t3", "t1"]
        assert await names("lobby") == ["t0"]
        [listing] = await store.listed(["over"])
        caves = '{"caves":true,"full_race":false,"free_order":false}'
        assert listing == Listing("t2", "over", "route 2", caves, True, "[]", 2.0)


async def test_a_table_from_a_route_is_not_made_up(url: str) -> None:
    async with opened(url) as store:
        for id, setup in (("a", b"{}"), ("b", b'{"position":null}'), ("c", b'{"position":{}}')):
            await store.create(id, setup, progress(), True, "me")
        found = await store.listed(["running"])
        assert {one.id: one.made_up for one in found} == {"a": False, "b": False, "c": True}
        assert {one.route for one in found} == {"first_game"}


async def test_tables_are_counted_by_who_made_them(url: str) -> None:
    async with opened(url) as store:
        for at, creator in enumerate(("ann", "ann", "bob", "ann")):
            await store.create(f"t{at}", b"{}", progress(at), True, creator)
        assert await store.count_created("ann", 1.0) == 2
        assert await store.count_created("nobody", 0.0) == 0


async def test_a_secret_is_made_once(url: str) -> None:
    async with opened(url) as store, opened(url) as other:
        made = await asyncio.gather(*(one.secret("key") for one in (store, other) * 4))
        assert len(set(made)) == 1
        assert len(made[0]) == 32
        assert await store.secret("another") != made[0]
    async with opened(url) as store:
        assert await store.secret("key") == made[0]


async def test_a_table_that_is_deleted_leaves_nothing(url: str) -> None:
    async with opened(url, "t", "u") as store:
        for id in ("t", "u"):
            await store.append(id, 1, b"x", progress())
            await store.snapshot(id, 1, b"s")
            await store.set_webhook(id, 0, "https://a.example", "key")
            also, notice = [store.holding(id, 0, "ann")], Notice((0,), "turn", 1.0)
            await store.append(id, 2, b"y", progress(), also, notice)
            await Results(store).sat(id, 0, "ann")
            await DailyTries(store).enter(id, "2025-11-17", "ann", ranked=True)
        assert await store.delete("t")
        assert not await store.delete("t")
        assert await store.load("t") is None
        with pytest.raises(EldoradoError, match=r"There is no table t\."):
            await store.append("t", 3, b"z", progress())
        assert await store.history("u") == [b"x", b"y"]

        def count(connection: sa.Connection) -> list[int | None]:
            counts = (sa.select(sa.func.count()).select_from(t) for t in metadata.sorted_tables)
            return [connection.scalar(one) for one in counts]

        assert sorted(await store.database.read(count), key=str) == [0] * 9 + [1] * 7 + [2]


async def test_a_locked_file_is_waited_for(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/a.db", "t") as store:
        other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        append = asyncio.create_task(store.append("t", 1, b"x", progress()))
        while not store._batches._task:
            await asyncio.sleep(0)
        assert await store.history("t") == []
        assert not append.done()
        other.execute("COMMIT")
        other.close()
        assert await append


async def play(store: Store, id: str, length: int, told: list[bytes]) -> None:
    """Appends events as one writer; `told` grows by what was acknowledged."""
    for n in range(1, length + 1):
        data = f"{id} {n}".encode()
        assert await store.append(id, n, data, progress(n))
        told.append(data)


async def until(told: list[bytes], length: int) -> None:
    while len(told) < length:
        await asyncio.sleep(0.005)


async def test_a_crash_of_postgresql_loses_and_doubles_nothing(postgres: Postgres) -> None:
    url = postgres.emptied()
    ids = [f"t{i}" for i in range(30)]
    told: dict[str, list[bytes]] = {id: [] for id in ids}
    async with opened(url, *ids) as store:
        games = [asyncio.create_task(play(store, id, 30, told[id])) for id in ids]
        await until(told["t0"], 10)
        await asyncio.to_thread(postgres.stop, "immediate")
        with pytest.raises(StoreAway, match="does not answer"):
            await store.ping()
        before = {id: len(some) for id, some in told.items()}
        with pytest.raises(StoreAway, match="does not answer"):
            await store.load("t0")
        await asyncio.sleep(2)
        assert {id: len(some) for id, some in told.items()} == before
        await asyncio.to_thread(postgres.start)
        await asyncio.gather(*games)
        await store.ping()
        assert [await store.history(id) for id in ids] == [told[id] for id in ids]
        assert {len(some) for some in told.values()} == {30}


async def test_connections_that_are_cut_heal(postgres: Postgres) -> None:
    url = postgres.emptied()
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name='eldorado'"
    told: list[bytes] = []
    async with opened(url, "t") as store:
        game = asyncio.create_task(play(store, "t", 60, told))
        for length in (10, 30):
            await until(told, length)
            await asyncio.to_thread(postgres.sql, cut)
            with suppress(StoreAway):
                await store.ping()
            await store.ping()
        await game
        assert await store.history("t") == told
