"""`eldorado serve` as a person starts it: what it says, where it listens, how it stops."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from benchmarks.servers import ServerProcess, kill_family, postgresql
from eldorado.bots import make_bot
from eldorado.cli import app
from eldorado.client import Server
from eldorado.core.game import Game
from eldorado.errors import EldoradoError
from eldorado.records import Record
from eldorado.server import stopping
from eldorado.server.run import _address, _shown, _within_open_files
from eldorado.server.settings import Limits
from tests.server.playing import hear_all, walker
from tests.server.running import PATIENCE, Running, free_port


def refused(*options: str) -> str:
    """What is said when it cannot start."""
    with pytest.raises(EldoradoError) as caught:
        app(["serve", "--no-browser", *options], standalone_mode=False)
    return str(caught.value)


@pytest.mark.anyio
async def test_a_killed_server_comes_back_with_everything_and_stops_in_peace() -> None:
    running = Running().start()
    try:
        assert running.output.startswith(f"eldorado is at {running.url}\n")
        assert str(running.database) in running.output
        party = running.table("person", "guest", variant={"caves": True}, start=0)
        choose = walker()
        async with party.visit(0) as visit:
            await visit.act(choose(visit))
            await visit.ask("pause")
            running.kill()
            with pytest.raises(ConnectionClosed):
                await hear_all(visit)
        running.start()
        async with party.visit(0, since=visit.number) as again:
            assert again.missed == []
            assert again.document == visit.document
            await again.ask("resume")
            await again.ask("leave")
            assert running.stop(signal.SIGINT) == 0
        assert "Traceback" not in running.output
        assert len(spoken(running.output)) == 4
    finally:
        running.remove()


def spoken(output: str) -> list[str]:
    """What was printed, but for Python's word that it tidied up after a process that was killed."""
    tidying = re.compile(r"resource_tracker|warnings\.warn")
    return [line for line in output.splitlines() if not tidying.search(line)]


@pytest.mark.anyio
async def test_the_usual_port_is_taken_and_a_term_signal_stops_in_peace(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "eldorado", "serve", "--no-browser"]
    command += ["--data", str(tmp_path), "--host", "0.0.0.0"]
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("0.0.0.0", 8000))
            other.listen()
        except OSError:
            pass  # somebody else has it, which is as good
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        with process.stdout as said:
            url = said.readline().split()[-1]
            said.readline()
            assert url.startswith("http://127.0.0.1:")
            assert not url.endswith(":8000")
            assert Server(url).get("/api/health")["status"] == "ok"
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
            assert said.read() == ""


@pytest.mark.anyio
async def test_a_term_signal_does_not_wait_for_what_is_running() -> None:
    """An analysis takes many seconds, and somebody is still connected."""
    running = ServerProcess(None)
    try:
        running.start()
        party = running.table("person", "guest")
        async with party.visit(0):
            begin_analysis(running.client())
            family = running.family()
            assert len(family) > 2
            assert running.stop() == 0
        assert "Traceback" not in running.output
        until = time.monotonic() + PATIENCE
        while left := [pid for pid in family if is_running(pid)]:
            assert time.monotonic() < until, left
            time.sleep(0.02)
    finally:
        running.remove()


STUBBORN = """
import sys, threading
from eldorado.cli import app
from eldorado.server import stopping

stopping.WITHIN = 0.0
threading.Thread(target=threading.Event().wait).start()
app(sys.argv[1:])
"""
"""Starts a server beside something that never ends by itself."""


