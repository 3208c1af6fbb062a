"""Every screen and state at every size: nothing too small, cut off, in the way or hard to access.

A picture of each is kept in build/screenshots.
"""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.looks import barriers, faults, keep_picture, place_of_main
from tests.browser.pages import BLANK, DESKTOP, LYING, PHONE, TABLET, WALL, Pages
from tests.browser.tour import (
    around,
    beside_the_table,
    guide_and_daily,
    routes_and_people,
    table,
)
from tests.server.running import Running

HANDHELD = {"lying": LYING, "phone": PHONE}
DESK = {"tablet": TABLET, "wall": WALL, "desktop": DESKTOP}
PARTS = {
    "around": around,
    "beside": beside_the_table,
    "returning": guide_and_daily,
    "routes": routes_and_people,
    "table": table,
}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("sizes", [HANDHELD, DESK], ids=["handheld", "desk"])
def test_every_screen(
    pages: Pages, server: Running, part: str, sizes: dict[str, ViewportSize]
) -> None:
    page = pages.open(BLANK, size=list(sizes.values())[-1], touch=sizes is HANDHELD)
    told: list[str] = []
    places: dict[str, set[str]] = {}
    for screen in PARTS[part](page, server):
        for size, viewport in sizes.items():
            page.set_viewport_size(viewport)
            calm(page)
            keep_picture(page, f"{screen}-{size}")
            told += [f"{screen} at {size}: {fault}" for fault in faults(page)]
            if part == "table":
                places.setdefault(size, set()).add(str(place_of_main(page)))
        told += [f"{screen} in light: {barrier}" for barrier in barriers(page)]
        page.emulate_media(color_scheme="dark")
        calm(page)
        keep_picture(page, f"{screen}-{size}-night")
        told += [f"{screen} in dark: {barrier}" for barrier in barriers(page, colours=True)]
        page.emulate_media(color_scheme="light")
    for size, found in places.items():
        if len(found) > 1:
            told.append(f"The main button moves at {size}: {found}")
    assert not told, "\n".join(told)


def calm(page: Page) -> None:
    """Waits until the page has settled in its new size or colours."""
    page.evaluate(
        """async () => {
          for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
          await Promise.allSettled(document.getAnimations().map((one) => one.finished))
        }"""
    )
