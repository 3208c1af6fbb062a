"""Hints at the table: the best turns, the own plan against them, and the advisor."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import BLANK, SIZES, Pages, settled, until
from tests.browser.playing import enter
from tests.browser.tour import midgame, table_of
from tests.server.running import Party, Running

BOTH = pytest.mark.parametrize("size", ["phone", "desktop"])


def seated(pages: Pages, server: Running, size: str) -> Page:
    """Somebody in the middle of a race against computer players."""
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    enter(page, table_of(server), 0)
    return page


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Hint")


def press(where: Locator) -> None:
    where.tap() if where.evaluate(
        "() => matchMedia('(pointer: coarse)').matches"
    ) else where.click()


@BOTH
def test_the_best_turns_are_told_and_drawn(pages: Pages, server: Running, size: str) -> None:
    """Chance, arrival and reason; step by step on the board; and what the own turn costs."""
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    walking = midgame(["explorer", "explorer", "explorer", "sailor"])
    walking["players"][0]["tokens"] = []
    enter(page, server.table("person", "rookie", "rambler", position=walking), 0)
    press(page.get_by_role("button", name="Hint"))
    ideas = panel(page).get_by_role("article")
    expect(ideas.first).to_contain_text("to win")
    expect(ideas.first).to_contain_text("arrives around round")
    assert ideas.first.locator(".why").inner_text()
    assert 1 <= ideas.count() <= 3
    trails = page.locator(".trail, .trails *")
    expect(trails.first).to_be_attached()

    steps = ideas.first.get_by_role("listitem").get_by_role("button")
    walk = next(i for i, words in enumerate(steps.all_inner_texts()) if " to " in words)
    whole = trails.first.evaluate_all("all => all.map((one) => one.outerHTML).join()")
    press(steps.nth(walk))
    until(
        page,
        "(before) => [...document.querySelectorAll('.trail, .trails *')]"
        ".map((one) => one.outerHTML).join() !== before",
        whole,
    )
    expect(steps.last).to_contain_text("turn")

    press(panel(page).get_by_role("button", name="What about my turn?"))
    expect(panel(page)).to_contain_text("If you end your turn now, your chance to win is about")
    expect(ideas).to_have_count(1)
    press(panel(page).get_by_role("button", name="Close", exact=True))
    expect(panel(page)).to_have_count(0)
    expect(page.locator(".trail")).to_have_count(0)


def do(party: Party, action: str) -> None:
    """The first seat's next action; in a thread of its own, for the browser has a loop here."""

    async def act() -> None:
        async with party.visit(0) as visit:
            await visit.act(action)

    with ThreadPoolExecutor(1) as other:
        other.submit(lambda: asyncio.run(act())).result()


@BOTH
def test_a_hint_is_followed_step_by_step(pages: Pages, server: Running, size: str) -> None:
    """What was done as it says is ticked off, and comes back when it is taken back."""
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    walking = midgame(["explorer", "explorer", "explorer", "sailor"])
    walking["players"][0]["tokens"] = []
    party = server.table("person", "rookie", "rambler", position=walking)
    enter(page, party, 0)
    with page.expect_response("**/hints") as answer:
        press(page.get_by_role("button", name="Hint"))
    actions = answer.value.json()[0]["actions"]
    steps = panel(page).get_by_role("article").first.get_by_role("listitem")
    expect(steps).to_have_count(len(actions))
    for done, action in enumerate(actions[:-1], 1):
        do(party, action)
        expect(panel(page).locator(".done")).to_have_count(done)
        expect(steps).to_have_count(len(actions))
    page.get_by_role("button", name="Undo").first.click()
    expect(panel(page).locator(".done")).to_have_count(len(actions) - 2)


