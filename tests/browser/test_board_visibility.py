"""What people see of the board: marks, codes, and nothing that covers the city or a piece."""

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import BLANK, PHONE, SIZES, Pages, settled, until
from tests.browser.playing import enter
from tests.browser.tour import midgame
from tests.server.running import Running

BOTH = pytest.mark.parametrize("size", ["phone", "desktop"])
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

MARKS = """() => {
  const scale = Number(document.querySelector('.frame').dataset.scale)
  const seen = (one) => {
    const style = getComputedStyle(one)
    const rgb = style.stroke.match(/[\\d.]+/g).slice(0, 3).map(Number)
    return { rgb, width: parseFloat(style.strokeWidth) * scale, dashes: style.strokeDasharray }
  }
  return [...document.querySelectorAll('[data-reach]')].map((mark) => ({
    line: seen(mark.querySelector('.line')),
    edge: seen(mark.querySelector('.edge')),
  }))
}"""

COVERED = """(selector) => {
  const boxes = (found) => [...document.querySelectorAll(found)]
    .map((one) => one.getBoundingClientRect()).filter((box) => box.width && box.height)
  const panels = boxes(selector)
  const shown = boxes('[data-piece], [data-city]')
  return shown.filter((box) => panels.some((panel) =>
    box.left < panel.right - 1 && panel.left < box.right - 1 &&
    box.top < panel.bottom - 1 && panel.top < box.bottom - 1)).length
}"""

PLACED = """() => {
  const frame = document.querySelector('.frame')
  return frame && frame.dataset.scale !== '1.000'
}"""


def at_table(pages: Pages, server: Running, size: str, **looks: Any) -> Page:
    """Somebody at the start of the route with the smallest hexes, who can move with every card."""
    position = midgame(["explorer", "scout", "explorer", "sailor"], board={"route": "serpentine"})
    for player in position["players"]:
        player.pop("blockades", None)
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone", **looks)
    enter(page, server.table("person", "rookie", "rambler", position=position), 0)
    until(page, PLACED)
    page.locator(".space.target").first.wait_for(state="attached")
    return page


def press(where: Locator, size: str) -> None:
    where.tap() if size == "phone" else where.click()


def light(rgb: list[float]) -> float:
    """The relative luminance of a colour."""
    parts = [one / 255 for one in rgb]
    red, green, blue = [p / 12.92 if p <= 0.04 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: list[float], other: list[float]) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def check_marks(page: Page, least: float) -> list[dict[str, Any]]:
    """Every mark is a line so wide, and darker or lighter than what is around it."""
    marks: list[dict[str, Any]] = page.evaluate(MARKS)
    assert marks
    for mark in marks:
        line, edge = mark["line"], mark["edge"]
        assert line["width"] >= least
        assert edge["width"] >= line["width"] + 2
        assert contrast(line["rgb"], edge["rgb"]) > 7
    return marks


@BOTH
def test_reachable_spaces_stand_out(pages: Pages, server: Running, size: str) -> None:
    """Corners before a card is chosen, a full and wider rim and shade afterwards; by shape and
    lightness, so that no colour is needed.
    """
    page = at_table(pages, server, size)
    shade = page.locator(".shade")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, forced_colors="none")
        idle = check_marks(page, 2.4)
        assert all(mark["line"]["dashes"] != "none" for mark in idle)
        expect(shade).to_have_count(0)
        page.keyboard.press("2")
        expect(shade).to_have_count(1)
        chosen = check_marks(page, 2.9)
        assert all(mark["line"]["dashes"] == "none" for mark in chosen)
        assert chosen[0]["line"]["width"] > idle[0]["line"]["width"]
        page.emulate_media(forced_colors="active")
        check_marks(page, 2.9)
        page.keyboard.press("Escape")
        expect(shade).to_have_count(0)


@BOTH
def test_a_blockade_in_reach_is_marked(pages: Pages, server: Running, size: str) -> None:
    """As spaces are: by corners before a card is chosen, by a whole rim afterwards."""
    position = midgame(["trailblazer", "captain", "photographer", "traveler"])
    position["players"][0] |= {"pieces": ["C34"], "tokens": []}
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    enter(page, server.table("person", "rookie", "rambler", position=position), 0)
    mark = page.locator(".blockade .reach")
    expect(mark).to_have_count(1)
    widths = """(mark) => [...mark.querySelectorAll('path')].map((one) =>
      parseFloat(getComputedStyle(one).strokeWidth) * one.getScreenCTM().a)"""
    under, over = mark.evaluate(widths)
    assert over >= 2.4
    assert under >= over + 2
    corners = mark.locator("path").last.get_attribute("d")
    chosen = ""
    for key in "1234":
        page.keyboard.press(key)
        if mark.count():
            chosen = str(mark.locator("path").last.get_attribute("d"))
        page.keyboard.press("Escape")
    assert chosen not in ("", corners)


