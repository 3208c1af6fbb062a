"""Seats: one's own is marked, who is away is told, and how far those came who did not arrive."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.listening import LISTEN
from tests.browser.looks import barriers, faults
from tests.browser.pages import BLANK, SIZES, Pages, until
from tests.browser.playing import enter
from tests.browser.tour import midgame, nearly_over, table_of
from tests.server.running import Running

BOTH = pytest.mark.parametrize("size", ["phone", "desktop"])


@BOTH
def test_who_is_away_is_told_and_what_can_be_done(pages: Pages, server: Running, size: str) -> None:
    party = server.table("person", "guest", start=1)
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    enter(page, party, 0)
    expect(page.locator('[data-seat="0"]')).to_contain_text("You")
    expect(page.locator(".piece .own")).to_have_count(2)
    expect(page.locator("[data-main]")).to_contain_text("Guest 1 is away")
    banner = page.locator(".banner")
    expect(banner).to_contain_text("Guest 1 has just left")
    expect(banner.get_by_role("button", name="Let a computer player move")).to_be_visible()
    assert barriers(page) == []
    banner.get_by_role("button", name="Wait").click()
    expect(banner).to_have_count(0)
    page.locator('[data-seat="1"]').first.click()
    expect(page.locator("dialog[open]")).to_contain_text("until Guest 1 comes back")
    page.keyboard.press("Escape")

    enter(pages.open(BLANK), party, 1)
    expect(page.locator("[data-main]")).not_to_contain_text("is away")


@BOTH
def test_at_a_table_with_a_clock_the_clock_decides(
    pages: Pages, server: Running, size: str
) -> None:
    party = server.table("person", "guest", start=1, clock={"turn": 3600})
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    enter(page, party, 0)
    banner = page.locator(".banner")
    expect(banner).to_contain_text("a computer player takes over")
    expect(banner.get_by_role("button")).to_have_count(0)


def listen(page: Page) -> None:
    """Notes what is read aloud, from the first moment of every page that is opened."""
    page.add_init_script(f"addEventListener('DOMContentLoaded', {LISTEN})")


def hears(page: Page, words: str, times: int = 1) -> None:
    """Waits until such words have been read aloud so many times."""
    until(
        page,
        "([words, times]) =>"
        " window.heard.filter((one) => new RegExp(words).test(one)).length === times",
        [words, times],
    )


@BOTH
def test_a_clock_is_read_in_the_language_of_the_page(
    pages: Pages, server: Running, size: str
) -> None:
    party = server.table("person", "guest", start=0, clock={"turn": 2 * 86_400})
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone", language="de-DE")
    enter(page, party, 0)
    own, rival = (page.locator(f'.expedition[data-seat="{seat}"]') for seat in (0, 1))
    expect(own.locator(".clock")).to_have_text("2 Tage")
    expect(own).to_have_accessible_name(re.compile(", noch 2 Tage, "))
    expect(rival.locator(".clock")).to_have_count(0)
    expect(rival).not_to_have_accessible_name(re.compile("noch"))
    assert [*faults(page), *barriers(page)] == []


@BOTH
def test_the_last_seconds_are_told_to_the_one_who_has_them(
    pages: Pages, server: Running, size: str
) -> None:
    party = server.table("person", "guest", start=0, clock={"turn": 20})
    page, other = (pages.open(BLANK, size=SIZES[size], touch=size == "phone") for _ in range(2))
    for seat, one in enumerate((page, other)):
        listen(one)
        enter(one, party, seat)
        name = re.compile("less than a minute left")
        expect(one.locator('.expedition[data-seat="0"]')).to_have_accessible_name(name)
    hears(page, r"You have (1[6-9]|20) seconds left\.")
    hears(page, r"You have \d+ seconds left\.", times=2)
    hears(other, "seconds left", times=0)


@BOTH
def test_who_comes_back_in_the_last_minute_is_told_again(
    pages: Pages, server: Running, size: str
) -> None:
    party = server.table("person", "guest", start=0, clock={"turn": 55})
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    listen(page)
    enter(page, party, 0)
    hears(page, r"You have \d+ seconds left\.")
    page.reload()
    hears(page, r"You have \d+ seconds left\.")


@BOTH
def test_cave_tokens_are_read_with_what_they_do(pages: Pages, server: Running, size: str) -> None:
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    listen(page)
    enter(page, table_of(server), 0)
    coin = re.compile(r"^Coin 1\. Works like a card with 1 coin: ")
    own = page.get_by_role("group", name="Cave tokens")
    expect(own.get_by_role("button", name=coin)).to_be_visible()
    expect(own.get_by_role("button", name="Draw a card. Draw 1 card and")).to_be_visible()
    page.keyboard.press("c")
    hears(
        page,
        r"Your cave tokens: Coin 1\. Works like .*\. Draw a card\. Draw 1 card and keep playing "
        r"with it\. Your blockades: blockade 1: machete 1\.$",
    )
    rival = page.locator('.expedition[data-seat="2"]')
    expect(rival).to_have_accessible_name(re.compile(r", 1 cave token \(Machete 1\)"))
    rival.click()
    token = page.get_by_role("dialog").get_by_role("button", name=re.compile(r"^Machete 1\. Works"))
    token.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#explanation")).to_contain_text("Works like a card with 1 machete.")
    assert [*faults(page), *barriers(page)] == []


@BOTH
def test_the_end_tells_who_did_not_arrive_by_distance(pages: Pages, size: str) -> None:
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone", language="de-DE")
    table = nearly_over(page)
    page.goto(f"/table/{table}")
    expect(page.locator('[data-seat="0"]').first).to_contain_text("Du")
    page.locator('[data-card^="explorer-"] .face').click()
    page.locator('[data-space="z"] polygon').click()
    places = page.locator("dialog[open] ol > li")
    expect(places).to_have_count(3)
    expect(places.nth(0)).to_contain_text("1.")
    expect(places.nth(0)).to_contain_text("Du")
    for number in (1, 2):
        expect(places.nth(number)).to_contain_text("3 Schritte vor El Dorado")
        expect(places.nth(number).locator(".place")).to_have_text("–")
    page.goto("/games")
    expect(page.get_by_text("Angekommen").first).to_be_visible()


@BOTH
def test_hints_close_by_escape_and_are_played_by_one_tap(
    pages: Pages, server: Running, size: str
) -> None:
    walking = midgame(["explorer", "explorer", "explorer", "sailor"])
    party = server.table("person", "rookie", "rambler", position=walking)
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    enter(page, party, 0)
    hint = page.get_by_role("button", name="Hint")
    panel = page.get_by_role("region", name="Hint")
    hint.click()
    ideas = panel.get_by_role("article")
    expect(ideas.first).to_contain_text("to win")
    told = ideas.first.locator(".numbers").inner_text()
    assert re.search(r"around round \d+$", told), told
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(hint).to_be_focused()

    hint.click()
    expect(ideas.first.locator(".numbers")).to_have_text(told)
    before = page.locator("[data-card]").count()
    panel.get_by_role("button", name="Play this turn").click()
    expect(page.locator("[data-card]")).not_to_have_count(before)

    page.evaluate("() => localStorage.setItem('eldorado-advisor', '{\"plays\": false}')")
    page.reload()
    hint.click()
    expect(ideas.first).to_contain_text("to win")
    expect(panel.get_by_role("button", name=re.compile("^Play"))).to_have_count(0)


@BOTH
def test_the_history_closes_by_escape_and_gives_the_focus_back(
    pages: Pages, server: Running, size: str
) -> None:
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    enter(page, server.table("person", "rookie", "rambler", position=midgame()), 0)
    button = page.get_by_role("button", name="History")
    story = page.get_by_role("complementary", name="History")
    heading = story.get_by_role("heading", name="History")
    button.focus()
    page.keyboard.press("Enter")
    expect(heading).to_be_focused()
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    expect(button).to_be_focused()

    page.keyboard.press("p")
    home = page.locator(".spaces [tabindex='0']")
    expect(home).to_be_focused()
    page.keyboard.press("h")
    expect(heading).to_be_focused()
    page.keyboard.press("Tab")
    expect(story.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    expect(home).to_be_focused()

    page.keyboard.press("h")
    expect(heading).to_be_focused()
    page.keyboard.press("1")
    chosen = page.locator("[data-card].selected")
    expect(chosen).to_have_count(1)
    page.locator("[data-card].selected .face").focus()
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    expect(story, "the choice is let go first").to_be_visible()
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
