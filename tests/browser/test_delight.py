"""Moments: arriving, winning, losing, sharing; small scenes; pictures in the list of lessons."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from benchmarks.animations import make, moves_of, prepare
from tests.browser.looks import barriers, faults, keep_picture
from tests.browser.pages import BLANK, SIZES, Held, Pages, settled, until
from tests.browser.playing import Player, enter
from tests.browser.tour import loaded, nearly_over, tap
from tests.server.running import Running

ASSETS = Path(__file__).parents[2] / "src/eldorado/server/static/assets"

Theme = Literal["light", "dark"]

BOTH = pytest.mark.parametrize("size", ["phone", "desktop"])

LIGHTS = pytest.mark.parametrize(
    ("size", "theme"), [("phone", "light"), ("phone", "dark"), ("desktop", "light")]
)

SCENES = """() => {
  window.acts = []
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('.scene')) {
      if (!window.acts.includes(one.dataset.act)) window.acts.push(one.dataset.act)
    }
  }).observe(document.body, { childList: true, subtree: true })
}"""

BOARD = {
    "spaces": {"a": "S1", "b": "g1", "c": "C1", "d": "g1", "k": "MC", "m": "g1", "z": "F:g1"},
    "edges": [["a", "b"], ["b", "c"], ["b", "k"], ["c", "d"], ["d", "z"], ["a", "m"]],
    "hexes": {
        "a": [0, 0],
        "b": [1, 0],
        "c": [2, 0],
        "d": [3, 0],
        "k": [1, 1],
        "m": [0, 1],
        "z": [4, 0],
    },
    "blockades": [{"number": 1, "edges": [["c", "d"]]}],
    "caves": {"k": ["coin_1", "machete_1"]},
}


def table(page: Page, players: list[dict[str, Any]]) -> str:
    """A table that this browser opened, for one person and computer players."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "rookie"}]
    variant = {"caves": True, "free_order": True, "full_race": False}
    position = {"board": BOARD, "variant": variant, "players": players, "to_move": 0, "start": 0}
    made = page.request.post("/api/tables", data={"seats": seats, "pace": 0, "position": position})
    return str(made.json()["id"])


def opened(pages: Pages, size: str, **more: Any) -> Page:
    return pages.open(BLANK, size=SIZES[size], touch=size == "phone", **more)


@LIGHTS
def test_winning_is_a_celebration(pages: Pages, size: str, theme: Theme) -> None:
    """The golden end screen with the deck that did it; its picture is saved in both ways."""
    page = opened(pages, size, theme=theme)
    page.goto(f"/table/{nearly_over(page)}")
    tap(page, '[data-space="z"]')
    tap(page, "[data-main]")
    expect(page.locator("#end-title")).to_have_text("You win!")
    expect(page.locator("header.feast")).to_be_visible()
    expect(page.get_by_role("img", name="The winning deck")).to_be_visible()
    expect(page.get_by_text("The turn that decided it")).to_have_count(0)
    loaded(page)
    assert faults(page) == []
    assert barriers(page) == []

    page.get_by_role("button", name="Picture of the result").click()
    picture = page.locator(".picture img")
    expect(picture).to_have_attribute(
        "alt", "The route with everyone’s path. Player 1 wins after 1 round"
    )
    until(page, "() => document.querySelector('.picture img').naturalWidth === 1200")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as SVG").click()
    svg = Path(saving.value.path()).read_text("utf-8")
    assert page.url.replace("/table/", "/replay/") in svg
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as PNG").click()
    png = Path(saving.value.path()).read_bytes()
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20]) == 2400
    assert saving.value.suggested_filename.endswith(".png")


@LIGHTS
def test_losing_is_consoled(pages: Pages, server: Running, size: str, theme: Theme) -> None:
    """The evening, the turn that decided it, and that turn once more at a table of one's own."""
    ann = {"pieces": ["m"], "hand": ["explorer", "sailor"], "draw": ["traveler"] * 4}
    bob = {"pieces": ["d"], "hand": ["explorer"] * 4, "draw": ["explorer"] * 4, "blockades": [1]}
    position = {"board": BOARD, "players": [ann, bob], "to_move": 0, "start": 0}
    party = server.table("person", "person", position=position)
    page = opened(pages, size, theme=theme)
    enter(page, party, 0)
    other = opened(pages, "desktop", theme=theme)
    enter(other, party, 1)
    tap(page, "[data-main]")
    tap(page, "dialog[open] .button.danger")
    until(other, "() => document.querySelector('.space.target[data-space=z]')")
    tap(other, '[data-space="z"]')
    tap(other, "[data-main]")
    expect(page.locator("#end-title")).to_have_text("Player 2 wins!")
    expect(page.locator("header.evening")).to_be_visible()
    expect(other.locator("header.feast")).to_be_visible()
    decision = page.get_by_role("region", name="The turn that decided it")
    expect(decision).to_contain_text(
        "In round 1, Player 2 got 2 steps closer to El Dorado, and you got no closer."
    )
    loaded(page)
    assert faults(page) == []
    assert barriers(page) == []
    decision.get_by_role("button", name="Try that turn again").click()
    page.wait_for_url(lambda url: "/table/" in url and party.id not in url)
    until(page, "() => document.querySelectorAll('[data-card]').length === 2")