@BOTH
def test_spaces_show_their_codes(pages: Pages, server: Running, size: str) -> None:
    """Those that a hint or a line of the history names, and all of them if one wants that."""
    page = at_table(pages, server, size)
    codes = page.locator("[data-code]")
    expect(codes).to_have_count(0)
    press(page.get_by_role("button", name="Hint"), size)
    panel = page.get_by_role("region", name="Hint")
    panel.get_by_role("article").first.wait_for()
    names = set(re.findall(r"\b[A-Z]\d+\b", panel.locator(".content").inner_text()))
    assert names
    until(
        page,
        "(count) => document.querySelectorAll('[data-code]').length === count",
        len(names),
    )
    assert set(codes.evaluate_all("all => all.map((one) => one.dataset.code)")) == names
    press(panel.get_by_role("button", name="Close", exact=True), size)
    expect(codes).to_have_count(0)

    page.keyboard.press("2")
    target = page.locator(".space.target[data-space]").first.get_attribute("data-space")
    page.locator(f'[data-space="{target}"]').dispatch_event("click")
    settled(page)
    page.keyboard.press("h")
    press(page.locator(".history button").first, size)
    expect(page.locator(f'[data-code="{target}"]')).to_have_count(1)
    page.keyboard.press("h")

    page.evaluate("""() => localStorage.setItem('eldorado-settings',
      JSON.stringify({ ...JSON.parse(localStorage['eldorado-settings']), codes: true }))""")
    page.reload()
    count = "document.querySelectorAll('[data-space]').length"
    until(page, f"() => {count} && {count} === document.querySelectorAll('[data-code]').length")
    tall = codes.first.evaluate(
        "(one) => parseFloat(getComputedStyle(one.querySelector('text')).fontSize)"
        " * Number(document.querySelector('.frame').dataset.scale)"
    )
    assert tall >= 12


@BOTH
def test_nothing_covers_the_city_or_a_piece(pages: Pages, server: Running, size: str) -> None:
    """Neither the hint nor the history nor the recap; a closed panel gives the board back."""
    page = at_table(pages, server, size)
    scale = page.locator(".frame").get_attribute("data-scale")
    press(page.get_by_role("button", name="Hint"), size)
    page.get_by_role("region", name="Hint").get_by_role("article").first.wait_for()
    assert_free(page, ".panel", size)
    press(
        page.get_by_role("region", name="Hint").get_by_role("button", name="Close", exact=True),
        size,
    )
    page.keyboard.press("h")
    page.locator(".story").wait_for()
    assert_free(page, ".story", size)
    page.keyboard.press("h")
    expect(page.locator(".frame")).to_have_attribute("data-scale", scale or "")

    page.locator("[data-main]").click()
    page.locator("dialog[open] .button.danger").click()
    settled(page)
    until(page, "() => document.querySelector('[data-main]:not(.waiting)')")
    page.locator("button.recap").wait_for()
    assert_free(page, "button.recap", size)


def assert_free(page: Page, panel: str, size: str) -> None:
    """Nothing lies under a panel; on a desktop, where all is seen, neither under the dock."""
    assert page.locator(panel).is_visible()
    until(page, f"(panel) => ({COVERED})(panel) === 0", panel)
    if size == "desktop":
        until(page, f"(panel) => ({COVERED})('.stall, .reserved, .side, ' + panel) === 0", panel)


@BOTH
def test_keys_zoom_wherever_the_focus_is(pages: Pages, server: Running, size: str) -> None:
    page = at_table(pages, server, size)
    page.get_by_role("button", name="History").focus()
    before = float(page.locator(".frame").get_attribute("data-scale") or 0)

    def zoomed(factor: float) -> None:
        until(
            page,
            "(wish) => Math.abs(document.querySelector('.frame').dataset.scale - wish) < 0.002",
            before * factor,
        )

    page.keyboard.press("+")
    zoomed(1.3)
    page.keyboard.press("-")
    zoomed(1)
    page.locator('[data-space][tabindex="0"]').focus()
    page.keyboard.press("+")
    zoomed(1.3)
    page.keyboard.press("0")
    if size == "desktop":
        zoomed(1)
    else:  # where a phone shows the whole route it shows it smaller
        until(page, f"() => document.querySelector('.frame').dataset.scale < {before}")


