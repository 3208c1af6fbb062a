"""Games recorded once replay for ever, and the same seed gives them again.

The files are of rules version 1; what is recorded now says version 2, and nothing else differs.

The suite runs on plain and on compiled rules: so both play the same games.
"""

import pytest

from eldorado import Record
from eldorado.core.state import RULES_VERSION
from tests.records.golden import FOLDER, GAMES, play


@pytest.mark.parametrize("route", GAMES)
def test_an_old_record_replays(route: str) -> None:
    text = (FOLDER / f"{route}.txt").read_text("utf-8")
    record = Record.parse(text)
    assert str(record) == text
    assert str(record.replay().record()) == newer(text)


@pytest.mark.parametrize("route", GAMES)
def test_the_same_seed_gives_the_same_game(route: str) -> None:
    assert str(play(route)) == newer((FOLDER / f"{route}.txt").read_text("utf-8"))


def newer(text: str) -> str:
    """A record of version 1 as it is written today."""
    return text.replace("\nRules: 1\n", f"\nRules: {RULES_VERSION}\n", 1)
