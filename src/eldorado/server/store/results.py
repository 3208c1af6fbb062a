"""Who played where and what came of it: the history of a person, and what ratings are made of."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, select, update

from eldorado.server.store.batches import Work
from eldorado.server.store.schema import results, tables
from eldorado.server.store.store import Store

MOST_RATED = 2_000
"""The newest games that count for ratings."""


class Result(Struct, frozen=True):
    """How a seat came out."""

    seat: int
    who: str
    place: int
    arrival: int | None
    cards: str
    """What it bought and took, as JSON from card to number."""


class Played(Struct, frozen=True):
    """A game of somebody's."""

    table: str
    setup: bytes
    status: str
    seats: str
    at: float
    seat: int
    place: int | None
    arrival: int | None
    cards: str


class Results:
    """The part of the store that remembers people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def sat(self, id: str, seat: int, who: str) -> None:
        """Somebody who wants to be remembered took a seat."""
        row = {"table_id": id, "seat": seat, "who": who, "cards": "{}"}

        def work(connection: Connection) -> None:
            new = self._store.insert(results).values(row)
            connection.execute(
                new.on_conflict_do_update(
                    index_elements=["table_id", "seat"], set_={"who": new.excluded.who}
                )
            )

        await self._store.do(id, work)

    def over(self, id: str, found: Sequence[Result]) -> Work:
        """What is written when a game ends; who sat where stays as it was known."""

        def work(connection: Connection) -> None:
            for one in found:
                new = self._store.insert(results).values(table_id=id, **_row(one))
                same = {"place": one.place, "arrival": one.arrival, "cards": one.cards}
                connection.execute(
                    new.on_conflict_do_update(index_elements=["table_id", "seat"], set_=same)
                )

        return work

    async def games(self, who: str, limit: int = 1_000) -> list[Played]:
        """Somebody's games, newest first."""
        columns = (tables.c.id, tables.c.setup, tables.c.status, tables.c.seats, tables.c.at)
        found = (
            select(*columns, results.c.seat, results.c.place, results.c.arrival, results.c.cards)
            .join_from(results, tables)
            .where(results.c.who == who)
            .order_by(tables.c.at.desc())
            .limit(limit)
        )
        return [Played(*row) for row in await self._store.rows(found)]

    async def forget(self, who: str, id: str | None = None) -> int:
        """Nobody will know that they played, at one table or at all; how many seats it were."""
        mine = [results.c.who == who, *([results.c.table_id == id] if id else [])]

        def work(connection: Connection) -> int:
            return connection.execute(update(results).where(*mine).values(who="")).rowcount

        return int(await self._store.do(f"results {who}", work))

    async def places(self) -> list[tuple[str, str, int]]:
        """Table, who and place of everybody known in the newest finished games."""
        newest = (
            select(tables.c.id)
            .where(tables.c.status == "over")
            .order_by(tables.c.at.desc())
            .limit(MOST_RATED)
            .subquery()
        )
        found: Any = select(results.c.table_id, results.c.who, results.c.place).where(
            results.c.table_id.in_(select(newest)),
            results.c.who != "",
            results.c.place.is_not(None),
        )
        return [(table, who, place) for table, who, place in await self._store.rows(found)]


def _row(one: Result) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "who": one.who,
        "place": one.place,
        "arrival": one.arrival,
        "cards": one.cards,
    }
