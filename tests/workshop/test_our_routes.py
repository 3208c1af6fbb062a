"""The routes that are not printed anywhere: playable, named in every language, as documented."""

from pathlib import Path

import pytest

from eldorado.i18n import LANGUAGES
from eldorado.routes import KNOWN, OURS, faults
from eldorado.wording.texts import language, speak, thing
from eldorado.workshop.ratings.difficulty import DIFFICULTIES

DOCUMENT = Path(__file__).parents[2] / "docs" / "routes.md"


def test_there_are_six_that_can_be_played_and_are_not_printed() -> None:
    assert len(OURS) == 6
    printed = {str(route) for route in KNOWN.values()}
    assert len({str(route) for route in OURS.values()} - printed) == 6
    for route in OURS.values():
        assert not faults(route)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_each_has_a_name_of_its_own_in_every_language(spoken: str) -> None:
    before = language()
    speak(spoken)
    try:
        names = {thing(id) for id in (*KNOWN, *OURS)}
    finally:
        speak(before)
    assert len(names) == len(KNOWN) + len(OURS)
    assert not any("_" in name or "{" in name for name in names)


def test_each_is_documented_with_its_code_and_difficulty() -> None:
    text = DOCUMENT.read_text("utf-8")
    for route in OURS.values():
        assert route.difficulty in DIFFICULTIES
        assert f"| `{route}` | {route.difficulty} |" in text
