"""Every screen and state at every size: nothing too small, cut off or in the way."""

from pathlib import Path

import pytest

from browser.looks import faults, place_of_main
from browser.pages import SIZES, Pages
from browser.tour import everything
from server.running import Running

PICTURES = Path(__file__).parents[2] / "build" / "screenshots"


@pytest.mark.parametrize("size", SIZES)
def test_every_screen(pages: Pages, server: Running, size: str) -> None:
    """Keeps a picture of each, too."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    small = size in ("phone", "lying")
    page = pages.open("/", size=SIZES[size], touch=small, theme="light")
    found: dict[str, list[str]] = {}
    places: dict[str, str] = {}
    for screen in everything(page, server):
        page.screenshot(path=PICTURES / f"{screen}-{size}.png")
        found[screen] = faults(page)
        if screen.startswith("table") and (place := place_of_main(page)):
            places[screen] = str(place)
    if len(set(places.values())) > 1:
        found["main button"] = [f"{screen}: {place}" for screen, place in places.items()]
    told = [f"{screen}: {fault}" for screen, list_ in found.items() for fault in list_]
    assert not told, "\n".join(told)
