"""Acting at the table: drags, payments, taking back, keeping, and why something cannot be."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.looks import barriers, faults, words
from tests.browser.pages import BLANK, DESKTOP, PHONE, Pages, settled, until
from tests.browser.playing import Player, enter
from tests.browser.test_every_screen import calm
from tests.browser.tour import midgame, nearly_over, table_of
from tests.server.running import Party, Running

HOME = "B36"
"""Where the first player of the first route begins."""

BOTH = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def centre(where: Locator) -> tuple[float, float]:
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def piece_at(page: Page) -> str:
    """The space whose name says that one's own piece is there."""
    own = page.locator('.space[data-space][aria-label*="your piece"]')
    found = own.get_attribute("data-space")
    assert found is not None
    return found


def test_drag_a_card_with_the_mouse(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    card = page.locator('[data-card="explorer-0"] .face')
    x, y = centre(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=3)
    target = page.locator(".space.target[data-space]").first
    goal = target.get_attribute("data-space")
    tx, ty = centre(target)
    page.mouse.move(tx + 9, ty + 7, steps=4)
    arrow = page.locator(".arrow, svg.arrow").first
    expect(arrow).to_be_visible()
    ends = arrow.evaluate(
        """(arrow) => { const path = arrow.querySelector('path')
           const last = path.getPointAtLength(path.getTotalLength())
           const at = new DOMPoint(last.x, last.y).matrixTransform(path.getScreenCTM())
           return [at.x, at.y] }"""
    )
    assert abs(ends[0] - tx) < 30
    assert abs(ends[1] - ty) < 30
    page.mouse.up()
    settled(page)
    assert piece_at(page) == goal
    expect(page.locator("[data-card]")).to_have_count(5)


def test_drop_a_card_where_it_cannot_go(pages: Pages, server: Running) -> None:
    """The drop does nothing but say why."""
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    before = piece_at(page)
    page.mouse.move(*centre(page.locator('[data-card="sailor-0"] .face')))
    page.mouse.down()
    far = page.locator('[data-space^="C"]').last
    page.mouse.move(*centre(far), steps=5)
    page.mouse.up()
    expect(page.locator(".toast")).to_be_visible()
    assert piece_at(page) == before
    expect(page.locator("[data-card]")).to_have_count(6)


def test_drag_a_card_with_a_finger(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK, size=PHONE, touch=True)
    enter(page, table_of(server), 0)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    box = page.locator('[data-card="explorer-0"] .face').bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + 60
    touch("touchStart", (x, y))
    for step in range(1, 5):
        touch("touchMove", (x, y - 15 * step))
    target = page.locator(".space.target[data-space]").first
    goal = target.get_attribute("data-space")
    tx, ty = centre(target)
    for part in (0.5, 0.8, 1.0):
        touch("touchMove", (x + (tx - x) * part, y - 60 + (ty - y + 60) * part))
    touch("touchEnd")
    settled(page)
    assert piece_at(page) == goal
    expect(page.locator("[data-card]")).to_have_count(5)


def test_card_then_space_and_undo(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    before = piece_at(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    page.locator('[data-card="explorer-0"] .face').click()
    page.locator(".space.target").first.click()
    settled(page)
    assert piece_at(page) != before
    expect(page.locator("[data-card]")).to_have_count(5)
    undo.click()
    settled(page)
    assert piece_at(page) == before
    expect(page.locator("[data-card]")).to_have_count(6)
    expect(undo).to_be_disabled()


def test_a_far_space_proposes_the_cards(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK)
    party = server.table(
        "person", "rookie", "rookie", position=midgame(["explorer", "explorer", "sailor"])
    )
    enter(page, party, 0)
    targets = page.locator(".space.target")
    targets.first.wait_for()
    near = set(targets.evaluate_all("all => all.map(one => one.dataset.space)"))
    board = server.client().get("/api/boards/first_game")
    beside = {b for pair in board["edges"] for a, b in (pair, pair[::-1]) if a in near}
    far = next(
        name
        for name in sorted(beside - near)
        if board["spaces"][name] == "g1" and name != piece_at(page)
    )
    page.locator(f'[data-space="{far}"]').click()
    expect(page.locator(".prompt")).to_contain_text(far)
    page.locator("[data-main]").click()
    until(page, "() => document.querySelectorAll('[data-card]').length === 1")
    settled(page)
    assert piece_at(page) == far


def test_a_plan_stops_where_cards_are_paid(pages: Pages, server: Running) -> None:
    """To a base camp behind a village: the way is walked, the card is left by the player."""
    page = pages.open(BLANK)
    board = {
        "spaces": {"a": "g1", "b": "y1", "c": "C1", "z": "F:g1"},
        "edges": [["a", "b"], ["b", "c"], ["c", "z"]],
        "hexes": {"a": [0, 0], "b": [1, 0], "c": [2, 0], "z": [3, 0]},
    }
    people = [
        {"pieces": ["a"], "hand": ["traveler", "explorer", "scout"], "draw": ["sailor"] * 4},
        {"pieces": ["a"], "hand": ["traveler"] * 4},
        {"pieces": ["a"], "hand": ["traveler"] * 4},
    ]
    position = {"board": board, "players": people, "to_move": 0, "start": 0}
    enter(page, server.table("person", "rookie", "rookie", position=position), 0)
    page.locator('[data-space="c"]').click()
    main = page.locator("[data-main]")
    expect(main).to_contain_text("Traveler and remove Explorer for base camp 1")
    main.click()
    expect(main).to_contain_text("Remove 1 card")
    settled(page)
    assert piece_at(page) == "b"
    expect(page.locator('[data-card="explorer-0"] .gone')).to_have_count(1)
    main.click()
    until(page, "() => document.querySelectorAll('[data-card]').length === 1")
    settled(page)
    assert piece_at(page) == "c"


def test_ending_a_turn_by_a_slip(pages: Pages, server: Running) -> None:
    """Whoever has done nothing yet is asked first; after something was done nobody asks."""
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    main, asks = page.locator("[data-main]"), page.get_by_role("dialog", name="Are you sure?")
    main.click()
    expect(asks).to_contain_text("All 6 cards would be discarded")
    asks.get_by_role("button", name="Back").click()
    expect(page.locator("[data-card]")).to_have_count(6)
    main.click()
    asks.get_by_role("button", name="Do it anyway").click()
    until(page, "() => document.querySelectorAll('[data-card]').length === 4")


def test_undo_by_the_usual_keys(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    page.locator('[data-card="explorer-0"] .face').click(position={"x": 10, "y": 30})
    page.locator(".space.target").first.click()
    until(page, "() => document.querySelectorAll('[data-card]').length === 5")
    settled(page)
    page.keyboard.press("Control+z")
    until(page, "() => document.querySelectorAll('[data-card]').length === 6")


def test_from_the_result_to_the_board_and_back(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK)
    page.goto(f"/table/{nearly_over(page)}")
    page.locator('[data-card="explorer-0"] .face').click()
    page.locator('[data-space="z"]').click()
    title = page.locator("#end-title")
    expect(title).to_be_visible()
    page.get_by_role("button", name="Look at the board").click()
    expect(title).to_have_count(0)
    page.get_by_role("button", name="Back to the result").click()
    expect(title).to_be_visible()


def test_buy_with_another_payment(pages: Pages, server: Running) -> None:
    """The proposed payment can be changed; too little and too much is told."""
    page = pages.open(BLANK)
    party = server.table(
        "person",
        "rookie",
        "rookie",
        position=midgame(["traveler", "explorer", "sailor", "explorer"]),
    )
    enter(page, party, 0)
    main = page.locator("[data-main]")
    page.locator('[data-pile="scout"]').first.click()
    expect(main).to_contain_text("Buy for 1")
    paid = page.locator("[data-card].selected")
    expect(paid).to_have_count(1)
    expect(page.locator(".prompt")).to_contain_text("you pay 1")
    page.locator('[data-card="traveler-0"] .face').click()
    expect(main).to_be_disabled()
    expect(main).to_contain_text("1 coin missing")
    page.locator('[data-card="explorer-0"] .face').click()
    expect(main).to_contain_text("½ coin missing")
    page.locator('[data-card="sailor-0"] .face').click()
    expect(main).to_be_enabled()
    page.locator('[data-card="explorer-1"] .face').click()
    expect(page.locator(".prompt")).to_contain_text("more than you need")
    expect(main).to_be_disabled()
    page.locator('[data-card="explorer-1"] .face').click()
    main.click()
    settled(page)
    expect(page.locator("[data-card]")).to_have_count(2)
    hand = page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert sorted(hand) == ["explorer-0", "traveler-0"]
    page.locator('[data-pile="scout"]').first.click(force=True)
    expect(page.locator(".toast")).to_contain_text("already bought")


def test_keep_a_card(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    page.locator('[data-card="compass-0"]').hover()
    page.get_by_role("button", name="Keep Compass").click()
    main = page.locator("[data-main]")
    expect(main).to_contain_text("keep 1, discard 5")
    main.click()
    settled(page)
    until(page, "() => document.querySelector('[data-main]:not(.waiting)')")
    expect(page.locator('[data-card="compass-0"]')).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(4)


CROSSROADS = {
    "spaces": {
        "a": "g1", "b": "g1", "c": "b1", "d": "MM", "e": "g1", "f": "g1", "g": "g1", "r": "R2",
        "z": "F:g1",
    },
    "edges": [list(pair) for pair in ("ab", "ac", "ad", "ae", "ag", "ef", "fr", "rz")],
    "hexes": {
        "a": [0, 0], "b": [-1, 0], "c": [0, -1], "d": [0, 1],
        "e": [1, 0], "f": [2, 0], "g": [1, -1], "r": [3, 0], "z": [4, 0],
    },
    "blockades": [{"number": 1, "edges": [["f", "r"]]}],
}  # fmt: skip
"""Jungle, river, mountain and a space for somebody else around the first player."""

REFUSALS = [
    ("c", "c is river 1 and needs 1 paddle. A machete does not work there."),
    ("d", "d is a mountain. Nobody can enter it."),
    ("e", "e is occupied."),
    ("f", "You cannot reach f from here with 1 machete."),
    ("r", "r is a rubble space: pay exactly 2 cards from your hand to enter it."),
]
"""What is said to whoever points there with an Explorer in hand."""


def at_the_crossroads(server: Running, *cards: str) -> Party:
    hand, tokens = [*cards] or ["traveler", "explorer", "sailor"], ["coin_1", "keep_item"]
    people = [
        {"pieces": ["a"], "hand": hand, "draw": ["sailor"] * 4, "tokens": tokens},
        {"pieces": ["e"], "hand": ["traveler"] * 4},
        {"pieces": ["b"], "hand": ["traveler"] * 4},
    ]
    position = {
        "board": CROSSROADS,
        "players": people,
        "variant": {"caves": True},
        "to_move": 0,
        "start": 0,
    }
    return server.table("person", "rookie", "rookie", position=position)


@pytest.mark.parametrize(("space", "sentence"), REFUSALS)
def test_a_space_that_a_card_cannot_enter(
    pages: Pages, server: Running, space: str, sentence: str
) -> None:
    """The rules are asked why, and nothing is done."""
    page = pages.open(BLANK)
    enter(page, at_the_crossroads(server), 0)
    page.locator('[data-card="explorer-0"] .face').click()
    page.locator(f'[data-space="{space}"]').click()
    expect(page.locator(".toast")).to_contain_text(sentence)
    settled(page)
    assert piece_at(page) == "a"
    expect(page.locator("[data-card]")).to_have_count(3)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


@BOTH
def test_a_space_that_several_cards_reach(
    pages: Pages, server: Running, size: ViewportSize
) -> None:
    """Each way is a button above the hand, the cheapest card first; the one that is shown
    is pressed, and can be changed.
    """
    page = pages.open(BLANK, size=size, touch=size == PHONE)
    enter(page, at_the_crossroads(server, "explorer", "jack_of_all_trades", "native"), 0)
    page.locator('[data-space="g"]').click()
    ways = page.locator(".prompt .ways button")
    shown = page.locator(".prompt .ways [aria-pressed=true]")
    expect(ways).to_have_count(3)
    expect(shown).to_have_count(1)
    expect(shown).to_have_text("Explorer to jungle 1")
    assert [*faults(page), *barriers(page)] == []
    page.emulate_media(color_scheme="dark")
    calm(page)
    assert barriers(page, colours=True) == []
    ways.get_by_text("Native").click()
    expect(shown).to_have_text("Native to jungle 1")
    page.locator("[data-main]").click()
    settled(page)
    assert piece_at(page) == "g"
    expect(page.locator('[data-card="native-0"]')).to_have_count(0)
    expect(page.locator("[data-card]")).to_have_count(2)


def test_a_space_that_no_card_reaches(pages: Pages, server: Running) -> None:
    """Without a chosen card the hand as a whole is meant; what bars everybody is said as such."""
    page = pages.open(BLANK)
    enter(page, at_the_crossroads(server), 0)
    toasts = page.locator(".toast")
    page.locator('[data-space="f"]').click()
    expect(toasts.last).to_contain_text("None of your cards can take you there this turn.")
    page.locator('[data-space="e"]').click()
    expect(toasts.last).to_contain_text("e is occupied.")
    page.locator('[data-space="d"]').click()
    expect(toasts.last).to_contain_text("d is a mountain. Nobody can enter it.")


def test_a_hand_of_coins_beside_the_jungle(pages: Pages, server: Running) -> None:
    """By keys: the hand lacks a symbol, with or without a chosen card; no card is too weak."""
    page = pages.open(BLANK)
    enter(page, at_the_crossroads(server, *["traveler"] * 4), 0)
    expect(page.locator("[data-card]")).to_have_count(4)
    toasts = page.locator(".toast")
    page.locator('[data-space="g"]').press("Enter")
    expect(toasts.last).to_contain_text("needs the symbol machete. None of your cards has it.")
    page.keyboard.press("1")
    page.locator('[data-space="g"]').press("Enter")
    expect(toasts.last).to_contain_text(
        "g is jungle 1 and needs 1 machete. A coin does not work there."
    )
    expect(page.get_by_text("too weak")).to_have_count(0)
    settled(page)
    assert piece_at(page) == "a"


def test_a_blockade_that_cannot_be_taken(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK)
    enter(page, at_the_crossroads(server), 0)
    toasts, blockade = page.locator(".toast"), page.locator('[data-blockade="1"] circle')
    blockade.click()
    expect(toasts.last).to_contain_text("Your piece is not next to blockade 1.")
    page.locator('[data-card="sailor-0"] .face').click()
    blockade.click()
    expect(toasts.last).to_contain_text(
        "Blockade 1 needs 1 machete. You cannot take it with 1 paddle."
    )


def test_a_token_that_cannot_be_used(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK)
    enter(page, at_the_crossroads(server), 0)
    toasts, tokens = page.locator(".toast"), page.locator("[data-tokens] button")
    tokens.nth(1).click()
    expect(toasts.last).to_contain_text("You can keep an item only right after you have used it")
    tokens.nth(0).click()
    expect(toasts.last).to_contain_text("needs 1 paddle. A coin does not work there.")
    expect(tokens).to_have_count(2)


@pytest.mark.clause("V-29")
@BOTH
def test_a_piece_moves_onto_the_other_own_one(
    pages: Pages, server: Running, size: ViewportSize
) -> None:
    """Before "Pass occupied spaces" a tap there puts the card back; after it, it is a target."""
    people = [
        {
            "pieces": ["a", "b"],
            "hand": ["explorer", "traveler"],
            "draw": ["sailor"] * 4,
            "tokens": ["pass_through"],
        },
        {"pieces": ["e", "g"], "hand": ["traveler"] * 4},
    ]
    variant = {"caves": True}
    position = {"board": CROSSROADS, "players": people, "variant": variant, "to_move": 0}
    page = pages.open(BLANK, size=size, touch=size == PHONE)
    enter(page, server.table("person", "rookie", position=position | {"start": 0}), 0)

    def press(selector: str) -> None:
        where = page.locator(selector).first
        where.tap() if size == PHONE else where.click()

    chosen, other = page.locator("[data-card].selected"), page.locator('[data-space="b"]')
    press('[data-card="explorer-0"] .face')
    expect(chosen).to_have_count(1)
    expect(other).not_to_have_class(re.compile(r"\btarget\b"))
    press('[data-space="b"]')
    expect(chosen).to_have_count(0)
    press("[data-tokens] button")
    press("[data-main]")
    settled(page)
    expect(page.locator("[data-tokens] button")).to_have_count(0)
    press('[data-card="explorer-0"] .face')
    expect(other).to_have_class(re.compile(r"\btarget\b"))
    press('[data-space="b"]')
    settled(page)
    expect(other).to_have_attribute("aria-label", re.compile("your piece 1.*your piece 2"))
    expect(page.locator("[data-card]")).to_have_count(1)


def test_a_card_that_cannot_be_bought(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK)
    enter(page, at_the_crossroads(server), 0)
    toast = page.locator(".toast").last
    page.locator('[data-pile="transmitter"]').first.click(force=True)
    expect(toast).to_contain_text("Costs 4; your hand is worth 3.")
    page.locator("button.reserve").click()
    page.locator('dialog [data-pile="native"]').click(force=True)
    expect(toast).to_contain_text("This card is in the reserve.")


def test_history_points_at_the_board(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    page.locator('[data-card="explorer-0"] .face').click()
    page.locator(".space.target").first.click()
    settled(page)
    trails = page.locator(".trail, .trails *").count()
    page.get_by_role("button", name="History", exact=True).click()
    line = page.locator(".history button").first
    expect(line).to_contain_text("Explorer")
    line.hover()
    until(
        page, "(before) => document.querySelectorAll('.trail, .trails *').length > before", trails
    )


def test_history_after_a_reload_has_every_action_once(pages: Pages, server: Running) -> None:
    """Actions that the page missed and those that it saw happen."""
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    page.locator('[data-card="explorer-0"] .face').click()
    page.locator(".space.target").first.click()
    settled(page)
    end_turn(page, 1)
    page.keyboard.press("h")
    history = page.locator(".history")
    expect(history.locator("button").last).to_contain_text("turn")
    before = history.inner_text()
    page.reload()
    page.locator("[data-main]:not(.waiting)").wait_for()
    page.keyboard.press("h")
    expect(history).to_have_text(before, use_inner_text=True)
    end_turn(page, 2)
    rounds = history.locator("li small").all_inner_texts()
    assert rounds == [f"Round {number}" for number in (2, 2, 2, 1, 1, 1)]


def test_recap_opens_the_history_after_a_reload(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    rounds = 0
    while not page.locator("button.recap").count():  # there is none while the others only wait
        rounds += 1
        end_turn(page, rounds)
    page.reload()
    page.locator("button.recap").click()
    expect(page.locator(".history > li")).to_have_count(3 * rounds)


def end_turn(page: Page, number: int) -> None:
    """Ends the own turn of a round, and waits for the next one."""
    Player(page, {}, "You").end()
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"Round {number + 1}")
    page.locator("[data-main]:not(.waiting)").wait_for()


def test_settings_hold_at_once_and_stay(pages: Pages, server: Running) -> None:
    page = pages.open("/settings")
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("radio", name="Dunkel").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = page.evaluate("getComputedStyle(document.body.parentElement).backgroundColor")
    page.get_by_role("radio", name="Hell").check()
    until(
        page,
        "(dark) => getComputedStyle(document.body.parentElement).backgroundColor !== dark",
        dark,
    )
    kept = json.loads(page.evaluate("localStorage.getItem('eldorado-settings')"))
    assert (kept["language"], kept["theme"]) == ("de", "light")


@BOTH
def test_language_changes_at_the_table(pages: Pages, size: ViewportSize) -> None:
    """Back from the settings the table speaks the other language, and nothing is lost; a player
    without a name is called "you" in that language.
    """
    page = pages.open("/", size=size, touch=size == PHONE)
    page.locator(".play").click()
    own = page.locator(".expedition.own")
    expect(own).to_contain_text("You")
    expect(page.locator("[data-main]")).to_contain_text("End turn")
    page.goto("/settings")
    page.get_by_role("radio", name="Français").check()
    page.go_back()
    expect(own).to_contain_text("Vous")
    expect(own).not_to_contain_text("You")
    expect(page.locator("[data-main]")).to_contain_text("tour")
    expect(page.locator("[data-main]")).not_to_contain_text("turn")
    expect(page.locator("[data-card]")).to_have_count(4)
    page.goto("/")
    page.get_by_role("link", name="Continuer").wait_for()
    assert not [text for text in words(page) if re.search(r"\bYou\b", text)]


@BOTH
def test_things_explain_themselves(pages: Pages, server: Running, size: ViewportSize) -> None:
    """On hover and on focus."""
    page = pages.open(BLANK, size=size)
    enter(page, table_of(server), 0)
    shown = page.get_by_role("tooltip")
    x, y = centre(page.locator('[data-space="B32"]'))
    page.mouse.move(x - 6, y - 6)
    page.mouse.move(x, y, steps=3)
    expect(shown).to_contain_text("jungle")
    page.locator("[data-seat='1']").hover()
    expect(shown).to_contain_text("Rookie")
    page.keyboard.press("Tab")
    expect(shown).to_be_visible()
