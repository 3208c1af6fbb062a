"""A person's games to take away: sent in small pieces while the records are worked out."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping

import msgspec
from msgspec import Struct

from eldorado.errors import EldoradoError
from eldorado.interface.own_results import OwnGame
from eldorado.interface.route_words import ShelfRoute
from eldorado.interface.work.table_texts import record_of
from eldorado.server.jobs.pool import Pool
from eldorado.server.store import Store, StoreAway, StoreDamaged
from eldorado.server.store.daily_tries import OwnDaily
from eldorado.server.store.route_lists.published_routes import PublishedRoute
from eldorado.table import Refused

PIECE = 32_768
"""Bytes that are packed and sent in one go; everybody else comes in between."""

GAMES_AT_ONCE = 50

BUSY_TRIES, BUSY_PAUSE = 40, 0.5
"""How often a record is asked for while the pool has too much to do, and seconds in between."""

RecordOf = Callable[[str], Awaitable[str | None]]
"""The record of a finished game, by its table; None if there is none."""


class Export(Struct, frozen=True):
    """Everything to take away: the games, the records of those that are over, the tries at daily
    expeditions, the name on the ladder, and the routes they published or keep."""

    games: list[OwnGame]
    records: dict[str, str]
    dailies: list[OwnDaily]
    ladder_name: str | None
    published: list[PublishedRoute]
    shelf: list[ShelfRoute]


async def export(
    games: list[OwnGame], record: RecordOf, rest: Mapping[str, object]
) -> AsyncIterator[bytes]:
    """An `Export` as JSON in pieces; no record is asked for before the one ahead of it is sent."""
    async for part in _parts(games, record, rest):
        for start in range(0, len(part), PIECE):
            yield part[start : start + PIECE]
            await asyncio.sleep(0)


async def _parts(
    games: list[OwnGame], record: RecordOf, rest: Mapping[str, object]
) -> AsyncIterator[bytes]:
    yield b'{"games":['
    for start in range(0, len(games), GAMES_AT_ONCE):
        some = msgspec.json.encode(games[start : start + GAMES_AT_ONCE])
        yield (b"," if start else b"") + some[1:-1]
    yield b'],"records":{'
    comma = b""
    for game in games:
        text = await record(game.table) if game.status == "over" else None
        if text is not None:
            yield comma + msgspec.json.encode({game.table: text})[1:-1]
            comma = b","
    yield b"}"
    for name, value in rest.items():
        yield b"," + msgspec.json.encode({name: value})[1:-1]
    yield b"}"


def records_from(store: Store, pool: Pool, owner: str) -> RecordOf:
    """Records straight from the store: nothing of those tables stays in memory. A record that
    takes too long, or whose table has gone meanwhile, is left out."""

    async def record(table: str) -> str | None:
        try:
            setup, events = await store.whole(table)
            return await _patiently(lambda: pool.run(record_of, table, setup, events, owner=owner))
        except (StoreAway, StoreDamaged):
            raise
        except EldoradoError as error:
            if isinstance(error, Refused) and error.code == "too_many":
                raise
            return None

    return record


async def _patiently(work: Callable[[], Awaitable[str]]) -> str:
    """What comes of work that may be refused for a while because there is too much to do."""
    for _ in range(BUSY_TRIES):
        try:
            return await work()
        except Refused as refused:
            if refused.code != "too_many":
                raise
        await asyncio.sleep(BUSY_PAUSE)
    return await work()
