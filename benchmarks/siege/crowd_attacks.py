"""Attacks that look like a crowd: the daily expedition, a table that everybody looks at, answers
that nobody reads."""

import asyncio
import itertools
from datetime import UTC, date, datetime, timedelta

import msgspec

from benchmarks.siege import inputs
from benchmarks.siege.attacker import Attacker
from benchmarks.siege.history import GAMES, game_id

SPECTATORS = 50
"""Sockets of each address that stay at one table: within the limit."""


async def daily_days(attacker: Attacker) -> None:
    """The daily expedition of today, of past and of future days"""
    today = datetime.now(UTC).date()
    days = [today + timedelta(days=number) for number in range(-400, 400)]
    paths = ["", *(f"?day={day}" for day in [*days, date.min, date.max])]
    turns = zip(itertools.cycle(paths), itertools.cycle(attacker.addresses), strict=False)
    await attacker.begin()

    async def one() -> None:
        path, address = next(turns)
        await attacker.ask("GET", f"/api/daily{path}", address=address)

    await attacker.crowd(one, at_once=8)


async def daily_tries(attacker: Attacker) -> None:
    """Tries at the daily expedition, by somebody else each time"""
    addresses = itertools.cycle(attacker.addresses)
    await attacker.begin()
    await attacker.crowd(
        lambda: attacker.ask("POST", "/api/daily", b'{"name":"Ann"}', address=next(addresses)),
        at_once=8,
    )


async def crowded_table(attacker: Attacker) -> None:
    """Two hundred spectators of one table, and others who come and go"""
    made = await attacker.table(inputs.setup(public=True))
    assert made is not None
    for _ in range(SPECTATORS):
        for address in attacker.addresses:
            await _watch(attacker, made.id, {}, address)
        await asyncio.sleep(0.03)
    addresses = itertools.cycle(attacker.addresses)
    await attacker.begin()

    async def one() -> None:
        await _watch(attacker, made.id, {}, next(addresses), stay=0.05)

    await attacker.crowd(one, at_once=20)


async def missed_events(attacker: Attacker) -> None:
    """Sockets that ask for all they have missed, at another long game each time"""
    tables = itertools.cycle(game_id(number) for number in range(GAMES))
    addresses = itertools.cycle(attacker.addresses)
    await attacker.begin()

    async def one() -> None:
        await _watch(attacker, next(tables), {"since": 0}, next(addresses), stay=0.05)

    await attacker.crowd(one, at_once=8)


async def unread_answers(attacker: Attacker) -> None:
    """Connections that ask on and read no answer"""
    attacker.buffer = 4_096
    addresses = itertools.cycle(attacker.addresses)
    request = attacker.request("GET", "/schema/openapi.json")
    await attacker.begin()

    async def one() -> None:
        _, writer = await attacker.connect(next(addresses))
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        attacker.kept.append(writer)
        while attacker.going() and not writer.is_closing():
            writer.write(request)
            attacker.tally["sent"] += 1
            await asyncio.sleep(0.05)

    await attacker.crowd(one, at_once=100)


async def _watch(
    attacker: Attacker, table: str, hello: dict[str, int], address: str, stay: float | None = None
) -> None:
    """Somebody looks at a table, for some seconds or until the end."""
    line = await attacker.line(table, None, lambda text: None, address)
    if line is None:
        await asyncio.sleep(0.05)
        return
    line.send(msgspec.json.encode({"type": "hello", **hello}))
    if stay is not None:
        await asyncio.sleep(stay)
        line.hang_up()
        attacker.kept.remove(line)
