"""Whole games of every player are those that are kept, on this build as on any other.

`make test` runs this on plain and on compiled rules: so both play the same games.
"""

import json
from typing import Any

import pytest

from eldorado.bots import LEVELS, PLAYERS
from eldorado.bots.planner.levels import BY_NAME
from eldorado.bots.planner.lookahead import AFFORDABLE
from tests.bots.kept_games import BY_BUILD, FILE, kept, player

KEPT = json.loads(FILE.read_text("utf-8"))


def test_games_of_every_player_are_kept() -> None:
    assert tuple(KEPT) == PLAYERS
    hashes = [told for games in KEPT.values() for told in games.values()]
    assert len(set(hashes)) == len(hashes) >= 2 * len(PLAYERS)


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_gives_the_same_games_on_every_build(name: str) -> None:
    assert kept(name) == KEPT[name]


def test_players_that_depend_on_the_build_are_named() -> None:
    """All others play here with the settings that they always have."""
    found: set[str] = set()
    for name in LEVELS:
        here: Any = player(name, 1)
        if here._settings != BY_NAME[name].settings or here._settings.ahead is AFFORDABLE:
            found.add(name)
    assert found == set(BY_BUILD)
