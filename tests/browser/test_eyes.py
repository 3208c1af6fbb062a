"""Terrain for every eye: pictures as people with other colour vision see it, and what differs."""

import re
from urllib.parse import unquote
from xml.etree import ElementTree

from playwright.sync_api import Page

from tests.browser.looks import keep_picture
from tests.browser.pages import BLANK, Pages
from tests.browser.playing import enter
from tests.browser.tour import table_of
from tests.server.running import Running

VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")

SEEN = """() => ({
  picture: document.querySelector('.ground image').getAttribute('href'),
  places: Object.fromEntries([...document.querySelectorAll('.spaces > g[data-space]')]
    .map((space) => [space.getAttribute('transform'), space.dataset.space])),
})"""

SVG = "{http://www.w3.org/2000/svg}"


def looks(page: Page) -> dict[str, tuple[tuple[str, ...], str]]:
    """The signs on every space and its colour, as the picture of the land shows them."""
    seen = page.evaluate(SEEN)
    picture = unquote(seen["picture"].partition(",")[2])
    colours = dict(re.findall(r"(--[\w-]+):\s*(#\w+)", picture))
    found: dict[str, tuple[tuple[str, ...], str]] = {}
    for land in ElementTree.fromstring(picture).findall(f"{SVG}g"):
        hexagon = land.find(f"{SVG}polygon")
        if hexagon is None:
            continue
        signs = tuple(kind(use.attrib["href"]) for use in land.findall(f"{SVG}use"))
        (colour,) = re.findall(r"var\((.*)\)", hexagon.attrib["style"])
        found[seen["places"][land.attrib["transform"]]] = signs, colours[colour]
    return found


def kind(sprite: str) -> str:
    """A texture without its number: a terrain is drawn in several ways."""
    return re.sub(r"^(#texture-[a-z]+)-\d$", r"\1", sprite)


def grey(fill: str) -> float:
    """How light a colour like #93c48a is, 0 to 255."""
    red, green, blue = bytes.fromhex(fill.removeprefix("#"))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_terrain_in_every_vision(pages: Pages, server: Running) -> None:
    """Every terrain has a texture and a sign of its own, a sign for each point it asks for, and
    harder is darker: no colour is needed to tell them apart.
    """
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    page.locator(".space.target").first.wait_for(state="attached")
    page.locator(".ground image").wait_for(state="attached")
    eyes = page.context.new_cdp_session(page)
    for vision in VISIONS:
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        keep_picture(page, f"vision-{vision}")
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})

    drawn = looks(page)
    spaces: dict[str, str] = server.client().get("/api/boards/first_game")["spaces"]
    kinds: dict[str, set[tuple[str, ...]]] = {}
    lightness: dict[str, float] = {}
    for name, token in spaces.items():
        signs, fill = drawn[name]
        plain = tuple(sign for sign in signs if "finish" not in sign)
        kinds.setdefault(token.removeprefix("F:"), set()).add(plain)
        lightness[token.removeprefix("F:")] = grey(fill)
    for token, ways in kinds.items():
        if token[0] in "gbyRC" and token[1:].isdigit():
            assert len(ways) == 1, f"{token} is drawn in several ways: {ways}"
            (signs,) = ways
            assert len(signs) == 1 + int(token[1:]), f"{token} shows {signs}"
    faces = {token: next(iter(ways)) for token, ways in kinds.items() if token[0] in "gbyRCM"}
    assert len(set(faces.values())) == len(faces), f"Some terrain looks alike: {faces}"
    for land in "gby":
        by_need = sorted((t, light) for t, light in lightness.items() if t[0] == land)
        assert [light for _, light in by_need] == sorted(
            (light for _, light in by_need), reverse=True
        )