def test_a_term_signal_does_not_wait_for_what_never_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STUBBORN, "serve", "--no-browser", "--data", str(tmp_path)]
    process = subprocess.Popen(
        [*command, "--port", str(free_port())], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    with process.stdout as said:
        url = said.readline().split()[-1]
        assert Server(url).get("/api/alive")["status"] == "alive"
        process.send_signal(signal.SIGTERM)
        try:
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_arms_a_limit_of_less_than_three_seconds(
    monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    """It ends the process itself, from a thread that nothing on the event loop can hold up."""
    heard: list[int] = []
    armed: list[ArmedTimer] = []

    def arm(seconds: float, end: Callable[..., Any], arguments: tuple[int]) -> ArmedTimer:
        armed.append(ArmedTimer(seconds, end, arguments))
        return armed[-1]

    monkeypatch.setattr(stopping, "threading", SimpleNamespace(Timer=arm))
    before = {one: signal.getsignal(one) for one in (signal.SIGTERM, signal.SIGINT)}
    try:
        signal.signal(number, lambda number, _: heard.append(number))
        stopping.stop_in_time()
        assert armed == []
        signal.raise_signal(number)
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
    [timer] = armed
    assert 0 < timer.interval < 3
    assert (timer.function, timer.args) == (os._exit, (0,))
    assert timer.daemon
    assert timer.started
    assert heard == [number]


class ArmedTimer(threading.Timer):
    """One that is never let run."""

    started = False

    def start(self) -> None:
        self.started = True


@pytest.fixture
def open_files(monkeypatch: pytest.MonkeyPatch) -> "OpenFiles":
    """Sets how many files may be open, now and at most; returns what is asked for after that."""
    resource = pytest.importorskip("resource")

    def patch(now: int, most: int) -> list[tuple[int, int]]:
        asked: list[tuple[int, int]] = []
        monkeypatch.setattr(resource, "getrlimit", lambda _: (now, most))
        monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
        return asked

    return patch


OpenFiles = Callable[[int, int], list[tuple[int, int]]]


@pytest.mark.parametrize(
    ("now", "most", "raised"),
    [
        (1024, 65_536, 4128),
        (1024, -1, 4128),
        (1024, 4128, 4128),
        (8192, 65_536, 8192),
    ],
)
def test_the_limit_of_open_files_is_raised(
    open_files: OpenFiles, now: int, most: int, raised: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """For 4,000 connections and 128 other files; never lowered."""
    asked = open_files(now, most)
    assert _within_open_files(Limits()).connections == 4000
    assert asked == [(raised, most)]
    assert capsys.readouterr().err == ""


def test_without_a_limit_of_open_files_nothing_is_set(open_files: OpenFiles) -> None:
    asked = open_files(-1, -1)
    assert _within_open_files(Limits()).connections == 4000
    assert asked == []


def test_connections_stay_below_the_limit_of_open_files(
    open_files: OpenFiles, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = open_files(1024, 2048)
    limits = _within_open_files(Limits(burst=7))
    assert (limits.connections, limits.burst) == (1920, 7)
    assert asked == [(2048, 2048)]
    assert capsys.readouterr().err == (
        "Only 2048 files can be open, so there can be 1920 connections and not 4000.\n"
    )


@pytest.mark.parametrize(("most", "connections"), [(191, 4000), (191, 10), (192, 4000), (192, 10)])
def test_too_few_open_files_are_refused(open_files: OpenFiles, most: int, connections: int) -> None:
    """However few connections are wanted."""
    asked = open_files(100, most)
    limits = Limits(connections=connections)
    if most >= 192:
        assert _within_open_files(limits).connections == min(connections, 64)
        assert asked == [(192, 192)]
        return
    with pytest.raises(EldoradoError) as caught:
        _within_open_files(limits)
    assert str(caught.value) == (
        "Only 191 files can be open, but 192 are needed;"
        " raise the limit with ulimit -n, or LimitNOFILE in a systemd unit."
    )
    assert asked == []


def begin_analysis(client: Server) -> None:
    """Until one is under way; one that is done before anybody looks is followed by another."""
    for seed in count(5):
        record = {"record": str(walker_record(seed))}
        while not (progress := client.post("/api/analyses", record)["progress"]):
            time.sleep(0.02)
        if progress < 1:
            return


def is_running(pid: int) -> bool:
    """Whether a process is there and has not ended yet."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def walker_record(seed: int) -> Record:
    """A whole game."""
    game, bot = Game.new("first_game", 3, seed=seed), make_bot("walker", seed=seed)
    while not game.finished:
        game.apply(bot.choose(game.view(game.to_move)))
    return game.record()


def test_workers_are_replaced_while_the_database_is_away() -> None:
    with postgresql() as postgres:
        running = ServerProcess(postgres.url, workers=2)
        try:
            running.start()
            party = running.table("person", "open")
            postgres.stop("immediate")
            former = running.serving()
            for worker in former:
                kill_family(worker)
            running.wait(lambda: len({*running.serving()} - {*former}) == 2)
            postgres.start()
            running.wait(running.answers)
            assert running.client().get(f"/api/tables/{party.id}")["status"] == "lobby"
            assert "Traceback" not in running.output
        finally:
            running.remove()


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    running = Running(folder=tmp_path).start()
    try:
        assert running.process is not None
        assert refused("--data", str(tmp_path)) == (
            f"{running.database} is in use by process {running.process.pid};"
            " stop that one first, or choose another with --data."
        )
        link = tmp_path / "link"
        link.symlink_to(running.database)
        assert "is in use by process" in refused("--database", f"sqlite:///{link}")
        running.kill()
        running.start()
    finally:
        running.remove()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = refused("--data", str(tmp_path), "--port", str(port))
    assert said == f"Port {port} is in use; choose another with --port, or leave out --port."


def test_games_that_cannot_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    port = ("--port", str(free_port()))
    assert refused(*port, "--data", str(file)).startswith(f"Games cannot be saved in {file}: ")
    (tmp_path / "games.db").write_text("not a database" * 100)
    assert "is not an SQLite database" in refused(*port, "--data", str(tmp_path))
    folder = tmp_path / "folder"
    (folder / "games.db").mkdir(parents=True)
    assert "is a folder" in refused(*port, "--data", str(folder))


@pytest.mark.parametrize("place", [".", "games.db"])
def test_a_folder_that_belongs_to_somebody_else(tmp_path: Path, place: str) -> None:
    (tmp_path / "games.db").touch()
    (tmp_path / place).chmod(0o555)
    me = os.getuid()
    assert ended(like_anybody(), tmp_path) == (
        f"eldorado: Games cannot be saved in {tmp_path}: user {me} may not write to"
        f" {tmp_path / place}; give that user the folder with 'chown -R {me} FOLDER' (of a"
        " container, the folder that is mounted there), or choose another with --data.\n"
    )


def test_a_full_disk(tmp_path: Path) -> None:
    mount = 'mount -t tmpfs -o size=64k eldorado "$0" && exec "$@"'
    own = ["unshare", "--map-root-user", "--mount"]
    if shutil.which(own[0]) is None or subprocess.run([*own, "true"], check=False).returncode != 0:
        pytest.skip("There is no way to mount a small disk here.")
    said = ended([*own, "sh", "-c", mount, str(tmp_path)], tmp_path)
    assert said == f"eldorado: The disk of {tmp_path} is full; free some space and start again.\n"


def ended(before: list[str], folder: Path) -> str:
    """What a server says that cannot start, with something before its command."""
    command = [sys.executable, "-m", "eldorado", "serve", "--no-browser"]
    command += ["--data", str(folder), "--port", str(free_port())]
    done = subprocess.run(
        [*before, *command], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 1
    return done.stderr


def like_anybody() -> list[str]:
    """What to put before a command so that file permissions count for root too."""
    if os.getuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("There is no setpriv to give up root's privileges with.")
    return ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]


def test_databases_that_cannot_be_used(tmp_path: Path) -> None:
    port = ("--port", str(free_port()))
    nobody = f"postgresql://me:hidden@127.0.0.1:{free_port()}/games"
    said = refused(*port, "--database", nobody)
    assert "does not answer" in said
    assert "hidden" not in said
    assert "Several workers need PostgreSQL" in refused(
        *port, "--workers", "2", "--data", str(tmp_path)
    )


@pytest.mark.parametrize("url", ["nonsense", "ftp://x", "https://", "https://x/table", "//x"])
def test_a_public_address_that_is_none(tmp_path: Path, url: str) -> None:
    said = refused("--data", str(tmp_path), "--public-url", url)
    assert "is not the URL of a server; write --public-url like https://" in said


def test_webhooks_go_to_addresses(tmp_path: Path) -> None:
    said = refused("--data", str(tmp_path), "--webhooks-to", "my receiver")
    assert said == "my receiver is not an address; write --webhooks-to like 192.168.1.20."


def test_what_is_shown_of_addresses() -> None:
    assert (
        _shown("postgresql://me:hidden@host/games?sslmode=require") == "postgresql://…@host/games"
    )
    assert _shown("postgresql://host/games") == "postgresql://host/games"
    assert _shown("sqlite:////tmp/games.db") == "/tmp/games.db"
    assert _address("::", 80) == "http://[::1]:80"
    assert _address("example.org", 80) == "http://example.org:80"
