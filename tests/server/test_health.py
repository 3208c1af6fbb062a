"""Readiness tells the truth, liveness is apart, and figures say what is going on."""

import http.client
import json
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

from eldorado.server.monitoring.event_loop import COLLECTION, SLOW, Loop, TimedCoroutine
from eldorado.server.monitoring.supervisor import supervised
from eldorado.server.store.databases.database import is_away, is_damaged
from tests.server.postgres import Postgres
from tests.server.running import Running


def health(running: Running, path: str = "/api/health") -> tuple[int, dict[str, Any]]:
    return ask(running, "GET", path)


def ask(running: Running, method: str, path: str, body: str | None = None) -> tuple[int, Any]:
    connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=60)
    connection.request(method, path, body, {"Content-Type": "application/json"})
    response = connection.getresponse()
    found = json.loads(response.read())
    connection.close()
    return response.status, found


def test_a_server_without_its_database_is_alive_but_not_well(postgres: Postgres) -> None:
    running = Running("--database", postgres.fresh()).start()
    try:
        assert health(running)[1]["status"] == "ok"
        postgres.stop()
        try:
            status, body = health(running)
            assert status == 503
            assert body["status"] == "failing"
            assert "games cannot be written" in body["reasons"][0]
            assert health(running, "/api/alive") == (200, {"status": "alive"})
        finally:
            postgres.start()
        running.wait(running.answers)
    finally:
        running.remove()


def test_a_database_that_cannot_be_written_is_noticed(server: Running) -> None:
    """Reading alone says nothing: an exclusive lock keeps every write out (F10)."""
    running = Running().start()
    try:
        other = sqlite3.connect(running.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        status, body = health(running)
        assert status == 503
        assert "games cannot be written" in body["reasons"][0]
        other.execute("ROLLBACK")
        other.close()
        running.wait(running.answers)
    finally:
        running.remove()


class Unwell(Running):
    """A server that need not be well, only alive."""

    def answers(self) -> bool:
        try:
            return health(self, "/api/alive")[0] == 200
        except OSError:
            return False


def spoil(file: Path, name: str) -> None:
    """Writes over the first page of an index or a table."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        found = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [name])
        page = found.fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xff" * size)


@pytest.mark.parametrize("index", ["tables_due", "tables_created"])
def test_a_damaged_index_is_noticed_and_told(tmp_path: Path, index: str) -> None:
    """The first is read while nobody asks for anything, the second for each new table (F10)."""
    running = Unwell(folder=tmp_path).start()
    try:
        running.stop()
        spoil(running.database, index)
        running.start()
        if index == "tables_due":
            again = "the look round the tables: The file"
            running.wait(lambda: running.output.count(again) >= 2)
        setup = {"seats": [{"kind": "person"}, {"kind": "bot", "level": "walker"}]}
        told = ask(running, "POST", "/api/tables", json.dumps(setup))
        sentence = "The games of this server are damaged; its host has to mend them."
        assert told == (503, {"code": "server", "sentence": sentence})
        status, body = health(running)
        assert status == 503
        assert body["reasons"] == [
            f"The file {running.database} is damaged: database disk image is malformed;"
            " stop the server and restore a backup."
        ]
        assert health(running, "/api/alive") == (200, {"status": "alive"})
        assert "Traceback" not in running.output
    finally:
        running.remove()


@pytest.mark.parametrize(("state", "damaged"), [("XX002", True), ("XX001", True), ("53100", False)])
def test_damage_is_told_from_a_database_that_is_away(state: str, damaged: bool) -> None:
    class PostgresFault(Exception):
        sqlstate = state

    for error in (PostgresFault(), DBAPIError("", None, PostgresFault())):
        assert is_damaged(error) is damaged
    assert is_away(DBAPIError("", None, PostgresFault())) is not damaged


def test_figures_name_pools_loop_and_refusals(server: Running) -> None:
    client = server.client()
    client.get("/api/boards/first_game")
    text = client.get("/api/metrics")
    for line in (
        "eldorado_loop_lag_seconds ",
        "eldorado_loop_slow_callbacks_total ",
        'eldorado_jobs_waiting{pool="bots"} ',
        'eldorado_jobs_total{pool="requests",end="done"} ',
        'eldorado_job_seconds_total{pool="analyses"} ',
        "eldorado_connections ",
        "eldorado_memory_bytes ",
    ):
        assert line in text


def test_a_slow_callback_during_a_garbage_collection_is_named_so() -> None:
    loop = Loop()
    for collecting in (True, False):
        began = loop.begin()
        if collecting:
            loop.collection("start", {})
        while time.thread_time() - loop._used < 3 * SLOW:
            pass
        if collecting:
            loop.collection("stop", {})
        loop.took(lambda: "a callback", began)
    assert loop.slow_by_name == {COLLECTION: 1, "a callback": 1}


def test_what_ran_before_a_callback_is_not_counted_against_it() -> None:
    loop = Loop()
    use = time.thread_time() + 3 * SLOW
    while time.thread_time() < use:
        pass
    began = loop.begin()
    time.sleep(2 * SLOW)  # the processor belongs to somebody else
    loop.took(lambda: "a callback", began)
    assert loop.slow_by_name == {}


def test_collections_of_other_threads_are_not_counted() -> None:
    loop = Loop()

    def collect() -> None:
        loop.collection("start", {})
        while time.thread_time() < 2 * SLOW:
            pass
        loop.collection("stop", {})

    other = threading.Thread(target=collect)
    other.start()
    other.join()
    assert loop._collected == 0.0


@pytest.mark.anyio
async def test_a_slow_step_is_named_by_its_task_and_by_where_it_ended() -> None:
    step = TimedCoroutine(supervised("a watch", Loop().watch))
    assert step.name() == "supervised"
    step.send(None)
    assert step.name() == "supervised > Loop.watch"
    step.close()
