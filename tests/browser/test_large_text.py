"""Large type and strong zoom: every screen can be read and used, and a turn can be played.

Large type is set as a reader sets it: by the browser's default size of type, through
`Page.setFontSizes` of the DevTools protocol. A style `html { font-size }` would not do, for
conditions in em follow the browser's setting only. Zoom by 400 % is a window with a quarter of the
CSS pixels each way: 320 × 256 for a screen of 1280 × 1024, 640 × 400 for one of 2560 × 1600.
A picture of each is kept in build/screenshots.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.looks import barriers, faults, keep_picture, place_of_main
from tests.browser.pages import PHONE, Pages, settled, until
from tests.browser.playing import enter
from tests.browser.test_every_screen import calm
from tests.browser.tour import (
    around,
    beside_the_table,
    daily_result,
    learning_and_help,
    loaded,
    routes_and_people,
    table,
    table_of,
)
from tests.server.running import Running

LARGE = 32
USUAL = 16
WINDOWS: dict[int, list[ViewportSize]] = {
    LARGE: [{"width": 1280, "height": 800}, {"width": 1920, "height": 1080}, PHONE],
    USUAL: [{"width": 640, "height": 400}, {"width": 320, "height": 256}],
}
"""The windows that are looked at with type of so many pixels; the tour is made in the last one."""

EVERY = [(type_size, size) for type_size, sizes in WINDOWS.items() for size in sizes]


def opened(pages: Pages, type_size: int, size: ViewportSize) -> Page:
    page = pages.open("/", size=size)
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    sizes = {"standard": type_size, "fixed": type_size * 13 // 16}
    session.send("Page.setFontSizes", {"fontSizes": sizes})
    return page


def explaining(page: Page, server: Running) -> Iterator[str]:
    """The keys in the settings, the help, the guide of a first race."""
    page.goto("/settings")
    page.locator("#keys summary").click()
    page.locator("#keys li").first.wait_for()
    loaded(page)
    yield "settings-keys"
    assert barriers(page) == []
    enter(page, table_of(server), 0)
    page.keyboard.press("?")
    page.locator("dialog[open] .help").wait_for()
    loaded(page)
    yield "table-help"
    assert barriers(page) == []
    page.goto("/")
    page.locator(".begin").click()
    page.locator(".guide p").wait_for()
    loaded(page)
    yield "guide"


PARTS: dict[str, Callable[[Page, Running], Iterator[str]]] = {
    "around": around,
    "beside": beside_the_table,
    "explaining": explaining,
    "learning": learning_and_help,
    "returning": daily_result,
    "routes": routes_and_people,
    "table": table,
}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("type_size", WINDOWS)
def test_every_screen_can_be_read(pages: Pages, server: Running, type_size: int, part: str) -> None:
    sizes = WINDOWS[type_size]
    page = opened(pages, type_size, sizes[-1])
    told: list[str] = []
    places: dict[int, set[str]] = {}
    for screen in PARTS[part](page, server):
        for size in sizes:
            page.set_viewport_size(size)
            calm(page)
            keep_picture(page, f"type-{type_size}-{size['width']}-{screen}")
            told += [f"{screen} at {size['width']}: {fault}" for fault in faults(page)]
            if part == "table":
                places.setdefault(size["width"], set()).add(str(place_of_main(page)))
    told += [f"The main button moves: {found}" for found in places.values() if len(found) > 1]
    assert not told, "\n".join(told)


def reachable(where: Locator) -> bool:
    """Whether it can be brought into sight, and nothing lies over its middle."""
    found: bool = where.evaluate(
        """(element) => {
          element.scrollIntoView({ block: 'center' })
          const { left, top, width, height } = element.getBoundingClientRect()
          const under = document.elementFromPoint(left + width / 2, top + height / 2)
          return width > 0 && under !== null && element.contains(under)
        }"""
    )
    return found


OVER_THE_PROMPT = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect()
  const [panel, prompt] = [box('.panel'), box('.prompt')]
  const all = panel.width >= innerWidth && panel.height >= innerHeight
  return !all && panel.left < prompt.right && prompt.left < panel.right &&
    panel.top < prompt.bottom && prompt.top < panel.bottom
}"""
"""Whether an open hint lies over the prompt; in the smallest windows it lies over everything."""


def hint_and_history(page: Page, name: str) -> None:
    """Both open, can be read and close again."""
    page.locator(".hints .icon-button").click()
    page.locator("article .step").first.wait_for()
    calm(page)
    keep_picture(page, f"type-{name}-hint")
    assert reachable(page.locator("article .step").last)
    assert not page.evaluate(OVER_THE_PROMPT)
    close = page.locator(".panel .icon-button")
    assert reachable(close)
    close.click()
    expect(page.locator(".panel")).to_have_count(0)
    page.locator(".tools .icon-button[aria-label=History]").click()
    close = page.locator(".story .icon-button")
    assert reachable(close)
    close.click()
    expect(page.locator(".story")).to_have_count(0)


@pytest.mark.parametrize(("type_size", "size"), EVERY)
def test_a_turn_can_be_played_and_looked_back_at(
    pages: Pages, server: Running, type_size: int, size: ViewportSize
) -> None:
    page = opened(pages, type_size, size)
    enter(page, table_of(server), 0)
    expect(page.locator("[data-card]")).to_have_count(6)
    calm(page)
    needed = {
        "menu": ".bar .icon-button",
        "keep": '[data-card="explorer-0"] .keep',
        "prompt": ".prompt p",
        "undo": ".deed .icon-button",
        "main": "[data-main]",
        "piles": ".own .piles",
        "market": "button.shop",
        "hints": ".hints .icon-button",
        "board": ".frame",
    }
    lost = [name for name, one in needed.items() if not reachable(page.locator(one).first)]
    assert not lost, lost
    page.locator('[data-card="explorer-0"] .face').click(position={"x": 12, "y": 30})
    page.locator('[data-space="B32"]').click()
    settled(page)
    expect(page.locator("[data-card]")).to_have_count(5)
    page.locator(".deed .icon-button").click()
    settled(page)
    expect(page.locator("[data-card]")).to_have_count(6)
    page.locator('[data-card="explorer-0"] .keep').click()
    expect(page.locator('[data-card="explorer-0"] .keep')).to_have_attribute("aria-pressed", "true")
    page.locator("[data-main]").click()
    doubt = page.locator("dialog[open] .button.danger")
    if doubt.count():
        doubt.click()
    settled(page)
    until(page, "() => document.querySelector('[data-main]:not(.waiting)')")
    expect(page.locator("[data-card]")).to_have_count(4)
    hint_and_history(page, f"{type_size}-{size['width']}")
