"""People who play against computer players during a siege: how long these take to answer."""

import asyncio
import contextlib
import time

from benchmarks.crowd import Sample
from eldorado.bots import LEVELS, make_bot
from eldorado.client import Server, Visit
from eldorado.core.view import View
from eldorado.errors import EldoradoError
from eldorado.table.bot_turn import plan

LOCAL = "127.68.0"
"""Where these people come from, each game from another address there."""

PAUSE = 0.1
"""Seconds a person takes for a turn."""

COME_BACK = 1.0
"""Seconds after which somebody whose connection was lost begins another game."""


class Opponent:
    """One person against one computer player of the weakest level, game after game."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.games = 0
        self.samples: list[Sample] = []
        """When each turn was handed over, and seconds until the person could move again."""
        self.since: float | None = None
        """When the turn was handed over that is not answered yet."""

    def waits(self) -> list[Sample]:
        """Every wait so far, the present one too."""
        if self.since is None:
            return self.samples
        return [*self.samples, Sample(self.since, time.perf_counter() - self.since)]

    async def run(self) -> None:
        """Runs until it is cancelled."""
        while True:
            with contextlib.suppress(OSError, EOFError, EldoradoError):
                await self._game()
            await asyncio.sleep(COME_BACK)

    async def _game(self) -> None:
        seats = [{"kind": "person"}, {"kind": "bot", "level": LEVELS[0]}]
        plan = {"seats": seats, "pace": 0, "start": 0}
        server = Server(self.url, f"{LOCAL}.{1 + self.games % 250}")
        self.games += 1
        made = await asyncio.to_thread(server.post, "/api/tables", plan)
        async with Visit(server, made["id"], made["seats"][0]["secret"]) as visit:
            while await visit.turn():
                self._answered()
                await self._turn(visit)
        self._answered()

    async def _turn(self, visit: Visit) -> None:
        """The whole turn of the person; then the computer player is to move."""
        await asyncio.sleep(PAUSE)
        document = visit.document
        bot = make_bot("walker", 1)
        while document["status"] == "running" and document["view"]["to_move"] == 0:
            for action in plan(bot, View.from_json(visit.document["view"])):
                await visit.act(action)
        self.since = time.perf_counter()

    def _answered(self) -> None:
        if self.since is not None:
            self.samples.append(Sample(self.since, time.perf_counter() - self.since))
            self.since = None
