"""Whole games without eyes: from the accessibility tree, the live regions and the keyboard alone."""

from tests.browser.listening import Listener
from tests.browser.pages import Pages
from tests.browser.playing import SHORT, enter
from tests.server.running import Running

MOST_PER_ACTION = 8
"""Keys per move, purchase or end of a turn, with all the looking around they need."""


def report(player: Listener, what: str) -> None:
    turns = ", ".join(map(str, player.per_turn))
    print(f"{what}: {player.pressed} keys for {player.actions} actions; per turn {turns}")
    assert player.actions
    assert player.pressed < MOST_PER_ACTION * player.actions


def test_a_game_against_bots(pages: Pages, server: Running) -> None:
    party = server.table("person", "rookie", "ranger", route=SHORT)
    page = pages.open("/")
    enter(page, party, 0)
    player = Listener(page)
    player.play()
    report(player, "three expeditions")


def test_a_game_with_two_pieces_and_caves(pages: Pages, server: Running) -> None:
    variant = {"caves": True, "full_race": False, "free_order": False}
    party = server.table("person", "rookie", route=SHORT, variant=variant)
    page = pages.open("/")
    enter(page, party, 0)
    player = Listener(page)
    player.play(most=90)
    report(player, "two pieces each")
