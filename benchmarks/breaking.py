"""What is done to a server in the middle of its games, and how long it takes to recover."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks.players import Player
from benchmarks.servers import ServerProcess, kill_family
from eldorado.errors import EldoradoError
from tests.server.postgres import Postgres

Fault = Callable[[list[Player]], Awaitable[float]]
"""Does harm in the middle of the games; seconds until all was well again."""

KILLS = 5
"""How often the processes in which computer players think are killed."""

DISK = "64m"
"""The size of the disk that is filled up."""

FILLER = 65_536
"""Bytes with which it is filled at a time."""


def over(players: list[Player]) -> bool:
    """Whether every game has been played to its end."""
    return all(player.finished for player in players)


async def under_way(players: list[Player]) -> None:
    """Waits until most games are in the middle."""
    while sum(len(player.acknowledged) >= 3 for player in players) < 0.6 * len(players):
        await asyncio.sleep(0.05)


async def all_back(players: list[Player], before: list[int]) -> float:
    """Seconds until every client has its table again."""
    began = time.perf_counter()
    while any(
        player.visits == visits and not player.finished
        for player, visits in zip(players, before, strict=True)
    ):
        await asyncio.sleep(0.01)
    return round(time.perf_counter() - began, 2)


async def all_go_on(players: list[Player]) -> float:
    """Seconds until something has happened at every table."""
    before = [len(player.seen) for player in players]
    began = time.perf_counter()
    while any(
        len(player.seen) == seen and not player.finished
        for player, seen in zip(players, before, strict=True)
    ):
        await asyncio.sleep(0.01)
    return round(time.perf_counter() - began, 2)


async def standstill(players: list[Player], seconds: float) -> None:
    """Waits until nothing has happened anywhere for so long."""
    known, since = -1, time.perf_counter()
    while time.perf_counter() - since < seconds:
        if over(players):
            raise EldoradoError("The games ended before the fault did any harm; play more of them.")
        now = sum(len(player.seen) for player in players)
        if now != known:
            known, since = now, time.perf_counter()
        await asyncio.sleep(0.05)


def kill_server(process: ServerProcess) -> Fault:
    """The server dies without a word and is started again."""

    async def fault(players: list[Player]) -> float:
        await under_way(players)
        before = [player.visits for player in players]
        process.kill()
        await asyncio.to_thread(process.start)
        return await all_back(players, before)

    return fault


def kill_worker(process: ServerProcess) -> Fault:
    """One of several workers dies; those it served go to another."""

    async def fault(players: list[Player]) -> float:
        await under_way(players)
        victim = process.serving()[0]
        kill_family(victim)
        began = time.perf_counter()
        while victim in process.serving():
            await asyncio.sleep(0.05)
        return round(time.perf_counter() - began, 2)

    return fault


def kill_bot_processes(process: ServerProcess) -> Fault:
    """The processes of computer players die in the middle of a thought, as for want of memory.

    They are halted first, so that a thought is under way for certain.
    """

    async def kill_once(players: list[Player]) -> float:
        while not (thinking := process.thinking()):
            await asyncio.sleep(0.01)
        for pid in thinking:
            os.kill(pid, signal.SIGSTOP)
        while not over(players) and not any(
            player.idle for player in players if not player.finished
        ):
            await asyncio.sleep(0.01)
        for pid in thinking:
            os.kill(pid, signal.SIGKILL)
        return await all_go_on(players)

    async def fault(players: list[Player]) -> float:
        await under_way(players)
        waits: list[float] = []
        while len(waits) < KILLS and not over(players):
            waits.append(await kill_once(players))
        return max(waits)

    return fault


def stop_database(postgres: Postgres, seconds: float) -> Fault:
    """PostgreSQL goes down as in a crash and comes back after a while."""

    async def fault(players: list[Player]) -> float:
        await under_way(players)
        await asyncio.to_thread(postgres.stop, "immediate")
        await asyncio.sleep(seconds)
        await asyncio.to_thread(postgres.start)
        return await all_go_on(players)

    return fault


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A separate disk in memory, which only root may create."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder)]
    if subprocess.run(mount, stderr=subprocess.DEVNULL, check=False).returncode:
        raise EldoradoError("To fill a disk, a small one is mounted; run as root who may do that.")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill_disk(folder: Path, seconds: float) -> Fault:
    """The disk is full until nothing has happened for a while, and then it is not."""

    async def fault(players: list[Player]) -> float:
        await under_way(players)
        filler = folder / "filler"
        fill(filler)
        try:
            await standstill(players, seconds)
        finally:
            filler.unlink()
        return await all_go_on(players)

    return fault


def fill(file: Path) -> None:
    """Writes until there is no room for one more byte."""
    for size in (FILLER, 1):
        try:
            with file.open("ab", buffering=0) as filler:
                while filler.write(bytes(size)):
                    continue
        except OSError:
            continue


class Place:
    """Where a server keeps its games, as options of the command line."""

    def __init__(self, database: str = "", folder: Path | None = None) -> None:
        self.database = database
        self.folder = folder

    @property
    def options(self) -> list[str]:
        return ["--database", self.database] if self.database else ["--data", str(self.folder)]

    def move(self, process: ServerProcess) -> None:
        """From its next start on, a server keeps its games here."""
        if self.folder is not None:
            process.folder = self.folder
            return
        at = process.options.index("--database") + 1
        process.options = (*process.options[:at], self.database, *process.options[at + 1 :])


def restore_backup(process: ServerProcess, file: Path, old: Place, new: Place) -> Fault:
    """A backup is made while games are played; later the server goes on from it elsewhere.

    What was told before the backup began must be in it; what happened later is forgotten.
    """

    async def fault(players: list[Player]) -> float:
        await under_way(players)
        known = [len(player.seen) for player in players]
        await command("backup", file, old.options)
        await asyncio.to_thread(process.stop)
        while not all(player.away or player.finished for player in players):
            await asyncio.sleep(0.01)
        ended = [player for player in players if player.finished]
        for player, number in zip(players, known, strict=True):
            player.go_back(number)
        await command("restore", file, new.options)
        new.move(process)
        before = [player.visits for player in players]
        await asyncio.to_thread(process.start)
        _, seconds = await asyncio.gather(
            asyncio.gather(*(player.play() for player in ended)), all_back(players, before)
        )
        return seconds

    return fault


async def command(name: str, file: Path, options: Sequence[str]) -> None:
    """Runs a command of `eldorado` to its end."""
    words = [sys.executable, "-m", "eldorado", name, str(file), *options]
    done = await asyncio.to_thread(
        subprocess.run, words, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise EldoradoError(f"`eldorado {name}` does not work: {done.stderr.strip()}")
