"""The route workshop by hand: pieces dragged by mouse and by finger, and every operation undone."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from eldorado.routes import KNOWN
from tests.browser.pages import SIZES, Pages, until
from tests.browser.test_workshop import CODE, PARTS, code, wait_code

Point = tuple[float, float]

ALIKE = "(part) => document.querySelector('.ghost')?.dataset.part === part"

RESTED = """async (part) => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
  return document.querySelector('.ghost')?.dataset.part === part
}"""
"""The same when everything that moved has been shown."""


class Hand:
    """A mouse or a finger that takes, drags and turns pieces, and counts what it does."""

    def __init__(self, page: Page, *, touch: bool) -> None:
        self.page = page
        self.finger: Any = page.context.new_cdp_session(page) if touch else None
        self.done: dict[str, int] = {"drags": 0, "turns": 0}

    def press(self, at: Point) -> None:
        if self.finger:
            self._touch("touchStart", at)
        else:
            self.page.mouse.move(*at)
            self.page.mouse.down()

    def move(self, at: Point) -> None:
        if self.finger:
            self._touch("touchMove", at)
        else:
            self.page.mouse.move(*at)

    def release(self) -> None:
        if self.finger:
            self._touch("touchEnd")
        else:
            self.page.mouse.up()

    def _touch(self, kind: str, *points: Point) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    def drag(self, start: Point, part: str) -> None:
        """Moves over the bench until the piece would lie there, and lets go."""
        self.done["drags"] += 1
        self.press(start)
        box = self.page.locator(".bench").bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for share in (0.1, 0.4, 0.7, 1.0):
            self.move(tuple(a + (b - a) * share for a, b in zip(start, middle, strict=True)))  # type: ignore[arg-type]
        if part:
            self.page.locator(".ghost").wait_for(state="attached")
            self._over(box, part)
        self.release()

    def _over(self, box: Any, part: str) -> None:
        """A piece follows a finger with the next frame: it may show the place before."""
        across, down = 24, 18
        before: Point | None = None
        for row in range(1, down):
            for column in range(1, across):
                here = (
                    box["x"] + box["width"] * column / across,
                    box["y"] + box["height"] * row / down,
                )
                self.move(here)
                if self.page.evaluate(ALIKE, part) and self._rests(part, here, before):
                    return
                before = here
        pytest.fail(f"No place on the bench leads to {part}.")

    def _rests(self, part: str, *places: Point | None) -> bool:
        """Whether the piece would lie there from one of these places on, at which it then is."""
        for place in places:
            if place:
                self.move(place)
                if self.page.evaluate(RESTED, part):
                    return True
        return False

    def turn(self, name: str) -> None:
        """By the wheel; a finger taps on the chosen piece."""
        self.done["turns"] += 1
        before = code(self.page)
        at = centre(self.page, f'[data-piece="{name}"]')
        if self.finger:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.move(*at)
            self.page.mouse.wheel(0, 100)
        until(self.page, CHANGED, before)


CHANGED = "(before) => document.querySelector('.bench').dataset.code !== before"


def centre(page: Page, selector: str) -> Point:
    target = page.locator(selector)
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_printed_route_rebuilt_by_dragging(pages: Pages, size: str) -> None:
    page = pages.open("/workshop", size=SIZES[size], touch=size == "phone")
    page.locator("[data-tile]").first.wait_for()
    page.evaluate("document.querySelector('.bench').scrollIntoView()")
    hand = Hand(page, touch=size == "phone")
    begun = time.monotonic()
    for number, part in enumerate(PARTS):
        last = number == len(PARTS) - 1
        name = part[:-1] if last else part[0]
        lies = "" if number == 0 else part if last else f"{name}0{part[2:]}"
        hand.drag(centre(page, f'[data-tile="{name}"]'), lies)
        wait_code(page, f"(^|-){lies or name + '0'}$")
        for _ in range(0 if last else int(part[1])):
            hand.turn(name)
    assert code(page) == CODE
    seconds = time.monotonic() - begun
    print(f"{size}: {seconds:.0f} s, {hand.done['drags']} drags, {hand.done['turns']} turns")
    assert hand.done["drags"] == len(PARTS)
    assert hand.done["turns"] == sum(int(part[1]) for part in PARTS[:-1])
    expect(page.get_by_text("This route can be played.")).to_be_visible()


def insert(page: Page) -> None:
    page.get_by_role("button", name="Insert after").click()
    page.locator('[data-tile="E"]').click()


def remove(page: Page) -> None:
    page.get_by_role("button", name="Remove").click()


def drag_away(page: Page) -> None:
    """To whichever other place it may have."""
    chosen = page.locator('[data-piece="C"]').bounding_box()
    bench = page.locator(".bench").bounding_box()
    assert chosen is not None
    assert bench is not None
    part = code(page).split("-")[1]
    page.mouse.move(chosen["x"] + chosen["width"] / 2, chosen["y"] + chosen["height"] / 2)
    page.mouse.down()
    for share in (0.3, 0.2, 0.1):
        page.mouse.move(bench["x"] + bench["width"] * share, bench["y"] + 10)
        if page.locator(f'.ghost:not([data-part="{part}"])').count():
            break
    page.mouse.up()


def wheel(page: Page) -> None:
    page.mouse.move(*centre(page, '[data-piece="C"]'))
    page.mouse.wheel(0, -100)


def open_printed(page: Page) -> None:
    page.get_by_label("A printed route").select_option("serpentine")


OPERATIONS: dict[str, Callable[[Page], None]] = {
    "insert": insert,
    "remove": remove,
    "drag": drag_away,
    "wheel": wheel,
    "flip": lambda page: page.get_by_role("button", name="Flip").click(),
    "turn": lambda page: page.get_by_role("button", name="Turn", exact=True).click(),
    "step": lambda page: page.get_by_role("button", name="Next place", exact=True).click(),
    "clear": lambda page: page.get_by_role("button", name="An empty table").click(),
    "open": open_printed,
}


def test_each_operation_is_undone_and_redone(pages: Pages) -> None:
    page = pages.open(f"/workshop?code={CODE}")
    wait_code(page, f"^{CODE}$")
    for name, operate in OPERATIONS.items():
        chip = page.get_by_role("button", name=f"{PARTS[1]}: ", exact=False)
        chip.click()
        expect(chip).to_have_attribute("aria-pressed", "true")
        operate(page)
        until(page, CHANGED, CODE)
        after = code(page)
        if name == "insert":
            assert after.split("-")[2][0] == "E"
            assert after.split("-")[3:] == PARTS[2:]
        page.get_by_role("button", name="Undo").click()
        wait_code(page, f"^{CODE}$")
        page.get_by_role("button", name="Redo").click()
        wait_code(page, f"^{after}$")
        page.keyboard.press("Control+z")
        wait_code(page, f"^{CODE}$")
    assert after == str(KNOWN["serpentine"])
