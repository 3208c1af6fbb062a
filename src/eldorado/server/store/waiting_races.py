"""Races that wait for people, as the store knows them."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import select

from eldorado.server.store.outline import race_key
from eldorado.server.store.schema import results, tables
from eldorado.server.store.store import Store

MOST = 10
"""Races looked at for one who seeks one."""


class WaitingRaces:
    """The part of the store that finds a race for somebody."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, pace: str, sizes: Iterable[int], who: str) -> list[tuple[str, int]]:
        """The races where somebody waits already, with the seat."""
        mine = select(tables.c.id, results.c.seat).join_from(results, tables)
        found = mine.where(results.c.who == who, *_waiting(pace, sizes))
        rows = await self._store.rows(found.order_by(tables.c.created).limit(MOST))
        return [(id, seat) for id, seat in rows]

    async def waiting(self, pace: str, sizes: Iterable[int]) -> list[str]:
        """Races with open seats: those that need fewest people, then the oldest."""
        found = select(tables.c.id, tables.c.seats).where(*_waiting(pace, sizes))
        rows = await self._store.rows(found.order_by(tables.c.created).limit(MOST))
        return [id for id, seats in sorted(rows, key=lambda row: row.seats.count(OPEN))]

    async def newest(self, pace: str, size: int) -> str:
        """The race of that kind that was opened last; empty if there was none."""
        kind = tables.c.race == race_key(pace, size)
        found = select(tables.c.id).where(kind).order_by(tables.c.created.desc(), tables.c.id)
        return next((str(row.id) for row in await self._store.rows(found.limit(1))), "")


OPEN = '"kind":"open"'
"""How an open seat is stored; the marks around words cannot be part of a name."""


def _waiting(pace: str, sizes: Iterable[int]) -> tuple[Any, ...]:
    keys = [race_key(pace, size) for size in sizes]
    return (tables.c.race.in_(keys), tables.c.status == "lobby")
