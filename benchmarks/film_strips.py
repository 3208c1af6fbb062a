"""The small scenes of the table as film strips, to be looked at.

`python -m benchmarks.film_strips` plays one move for each scene on the first route, at phone and
desktop size, light and dark, stops its animations at five moments, and writes what is around the
scene then side by side to `build/screenshots/film-SCENE-SIZE-THEME.png`. A result is shown as a
whole, at moments after it opened.
"""

import argparse
import base64
import shutil
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

from benchmarks.animations import (
    RESULT,
    RESULTS,
    SIZES,
    Move,
    make,
    moves_of,
    opened_table,
    prepare,
)
from benchmarks.servers import ServerProcess
from tests.browser.pages import until

OUT = Path(__file__).parents[1] / "build" / "screenshots"
MOMENTS = (0.05, 0.25, 0.45, 0.65, 0.9)
"""Shares of a scene."""

SINCE = (0.1, 0.5, 1.0, 1.8)
"""Seconds since a result opened."""

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

STILL = """() => {
  const stop = () => {
    for (const one of document.getAnimations()) one.pause()
    window.stopped = document.querySelector('.scene') !== null
    if (!window.stopped) requestAnimationFrame(stop)
  }
  stop()
}"""

WHERE = """([width, height]) => {
  const scene = document.querySelector('.scene').getBoundingClientRect()
  const within = (middle, size, room) => Math.max(0, Math.min(room - size, middle - size / 2))
  const x = within(scene.x, width, innerWidth)
  return { x, y: within(scene.y, height, innerHeight), width, height }
}"""
"""The part of the page around a scene."""

CLOSE = (380, 320)
"""How much of the page is shown around a scene, in pixels."""

WHOLE = """(title) => {
  const rest = () => {
    const dialog = document.querySelector(title)?.closest('dialog')
    if (!dialog?.querySelector('.record')) return requestAnimationFrame(rest)
    for (const one of document.getAnimations()) one.pause()
    window.opened = true
  }
  window.opened = false
  rest()
}"""
"""Stops everything as soon as a result is there with all its parts."""

LATER = """(seconds) => {
  for (const one of document.getAnimations()) one.currentTime = 1000 * seconds
}"""

SEEK = """(moment) => {
  for (const one of document.getAnimations()) {
    one.currentTime = moment * Number(one.effect.getComputedTiming().endTime)
  }
}"""


def frames(page: Page, move: Move, act: str) -> list[bytes]:
    """A scene, or a result, at its moments."""
    prepare(page, move.tapped)
    if act in RESULTS:
        page.evaluate(WHOLE, RESULT)
        make(page, move.tapped)
        until(page, "() => window.opened")
        return [_at(page, LATER, second) for second in SINCE]
    page.evaluate(STILL)
    make(page, move.tapped)
    page.locator(f'.scene[data-act="{act}"]').wait_for(state="attached")
    around = page.evaluate(WHERE, CLOSE)
    return [_at(page, SEEK, moment, around) for moment in MOMENTS]


def _at(page: Page, seek: str, moment: float, clip: FloatRect | None = None) -> bytes:
    """A picture of a moment of everything that moves."""
    page.evaluate(seek, moment)
    return page.screenshot(clip=clip)


def strip(browser: Browser, pictures: list[bytes]) -> bytes:
    """Pictures side by side."""
    page = browser.new_page(viewport={"width": 100, "height": 100})
    sources = (base64.b64encode(one).decode() for one in pictures)
    images = "".join(f'<img src="data:image/png;base64,{one}">' for one in sources)
    page.set_content(f'<div style="display:inline-flex;gap:4px;background:#000">{images}</div>')
    picture = page.locator("div").screenshot()
    page.close()
    return picture


def film(browser: Browser, server: ServerProcess, only: list[str]) -> None:
    moves = moves_of(server.client().get("/api/boards/first_game"))
    for act, size, theme in product(only or moves, SIZES, THEMES):
        page = opened_table(browser, server, size, moves[act], whole=size == "desktop")
        page.emulate_media(color_scheme=theme)
        pictures = frames(page, moves[act], act)
        page.close()
        name = OUT / f"film-{act}-{size}-{theme}.png"
        name.write_bytes(strip(browser, pictures))
        print(name, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", help="these scenes and no others")
    asked = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    program = shutil.which("chromium") or shutil.which("google-chrome")
    server = ServerProcess(None)
    try:
        server.start()
        with sync_playwright() as playwright:
            options = ["--no-sandbox", "--disable-gpu"]
            browser = playwright.chromium.launch(executable_path=program, args=options)
            film(browser, server, asked.only)
            browser.close()
    finally:
        server.remove()


if __name__ == "__main__":
    main()
