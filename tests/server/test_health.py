"""Readiness tells the truth, liveness is apart, and figures say what is going on."""

import http.client
import json
import time
from typing import Any

from eldorado.server.monitoring.event_loop import COLLECTION, SLOW, Loop
from tests.server.postgres import Postgres
from tests.server.running import Running


def health(running: Running, path: str = "/api/health") -> tuple[int, dict[str, Any]]:
    connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=60)
    connection.request("GET", path)
    response = connection.getresponse()
    body = json.loads(response.read())
    connection.close()
    return response.status, body


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
    import sqlite3

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
        began = time.perf_counter()
        if collecting:
            loop.collection("start", {})
        while time.thread_time() - loop._used < 3 * SLOW:
            pass
        if collecting:
            loop.collection("stop", {})
        loop.took("a callback", began)
    assert loop.slow_by_name == {COLLECTION: 1, "a callback": 1}
