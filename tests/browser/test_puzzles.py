"""Puzzles: the planner does not solve them, and after a failure one tries again."""

import re

import pytest
from playwright.sync_api import expect

from eldorado.course.lesson import contents
from tests.browser.looks import barriers
from tests.browser.pages import BLANK, SIZES, Pages
from tests.browser.test_learn import move

MOST_MOVES = """async () => {
  const most = []
  for (const space of document.querySelectorAll('[data-space]')) {
    space.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    await new Promise((done) => setTimeout(done))
    most.push(document.querySelectorAll('.way .edge').length)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await new Promise((done) => setTimeout(done))
  }
  return Math.max(...most)
}"""
"""How many cards in a row the game proposes at most, whatever space is tapped."""


def test_no_puzzle_is_solved_by_a_plan(pages: Pages) -> None:
    """Tapping any space plans no more than one card."""
    page = pages.open(BLANK)
    most: dict[str, int] = {}
    for puzzle in contents()["puzzles"]:
        page.goto(f"/puzzle/{puzzle}")
        page.locator("[data-card]").first.wait_for()
        page.locator(".space.target").first.wait_for(state="attached")
        most[puzzle] = page.evaluate(MOST_MOVES)
    assert max(most.values()) == 1, most


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(("puzzle", "goal"), [("village", "v"), ("cheapest", "t")])
def test_a_puzzle_is_not_solved_by_tapping_its_goal(
    pages: Pages, puzzle: str, goal: str, size: str
) -> None:
    page = pages.open(f"/puzzle/{puzzle}", size=SIZES[size], touch=size == "phone")
    main = page.locator("[data-main]")
    page.locator(f'[data-space="{goal}"] polygon').click()
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


@pytest.mark.clause("E-07")
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_arriving_without_winning_the_tie_earns_two_stars(pages: Pages, size: str) -> None:
    """As the task says; the grade names what is missing, and one can try again."""
    page = pages.open("/puzzle/tie", size=SIZES[size], touch=size == "phone")
    task = "arriving earns two stars, and winning the tie earns three"
    expect(page.locator(".speech")).to_contain_text(task)
    move(page, "trailblazer", "c")
    expect(page.locator("[data-card]")).to_have_count(2)
    move(page, "sailor", "z")
    grade = page.locator(".grade")
    expect(grade).to_contain_text("there is an even better way")
    expect(grade).to_contain_text("You have not won the race.")
    expect(grade.locator(".stars")).to_have_attribute("aria-label", "2 of 3 stars")
    assert barriers(page) == []
    page.get_by_role("button", name="Undo").last.click()
    expect(grade).to_have_count(0)
    expect(page.locator(".speech")).to_contain_text(task)


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
    assert barriers(page) == []
    expect(page.get_by_text("Your rating: 1100")).to_have_count(0)
    page.get_by_role("button", name="Best solution").click()
    expect(grade).to_contain_text(": ")
    page.get_by_role("button", name="Show me").click()
    expect(grade).to_contain_text("You found the best turn.")

    first = page.url
    page.get_by_role("button", name="Next puzzle").last.click()
    expect(page).not_to_have_url(first)
    expect(main).to_contain_text("End turn")