def test_a_phone_looks_ahead_and_rests_between_steps(pages: Pages, server: Running) -> None:
    """The piece stands at the near side; a step to a space in view leaves the board where it is."""
    page = at_table(pages, server, "phone")
    piece = page.locator('[data-piece="0-0"]').bounding_box()
    assert piece is not None
    assert piece["x"] < PHONE["width"] / 3
    world = page.locator(".world")
    before = world.get_attribute("style")
    page.keyboard.press("1")
    page.locator(".space.target[data-space]").first.tap()
    until(page, "() => document.querySelectorAll('[data-card]').length === 3")
    settled(page)
    assert world.get_attribute("style") == before


@BOTH
def test_the_arrow_stays_at_its_card(pages: Pages, server: Running, size: str) -> None:
    """Also when the window changes in the middle of a drag."""
    page = at_table(pages, server, size)
    face = page.locator('[data-card="explorer-0"] .face')
    box = face.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] - 120, steps=4)
    page.locator(".arrow .line").wait_for(state="attached")
    narrower = {"phone": 360, "desktop": 1200}[size]
    page.set_viewport_size({"width": narrower, "height": 800})
    until(
        page,
        """() => {
          const card = document.querySelector('[data-card="explorer-0"]').getBoundingClientRect()
          const path = document.querySelector('.arrow .line').getAttribute('d')
          const [x, y] = path.match(/[-\\d.]+/g).map(Number)
          return Math.abs(x - card.left - card.width / 2) < 2 && Math.abs(y - card.top - 16) < 2
        }""",
    )
    page.mouse.up()


@BOTH
def test_a_table_that_opens_shows_a_compass(pages: Pages, server: Running, size: str) -> None:
    """With a title and a sentence; the needle is still for those who want that."""
    page = pages.open(BLANK, size=SIZES[size])
    page.route_web_socket(re.compile("/api/"), lambda _: None)
    page.goto(f"/table/{server.table('person', 'rookie', start=0).id}")
    expect(page.get_by_role("heading", level=1)).to_have_text("The Quest for El Dorado")
    expect(page.get_by_role("status").filter(has_text="Opening the table")).to_be_visible()
    needle = page.locator(".needle")
    assert needle.evaluate("(one) => getComputedStyle(one).animationName") == "none"


TOWARDS = """() => {
  const pointer = document.querySelector('.pointer')
  const centre = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const [x, y] = centre(pointer)
  const [cx, cy] = centre(document.querySelector('[data-city]'))
  const turned = parseFloat(getComputedStyle(pointer.querySelector('svg')).rotate) * Math.PI / 180
  const off = Math.atan2(cy - y, cx - x) - turned
  return { off: Math.abs(Math.atan2(Math.sin(off), Math.cos(off))), steps: pointer.innerText.trim(),
    finger: pointer.contains(document.elementFromPoint(x, y)) }
}"""
"""How far a pointer is off the city, what it says, and whether a finger would meet it."""


@BOTH
def test_pieces_in_the_city_stand_side_by_side(pages: Pages, server: Running, size: str) -> None:
    """Both of a rival who has arrived, with their numbers within the city."""
    mine = {"pieces": ["N24", "N25"], "hand": ["traveler"] * 4, "draw": ["explorer"] * 4}
    position = {
        "board": {"route": "first_game"},
        "players": [mine, {"pieces": ["gate", "gate"], "arrived": 1, "arrival_round": 9}],
        "start": 1,
        "to_move": 0,
        "round": 9,
    }
    page = pages.open(BLANK, size=SIZES[size])
    enter(page, server.table("person", "rookie", position=position), 0)
    until(page, PLACED)
    page.keyboard.press("0")
    one, other = [page.locator(f'[data-piece="1-{number}"]') for number in (0, 1)]
    city = page.locator("[data-city]")

    def box(where: Locator) -> tuple[float, float, float, float]:
        found = where.bounding_box()
        assert found is not None
        return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]

    first, second, whole = box(one), box(other), box(city)
    apart = first[2] <= second[0] + 1 or second[2] <= first[0] + 1
    assert apart or first[3] <= second[1] + 1 or second[3] <= first[1] + 1
    for found in (first, second):
        assert whole[0] - 1 <= found[0] < found[2] <= whole[2] + 1


def test_the_way_to_the_city_is_pointed_out(pages: Pages, server: Running) -> None:
    """On a phone while it is out of sight: at the rim, over no piece and under no finger."""
    page = at_table(pages, server, "phone")
    pointer = page.locator(".pointer")
    expect(pointer).to_be_visible()
    seen = page.evaluate(TOWARDS)
    assert seen["off"] < 0.35, seen
    assert seen["steps"] == page.locator(".expedition.own .far").inner_text().strip()
    assert not seen["finger"]
    assert page.evaluate(COVERED, ".pointer") == 0
    press(page.get_by_role("button", name="Show the whole route"), "phone")
    expect(pointer).to_have_count(0)
