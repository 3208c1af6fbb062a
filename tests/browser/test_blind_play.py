"""Whole games without eyes: accessibility tree, live regions and keyboard alone."""

from tests.browser.listening import Listener
from tests.browser.pages import BLANK, Pages
from tests.browser.playing import SHORT, distances, enter
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
    page = pages.open(BLANK)
    enter(page, party, 0)
    player = Listener(page)
    player.play()
    report(player, "three expeditions")


def test_a_game_with_two_pieces_and_caves(pages: Pages, server: Running) -> None:
    """Near the city, so that it does not last."""
    steps = distances(server, SHORT)
    board = server.client().get(f"/api/boards/{SHORT}")["spaces"]
    plain = [name for name, token in board.items() if token in ("g1", "b1", "y1")]
    places = [name for name in sorted(plain, key=lambda one: steps[one]) if steps[name] > 3][:4]
    deck = {
        "hand": ["explorer", "sailor", "sailor", "traveler"],
        "draw": ["sailor", "explorer", "traveler", "sailor"],
    }
    position = {
        "board": {"route": SHORT},
        "variant": {"caves": True, "full_race": False, "free_order": False},
        "players": [{"pieces": places[::2], **deck}, {"pieces": places[1::2], **deck}],
    }
    party = server.table("person", "rookie", position=position)
    page = pages.open(BLANK)
    enter(page, party, 0)
    player = Listener(page)
    player.play()
    report(player, "two pieces each")
