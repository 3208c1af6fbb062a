"""Seats: one's own is marked, who is away is told, and how far those came who did not arrive."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.looks import barriers
from tests.browser.pages import BLANK, SIZES, Pages
from tests.browser.playing import enter
from tests.browser.tour import midgame, nearly_over
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


def test_at_a_table_with_a_clock_the_clock_decides(pages: Pages, server: Running) -> None:
    party = server.table("person", "guest", start=1, clock={"turn": 3600})
    page = pages.open(BLANK)
    enter(page, party, 0)
    banner = page.locator(".banner")
    expect(banner).to_contain_text("a computer player takes over")
    expect(banner.get_by_role("button")).to_have_count(0)


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
