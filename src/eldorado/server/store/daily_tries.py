"""Daily expeditions, attempts at them, and their results."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, delete, func, or_, select, update

from eldorado.server.store.new_events import Work
from eldorado.server.store.schema import dailies, daily_tries, tables
from eldorado.server.store.store import Store

TAKEN_OVER = 900.0
"""Seconds after which somebody else works out what a worker has begun and not finished."""


class StoredDay(Struct, frozen=True):
    """What everybody's table of a day is made from, and the strongest level's rounds, if known."""

    setup: bytes
    strongest: int | None


class StoredTry(Struct, frozen=True):
    """Somebody's table of a day."""

    table: str
    ranked: bool
    over: bool
    rounds: int | None
    streak: int | None


class OwnDaily(Struct, frozen=True):
    """What is stored of somebody's try at a daily expedition."""

    table: str
    day: str
    ranked: bool
    rounds: int | None
    streak: int | None


class DailyTries:
    """The part of the store that knows the daily expeditions."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Days

    async def day(self, day: str) -> StoredDay | None:
        """A day's expedition, if anybody has asked for it."""
        found = select(dailies.c.setup, dailies.c.strongest).where(dailies.c.day == day)
        for row in await self._store.rows(found):
            return StoredDay(row.setup, row.strongest)
        return None

    async def keep_day(self, day: str, setup: bytes) -> None:
        """The expedition of a day from now on, unless there is one already."""
        new = self._store.insert(dailies).values(day=day, setup=setup).on_conflict_do_nothing()
        await self._store.do(_key(day), lambda connection: connection.execute(new))

    async def begin_strongest(self, day: str, now: float) -> bool:
        """Whether the strongest level's rounds are the asker's to work out: one at a time."""
        free = or_(dailies.c.begun.is_(None), dailies.c.begun < now - TAKEN_OVER)
        mine = update(dailies).where(dailies.c.day == day, dailies.c.strongest.is_(None), free)

        def work(connection: Connection) -> bool:
            return connection.execute(mine.values(begun=now)).rowcount == 1

        return await self._store.do(_key(day), work)

    async def keep_strongest(self, day: str, rounds: int) -> None:
        """In how many rounds the strongest level arrives."""
        change = update(dailies).where(dailies.c.day == day).values(strongest=rounds)
        await self._store.do(_key(day), lambda connection: connection.execute(change))

    async def forget_days(self, before: float) -> None:
        """Deletes the expeditions of days before a moment."""
        day = datetime.fromtimestamp(before, UTC).date().isoformat()
        old = delete(dailies).where(dailies.c.day < day)
        await self._store.do("days", lambda connection: connection.execute(old))

    # Tries

    async def enter(self, table: str, day: str, who: str, ranked: bool) -> None:
        """Somebody's table is a try at that day's expedition."""
        row = {"table_id": table, "day": day, "who": who, "ranked": ranked, "over": False}
        new = self._store.insert(daily_tries).values(row).on_conflict_do_nothing()
        await self._store.do(table, lambda connection: connection.execute(new))

    async def of(self, day: str, who: str) -> list[StoredTry]:
        """Somebody's tries at a day's expedition: the ranked one, then the newest."""
        shown = (daily_tries.c.over, daily_tries.c.rounds, daily_tries.c.streak)
        found = (
            select(daily_tries.c.table_id, daily_tries.c.ranked, *shown)
            .join_from(daily_tries, tables)
            .where(daily_tries.c.who == who, daily_tries.c.day == day)
            .order_by(daily_tries.c.ranked.desc(), tables.c.created.desc())
        )
        return [StoredTry(*row) for row in await self._store.rows(found)]

    async def all_of(self, who: str) -> list[OwnDaily]:
        """All tries of somebody's, the newest day first."""
        shown = (daily_tries.c.ranked, daily_tries.c.rounds, daily_tries.c.streak)
        found = select(daily_tries.c.table_id, daily_tries.c.day, *shown)
        mine = found.where(daily_tries.c.who == who).order_by(daily_tries.c.day.desc())
        return [OwnDaily(*row) for row in await self._store.rows(mine)]

    def over(self, table: str, rounds: int | None, played: bool) -> Work:
        """What is written when a try ends: the rounds it took, null for who did not arrive, and
        the days in a row, unless the person gave up."""

        def work(connection: Connection) -> None:
            mine = daily_tries.c.table_id == table
            change = update(daily_tries).where(mine).values(over=True, rounds=rounds)
            connection.execute(change)
            row = connection.execute(select(daily_tries).where(mine)).one_or_none()
            if row is not None and row.ranked and played:
                _count_days(connection, row.who, date.fromisoformat(row.day))

        return work

    async def streak(self, who: str, today: str) -> int:
        """The days in a row up to today, or up to yesterday while today's can still be played."""
        yesterday = date.fromisoformat(today) - timedelta(days=1)
        found = (
            select(daily_tries.c.streak)
            .where(
                daily_tries.c.who == who,
                daily_tries.c.day.in_((today, yesterday.isoformat())),
                daily_tries.c.streak.is_not(None),
            )
            .order_by(daily_tries.c.day.desc())
            .limit(1)
        )
        for row in await self._store.rows(found):
            return int(row.streak)
        return 0

    async def field(self, day: str) -> list[tuple[int | None, int]]:
        """How many people arrived in how many rounds; None are those who did not arrive."""
        found = (
            select(daily_tries.c.rounds, func.count())
            .where(
                daily_tries.c.day == day,
                daily_tries.c.ranked.is_(True),
                daily_tries.c.over.is_(True),
            )
            .group_by(daily_tries.c.rounds)
        )
        rows = [(rounds, number) for rounds, number in await self._store.rows(found)]
        return sorted(rows, key=lambda row: (row[0] is None, row[0] or 0))


def _key(day: str) -> str:
    return f"day {day}"


def _count_days(connection: Connection, who: str, day: date) -> None:
    """The days in a row from that day on: a game may end after that of the next day."""
    streak = _row(connection, who, day - timedelta(days=1))
    count = 0 if streak is None else streak.streak or 0
    first = True
    while (row := _row(connection, who, day)) is not None and (first or row.streak is not None):
        count += 1
        mine = daily_tries.c.table_id == row.table_id
        connection.execute(update(daily_tries).where(mine).values(streak=count))
        day += timedelta(days=1)
        first = False


def _row(connection: Connection, who: str, day: date) -> Any:
    """Somebody's ranked try of a day."""
    found = select(daily_tries).where(
        daily_tries.c.who == who,
        daily_tries.c.day == day.isoformat(),
        daily_tries.c.ranked.is_(True),
    )
    return connection.execute(found).first()
