"""Where the editions differ: told in every language, and rulings are marked wherever rules are."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from eldorado.help import (
    clauses,
    difference_lines,
    differences_about,
    editions_page,
    marked,
    paragraphs_with,
    topic,
)
from eldorado.help.topics import explained
from eldorado.i18n import LANGUAGES, editions, rulings, sections
from eldorado.i18n import clauses as paragraph_of
from eldorado.wording import speak, text

PAGE = Path(__file__).parents[2] / "docs" / "editions.md"

ASKED = {
    "en": "editions",
    "en-2017": "rulings",
    "de": "Unterschiede",
    "fr": "éditions",
    "pt": "diferenças",
}


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


def test_every_ruling_is_marked_at_the_paragraph_for_its_clause() -> None:
    ruled = [one.id for one in clauses() if one.ruling]
    told = [clause for found in rulings().values() for clause in found]
    assert sorted(told) == sorted(ruled)
    for id, found in rulings().items():
        assert found, id
        assert {paragraph_of()[clause] for clause in found} == {id}


def test_what_all_editions_say_is_not_a_ruling() -> None:
    ruled = {one.id for one in clauses() if one.ruling}
    assert not ruled & {"T-01", "M-02", "M-20", "B-06", "P-01", "I-02", "R-01", "E-01", "W-07"}
    assert not any(id[0] in "CGX" for id in ruled)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_marked_everywhere(language: str) -> None:
    speak(language)
    for section, count in sections().items():
        ids = [f"rules-{section}-{number}" for number in range(1, count + 1)]
        told = [marked(text(id)) if id in rulings() else text(id) for id in ids]
        assert list(explained(f"rules-{section}-title").lines) == told
    found = dict(paragraphs_with(text("rules-moving-7")))
    assert list(found.values()) == [marked(text("rules-moving-7"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_every_difference(language: str) -> None:
    speak(language)
    found = topic(ASKED[language])
    assert found.title == text("page-editions")
    expected = [text("page-editions-about")]
    for name in editions():
        expected += difference_lines(name)
    assert list(found.lines) == expected


def test_differences_are_about_clauses_that_exist() -> None:
    known = {one.id for one in clauses()}
    for name, about in editions().items():
        assert about, name
        assert set(about) <= known, name
    assert differences_about("S-08") == ["start"]
    assert differences_about("M-02") == []


def test_every_ruling_between_editions_is_on_the_page() -> None:
    differing = {"S-08", "T-06", "B-08", "B-13", "P-04", "P-08", "A-06", "A-07", "E-03", "E-08"}
    differing |= {"W-03", "V-07", "V-26"}
    assert all(differences_about(clause) for clause in differing)
    assert differing <= {one.id for one in clauses() if one.ruling}


def test_the_page_of_the_documentation_is_this_one() -> None:
    """`python tools/editions.py` writes it."""
    assert PAGE.read_text("utf-8") == editions_page()
