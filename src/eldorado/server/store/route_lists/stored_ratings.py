"""Ratings of routes that anybody asked for, and what has been played of full ones."""

from sqlalchemy import Connection, Table, delete, func, select

from eldorado.interface.questions import RatingDepth
from eldorado.server.store.schema import rating_chunks, route_ratings
from eldorado.server.store.store import Store

KEY = "ratings"

MOST_RATINGS = 10_000
MOST_CHUNKS = 2_000
"""Rows that are kept, about 3 and 30 kB each; the oldest go first."""


class StoredRatings:
    """The part of the store that keeps ratings. What other versions of the bots made is not seen.

    `edition` is the version of the bots.
    """

    def __init__(self, store: Store, edition: str) -> None:
        self._store = store
        self._edition = edition

    async def of(self, code: str, depth: RatingDepth) -> bytes | None:
        """The packed answer of a route that has been rated as deeply."""
        there = (
            route_ratings.c.code == code,
            route_ratings.c.depth == depth,
            route_ratings.c.edition == self._edition,
        )
        rows = await self._store.rows(select(route_ratings.c.data).where(*there))
        return next((bytes(data) for (data,) in rows), None)

    async def keep(self, code: str, depth: RatingDepth, data: bytes, now: float) -> None:
        """Keeps an answer, in place of one by another version; a full one needs no chunks more."""
        row = {"edition": self._edition, "data": data, "at": now}
        new = self._store.insert(route_ratings).values(code=code, depth=depth, **row)
        change = new.on_conflict_do_update(index_elements=["code", "depth"], set_=row)
        played = delete(rating_chunks).where(rating_chunks.c.code == code)

        def work(connection: Connection) -> None:
            connection.execute(change)
            if depth == "full":
                connection.execute(played)
            _forget_most(connection, route_ratings, MOST_RATINGS)

        await self._store.do(KEY, work)

    async def chunks(self, code: str) -> dict[int, bytes]:
        """The chunks of a full rating that have been played, by number."""
        here = (rating_chunks.c.code == code, rating_chunks.c.edition == self._edition)
        columns = select(rating_chunks.c.number, rating_chunks.c.data)
        rows = await self._store.rows(columns.where(*here).order_by(rating_chunks.c.number))
        return {number: bytes(data) for number, data in rows}

    async def count_chunks(self, code: str) -> int:
        """How many chunks of a full rating have been played."""
        here = (rating_chunks.c.code == code, rating_chunks.c.edition == self._edition)
        count = select(func.count()).select_from(rating_chunks).where(*here)
        [(number,)] = await self._store.rows(count)
        return int(number)

    async def keep_chunk(self, code: str, number: int, data: bytes, now: float) -> None:
        """Keeps one chunk of a full rating."""
        row = {"edition": self._edition, "data": data, "at": now}
        new = self._store.insert(rating_chunks).values(code=code, number=number, **row)
        change = new.on_conflict_do_update(index_elements=["code", "number"], set_=row)

        def work(connection: Connection) -> None:
            connection.execute(change)
            _forget_most(connection, rating_chunks, MOST_CHUNKS)

        await self._store.do(KEY, work)


async def forget_old(store: Store, before: float) -> None:
    """Deletes ratings, and what was played of unfinished ones, from before that time."""
    gone = [delete(table).where(table.c.at < before) for table in (route_ratings, rating_chunks)]

    def work(connection: Connection) -> None:
        for statement in gone:
            connection.execute(statement)

    await store.do(KEY, work)


def _forget_most(connection: Connection, table: Table, most: int) -> None:
    """Deletes the oldest rows beyond a number."""
    last = select(table.c.at).order_by(table.c.at.desc()).offset(most).limit(1)
    connection.execute(delete(table).where(table.c.at <= last.scalar_subquery()))
