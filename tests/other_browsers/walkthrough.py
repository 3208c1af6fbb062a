"""What a person does on one evening: settings, rules, a lesson, a whole race, a look back at it."""

import time
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.pages import until
from tests.browser.playing import SHORT, Player, distances
from tests.browser.tour import loaded
from tests.server.running import Running

PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
NAME = "Anna"

AT_REST = """() => {
  const loaded = performance.getEntriesByType('resource').map((one) => one.name)
  return ['Rules', 'Trouble'].every((file) => loaded.some((one) => one.includes(`/${file}-`)))
}"""
"""Whether a page has also loaded what it keeps for a time without a server: a browser that leaves
before that complains about files it has not got.
"""

STILL = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
"""Whether nothing moves but what moves all the time."""

WORKING_OUT = 600
"""Seconds that a busy machine may need for an analysis."""


class Walkthrough:
    """Asks no more of a page than both Playwright's and the driven one offer."""

    def __init__(self, page: Page, server: Running, browser: str) -> None:
        self.page = page
        self.server = server
        self.browser = browser

    def whole(self) -> Player:
        """Everything, one after the other; who has played."""
        self.settings()
        self.rules()
        self.lesson()
        self.start()
        player = self.race()
        self.look_back()
        return player

    def go(self, path: str) -> None:
        """By the address, as from a bookmark."""
        self.page.goto(path)
        until(self.page, AT_REST)

    def come_back(self) -> None:
        self.page.reload()
        until(self.page, AT_REST)

    def see(self, selector: str) -> None:
        until(self.page, "(one) => !!document.querySelector(one)?.checkVisibility()", selector)

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def keep_picture(self, screen: str) -> None:
        loaded(self.page)
        until(self.page, STILL)
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{screen}-{self.browser}.png")

    def settings(self) -> None:
        """A name, no waiting for the computer players, sound, and no advisor who would stop a turn:
        all of it is kept.
        """
        self.go("/settings")
        self.page.evaluate("() => localStorage.setItem('eldorado-advisor', '{\"on\": false}')")
        self.page.locator(".settings .input").first.fill(NAME)
        self.press(".settings label:has(input[value='0'])")
        self.press(".settings label.toggle")
        self.come_back()
        self.see(".settings label.toggle input:checked")
        self.keep_picture("settings")

    def rules(self) -> None:
        self.go("/rules#M-03")
        until(self.page, "() => document.activeElement.id.startsWith('rules-moving')")
        self.page.locator("input[type=search]").first.fill("machete")
        self.see("[role=status]")
        self.keep_picture("rules")

    def lesson(self) -> None:
        """The first step of the first lesson: a card, then a space."""
        self.go("/learn/first-steps/explorer")
        self.press('[data-card^="explorer-"] .face')
        self.press('[data-space="b"] polygon')
        self.see(".answer.good")
        self.keep_picture("lesson")

    def start(self) -> None:
        """From the first page over the set-up to a table on a short route."""
        self.go("/")
        self.see(".play")
        self.keep_picture("start")
        self.press('a[href="/setup"]')
        self.press("label.route:has(input[value=own])")
        self.page.locator(".code .input").first.fill(SHORT)
        self.keep_picture("setup")
        self.press(".go .button")
        self.see("[data-main]")

    def race(self) -> Player:
        """A few turns, a reload, and on to the end."""
        player = Player(self.page, distances(self.server, SHORT), NAME)
        while player.turns < 3 and player.wait():
            player.turn()
        player.wait()
        hand = player.look()["hand"]
        self.come_back()
        self.see("[data-card]")
        assert player.wait()
        after = player.look()["hand"]
        assert after == hand, f"Before the reload {hand}, after it {after}."
        self.keep_picture("table")
        player.play()
        self.keep_picture("end")
        return player

    def look_back(self) -> None:
        self.press('dialog[open] a[href^="/replay/"]')
        self.press(".keys .key:last-of-type")
        self.keep_picture("replay")
        table = self.page.url.partition("/replay/")[2].partition("?")[0]
        self.go(f"/table/{table}")
        self.press('dialog[open] a[href^="/analysis/"]')
        last = time.monotonic() + WORKING_OUT
        while not self.page.locator("#cards tbody tr").count():
            assert time.monotonic() < last, "The analysis does not end."
            time.sleep(0.5)
        self.keep_picture("analysis")
