"""Puzzles: the planner does not solve them, and whoever fails tries again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.pages import BLANK, SIZES, Pages


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_puzzle_is_not_solved_by_tapping_its_goal(pages: Pages, size: str) -> None:
    page = pages.open("/puzzle/village", size=SIZES[size], touch=size == "phone")
    main = page.locator("[data-main]")
    page.locator('[data-space="v"] polygon').click()
    expect(page.locator(".answer.kind")).to_contain_text("one card at a time")
    expect(main).to_contain_text("End turn")

    main.click()
    expect(page.locator(".grade")).to_contain_text("Not solved yet")
    expect(main).to_contain_text("Try again")
    undo = page.get_by_role("button", name="Undo")
    for one in undo.all():
        expect(one).to_be_enabled()
    undo.last.click()
    expect(main).to_contain_text("End turn")
    for one in undo.all():
        expect(one).to_be_disabled()

    main.click()
    expect(main).to_contain_text("Try again")
    main.click()
    expect(main).to_contain_text("End turn")
    expect(page.locator(".grade")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_puzzles_from_games_one_after_the_other(pages: Pages, size: str) -> None:
    """The first try counts; afterwards the best turn is explained and shown."""
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    page.add_init_script("Math.random = () => 0.5")  # which puzzle comes is left to chance
    page.goto("/learn")
    page.get_by_role("link", name="Train", exact=True).click()
    expect(page).to_have_url(re.compile("/trainer/.+"))
    main = page.locator("[data-main]")
    expect(main).to_contain_text("End turn")
    expect(page.get_by_text("Your rating: 1100")).to_be_visible()

    main.click()
    grade = page.locator(".grade")
    expect(grade).to_contain_text("There is a better turn.")
    expect(page.get_by_text("Your rating: 1100")).to_have_count(0)
    page.get_by_role("button", name="Best solution").click()
    expect(grade).to_contain_text(": ")
    page.get_by_role("button", name="Show me").click()
    expect(grade).to_contain_text("You found the best turn.")

    first = page.url
    page.get_by_role("button", name="Next puzzle").last.click()
    expect(page).not_to_have_url(first)
    expect(main).to_contain_text("End turn")
