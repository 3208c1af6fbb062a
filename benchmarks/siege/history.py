"""A past for the server under siege: finished games of a thousand people."""

import asyncio
from itertools import islice
from typing import Any

from sqlalchemy import Connection

from benchmarks.startup import rows
from eldorado.server.store import Store
from eldorado.server.store.schema import events, results, tables

GAMES = 600
PEOPLE = 1_000
AT_ONCE = 200


def game_id(number: int) -> str:
    return f"over{number}"


def fill(url: str, number: int = GAMES) -> None:
    """Stores this many games with their players and results."""
    asyncio.run(_fill(url, number))


async def _fill(url: str, number: int) -> None:
    store = await Store.open(url)
    games = rows("over", number, bot=False, whole=True)
    while part := [*islice(games, AT_ONCE)]:

        def work(connection: Connection, part: Any = part) -> None:
            connection.execute(tables.insert(), [row for row, _ in part])
            connection.execute(events.insert(), [event for _, some in part for event in some])
            connection.execute(results.insert(), [one for row, _ in part for one in _seats(row)])

        await store.database.write(work)
    await store.close()


def _seats(row: dict[str, Any]) -> list[dict[str, Any]]:
    number = int(row["created"])
    return [
        {
            "table_id": row["id"],
            "seat": seat,
            "who": f"person{(number + 7 * seat) % PEOPLE}",
            "place": seat + 1,
            "arrival": 20,
            "cards": "{}",
        }
        for seat in range(2)
    ]