@BOTH
def test_small_scenes(pages: Pages, size: str) -> None:
    """A purchase, a find, a base camp, a blockade and an arrival have their scenes; a key ends
    them, and the result waits for whoever walks in.
    """
    page = opened(pages, size, still=False)
    for act in eventful_turn(page, size):
        until(page, "(act) => window.acts.includes(act)", act)
        page.keyboard.press("Shift")
        expect(page.locator(".scene")).to_have_count(0)
    expect(page.locator("#end-title")).to_have_text("You win!")


FROZEN = """(act) => {
  const one = document.querySelector(`.scene[data-act=${act}]`)
  for (const moving of one?.getAnimations({ subtree: true }) ?? []) moving.pause()
  return Boolean(one)
}"""
"""Stops a scene as soon as it is there."""

APART = """([act, name]) => {
  const { x, y } = document.querySelector(`.scene[data-act=${act}]`).getBoundingClientRect()
  const hex = document.querySelector(`[data-space=${name}] polygon`).getBoundingClientRect()
  return Math.hypot(x - hex.x - hex.width / 2, y - hex.y - hex.height / 2) / hex.width
}"""
"""How far a scene is from the middle of a space, in widths of a hex."""


@BOTH
def test_scenes_stay_where_they_happen(pages: Pages, server: Running, size: str) -> None:
    """The fire of a camp moves with the board, and the board rests while somebody arrives."""
    moves = moves_of(server.client().get("/api/boards/first_game"))
    for act, nearest in (("camp", 0.05), ("arrive", 0.8)):
        party = server.table("person", "rookie", "rookie", position=moves[act].position)
        page = opened(pages, size, still=False)
        enter(page, party, 0)
        page.locator("[data-card]").first.wait_for()
        page.keyboard.press("Shift")  # ends the first sight of the route
        prepare(page, moves[act].tapped)
        make(page, moves[act].tapped)
        until(page, FROZEN, act)
        (name,) = re.findall(r'"(.*)"', moves[act].tapped)
        before = page.locator(".world").get_attribute("style")
        assert page.evaluate(APART, [act, name]) < nearest
        if act == "camp":
            page.mouse.move(100, 300)
            page.mouse.wheel(0, -200)
        else:
            settled(page)
            assert page.locator(".world").get_attribute("style") == before
            continue
        until(page, "(before) => document.querySelector('.world').style.cssText !== before", before)
        assert page.evaluate(APART, [act, name]) < nearest
        page.keyboard.press("Shift")
        expect(page.locator(".scene")).to_have_count(0)


def eventful_turn(page: Page, size: str) -> Iterator[str]:
    """One turn with everything that has a scene; the act that was just made."""
    hand = ["explorer"] * 6 + ["traveler", "sailor"]
    bot = {"pieces": ["m"], "hand": ["sailor"] * 4, "draw": ["sailor"] * 4}
    ann = {"pieces": ["a"], "hand": hand, "draw": ["traveler"] * 4}
    page.goto(f"/table/{table(page, [ann, bot])}")
    page.locator("[data-main]").wait_for()
    page.locator("[data-card]").first.wait_for()
    page.evaluate(SCENES)
    player = Player(page, {}, "Ann", touch=size == "phone")
    player.press_pile("scout")
    player.press("[data-main]")
    settled(page)
    yield "buy"
    for target, act in (
        ('[data-space="b"]', "cave"),
        ('[data-space="c"]', "camp"),
        ("[data-blockade] circle", "blockade"),
        ('[data-space="d"]', ""),
        ('[data-space="z"]', "arrive"),
    ):
        player.press_space(target)
        player.finish_choice()
        if act:
            yield act


def test_no_scenes_with_less_motion(pages: Pages) -> None:
    page = opened(pages, "desktop")
    assert len(list(eventful_turn(page, "desktop"))) == 5
    page.locator("#end-title").wait_for()
    assert page.evaluate("window.acts") == []
    assert page.locator(".gold").count() == 0


