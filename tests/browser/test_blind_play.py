"""Whole games without eyes: accessibility tree, live regions and keyboard alone."""

import json
import re

from playwright.sync_api import Route

from tests.browser.listening import Listener
from tests.browser.pages import BLANK, PHONE, Pages
from tests.browser.playing import SHORT, distances, enter
from tests.server.running import Running

MOST_KEYS = 1.6
"""Keys for each click of a sighted player who does the same, with all the looking around."""

MOST_KEYS_OF_A_FEW_TURNS = 2.0
"""The same where a single hand without a way on, to be looked around with, counts much."""


def report(player: Listener, what: str, most: float = MOST_KEYS) -> None:
    turns = len(player.per_turn)
    keys, clicks = player.pressed / turns, player.clicks / turns
    print(
        f"{what}: {player.actions} actions in {turns} turns; "
        f"{keys:.1f} keys a turn for {clicks:.1f} clicks"
    )
    assert player.actions > turns, "Nothing but the ends of turns."
    assert keys <= most * clicks


def test_a_whole_game_on_a_phone(pages: Pages) -> None:
    """From the start page to the end; only the route is a shorter one."""
    page = pages.open("/", size=PHONE)

    def short_route(route: Route) -> None:
        setup = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(setup | {"route": SHORT, "pace": 0}))

    page.route(re.compile("/api/tables$"), short_route)
    page.route(re.compile("/advice$"), lambda route: route.fulfill(json={"blunder": False}))
    player = Listener(page)
    player.start()
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
    report(player, "two pieces each", MOST_KEYS_OF_A_FEW_TURNS)
