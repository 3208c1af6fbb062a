"""Terrain for every eye: pictures as people with other colour vision see it, and what differs."""

import base64
import itertools
import math
import re
from typing import Any, Literal
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page

from tests.browser.looks import keep_picture
from tests.browser.pages import BLANK, SIZES, Pages, until
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


SMALLEST = """() => {
  const picture = document.querySelector('.ground image')
  const box = picture.getBoundingClientRect()
  return {
    source: picture.getAttribute('href'),
    left: Number(picture.getAttribute('x')),
    top: Number(picture.getAttribute('y')),
    width: box.width,
    height: box.height,
    scale: box.width / Number(picture.getAttribute('width')),
    places: [...document.querySelectorAll('.spaces > g[data-space]')].map((one) =>
      [one.dataset.space, ...one.getAttribute('transform').match(/-?[\\d.]+/g).map(Number)]),
  }
}"""
"""The picture of the land as it is shown, how large, and where its spaces are."""

PATCHES = """async ([picture, places, half]) => {
  const file = await (await fetch(`data:image/png;base64,${picture}`)).blob()
  const image = await createImageBitmap(file)
  const canvas = new OffscreenCanvas(image.width, image.height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  pen.drawImage(image, 0, 0)
  const linear = (one) => one <= 10 ? one / 3294.6 : ((one / 255 + 0.055) / 1.055) ** 2.4
  const bent = (one) => one > 0.008856 ? Math.cbrt(one) : 7.787 * one + 16 / 116
  const lab = ([r, g, b]) => {
    const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b)
    const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
  return places.map(([x, y]) => {
    const side = 2 * half
    const { data } = pen.getImageData(Math.round(x) - half, Math.round(y) - half, side, side)
    const found = []
    for (let i = 0; i < data.length; i += 4) {
      found.push(lab([data[i], data[i + 1], data[i + 2]].map(linear)))
    }
    return found
  })
}"""
"""The middle of every space, pixel by pixel, as lightness and two colours (CIELAB)."""

LEAST, LEAST_IN_GREY = 12.0, 8.0
"""How far apart two terrains are seen at least: the mean distance of their pixels in CIELAB, with
colours and without. A distance of 2.3 is just noticed."""

Patch = list[list[float]]


def apart(one: Patch, other: Patch) -> float:
    """The mean distance of two patches, pixel by pixel."""
    return sum(map(math.dist, one, other)) / len(one)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_no_two_terrains_look_alike(
    pages: Pages, server: Running, size: str, theme: Literal["light", "dark"]
) -> None:
    """With the whole route in view, on the smallest hexes, every terrain is seen to differ from
    every other one by its colour, texture and signs together, in every way of seeing.
    """
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone", theme=theme)
    enter(page, table_of(server), 0)
    page.locator(".ground image").wait_for(state="attached")
    page.get_by_role("button", name="Show the whole route").click()
    land = page.evaluate(SMALLEST)
    spaces: dict[str, str] = server.client().get("/api/boards/first_game")["spaces"]
    sheet = pages.open(BLANK, size={"width": int(land["width"]), "height": int(land["height"])})
    sheet.set_content(
        f"""<body style="margin:0"><img src='{land["source"]}' width="{land["width"]}">"""
    )
    until(sheet, "() => document.querySelector('img').complete")
    eyes = sheet.context.new_cdp_session(sheet)
    close: list[str] = []
    for vision in ("none", *VISIONS):
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        kinds = patches(sheet, land, spaces)
        least = LEAST_IN_GREY if vision == "achromatopsia" else LEAST
        for (one, here), (other, there) in itertools.combinations(sorted(kinds.items()), 2):
            distance = min(apart(a, b) for a in here for b in there)
            if distance < least:
                close.append(f"{vision}: {one} and {other} are {distance:.1f} apart")
    assert not close, "\n".join(close)


def patches(sheet: Page, land: dict[str, Any], spaces: dict[str, str]) -> dict[str, list[Patch]]:
    """Up to three middles of spaces of each terrain."""
    chosen: dict[str, list[tuple[float, float]]] = {}
    for name, x, y in land["places"]:
        token = spaces[name]
        if token[0] in "gbyRCM" and token != "MC" and len(chosen.get(token, ())) < 3:
            where = (x - land["left"]) * land["scale"], (y - land["top"]) * land["scale"]
            chosen.setdefault(token, []).append(where)
    picture = base64.b64encode(sheet.screenshot()).decode()
    half = round(32 * land["scale"])
    assert half >= 3, "The hexes are too small to be measured."
    places = [place for places in chosen.values() for place in places]
    found = iter(sheet.evaluate(PATCHES, [picture, places, half]))
    return {token: [next(found) for _ in places] for token, places in chosen.items()}