@BOTH
def test_lessons_have_pictures(pages: Pages, size: str) -> None:
    """Every lesson and puzzle shows its board; the words of the header stand beside its picture."""
    page = opened(pages, size)
    page.goto("/learn")
    page.locator(".entry").first.wait_for()
    entries = page.locator(".entry").count()
    expect(page.locator(".entry .sketch svg:has(path)")).to_have_count(entries)
    assert faults(page) == []
    assert page.evaluate(
        """() => {
          const band = document.querySelector('.band')
          const words = document.createRange()
          words.selectNodeContents(band.querySelector('.words p'))
          const picture = getComputedStyle(band, '::before')
          if (picture.display === 'none') return true
          return words.getBoundingClientRect().right <= innerWidth - parseFloat(picture.width)
        }"""
    )


BESIDE = """() => {
  const band = document.querySelector('.band')
  const picture = getComputedStyle(band, '::before')
  const edge = picture.display === 'none' ? innerWidth : innerWidth - parseFloat(picture.width)
  const words = document.createRange()
  return [...band.querySelectorAll('h1, .words p')].every((one) => {
    words.selectNodeContents(one)
    return words.getBoundingClientRect().right <= edge && one.scrollWidth <= one.clientWidth
  })
}"""


@pytest.mark.parametrize("language", ["de-DE", "en-GB", "fr-FR", "pt-BR"])
def test_words_of_headers_stand_beside_their_picture(pages: Pages, language: str) -> None:
    page = pages.open(BLANK, language=language)
    for path in ("settings", "rules", "learn", "gallery"):
        page.goto(f"/{path}")
        page.get_by_role("heading", level=1).wait_for()
        for width in (390, 970, 1440):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate(BESIDE), f"{path} at {width}"


@BOTH
def test_what_is_not_there_yet_is_waited_for(pages: Pages, size: str) -> None:
    """A compass until the page runs, and on every screen until its own data has come."""
    page = opened(pages, size)
    script = Held(page, re.compile(r"/assets/index-[^/]*\.js"))
    page.goto("/", wait_until="commit")
    compass = page.locator("#app > .loading-compass")
    compass.wait_for()
    until(
        page, "() => getComputedStyle(document.querySelector('.loading-compass')).opacity === '1'"
    )
    keep_picture(page, f"loading-{size}")
    script.release()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    expect(compass).to_have_count(0)

    for path, asked in (("ladder", "ladder"), ("daily", "daily"), ("learn", "course")):
        data = Held(page, f"**/api/{asked}*")
        page.goto(f"/{path}")
        waiting = page.get_by_role("status", name="Loading…")
        expect(waiting).to_be_visible()
        data.release()
        expect(waiting).to_have_count(0)
        expect(page.get_by_role("heading", level=1)).to_be_visible()


SCENE_PARTS = Path(__file__).parents[2] / "web/src/table/stage/sceneParts.ts"


def lengths() -> dict[str, float]:
    """Seconds that each scene takes."""
    table = re.search(r"LENGTHS[^{]*{([^}]*)}", SCENE_PARTS.read_text("utf-8"))
    assert table
    found = {name: int(length) / 1000 for name, length in re.findall(r"(\w+): (\d+)", table[1])}
    assert len(found) == 5
    return found


SOUNDS = """async (file) => {
  const { play, RECIPES } = await import(file)
  const rate = 44100
  const heard = {}
  for (const name of Object.keys(RECIPES)) {
    const audio = new OfflineAudioContext(1, 3 * rate, rate)
    play(audio, name)
    const data = (await audio.startRendering()).getChannelData(0)
    const loud = data.map(Math.abs)
    heard[name] = {
      peak: loud.reduce((most, one) => Math.max(most, one), 0),
      seconds: (loud.findLastIndex((one) => one > 0.0005) + 1) / rate,
    }
  }
  return heard
}"""


def test_sounds_as_they_are_heard(pages: Pages) -> None:
    """Every sound rendered by the browser: it can be heard, is quiet, and ends with its scene."""
    (file,) = ASSETS.glob("synthesizer-*.js")
    page = pages.open("/")
    heard = page.evaluate(SOUNDS, f"/assets/{file.name}")
    again = page.evaluate(SOUNDS, f"/assets/{file.name}")
    for name, sound in again.items():
        assert sound == pytest.approx(heard[name], rel=1e-3), f"{name} is left to chance"
    assert len(heard) == 24
    scenes = lengths()
    assert scenes.keys() <= heard.keys()
    for name, sound in heard.items():
        assert 0.015 < sound["peak"] < 0.5, (name, sound)
        assert 0.03 < sound["seconds"] <= scenes.get(name, 1.2), (name, sound)
