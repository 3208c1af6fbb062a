"""Whole games: by mouse, by finger, by keys; on one device, and in several browsers."""

from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keys import Typist
from tests.browser.pages import BLANK, DESKTOP, PATIENCE, PHONE, Pages, settled, until
from tests.browser.playing import SHORT, Player, distances, enter
from tests.browser.tour import table_of
from tests.server.running import Running


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_game_against_bots(pages: Pages, server: Running, touch: bool) -> None:
    party = server.table("person", "rookie", "ranger", route=SHORT)
    page = pages.open(BLANK, size=PHONE if touch else DESKTOP, touch=touch)
    enter(page, party, 0)
    player = Player(page, distances(server, SHORT), "You", touch=touch)
    player.play()
    expect(page.locator("#end-title")).to_contain_text("win")
    assert server.client().get(f"/api/tables/{party.id}")["status"] == "over"
    assert player.moved, "Not one step was made."
    assert player.bought, "Nothing was bought."


def test_a_game_by_keys_alone(pages: Pages, server: Running) -> None:
    """No pointer at all, and it is always visible where the keys are."""
    party = server.table("person", "rookie", "ranger", route=SHORT)
    page = pages.open(BLANK)
    enter(page, party, 0)
    player = Typist(page, distances(server, SHORT), "You")
    player.play()
    expect(page.locator("#end-title")).to_contain_text("win")
    assert player.moved
    assert player.bought
    assert not player.lost, "\n".join(player.lost)
    page.keyboard.press("Tab")
    player.check_focus("at the end")


def test_an_idle_turn_ended_by_keys_alone(pages: Pages, server: Running) -> None:
    """The question before it is answered by keys as well."""
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    player = Typist(page, distances(server, "first_game"), "You")
    player.end()
    until(page, "() => document.querySelectorAll('[data-card]').length === 4")
    assert not player.lost, "\n".join(player.lost)


def test_pass_and_play_with_caves_and_two_pieces(pages: Pages, server: Running) -> None:
    """From the set-up on: two people, one device, a curtain between their turns."""
    page = pages.open("/pass")
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Bert")
    page.get_by_role("switch", name="Caves").check(force=True)
    page.get_by_role("button", name="Start the race").click()
    page.locator("[data-main]").wait_for()
    steps = distances(server, "first_game")
    players = {name: Player(page, steps, name) for name in ("Anna", "Bert")}
    expect(page.locator("[data-piece]")).to_have_count(4)
    for _ in range(2):
        ways = travelled(players[through_the_curtain(page)])
    way = page.locator(".trails .line")  # where the other went
    through_the_curtain(page)
    expect(way).to_have_count(ways)
    page.reload()
    page.locator("dialog[open] .ready").wait_for()  # whoever reloads may be anybody
    for _ in range(2):
        name = through_the_curtain(page)
        expect(way).to_have_count(ways)
        ways = travelled(players[name])


def travelled(player: Player) -> int:
    """Plays a turn; how many ways it shows: none for a hand that cannot leave the start."""
    before = player.moved
    player.turn()
    return int(player.moved > before)


def test_pass_and_play_to_the_end(pages: Pages, server: Running) -> None:
    """Two pieces each, caves, near the city: until somebody has both at the gate."""
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
    party = server.table("person", "person", position=position)
    page = pages.open(BLANK)
    for secret in party.secrets.values():
        page.goto("about:blank")
        page.goto(f"/table/{party.id}#{secret}")
        page.locator("[data-main]").wait_for()
    players = {name: Player(page, steps, name) for name in ("Player 1", "Player 2")}
    for _ in range(80):
        name = through_the_curtain(page)
        if not name:
            break
        players[name].turn()
    expect(page.locator("#end-title")).to_contain_text("wins")
    expect(page.locator("dialog[open] ol > li")).to_have_count(2)


def through_the_curtain(page: Page) -> str:
    """Lifts the curtain if it is there; who is to move, or nothing when the game is over.

    While it is up, no hand is on the page: neither that of whoever gives the device away nor that
    of whoever takes it.
    """
    settled(page)
    until(
        page,
        """() => document.querySelector('#end-title, dialog[open] .ready')
          || document.querySelector('[data-main]:not(.waiting)')""",
    )
    if page.locator("#end-title").count():
        return ""
    ready = page.locator("dialog[open] .ready")
    if ready.count():
        assert page.locator("[data-card]").count() == 0, "A hand is on the page behind the curtain."
        ready.click()
        settled(page)
        until(page, "() => document.querySelector('[data-main]:not(.waiting)')")
        expect(ready).to_have_count(0)
    name = page.locator(".expedition.turn .name").inner_text().splitlines()[0]
    page.locator("[data-card]").first.wait_for()
    return name


def test_online_in_two_browsers(pages: Pages, server: Running) -> None:
    """Create, invite, join, watch; a reload and a lost connection; both see the same end."""
    dropped = "ERR_INTERNET_DISCONNECTED|WebSocket|ERR_NETWORK"
    first = pages.open("/setup?friends", forgive=dropped)
    first.get_by_label("Name").first.fill("Anna")
    first.get_by_role("radio", name="Custom route").check()
    first.get_by_role("textbox", name="Route code").fill(SHORT)
    first.get_by_role("button", name="Open the table and invite").click()
    invitation = first.get_by_role("textbox", name="Link to this table").input_value()

    second = pages.open(invitation, size=PHONE, touch=True, forgive=dropped)
    second.get_by_label("Your name").fill("Bert")
    second.get_by_role("button", name="Take a seat").tap()
    expect(first.get_by_text("Bert", exact=True)).to_be_visible()
    first.get_by_role("button", name="Fill the open seats and start").click()
    for page in (first, second):
        page.locator("[data-main]").wait_for()

    third = pages.open(invitation)
    third.evaluate(
        """() => { window.hands = 0
          const look = () => { window.hands += document.querySelectorAll('[data-card]').length }
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
          look() }"""
    )
    third.locator("[data-main]").wait_for()
    expect(third.get_by_text("You are watching.")).to_be_visible()

    steps = distances(server, SHORT)
    players = [Player(first, steps, "Anna"), Player(second, steps, "Bert", touch=True)]
    for number in range(160):
        if number == 6:
            second.reload()
            second.locator("[data-main]").wait_for()
            expect(second.locator("[data-card]").first).to_be_visible()
        if number == 10:
            lose_connection(first)
        if not any_turn(players):
            break
    third.locator("#end-title").wait_for()
    titles = [page.locator("#end-title").inner_text() for page in (first, second, third)]
    places = [
        page.locator("dialog[open] ol > li summary strong").all_inner_texts()
        for page in (first, second, third)
    ]
    assert places[0] == places[1] == places[2]
    winner = places[0][0]
    assert all(winner in title or "You win" in title for title in titles)
    assert third.evaluate("window.hands") == 0


def any_turn(players: list[Player]) -> bool:
    """One of them plays a turn; false when the game is over for all."""
    last = monotonic() + PATIENCE / 1000
    while monotonic() < last:
        for player in players:
            seen = player.look()
            if seen["over"]:
                for other in players:
                    other.page.locator("#end-title").wait_for()
                return False
            if seen["mine"]:
                player.turn()
                return True
        players[0].page.wait_for_timeout(25)  # the pages are told at different moments
    raise AssertionError(f"It is nobody's turn: {[one.look()['prompt'] for one in players]}")


def lose_connection(page: Page) -> None:
    """The network goes and comes back."""
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)
    settled(page)
