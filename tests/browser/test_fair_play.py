"""Everybody sees how fair a game is: a set-up position, a pause that ends, time given back."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import expect

from eldorado.table import write_event
from eldorado.table.events import Extended
from tests.browser.pages import PHONE, Pages
from tests.browser.playing import enter
from tests.browser.tour import midgame, nearly_over, tap
from tests.server.running import Running

MADE_UP = "This game started from a custom position. It does not count for ratings."


@pytest.mark.parametrize("made_up", [True, False])
def test_a_set_up_position_is_told_before_and_during_the_race(
    pages: Pages, server: Running, made_up: bool
) -> None:
    count = 1 if made_up else 0
    position = midgame() if made_up else None
    party = server.table("person", "open", "rookie", position=position)
    page = pages.open(f"/table/{party.id}", size=PHONE, touch=True)
    expect(page.get_by_role("button", name="Sit here")).to_be_visible()
    expect(page.get_by_text(MADE_UP)).to_have_count(count)
    party.join("Ann")
    enter(page, party, 0)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 1")
    expect(page.locator("h1").get_by_text("Custom position")).to_have_count(count)
    tap(page, ".bar .icon-button")
    expect(page.get_by_role("button", name="Pause the game")).to_be_visible()
    expect(page.locator("dialog[open]").get_by_text(MADE_UP)).to_have_count(count)


def test_a_set_up_position_is_told_at_the_end(pages: Pages) -> None:
    page = pages.open()
    page.goto(f"/table/{nearly_over(page)}")
    tap(page, '[data-space="z"]')
    tap(page, "[data-main]")
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator("dialog[open]").get_by_text(MADE_UP)).to_be_visible()


def test_a_pause_says_when_it_ends_and_what_is_left(pages: Pages, server: Running) -> None:
    party = server.table("person", "guest", start=0, clock={"turn": 3 * 86_400})
    page = pages.open(size=PHONE, touch=True)
    enter(page, party, 0)
    tap(page, ".bar .icon-button")
    expect(page.get_by_text("Pause time you have left: 3 days.")).to_be_visible()
    page.get_by_role("button", name="Pause the game").click()
    banner = page.locator(".banner")
    expect(banner).to_contain_text("The game is paused. It continues automatically in 3 days.")
    banner.get_by_role("button", name="Resume the game").click()
    expect(banner).to_have_count(0)


def test_without_a_clock_a_pause_has_no_end(pages: Pages, server: Running) -> None:
    page = pages.open()
    enter(page, server.table("person", "guest", start=0), 0)
    tap(page, ".bar .icon-button")
    page.get_by_role("button", name="Pause the game").click()
    expect(page.locator(".banner span")).to_have_text("The game is paused.")


@pytest.fixture
def own_server() -> Iterator[Running]:
    """A server that the test may stop."""
    running = Running("--no-limits").start()
    try:
        yield running
    finally:
        running.remove()


def test_time_given_back_is_a_line_of_the_history(
    own_server: Running, pages_of: Callable[[str], Pages]
) -> None:
    party = own_server.table("person", "guest", start=0, clock={"turn": 3600})
    number = own_server.client().get(f"/api/tables/{party.id}")["n"]
    own_server.stop()
    with closing(sqlite3.connect(own_server.database)) as file, file:
        started = file.execute("SELECT at FROM tables WHERE id = ?", [party.id]).fetchone()[0]
        file.execute(
            "INSERT INTO events (table_id, n, data) VALUES (?, ?, ?)",
            [party.id, number + 1, write_event(Extended(started, 720))],
        )
    own_server.start()
    page = pages_of(own_server.url).open()
    enter(page, party, 0)
    page.keyboard.press("h")
    line = page.locator(".story .note")
    expect(line).to_have_text("The server was unavailable. The clock got 12 minutes back.")
