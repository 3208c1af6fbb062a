"""Every language on every screen of a narrow phone: complete, and its long words break nothing."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

import eldorado.i18n
from tests.browser.looks import faults, words
from tests.browser.pages import BLANK, Pages
from tests.browser.tour import around, beside_the_table, guide_and_daily, table
from tests.server.running import Running

TEXTS = Path(eldorado.i18n.__file__).parent
PARTS = {
    "around": around,
    "beside": beside_the_table,
    "guide": guide_and_daily,
    "table": table,
}
NAMED = ("de-DE", "fr-FR", "pt-BR")
NARROW: ViewportSize = {"width": 360, "height": 740}
MESSAGE = re.compile(r"^[\w-]+ = (?P<text>[^\n{]*[^\W\d_]{3}[^\n]*)$", re.M)


def said(language: str) -> set[str]:
    """The messages of a language that fit on a line, as patterns."""
    found = set()
    for file in (TEXTS / language).glob("*.ftl"):
        for match in MESSAGE.finditer(file.read_text("utf-8")):
            parts = re.split(r"\{[^}]*\}", match["text"])
            found.add(".+".join(map(re.escape, parts)))
    return found


DESCRIBED = """async () => {
  const { href } = document.querySelector('link[rel=manifest]')
  const { lang, description, shortcuts } = await (await fetch(href)).json()
  const page = document.querySelector('meta[name=description]').content
  return { lang, same: description === page, names: shortcuts.map(({ name }) => name) }
}"""


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en-GB", ["Pass and play", "Play online"]),
        ("pt-BR", ["No mesmo aparelho", "Jogar online"]),
    ],
)
def test_the_installed_app_speaks_the_language(
    pages: Pages, language: str, names: list[str]
) -> None:
    page = pages.open("/", language=language)
    page.get_by_role("button", name=names[1]).or_(
        page.get_by_role("link", name=names[1])
    ).wait_for()
    lang = language.removesuffix("-GB")
    assert page.evaluate(DESCRIBED) == {"lang": lang, "same": True, "names": names}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", NAMED)
def test_nothing_is_cut_or_left_in_english(
    pages: Pages, server: Running, language: str, part: str
) -> None:
    """On the narrowest phone no text overflows, and none is an English message."""
    page = pages.open(BLANK, language=language, size=NARROW)
    told: list[str] = []
    shown: set[str] = set()
    for screen in PARTS[part](page, server):
        shown |= words(page)
        told += [f"{screen}: {fault}" for fault in faults(page)]
    ours = re.compile("|".join(said(language[:2])))
    english = re.compile("|".join(said("en") - said(language[:2])))
    named = re.compile(r"Player \d|Rookie|Rambler")  # by whoever opened the table
    left = {
        text
        for text in shown
        if english.fullmatch(text) and not ours.fullmatch(text) and not named.search(text)
    }
    assert not left, f"English among {language}: {sorted(left)}"
    assert any(ours.fullmatch(text) for text in shown)
    assert not told, "\n".join(told)
