"""The board is moved and zoomed: wheel, drag, two fingers, keys."""

import re

from playwright.sync_api import Page, ViewportSize

from tests.browser.pages import BLANK, PHONE, Pages, settled
from tests.browser.playing import enter
from tests.browser.test_acting import centre, piece_at
from tests.browser.tour import table_of
from tests.server.running import Running

LAPTOP: ViewportSize = {"width": 1280, "height": 800}

View = tuple[float, float, float]


def view(page: Page) -> View:
    """Where the board lies, and its scale."""
    settled(page)
    style = page.locator(".world").get_attribute("style") or ""
    found = re.search(r"translate\((.+?)px, (.+?)px\) scale\((.+?)\)", style)
    assert found is not None
    x, y, k = map(float, found.groups())
    return x, y, k


def near(one: View, other: View) -> bool:
    return all(abs(a - b) < 0.02 * max(1.0, abs(b)) for a, b in zip(one, other, strict=True))


def opened(pages: Pages, server: Running, size: ViewportSize, touch: bool = False) -> Page:
    page = pages.open(BLANK, size=size, touch=touch)
    enter(page, table_of(server), 0)
    page.wait_for_function("() => document.querySelector('.frame').dataset.scale !== '1.000'")
    return page


def test_the_wheel_zooms_at_the_pointer(pages: Pages, server: Running) -> None:
    page = opened(pages, server, LAPTOP)
    space = page.locator("[data-space]").nth(20)
    before, at = view(page), centre(space)
    page.mouse.move(*at)
    for _ in range(3):
        page.mouse.wheel(0, -200)
    page.wait_for_function(
        "(scale) => document.querySelector('.frame').dataset.scale > scale * 2", arg=before[2]
    )
    x, y = centre(space)
    assert abs(x - at[0]) < 2
    assert abs(y - at[1]) < 2
    for _ in range(40):
        page.mouse.wheel(0, 400)
    page.wait_for_function(
        "(scale) => document.querySelector('.frame').dataset.scale < scale", arg=before[2]
    )
    assert view(page)[2] > before[2] * 0.75, "far away the board is still in sight"


def test_a_drag_moves_the_board_and_is_no_click(pages: Pages, server: Running) -> None:
    page = opened(pages, server, LAPTOP)
    before, piece = view(page), piece_at(page)
    page.keyboard.press("1")
    target = page.locator(".space.target[data-space]").first
    x, y = centre(target)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 40, steps=6)
    page.mouse.up()
    after = view(page)
    assert near(after, (before[0] + 90, before[1] + 40, before[2]))
    assert piece_at(page) == piece
    page.mouse.move(*centre(target))
    page.mouse.down()
    page.mouse.move(centre(target)[0] + 3, centre(target)[1] + 2)
    page.mouse.up()
    settled(page)
    assert piece_at(page) != piece, "a press that hardly moves is a click"


def test_keys_zoom_and_fit(pages: Pages, server: Running) -> None:
    page = opened(pages, server, LAPTOP)
    before = view(page)
    page.locator('[data-space][tabindex="0"]').focus()
    page.keyboard.press("+")
    assert abs(view(page)[2] / before[2] - 1.3) < 0.01
    page.keyboard.press("-")
    assert abs(view(page)[2] / before[2] - 1) < 0.01
    page.keyboard.press("+")
    page.keyboard.press("0")
    assert near(view(page), before)


def test_two_fingers_zoom_and_a_tap_is_a_tap(pages: Pages, server: Running) -> None:
    page = opened(pages, server, PHONE, touch=True)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    before = view(page)
    touch("touchStart", (180, 300))
    touch("touchStart", (180, 300), (220, 300))
    for step in range(1, 5):
        touch("touchMove", (180 - 10 * step, 300), (220 + 10 * step, 300))
    touch("touchEnd", (140, 300))
    touch("touchEnd")
    x, y, k = view(page)
    assert k > before[2] * 1.8
    middle = (200 - before[0]) / before[2]
    assert abs(x + k * middle - 200) < 25, "what lay between the fingers stays there"
    touch("touchStart", (200, 320))
    touch("touchMove", (200, 340))
    touch("touchMove", (190, 380))
    touch("touchEnd")
    assert near(view(page), (x - 10, y + 60, k))
    page.touchscreen.tap(120, 200)
    page.touchscreen.tap(120, 200)
    assert near(view(page), (x - 10, y + 60, k)), "a double tap is two taps"
