"""The client works out some rules by itself; these files hold it to the engine.

`web/tests/contract.test.ts` reads what is written here; dialogues and tries are what its tests of a
whole table or lesson are answered. After a change of the rules
`ELDORADO_WRITE_CONTRACT=1 pytest tests/contract` writes the files anew.
"""

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.contract.cases import action_cases, boards, reach_case, situations, sources, turn_case
from tests.contract.dialogues import dialogues, puzzle_openings, tries

FOLDER = Path(__file__).parent
WRITE = "ELDORADO_WRITE_CONTRACT"

MANY, FEW = 26, 9
"""Random positions per ground: movement is told in few bytes, a whole turn is not."""


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _lines(value: Any) -> str:
    """JSON with one case per line, so that a change shows where it is."""
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(_compact, value)) + "\n]\n"
    parts = [f"{_compact(key)}:{_compact(case)}" for key, case in value.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


@cache
def _files() -> dict[str, Any]:
    found = list(situations(range(MANY)))
    fewer = list(situations(range(FEW)))
    return {
        "boards": boards(found),
        "reach": [reach_case(ground, game) for ground, game in found],
        "turns": [turn_case(ground, game) for ground, game in fewer],
        "sources": sources(),
        "actions": action_cases(fewer),
        "dialogues": dialogues(),
        "tries": tries(),
        "puzzles": puzzle_openings(),
    }


NAMES = ("boards", "reach", "turns", "sources", "actions", "dialogues", "tries", "puzzles")


@pytest.mark.parametrize("name", NAMES)
def test_the_files_say_what_the_rules_say(name: str) -> None:
    file = FOLDER / f"{name}.json"
    text = _lines(_files()[name])
    if os.environ.get(WRITE):
        file.write_text(text, "utf-8")
    assert file.read_text("utf-8") == text, f"stale: write it anew with {WRITE}=1"


def test_the_cases_cover_what_can_happen() -> None:
    """Every switch, moment and kind of refusal is among the positions."""
    views = [case["view"] for case in _files()["reach"]]
    for moment in ("pass_through", "change_symbol", "pending", "bought"):
        assert any(view["turn"].get(moment) for view in views), moment
    assert {len(view["players"][0]["pieces"]) for view in views} == {1, 2}
    assert {view["variant"]["caves"] for view in views} == {True, False}
    assert {view["variant"]["free_order"] for view in views} == {True, False}
    late = [case for case in _files()["reach"] if case["view"]["turn"]["bought"]]
    late = [case for case in late if not case["view"]["variant"]["free_order"]]
    assert any(case["steps"] for case in late), "natives after the purchase"
    assert not any(case["moves"] for case in late)
    cases = _files()["turns"]
    assert {case["view"]["turn"].get("change_symbol", 0) for case in cases} == {0, 1, 2}
    twice = [case for case in cases if case["view"]["turn"].get("change_symbol") == 2]
    assert {bool(clause) for case in twice for *_, clause in case["payments"]} == {True, False}
    refused = {clause for case in cases for clause in case["refused"]}
    assert refused == {"A-06", "A-07", "O-10", "P-01", "P-05", "P-09", "V-28"}
    paid = {clause for case in cases for *_, clause in case["payments"]}
    assert paid == {"", "P-05", "P-21", "V-28"}
    updates = [(text, change) for case in cases for text, change in case["updates"].items()]
    assert any("gate" in change.get("pieces", ()) for _, change in updates)
    verbs = {text.split()[0] for text, _ in updates}
    assert verbs == {"move", "native", "native_token", "pay", "remove", "buy", "take"}
