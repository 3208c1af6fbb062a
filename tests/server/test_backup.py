"""Backups: one file of everything, taken while games go on, and put back into either store."""

import asyncio
import gzip
import hashlib
import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

from eldorado.cli import app
from eldorado.errors import EldoradoError
from eldorado.interface.route_words import ShelfRoute
from eldorado.server.store import Store, listen
from eldorado.server.store.backups.copying import backup, restore
from eldorado.server.store.databases.lock import alone
from eldorado.server.store.ladder_names import LadderNames
from eldorado.server.store.migrate import configuration
from eldorado.server.store.route_lists.published_routes import PublishedRoutes
from eldorado.server.store.route_lists.shelves import Shelves
from eldorado.server.store.route_lists.stored_ratings import StoredRatings
from eldorado.server.store.schema import REVISION
from tests.server.games import everything, store_game
from tests.server.playing import walker
from tests.server.postgres import Postgres
from tests.server.running import Running
from tests.server.stores import opened, progress
from tests.server.test_gallery import ANN
from tests.server.test_store_opening import OLD_ROWS


@pytest.fixture
def other_url(url: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The address of a database of the other kind."""
    if url.startswith("sqlite"):
        cluster: Postgres = request.getfixturevalue("postgres")
        return cluster.emptied()
    return f"sqlite:///{tmp_path}/other.db"


async def filled(url: str, *ids: str) -> dict[str, Any]:
    """A store with games; all that is in it."""
    async with opened(url) as store:
        for id in ids:
            await store_game(store, id)
        await store.secret("signing")
        await LadderNames(store).show("w", "Anne")
        await PublishedRoutes(store).publish(ANN)
        ratings = StoredRatings(store, "1")
        await ratings.keep("B2-C5ner-blue0", "quick", b"rating", 1.0)
        await ratings.keep_chunk("B2-C5ner-blue0", 0, b"races", 1.0)
        await Shelves(store).keep("w", ShelfRoute("B2-C5ner", "Half", "Not finished", 1.0))
        await store.beat(1000.0, 30.0)
        await store.beat(2000.0, 30.0)
        return await everything(store)


async def found_in(url: str) -> dict[str, Any]:
    async with opened(url) as store:
        return await everything(store)


@pytest.mark.anyio
async def test_everything_goes_from_one_store_into_the_other(
    url: str, other_url: str, tmp_path: Path
) -> None:
    before = await filled(url, "t", "u")
    assert all(before.values())
    header = await backup(url, tmp_path / "file")
    assert header.tables["tables"].rows == 2
    await restore(other_url, tmp_path / "file")
    assert await found_in(other_url) == before
    await backup(other_url, tmp_path / "again")
    await restore(url, tmp_path / "again", replace=True)
    assert await found_in(url) == before


@pytest.mark.anyio
async def test_a_backup_shows_one_moment_of_a_store_that_is_written(
    url: str, other_url: str, tmp_path: Path
) -> None:
    """Tables are read before events: without one moment, events would be newer."""
    ids = [f"t{i}" for i in range(20)]
    async with opened(url, *ids) as store:
        done = asyncio.Event()

        async def play(id: str) -> int:
            n = 0
            while not done.is_set():
                n += 1
                assert await store.append(id, n, bytes(500), progress(float(n)))
            return n

        games = [asyncio.create_task(play(id)) for id in ids]
        while not await store.events("t0", 20):
            await asyncio.sleep(0)
        await backup(url, tmp_path / "file")
        done.set()
        lengths = await asyncio.gather(*games)
    await restore(other_url, tmp_path / "file")
    async with opened(other_url) as store:
        for id, length in zip(ids, lengths, strict=True):
            stored = await store.load(id)
            assert stored is not None
            assert stored.progress.at == len(stored.events)
            assert 20 <= len(stored.events) <= length


@pytest.mark.anyio
async def test_a_backup_is_private_and_replaces_nothing_unasked(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path}/a.db", tmp_path / "file"
    await filled(url, "t")
    await backup(url, file)
    assert file.stat().st_mode & 0o777 == 0o600
    with pytest.raises(EldoradoError, match=r"The file .*file already exists; --force replaces it"):
        await backup(url, file)
    await backup(url, file, replace=True)
    with pytest.raises(EldoradoError, match=r"cannot be written: No such file or directory\."):
        await backup(url, tmp_path / "missing" / "file")
    left = {path.name for path in tmp_path.iterdir()}
    assert left - {"a.db-wal", "a.db-shm"} == {"a.db", "file"}


@pytest.mark.anyio
async def test_where_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(EldoradoError, match=r"There is no file .*a\.db; use --data"):
        await backup(f"sqlite:///{tmp_path}/a.db", tmp_path / "file")
    (tmp_path / "a.db").touch()
    with pytest.raises(EldoradoError, match=r"a\.db holds no games\."):
        await backup(f"sqlite:///{tmp_path}/a.db", tmp_path / "file")
    assert not (tmp_path / "file").exists()


@pytest.mark.anyio
async def test_games_are_given_up_only_when_told(url: str, tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path}/source.db"
    wanted = await filled(source, "new")
    await backup(source, tmp_path / "file")
    before = await filled(url, "old", "older")
    with pytest.raises(EldoradoError, match=r"already holds games \(2\); --replace deletes them"):
        await restore(url, tmp_path / "file")
    assert await found_in(url) == before
    await restore(url, tmp_path / "file", replace=True)
    assert await found_in(url) == wanted


def cut(data: bytes) -> bytes:
    return data[:-40]


def spoilt(data: bytes) -> bytes:
    """One letter of a name is another, and the sum of the packed file is right again."""
    lines = gzip.decompress(data)
    assert b"Ben" in lines
    return gzip.compress(lines.replace(b"Ben", b"Ken", 1))


def shortened(data: bytes) -> bytes:
    lines = gzip.decompress(data).splitlines(keepends=True)
    return gzip.compress(b"".join(lines[:4] + lines[5:]))


def rewritten(change: Callable[[dict[str, Any]], object]) -> Callable[[bytes], bytes]:
    """Another header, and a checksum that fits."""

    def work(data: bytes) -> bytes:
        head, *rest, _ = gzip.decompress(data).splitlines(keepends=True)
        header = json.loads(head)
        change(header)
        body = json.dumps(header).encode() + b"\n" + b"".join(rest)
        end = json.dumps({"sha256": hashlib.sha256(body).hexdigest()}).encode() + b"\n"
        return gzip.compress(body + end)

    return work


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (cut, "is not a backup, or it is damaged"),
        (spoilt, "is not a backup, or it is damaged"),
        (shortened, "is not a backup, or it is damaged"),
        (lambda _: b"", "is not a backup, or it is damaged"),
        (lambda _: b"These are not games.", "is not a backup, or it is damaged"),
        (lambda _: gzip.compress(b"[1]\n"), "is not a backup, or it is damaged"),
        (rewritten(lambda header: header.update(version=2)), "was made by a newer eldorado;"),
        (
            rewritten(lambda header: header.update(layout="0999")),
            r"was made by a newer eldorado \(version 0999 of its layout",
        ),
    ],
)
async def test_a_file_that_cannot_be_restored_changes_nothing(
    damage: Callable[[bytes], bytes], said: str, tmp_path: Path
) -> None:
    url, file = f"sqlite:///{tmp_path}/a.db", tmp_path / "file"
    before = await filled(url, "t")
    await backup(url, file)
    file.write_bytes(damage(file.read_bytes()))
    for address in (url, f"sqlite:///{tmp_path}/new.db"):
        with pytest.raises(EldoradoError, match=said):
            await restore(address, file, replace=True)
    assert await found_in(url) == before
    assert not (tmp_path / "new.db").exists()


@pytest.mark.anyio
async def test_a_restore_that_fails_half_way_changes_nothing(url: str, tmp_path: Path) -> None:
    source, file = f"sqlite:///{tmp_path}/source.db", tmp_path / "file"
    await filled(source, "new")
    await backup(source, file)

    def swap(header: dict[str, Any]) -> None:
        columns = header["tables"]["calls"]["columns"]
        columns[0] = "another"

    file.write_bytes(rewritten(swap)(file.read_bytes()))
    before = await filled(url, "old")
    with pytest.raises(EldoradoError, match=f"does not fit its layout {REVISION}"):
        await restore(url, file, replace=True)
    assert await found_in(url) == before


@pytest.mark.anyio
async def test_a_store_that_is_served_is_not_restored(url: str, tmp_path: Path) -> None:
    before = await filled(url, "t")
    await backup(url, tmp_path / "file")
    news = listen(url)
    if url.startswith("sqlite"):
        with alone(url), pytest.raises(EldoradoError, match="is in use by process"):
            await restore(url, tmp_path / "file", replace=True)
    else:
        assert await anext(news) is None
        with pytest.raises(EldoradoError, match="is in use by a server; stop it first"):
            await restore(url, tmp_path / "file", replace=True)
    await news.aclose()
    await restore(url, tmp_path / "file", replace=True)
    assert await found_in(url) == before


@pytest.mark.anyio
async def test_an_old_layout_is_backed_up_as_it_is_and_brought_up_to_date(
    new_url: str, tmp_path: Path
) -> None:
    def first(connection: sa.Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for table, row in OLD_ROWS:
            connection.execute(table.insert().values(row))

    store = await Store.prepared(new_url)
    await store.database.change(first)
    await store.close()
    header = await backup(new_url, tmp_path / "file")
    assert header.layout == "0001"
    target = f"sqlite:///{tmp_path}/target.db"
    await restore(target, tmp_path / "file")
    async with opened(target) as store:
        assert await store.history("t") == [b"one", b"two"]
        assert await store.holders("t") == {0: "ann"}
        await store.beat(header.made + 500, 30.0)
        last = 3.5  # of the table, in its row
        assert await store.outages(0.0) == [(last, header.made + 500)]


@pytest.mark.anyio
async def test_the_time_since_a_backup_is_an_outage(url: str, tmp_path: Path) -> None:
    await filled(url, "t")
    await backup(url, tmp_path / "file")
    await restore(url, tmp_path / "file", replace=True)
    async with opened(url) as store:
        await store.beat(5000.0, 30.0)
        assert await store.outages(2000.0) == [(2000.0, 5000.0)]


def test_a_running_server_is_backed_up_and_its_games_go_on_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    running = Running().start()
    try:
        party = running.table("person", "guest", variant={"caves": True}, start=0)

        async def begin() -> dict[str, Any]:
            async with party.visit(0) as visit:
                await visit.act(walker()(visit))
                options = ["backup", str(file), "--data", str(running.folder)]
                await asyncio.to_thread(app, options, standalone_mode=False)
                return visit.document

        document = asyncio.run(begin())
    finally:
        running.remove()
    assert capsys.readouterr().out.startswith(f"{file}: 1 table, ")
    folder = tmp_path / "elsewhere"
    app(["restore", str(file), "--data", str(folder)], standalone_mode=False)
    assert capsys.readouterr().out.startswith(f"Restored from {file}: 1 table, ")
    other = Running(folder=folder).start()
    try:
        party.running = other
        party.clients = dict.fromkeys(party.secrets, other.client())

        async def resume() -> dict[str, Any]:
            async with party.visit(0) as visit:
                found = deepcopy(visit.document)
                await visit.ask("resign")
                assert visit.document["status"] == "over"
                return found

        assert asyncio.run(resume()) == document
    finally:
        other.remove()