def advice(page: Page, **changes: Any) -> None:
    """What the server thinks of ending the turn at once; given at once, however busy it is."""
    table = page.url.partition("/table/")[2].partition("#")[0]
    real = page.request.post(f"/api/tables/{table}/advice", data={"actions": ["end"]}).json()
    assert real["blunder"]
    page.route("**/advice", lambda route: route.fulfill(json={**real, **changes}))


@BOTH
def test_the_advisor_speaks_up_at_a_blunder(pages: Pages, server: Running, size: str) -> None:
    """Before the turn ends, with the better turn; switched off it is silent for good."""
    page = seated(pages, server, size)
    advice(page, win=0.2)
    press(page.get_by_role("button", name="Hint"))
    switch = panel(page).get_by_role("switch", name="Advisor")
    expect(switch).not_to_be_checked()
    switch.press("Space")
    expect(switch).to_be_checked()
    press(panel(page).get_by_role("button", name="Close", exact=True))

    main = page.locator("[data-main]")
    asks = page.get_by_role("dialog", name="Advisor")
    press(main)
    expect(asks).to_contain_text("with this turn, your chance to win is about")
    expect(page.locator("[data-card]")).to_have_count(6)
    press(asks.get_by_role("button", name="Show me the better turn"))
    expect(panel(page)).to_contain_text("This would be better")
    expect(panel(page).get_by_role("listitem").first).to_be_visible()
    press(panel(page).get_by_role("button", name="Close", exact=True))

    press(main)
    press(asks.get_by_role("button", name="Turn off the advisor"))
    until(page, "() => document.querySelectorAll('[data-card]').length === 4")
    page.reload()
    until(page, "() => document.querySelector('[data-main]:not(.waiting)')")
    press(page.get_by_role("button", name="Hint"))
    expect(switch).not_to_be_checked()


def test_the_advisor_lets_a_good_turn_pass(pages: Pages, server: Running) -> None:
    page = pages.open("/")
    page.evaluate("() => localStorage.setItem('eldorado-advisor', '{\"on\": true}')")
    enter(page, table_of(server), 0)
    advice(page, blunder=False)
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()  # the advisor is there, too
    page.locator("[data-main]").click()
    until(page, "() => document.querySelectorAll('[data-card]').length === 4")
    expect(page.get_by_role("dialog", name="Advisor")).to_have_count(0)


@BOTH
def test_back_to_where_a_better_turn_begins(pages: Pages, server: Running, size: str) -> None:
    """One tap takes back all that was done otherwise; then the better turn can be played."""
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    walking = midgame(["explorer", "explorer", "explorer", "sailor"])
    walking["players"][0] |= {"tokens": [], "pieces": ["B31"]}
    party = server.table("person", "rookie", "rambler", position=walking)
    enter(page, party, 0)
    better = {"actions": ["move 1 explorer B26", "end"], "win": 0.6, "arrival": 12, "reasons": []}
    found = {"blunder": True, "win": 0.4, "rounds": 1.0, "better": better}
    page.route("**/hints", lambda route: route.fulfill(json=[better]))
    page.route("**/advice", lambda route: route.fulfill(json=found))
    for left, space in ((3, "B32"), (2, "B31")):
        press(page.locator(f'[data-space="{space}"]'))
        press(page.locator("[data-main]"))
        expect(page.locator("[data-card]")).to_have_count(left)
        settled(page)
    press(page.get_by_role("button", name="Hint"))
    expect(panel(page).get_by_role("article")).to_have_count(1)
    press(panel(page).get_by_role("button", name="What about my turn?"))
    press(panel(page).get_by_role("button", name="Undo to there"))
    expect(page.locator("[data-card]")).to_have_count(4)
    expect(panel(page).get_by_role("button", name="Undo to there")).to_have_count(0)
    expect(panel(page).get_by_role("button", name="Play this turn")).to_be_visible()


@BOTH
def test_no_hints_against_people(pages: Pages, server: Running, size: str) -> None:
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    enter(page, server.table("person", "guest", start=0), 0)
    expect(page.locator("[data-card]")).to_have_count(4)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
