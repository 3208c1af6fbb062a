"""Players of tables and their results: the history of a person, and the data for ratings."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, delete, select, update

from eldorado.interface.own_results import SeatResult
from eldorado.interface.work.table_ratings import Place
from eldorado.server.store.group_commit import notify_rewritten
from eldorado.server.store.new_events import Work
from eldorado.server.store.person_names import Renamed, take_name_out
from eldorado.server.store.schema import daily_tries, results, tables
from eldorado.server.store.store import Store
from eldorado.table.document_types import TableStatus

MOST_RATED = 2_000
MOST_PEOPLE = 500
"""The newest games that count for ratings, and how many people may have played them."""


class StoredResult(Struct, frozen=True):
    """A game of somebody's."""

    table: str
    at: float
    status: TableStatus
    route: str
    variant: str
    """As JSON, like the seats and the cards."""
    made_up: bool
    seats: str
    seat: int
    place: int | None
    arrival: int | None
    cards: str
    steps: int | None


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

    def over(self, id: str, found: Sequence[SeatResult]) -> Work:
        """What is written when a game ends; who sat where stays as it was known."""

        def work(connection: Connection) -> None:
            for one in found:
                row = _row(one)
                new = self._store.insert(results).values(table_id=id, **row)
                same = {name: row[name] for name in ("place", "arrival", "cards", "steps")}
                connection.execute(
                    new.on_conflict_do_update(index_elements=["table_id", "seat"], set_=same)
                )

        return work

    async def games(
        self, who: str, limit: int = 1_000
    ) -> tuple[list[StoredResult], dict[str, list[int]]]:
        """Somebody's games, newest first, and everybody's places in them by seat."""
        shown = (tables.c.route, tables.c.variant, tables.c.made_up, tables.c.seats)
        columns = (tables.c.id, tables.c.at, tables.c.status, *shown)
        own = ("seat", "place", "arrival", "cards", "steps")
        found = (
            select(*columns, *(results.c[name] for name in own))
            .join_from(results, tables)
            .where(results.c.who == who)
            .order_by(tables.c.at.desc())
            .limit(limit)
        )

        def work(connection: Connection) -> tuple[list[StoredResult], dict[str, list[int]]]:
            games = [StoredResult(*row) for row in connection.execute(found)]
            places: dict[str, list[int]] = {}
            for table, place in connection.execute(_places_in([one.table for one in games])):
                places.setdefault(table, []).append(place)
            return games, places

        return await self._store.read(work)

    async def seats(self, who: str, id: str | None = None) -> list[tuple[str, int]]:
        """Table and number of the seats somebody had, at one table or at all."""
        mine = [results.c.who == who, *([results.c.table_id == id] if id else [])]
        found = select(results.c.table_id, results.c.seat).where(*mine)
        return [(table, seat) for table, seat in await self._store.rows(found)]

    async def forget(self, id: str, seat: int, who: str) -> Renamed:
        """Nobody will know that they sat there: neither who it was nor by which name."""
        mine = (results.c.table_id == id, results.c.seat == seat, results.c.who == who)

        def work(connection: Connection) -> Renamed:
            connection.execute(update(results).where(*mine).values(who=""))
            tries = (daily_tries.c.table_id == id, daily_tries.c.who == who)
            connection.execute(delete(daily_tries).where(*tries))
            return _renamed(connection, id, seat, None)

        return await self._store.do(id, work)

    async def forget_name(self, id: str, seat: int, name: str) -> Renamed:
        """The same for a seat that was given to somebody of that name who never came."""
        known = select(results.c.who).where(results.c.table_id == id, results.c.seat == seat)

        def work(connection: Connection) -> Renamed:
            return Renamed() if connection.scalar(known) else _renamed(connection, id, seat, name)

        return await self._store.do(id, work)

    async def places(self) -> list[Place]:
        """Everybody known in the newest finished games; made-up positions do not count, nor do
        daily expeditions, where a second try is not a surprise any more."""
        dailies = select(daily_tries.c.table_id)
        newest = (
            select(tables.c.id, tables.c.at)
            .where(
                tables.c.status == "over",
                tables.c.made_up.is_(False),
                tables.c.id.not_in(dailies),
            )
            .order_by(tables.c.at.desc())
            .limit(MOST_RATED)
            .subquery()
        )
        found: Any = (
            select(results.c.table_id, results.c.who, results.c.place)
            .join_from(newest, results, newest.c.id == results.c.table_id)
            .where(results.c.who != "", results.c.place.is_not(None))
            .order_by(newest.c.at.desc(), results.c.table_id)
        )
        return _of_few([(table, who, place) for table, who, place in await self._store.rows(found)])


def _places_in(games: list[str]) -> Any:
    """The places of all seats in finished games."""
    known = select(results.c.table_id, results.c.place).where(
        results.c.table_id.in_(games), results.c.place.is_not(None)
    )
    return known.order_by(results.c.table_id, results.c.seat)


def _renamed(connection: Connection, id: str, seat: int, only: str | None) -> Renamed:
    found = take_name_out(connection, id, seat, only)
    if found.name:
        notify_rewritten(connection, id)
    return found


def _of_few(places: list[Place]) -> list[Place]:
    """The newest of them, as long as not too many people are among them: working ratings out
    takes the cube of their number."""
    people: set[str] = set()
    for n, (_, who, _) in enumerate(places):
        people.add(who)
        if len(people) > MOST_PEOPLE:
            return places[:n]
    return places


def _row(one: SeatResult) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "who": one.who,
        "place": one.place,
        "arrival": one.arrival,
        "cards": one.cards,
        "steps": one.steps,
    }
