"""The gallery of a server: routes that people published."""

from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from eldorado.server.store.new_events import Work
from eldorado.server.store.schema import published_routes, results, tables
from eldorado.server.store.store import Store
from eldorado.table import Refused

KEY = "gallery"

MOST_OF_ONE = 30
"""Routes that one person may have in the gallery."""

MOST = 20_000
"""Routes in a gallery; a list of them is sorted in a few milliseconds."""

GAMES_LOOKED_AT = 50
"""Games of a person on a route, the newest, among which a finished one is sought."""

BEGUN_AGAIN = 900.0
"""Seconds after which a rating that was begun is begun again."""

Sorting = Literal["fresh", "played", "difficulty", "length"]
Size = Literal["short", "medium", "long"]

SHORT, LONG = 13.0, 17.0
"""Rounds up to which a route is short, and from which it is long."""


class PublishedRoute(Struct, frozen=True):
    """A route of the gallery as it is stored."""

    code: str
    who: str
    author: str
    name: str
    line: str
    published: float
    at: float
    hidden: bool
    played: int
    steps: int
    length: float
    caves: int
    difficulty: str = ""
    score: float | None = None
    bots: str = ""
    """Who rated it; empty: nobody yet."""


class StoredRating(Struct, frozen=True):
    """What a rating by play says about a route, and which bots made it."""

    difficulty: str
    score: float
    length: float
    bots: str


class GalleryWish(Struct, frozen=True):
    """Which routes somebody wants to see, and in which order."""

    sort: Sorting = "fresh"
    difficulty: str = ""
    size: Size | None = None
    caves: bool = False


class _SeatEnd(Struct, frozen=True):
    resigned: bool = False


