"""Bots of one's own at the terminal."""

from collections.abc import Iterator

import pytest

from eldorado import Action, Game, View
from eldorado.bots.bot_names import VARIABLE, own_bots
from eldorado.errors import WordedError
from eldorado.records import Record
from eldorado.table import Table
from eldorado.terminal.save_files import record_of, seats_of
from eldorado.terminal.seats import read_seats


class Clumsy:
    name = "clumsy"

    def choose(self, view: View) -> Action:
        raise RuntimeError("Oh")


@pytest.fixture(autouse=True)
def own(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Names given here are forgotten afterwards."""
    monkeypatch.setenv(VARIABLE, "{}")
    own_bots.cache_clear()
    yield
    own_bots.cache_clear()


def test_a_seat_may_be_a_bot_of_ones_own() -> None:
    spec = f"{__name__}:Clumsy"
    seats = read_seats(["human:Ann", spec, spec, "walker:Bo"])
    assert [seat.name for seat in seats] == ["Ann", "Clumsy", "Clumsy-2", "Bo"]
    assert [seat.level for seat in seats] == ["", "clumsy", "clumsy-2", "walker"]
    assert own_bots() == {"clumsy": spec, "clumsy-2": spec}


@pytest.mark.parametrize("word", ["engine", "object", "human", "random", "rest"])
def test_a_program_may_have_a_name_that_is_taken(word: str) -> None:
    seats = read_seats(["human", f"engine:python bots/{word}.py"])
    assert own_bots() == {seats[1].level: f"engine:python bots/{word}.py"}
    assert seats[1].level.startswith(word)


def test_a_saved_game_starts_no_module_and_no_command() -> None:
    spec = f"{__name__}:Clumsy"
    game = Game.new("first_game", 2, seed=1)
    table = Table.from_record(Record.of(game, ["Ann", "Bo"]), read_seats(["human:Ann", spec]))
    record = record_of(table)
    assert record.tags["Players"] == f"human, {spec}"
    with pytest.raises(WordedError):
        seats_of(record)
    assert [seat.level for seat in seats_of(record, ["human", spec])] == ["", "clumsy"]
