"""Games recorded once replay for ever, and the same seed gives them again.

The suite runs on plain and on compiled rules: so both play the same games.
"""

import pytest

from eldorado import Record
from tests.records.golden import FOLDER, GAMES, play


@pytest.mark.parametrize("route", GAMES)
def test_an_old_record_replays(route: str) -> None:
    text = (FOLDER / f"{route}.txt").read_text("utf-8")
    record = Record.parse(text)
    assert str(record) == text
    assert str(record.replay().record()) == text


@pytest.mark.parametrize("route", GAMES)
def test_the_same_seed_gives_the_same_game(route: str) -> None:
    assert str(play(route)) == (FOLDER / f"{route}.txt").read_text("utf-8")
