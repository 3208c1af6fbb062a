"""German on every screen: complete, and its long words break nothing."""

import re
from pathlib import Path

import pytest

import eldorado.i18n
from tests.browser.looks import faults, words
from tests.browser.pages import DESKTOP, PHONE, Pages
from tests.browser.tour import around, beside_the_table, table
from tests.server.running import Running

TEXTS = Path(eldorado.i18n.__file__).parent
PARTS = {"around": around, "beside": beside_the_table, "table": table}
MESSAGE = re.compile(r"^[\w-]+ = (?P<text>[^\n{]*[^\W\d_]{3}[^\n]*)$", re.M)


def said(language: str) -> set[str]:
    """The messages of a language that fit on a line, as patterns."""
    found = set()
    for file in (TEXTS / language).glob("*.ftl"):
        for match in MESSAGE.finditer(file.read_text("utf-8")):
            parts = re.split(r"\{[^}]*\}", match["text"])
            found.add(".+".join(map(re.escape, parts)))
    return found


@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_left_in_english(pages: Pages, server: Running, part: str) -> None:
    """No text of the German pages is an English message; nothing overflows."""
    page = pages.open("/", language="de-DE", size=PHONE if part == "around" else DESKTOP)
    told: list[str] = []
    german: set[str] = set()
    for screen in PARTS[part](page, server):
        german |= words(page)
        told += [f"{screen}: {fault}" for fault in faults(page)]
    ours = re.compile("|".join(said("de")))
    english = re.compile("|".join(said("en") - said("de")))
    named = re.compile(r"Player \d|Rookie|Rambler")  # by whoever opened the table
    left = {
        text
        for text in german
        if english.fullmatch(text) and not ours.fullmatch(text) and not named.search(text)
    }
    assert not left, f"English among German: {sorted(left)}"
    assert any(ours.fullmatch(text) for text in german)
    assert not told, "\n".join(told)
