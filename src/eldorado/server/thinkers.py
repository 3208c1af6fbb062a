"""Computer players think in processes of their own, never where messages are handled."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from eldorado.table.thinking import plan_from_json

T = TypeVar("T")


class Thinkers:
    """A pool of processes; one that dies is replaced, and the thought begun again."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.waiting = 0
        """Thoughts asked for and not yet finished."""
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Gets a process ready before somebody waits for it."""
        self._executor().submit(_warm_up)

    async def plan(self, level: str, seed: int, view: dict[str, Any]) -> list[str]:
        """The actions of a computer player up to its next surprise."""
        return await self.run(plan_from_json, level, seed, view)

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Any work that takes longer than a message may wait."""
        self.waiting += 1
        try:
            for attempt in range(3):
                pool = self._executor()
                try:
                    return await asyncio.wrap_future(pool.submit(work, *arguments))
                except BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = None
                    if attempt == 2:
                        raise
            raise AssertionError
        finally:
            self.waiting -= 1

    def stop(self) -> None:
        """Waits for the thoughts that have begun, a fraction of a second, and drops the others."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_live_with_the_server,
            )
        return self._pool


def _live_with_the_server() -> None:
    """Ctrl-C is for the server, which then stops its processes; if it is killed, they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _warm_up() -> None:
    """Loads the network and plays a turn, so that the first opponent and hint come at once."""
    from eldorado.bots import LEVELS
    from eldorado.core.game import Game
    from eldorado.table.thinking import plan

    game = Game.new("first_game", 3, seed=1)
    for level in (LEVELS[0], LEVELS[-1]):
        plan(level, 1, game.view(game.to_move))
