"""Bots that a host has named, chosen in the browser."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.pages import DESKTOP, PHONE, Pages
from tests.browser.playing import Player, distances
from tests.server.running import Running

PICTURES = Path(__file__).parents[2] / "build" / "screenshots"


@pytest.fixture(scope="module")
def host() -> Iterator[Running]:
    """A server whose host has named a bot."""
    running = Running("--no-limits", "--bot", "hasty=walker").start()
    try:
        PICTURES.mkdir(parents=True, exist_ok=True)
        yield running
    finally:
        running.remove()


def test_a_bot_of_the_host_is_chosen_in_the_set_up_and_plays(
    host: Running, pages_of: Callable[[str], Pages]
) -> None:
    page = pages_of(host.url).open("/setup", size=PHONE)
    levels = page.get_by_label("Level", exact=True)
    expect(levels.first.locator("option")).to_have_text(
        ["1. Rookie", "2. Rambler", "3. Ranger", "4. Navigator", "5. Pathfinder", "Hasty"]
    )
    for level in levels.all():
        level.select_option("hasty")
    page.screenshot(path=PICTURES / "setup-own-bot.png", full_page=True)
    page.get_by_role("button", name="Start the race").click()
    player = Player(page, distances(host, "first_game"), "You")
    assert player.wait()
    expect(page.get_by_text("Hasty").first).to_be_visible()
    player.turn()
    assert player.wait()  # both bots have had their turn
    page.screenshot(path=PICTURES / "table-own-bot.png")


def test_a_bot_of_the_host_takes_a_seat_in_the_waiting_room(
    host: Running, pages_of: Callable[[str], Pages]
) -> None:
    party = host.table("person", "open", "open")
    page = pages_of(host.url).open(f"/table/{party.id}#{party.secrets[0]}", size=DESKTOP)
    page.get_by_label("Computer player for seat 2").select_option("hasty")
    expect(page.get_by_text("Hasty", exact=True).first).to_be_visible()
    page.get_by_label("Computer players for the open seats").select_option("hasty")
    page.screenshot(path=PICTURES / "lobby-own-bot.png", full_page=True)
