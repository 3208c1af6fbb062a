"""What rules version 1 allowed stays allowed and leads to the same positions.

`golden/rules_1.json.gz` is what the code of that version did: records with the position each led
to, and positions with all that was legal there and where some of it led. Commit 7b6c30c reads all
of it, writes the same records and comes to the same positions, shuffles included.
"""

import gzip
import json
from typing import Any

import pytest

from eldorado import Game, Record
from eldorado.core.state import READABLE_RULES, RULES_VERSION
from eldorado.errors import RecordError
from tests.records.golden import FOLDER

FIRST: dict[str, Any] = json.loads(gzip.decompress((FOLDER / "rules_1.json.gz").read_bytes()))


@pytest.mark.parametrize("name", FIRST["records"])
def test_a_record_of_version_1_replays_to_the_same_position(name: str) -> None:
    told = FIRST["records"][name]
    record = Record.parse(told["record"])
    assert record.tags["Rules"] == "1"
    assert str(record) == told["record"]
    game = record.replay()
    assert game == Game.from_position(told["position"])
    again = Record.parse(str(game.record()))
    assert again.tags["Rules"] == str(RULES_VERSION)
    assert again.replay() == game


@pytest.mark.parametrize("number", range(len(FIRST["positions"])))
def test_what_version_1_allowed_in_a_position_has_the_same_result(number: int) -> None:
    told = FIRST["positions"][number]
    game = Game.from_position(told["position"], seed=5)
    assert {str(action) for action in game.legal_actions()} >= set(told["legal"])
    for action, result in told["after"].items():
        after = Game.from_position(told["position"], seed=5)
        chance = after.apply(action)
        wanted = Game.from_position(result)
        if chance.reshuffled:  # version 1 drew its shuffles otherwise: the same cards, not in order
            assert after.view(None) == wanted.view(None), action
        else:
            assert after == wanted, action


def test_the_old_files_hold_boolean_changes_both_ways() -> None:
    waiting = [one["position"]["turn"].get("change_symbol") for one in FIRST["positions"]]
    assert {value for value in waiting if value is not None} == {True, False}
    assert any('"change_symbol":true' in one["record"] for one in FIRST["records"].values())


def test_records_carry_the_version_they_were_written_under() -> None:
    assert (RULES_VERSION, READABLE_RULES) == (2, (1, 2))
    assert str(Game.new(seed=1).record()).splitlines()[1] == "Rules: 2"


@pytest.mark.parametrize("version", ["0", "3", "1.0", "", "two"])
def test_an_unknown_version_is_refused_with_a_sentence(version: str) -> None:
    text = str(Game.new(seed=1).record()).replace("Rules: 2", f"Rules: {version}".rstrip())
    with pytest.raises(
        RecordError, match=f"line 2: the rules version “{version}” is unknown"
    ) as told:
        Record.parse(text)
    assert "knows 1, 2." in str(told.value)
