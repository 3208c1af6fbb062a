"""Puzzles: the planner does not solve them, and whoever fails tries again."""

import pytest
from playwright.sync_api import expect

from tests.browser.pages import SIZES, Pages


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
