"""Every language on every screen of a narrow phone: complete, and its long words break nothing."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

import eldorado.i18n
from eldorado.facts import CARDS
from eldorado.i18n import LANGUAGES
from tests.browser.looks import faults, words
from tests.browser.pages import BLANK, DESKTOP, LYING, PHONE, Pages
from tests.browser.tour import (
    around,
    beside_the_table,
    guide,
    guide_and_daily,
    learning_and_help,
    routes_and_people,
    table,
)
from tests.i18n.test_language import bundle
from tests.i18n.test_texts import messages
from tests.server.running import Running

TEXTS = Path(eldorado.i18n.__file__).parent
STEPS = Path(__file__).parents[2] / "web" / "src" / "welcome" / "steps.ts"
PARTS = {
    "around": around,
    "beside": beside_the_table,
    "guide": guide_and_daily,
    "learning": learning_and_help,
    "routes": routes_and_people,
    "table": table,
}
TRANSLATED = ("de-DE", "fr-FR", "pt-BR")
NAMED = ("en-US", "en-2017", *TRANSLATED)
NARROW: ViewportSize = {"width": 360, "height": 740}
FRENCH_SIGNS = re.compile(r"[^\s][;:!?»](?=\s|$)|[ ][;:!?»%]|«[ \w]")
"""Signs without the narrow space that stands before them in French; any other space is plain."""

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


CHOSEN = """(language) => {
  if (!location.protocol.startsWith('http') || localStorage.getItem('eldorado-settings')) return
  localStorage.setItem('eldorado-settings', JSON.stringify({ language }))
}"""


def speaking(pages: Pages, language: str, size: ViewportSize) -> Page:
    """A page of somebody whose browser, or else whose settings, ask for a language."""
    vocabulary = language == "en-2017"
    page = pages.open(BLANK, language="en-US" if vocabulary else language, size=size)
    if vocabulary:
        page.add_init_script(f"({CHOSEN})('{language}')")
    return page


def left_in_english(language: str, shown: set[str]) -> set[str]:
    """The texts that are English messages and none of this language."""
    ours = re.compile("|".join(said(language[:2])))
    english = re.compile("|".join(said("en") - said(language[:2])))
    named = re.compile(r"Player \d|Rookie|Rambler")  # by whoever opened the table
    assert any(ours.fullmatch(text) for text in shown)
    return {
        text
        for text in shown
        if english.fullmatch(text) and not ours.fullmatch(text) and not named.search(text)
    }


DOTS = """() => [...document.querySelectorAll('body :not(input)')].filter((one) =>
  getComputedStyle(one).textOverflow === 'ellipsis' && one.clientWidth > 1 &&
  one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !one.closest('[inert]') && one.scrollWidth > one.clientWidth + 1 &&
  (!document.querySelector('dialog[open]') || one.closest('dialog[open]')))
  .map((one) => one.innerText)"""
"""Words that end in dots because there is no room for them."""


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", NAMED)
def test_nothing_is_cut_or_left_in_english(
    pages: Pages, server: Running, language: str, part: str
) -> None:
    """On the narrowest phone no text overflows, and none is an English message."""
    page = speaking(pages, language, NARROW)
    told: list[str] = []
    shown: set[str] = set()
    for screen in PARTS[part](page, server):
        shown |= words(page)
        told += [f"{screen}: {fault}" for fault in faults(page)]
        told += [f"{screen}: ends in dots: {text}" for text in page.evaluate(DOTS)]
    assert language.startswith(page.evaluate("document.documentElement.lang"))
    if part == "table":
        assert any("Researcher" in text for text in shown) == (language == "en-2017")
    assert not told, "\n".join(told)
    assert not shown & messages("en").keys(), "Ids of messages are shown."
    if language in TRANSLATED:
        left = left_in_english(language, shown)
        assert not left, f"English among {language}: {sorted(left)}"
    if language == "fr-FR":
        wrong = sorted(filter(FRENCH_SIGNS.search, shown))
        assert not wrong, f"Signs without their spaces: {wrong}"


SAY = """(text) => {
  document.querySelector('.guide p').textContent = text
  return document.querySelector('.guide').getBoundingClientRect().height
}"""


def guide_texts(language: str) -> dict[str, str]:
    """Whatever the guide says, with the longest name of a card."""
    texts = bundle(language)

    def say(id: str, **args: object) -> str:
        pattern = texts.get_message(id).value
        assert pattern is not None
        return str(texts.format_pattern(pattern, args)[0])

    card = max((say(f"card-{one.id}") for one in CARDS), key=len)
    ids = [*re.findall(r"id: '(\w+)'", STEPS.read_text("utf-8")), "quiet", "others"]
    return {id: say(f"guide-{id}", card=card, count=12) for id in ids}


def test_the_guide_keeps_its_height_whatever_it_says(pages: Pages, server: Running) -> None:
    """In every language and at every size: otherwise the board would move under the finger."""
    written = (TEXTS / "en" / "guide.ftl").read_text("utf-8")
    buttons = {"title", "next", "skip", "start"}
    assert set(guide_texts("en")) == set(re.findall(r"^guide-(\w+) =", written, re.M)) - buttons
    page = pages.open("/", size=NARROW)
    next(guide(page, server))
    grown: list[str] = []
    for size in (NARROW, PHONE, LYING, DESKTOP):
        page.set_viewport_size(size)
        least = page.evaluate(SAY, "")
        for language in LANGUAGES:
            texts = guide_texts(language)
            grown += [
                f"{language} at {size['width']}: {id}"
                for id, text in texts.items()
                if page.evaluate(SAY, text) > least
            ]
    assert not grown
