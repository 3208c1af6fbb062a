"""Games recorded once replay for ever, and the same seed gives them again.

Older files are of rules version 1; what is recorded now says version 2, and nothing else differs.

The suite runs on plain and on compiled rules: so both play the same games.
"""

from pathlib import Path

import pytest

from eldorado import Record
from eldorado.core.state import RULES_VERSION
from tests.records.golden import FOLDER, GAMES, TODAY, play


@pytest.mark.parametrize("folder", [FOLDER, TODAY], ids=["old", "today"])
@pytest.mark.parametrize("route", GAMES)
def test_a_record_replays(route: str, folder: Path) -> None:
    text = (folder / f"{route}.txt").read_text("utf-8")
    record = Record.parse(text)
    assert str(record) == text
    assert str(record.replay().record()) == newer(text)


@pytest.mark.parametrize("route", GAMES)
def test_the_same_seed_gives_the_same_game(route: str) -> None:
    assert str(play(route)) == (TODAY / f"{route}.txt").read_text("utf-8")


def newer(text: str) -> str:
    """A record of version 1 as it is written today."""
    return text.replace("\nRules: 1\n", f"\nRules: {RULES_VERSION}\n", 1)
