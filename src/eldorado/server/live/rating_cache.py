"""How strong people and computer players are here, by the newest games."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from eldorado.server.store.results import Results
from eldorado.server.work.table_ratings import Place
from eldorado.stats.ratings import Rating

RATED_FOR = 60.0
"""Seconds for which ratings are good."""

AVERAGE = 1000.0
"""The mean of all ratings: nobody begins below nothing."""


Work = Callable[[Sequence[Place]], Awaitable[list[Rating]]]
"""Works ratings out, where that holds nobody up."""


class RatingLine(Struct, frozen=True):
    """A rating on the Elo scale, 1000 being the average here, with its standard error."""

    who: str
    """`you`, or the level of a computer player."""
    elo: float
    error: float
    games: int


class Ratings:
    """The ratings of everybody known, worked out now and then."""

    def __init__(self, results: Results, work: Work, now: Callable[[], float] = time.time) -> None:
        self.results = results
        self.work = work
        self.now = now
        self.found: list[Rating] = []
        self.at = 0.0
        """When they were worked out."""
        self._lock = asyncio.Lock()

    async def current(self, who: str, newest: float) -> list[Rating]:
        """The ratings for somebody whose newest game ended then.

        They are a minute old at most. A player who has just finished a first game does not wait for
        that, but a game brings new ratings once only.
        """
        async with self._lock:
            known = any(one.bot == who for one in self.found)
            age = self.now() - self.at
            if age > RATED_FOR or age < 0 or (not known and newest >= self.at):
                places = await self.results.places()
                self.at = self.now()
                self.found = await self.work(places)
            return self.found


def standings(found: Sequence[Rating], who: str) -> list[RatingLine]:
    """Somebody's rating among the computer players'; other people are not named."""
    if not any(one.bot == who for one in found):
        return []
    return [
        RatingLine(
            "you" if one.bot == who else one.bot[4:], AVERAGE + one.elo, one.error, one.games
        )
        for one in found
        if one.bot == who or one.bot.startswith("bot:")
    ]
