"""A simulated person who plays through all faults and records every event."""

import asyncio
import random
from typing import Any

from websockets.exceptions import WebSocketException

from eldorado.bots import make_bot
from eldorado.client import Server, Visit
from eldorado.errors import EldoradoError
from eldorado.table import Refused

LOST = (OSError, EOFError, WebSocketException)
"""What a client meets when the server goes away."""

PATIENCE = 60.0
"""Seconds within which something must happen at a table, even after a fault."""


class Player:
    """A person at a table with computer players: acts, loses the connection, comes back."""

    def __init__(self, server: Server, id: str, secret: str, drops: float = 0.0) -> None:
        self.server = server
        self.id = id
        self.secret = secret
        self.drops = drops
        """How likely it is to hang up after an action."""
        self.bot = make_bot("walker", seed=1)
        self.seen: list[dict[str, Any]] = []
        """Every event in its order, from the first."""
        self.acknowledged: dict[int, str] = {}
        """The actions the server said yes to, by the number of their event."""
        self.visits = 0
        self.away = True
        """Whether there is no connection now."""
        self.idle = False
        """Whether it waits for the computer player."""
        self.finished = False

    async def play(self) -> None:
        """Plays until the game is over, through all faults."""
        while not self.finished:
            visit = await self._come()
            try:
                self.finished = await self._sit(visit)
            except LOST:
                continue
            finally:
                self.away = True
                _hang_up(visit)

    async def _come(self) -> Visit:
        """Comes back to where it was, as often as it takes."""
        async with asyncio.timeout(PATIENCE):
            while True:
                visit = Visit(self.server, self.id, self.secret, since=len(self.seen))
                try:
                    await visit.__aenter__()
                    break
                except (*LOST, Refused):
                    _hang_up(visit)
                    await asyncio.sleep(0.05)
        self.seen += visit.missed
        if len(self.seen) != visit.number:
            raise EldoradoError(f"{len(self.seen)} events are known, the server has {visit.number}")
        self.visits += 1
        self.away = False
        return visit

    def go_back(self, number: int) -> None:
        """Forgets what happened after an event: the server knows no more of it either."""
        del self.seen[number:]
        self.acknowledged = {n: action for n, action in self.acknowledged.items() if n <= number}
        self.finished = False

    async def _sit(self, visit: Visit) -> bool:
        """Plays while the connection lasts; whether the game is over."""
        while visit.document["status"] != "over":
            self.idle = "options" not in visit.document
            if not self.idle:
                await self._act(visit)
                if random.random() < self.drops:
                    return False
            else:
                await self._hear(visit)
        return True

    async def _act(self, visit: Visit) -> None:
        number = visit.number
        action = str(self.bot.choose(visit.view))
        await visit.send({"type": "act", "n": number, "id": number, "action": action})
        while True:
            message = await self._hear(visit)
            if message["type"] == "refused":
                if message["code"] not in ("stale", "server"):
                    raise EldoradoError(f"{action}: {message['sentence']}")
                return
            if message["type"] == "happened" and message.get("id") == number:
                self.acknowledged[message["n"]] = action
                return

    async def _hear(self, visit: Visit) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message = await visit.next()
        if message["type"] == "happened":
            self.seen.append(message["event"])
        return message

    async def check(self) -> list[str]:
        """What is wrong with the history, compared with what this player saw."""
        async with Visit(self.server, self.id, self.secret, since=0) as visit:
            whole = visit.missed
        faults = [
            f"table {self.id}: action {n} was acknowledged and is gone"
            for n, action in self.acknowledged.items()
            if n > len(whole) or whole[n - 1].get("action") != action
        ]
        if whole != self.seen:
            faults.append(f"table {self.id}: events were missed, doubled or changed")
        if visit.document["status"] != "over":
            faults.append(f"table {self.id} is stuck")
        return faults


def _hang_up(visit: Visit) -> None:
    if visit.socket is not None:
        visit.socket.transport.abort()