class PublishedRoutes:
    """The part of the store that holds the gallery."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def finished(self, who: str, code: str) -> int:
        """How many games somebody has played to the end on a route, without giving up."""
        mine = (
            results.c.who == who,
            results.c.place.is_not(None),
            tables.c.route == code,
            tables.c.status == "over",
            tables.c.made_up.is_(False),
        )
        found = select(tables.c.seats, results.c.seat).join_from(results, tables).where(*mine)
        rows = await self._store.rows(found.order_by(tables.c.at.desc()).limit(GAMES_LOOKED_AT))
        return sum(not _resigned(seats, seat) for seats, seat in rows)

    async def publish(self, new: PublishedRoute) -> None:
        """Adds a route, or changes the words of somebody's own."""
        words = {"author": new.author, "name": new.name, "line": new.line, "at": new.at}
        same = published_routes.c.code == new.code
        there = select(published_routes.c.who, published_routes.c.hidden).where(same)
        shown = published_routes.c.hidden.is_(False)
        count = select(func.count()).select_from(published_routes)

        def work(connection: Connection) -> str:
            found = connection.execute(there).first()
            if found is not None:
                if found.hidden:
                    return "route_hidden"
                if found.who != new.who:
                    return "published"
                connection.execute(update(published_routes).where(same).values(words))
                return ""
            mine = count.where(published_routes.c.who == new.who, shown)
            if connection.execute(count).scalar_one() >= MOST:
                return "too_many-gallery"
            if connection.execute(mine).scalar_one() >= MOST_OF_ONE:
                return "too_many-own"
            row = msgspec.to_builtins(new)
            connection.execute(published_routes.insert().values(row))
            return ""

        try:
            refusal = await self._store.do(KEY, work)
        except IntegrityError:  # another worker was quicker
            refusal = "published"
        if refusal:
            code, _, kind = refusal.partition("-")
            raise Refused(code, kind=kind)

    async def page(self, wish: GalleryWish, after: int, limit: int) -> list[PublishedRoute]:
        """Some of the routes on show, in the order that is wished."""
        values = {"after": after, "most": limit}
        return [_read(row) for row in await self._store.rows(_listed(wish), values)]

    async def count(self, wish: GalleryWish) -> int:
        """How many routes fit a wish."""
        found = select(func.count()).select_from(published_routes).where(*_fitting(wish))
        [row] = await self._store.rows(found)
        return int(row[0])

    async def of(self, code: str) -> PublishedRoute | None:
        """The route of that code, hidden or not."""
        found = select(*_COLUMNS).where(published_routes.c.code == code)
        return next((_read(row) for row in await self._store.rows(found)), None)

    async def by(self, who: str) -> list[PublishedRoute]:
        """What somebody has published, newest first."""
        mine = select(*_COLUMNS).where(published_routes.c.who == who)
        rows = await self._store.rows(mine.order_by(published_routes.c.published.desc()))
        return [_read(row) for row in rows]

    async def withdraw(self, who: str, code: str) -> bool:
        """Takes somebody's own route out of the gallery; one that is hidden stays hidden."""
        mine = (
            published_routes.c.who == who,
            published_routes.c.code == code,
            published_routes.c.hidden.is_(False),
        )
        gone = delete(published_routes).where(*mine)
        return await self._store.do(KEY, lambda connection: connection.execute(gone).rowcount == 1)

    async def forget(self, who: str) -> None:
        """Nothing of somebody's stays: of hidden routes only that they are hidden."""
        mine = published_routes.c.who == who
        gone = delete(published_routes).where(mine, published_routes.c.hidden.is_(False))
        nobody = {"who": "", "author": "", "name": "", "line": ""}

        def work(connection: Connection) -> None:
            connection.execute(gone)
            connection.execute(update(published_routes).where(mine).values(nobody))

        await self._store.do(KEY, work)

    async def hide(self, code: str, hidden: bool) -> bool:
        """The host hides a route, or shows it again; False if it is not in the gallery."""
        change = update(published_routes).where(published_routes.c.code == code)
        there = change.values(hidden=hidden)
        return await self._store.do(KEY, lambda connection: connection.execute(there).rowcount == 1)

    async def forget_old(self, before: float) -> None:
        """Deletes what was neither published nor played since then; not what is hidden."""
        old = (published_routes.c.at < before, published_routes.c.hidden.is_(False))
        gone = delete(published_routes).where(*old)
        await self._store.do(KEY, lambda connection: connection.execute(gone))

    def over(self, code: str, now: float) -> Work:
        """What is written when a game on a route is over."""
        here = update(published_routes).where(published_routes.c.code == code)
        more = here.values(played=published_routes.c.played + 1, at=now)
        return lambda connection: connection.execute(more)

    async def begin_rating(self, code: str, bots: str, now: float) -> bool:
        """Whether to rate a route now: nobody has with these bots, nor is anybody about to."""
        free = or_(published_routes.c.begun.is_(None), published_routes.c.begun < now - BEGUN_AGAIN)
        wanted = (published_routes.c.code == code, published_routes.c.bots != bots, free)
        mine = update(published_routes).where(*wanted).values(begun=now)
        return await self._store.do(KEY, lambda connection: connection.execute(mine).rowcount == 1)

    async def keep_rating(self, code: str, rating: StoredRating) -> None:
        """Keeps a rating with the version of the bots that made it."""
        values = {**msgspec.structs.asdict(rating), "begun": None}
        kept = update(published_routes).where(published_routes.c.code == code).values(values)
        await self._store.do(KEY, lambda connection: connection.execute(kept))


_COLUMNS = [published_routes.c[name] for name in PublishedRoute.__struct_fields__]


def _read(row: Any) -> PublishedRoute:
    return PublishedRoute(*row)


def _resigned(seats: str, seat: int) -> bool:
    """Whether somebody gave up, by the stored seats of a table."""
    return msgspec.json.decode(seats, type=list[_SeatEnd])[seat].resigned


@lru_cache(maxsize=128)  # putting it together takes a millisecond of the event loop
def _listed(wish: GalleryWish) -> Any:
    routes = published_routes.c
    order = {
        "fresh": routes.published.desc(),
        "played": routes.played.desc(),
        "difficulty": func.coalesce(routes.score, 99.0),
        "length": routes.length,
    }[wish.sort]
    found = select(*_COLUMNS).where(*_fitting(wish)).order_by(order, routes.code)
    return found.limit(bindparam("most")).offset(bindparam("after"))


def _fitting(wish: GalleryWish) -> list[Any]:
    routes = published_routes.c
    found: list[Any] = [routes.hidden.is_(False)]
    if wish.difficulty:
        found.append(routes.difficulty == wish.difficulty)
    if wish.size == "short":
        found.append(routes.length <= SHORT)
    elif wish.size == "long":
        found.append(routes.length >= LONG)
    elif wish.size == "medium":
        found += [routes.length > SHORT, routes.length < LONG]
    if wish.caves:
        found.append(routes.caves > 0)
    return found
