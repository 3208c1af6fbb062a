"""German on every screen: complete, and its long words break nothing."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from browser.looks import faults, words
from browser.pages import DESKTOP, PHONE, Pages
from browser.tour import around, beside_the_table, table
from server.running import Running

SAME = re.compile(
    r"El Dorado|Reiner Knizia|English|Deutsch|Français|Português|Player \d|127\.0\.0\.1|^https?:"
    r"|^[A-R]\d+$|^Machete \d|Rookie|Rambler"
)
"""What is the same in both languages: names and numbers."""

ALIKE = {"Name", "Online", "Scout", "Route", "Start"}
PARTS = {"around": around, "beside": beside_the_table, "table": table}


def texts(page: Page, tour: Callable[[Page, Running], Iterator[str]], server: Running) -> set[str]:
    found: set[str] = set()
    for _ in tour(page, server):
        found |= words(page)
    return {text for text in found if re.search(r"[^\W\d_]{3}", text)}


@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_left_in_english(pages: Pages, server: Running, part: str) -> None:
    """No text of the German pages is one of the English ones; nothing overflows."""
    english = texts(pages.open("/", language="en-GB"), PARTS[part], server)
    page = pages.open("/", language="de-DE", size=PHONE if part == "around" else DESKTOP)
    told: list[str] = []
    german: set[str] = set()
    for screen in PARTS[part](page, server):
        german |= words(page)
        told += [f"{screen}: {fault}" for fault in faults(page)]
    both = {text for text in english & german if not SAME.search(text)} - ALIKE
    assert not both, f"The same in English and German: {sorted(both)}"
    assert not told, "\n".join(told)
