"""Whole games by real clicks and touches."""

import pytest
from playwright.sync_api import expect

from browser.pages import DESKTOP, PHONE, Pages
from browser.playing import SHORT, Player, distances, enter
from server.running import Running


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_game_against_bots(pages: Pages, server: Running, touch: bool) -> None:
    party = server.table("person", "rookie", "rookie", route=SHORT)
    page = pages.open("/", size=PHONE if touch else DESKTOP, touch=touch)
    enter(page, party, 0)
    player = Player(page, distances(server, SHORT), touch)
    player.name = "Player 1"
    player.play()
    expect(page.locator("#end-title")).to_contain_text("win")
    assert server.client().get(f"/api/tables/{party.id}")["status"] == "over"
    print(player.turns, page.locator("#end-title").inner_text())
