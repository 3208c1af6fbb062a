"""A person's games to take away: in small pieces, whatever some of the records meet."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from eldorado.interface.own_results import OwnGame
from eldorado.server.http.people import export as module
from eldorado.server.http.people.export import GAMES_AT_ONCE, PIECE, RecordOf, export, records_from
from eldorado.server.jobs.pool import DeadlineError
from eldorado.server.store import NoSuchTable, StoreAway
from eldorado.table import Refused

pytestmark = pytest.mark.anyio


def game(number: int, status: str = "over") -> OwnGame:
    fields: dict[str, Any] = dict.fromkeys(OwnGame.__struct_fields__)
    return OwnGame(**fields | {"table": f"t{number}", "status": status})


async def taken(games: list[OwnGame], record: RecordOf) -> tuple[list[int], dict[str, Any]]:
    """The lengths of the pieces, and what they are together."""
    pieces = [piece async for piece in export(games, record, {"shelf": [], "ladder_name": "Ann"})]
    return list(map(len, pieces)), json.loads(b"".join(pieces))


@pytest.mark.parametrize("count", [0, 1, GAMES_AT_ONCE, GAMES_AT_ONCE + 1, 3 * GAMES_AT_ONCE])
async def test_pieces_are_small_and_make_one_document(count: int) -> None:
    async def record(table: str) -> str | None:
        return None if table == "t1" else table * 40_000

    games = [game(number, "running" if number == 2 else "over") for number in range(count)]
    lengths, found = await taken(games, record)
    assert max(lengths) <= PIECE
    assert [one["table"] for one in found["games"]] == [one.table for one in games]
    assert list(found["records"]) == [f"t{n}" for n in range(count) if n not in (1, 2)]
    assert all(text == table * 40_000 for table, text in found["records"].items())
    assert (found["ladder_name"], found["shelf"]) == ("Ann", [])


async def test_no_record_is_worked_out_before_the_one_ahead_of_it_is_sent() -> None:
    asked: list[str] = []

    async def record(table: str) -> str:
        asked.append(table)
        return "x" * (2 * PIECE)

    pieces = export([game(0), game(1)], record, {})
    async for piece in pieces:
        if b"xxx" in piece:
            break
    assert asked == ["t0"]


class Shelf:
    """A store of one table, and a pool that answers as told."""

    def __init__(self, *answers: Exception | str) -> None:
        self.answers = list(answers)

    async def whole(self, table: str) -> tuple[bytes, list[bytes]]:
        if table == "gone":
            raise NoSuchTable("There is no table gone.")
        if table == "away":
            raise StoreAway("The file cannot be used now.")
        return b"{}", []

    async def run(self, work: Callable[..., str], *arguments: object, owner: str) -> str:
        assert owner == "ann"
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


def records_of(shelf: Any) -> RecordOf:
    return records_from(shelf, shelf, "ann")


async def test_a_record_that_cannot_be_worked_out_is_left_out() -> None:
    shelf = Shelf(DeadlineError("It took too long."), Refused("too_long"), "record")
    record = records_of(shelf)
    assert await record("gone") is None
    assert [await record("t") for _ in range(3)] == [None, None, "record"]
    with pytest.raises(StoreAway):
        await record("away")


async def test_a_busy_pool_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUSY_PAUSE", 0.0)
    busy = Refused("too_many")
    assert await records_of(Shelf(busy, busy, "record"))("t") == "record"
    with pytest.raises(Refused):
        await records_of(Shelf(*[busy] * (module.BUSY_TRIES + 1)))("t")
