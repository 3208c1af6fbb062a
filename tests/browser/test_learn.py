"""How to play: a lesson by finger, one by keys, a puzzle with three stars."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.looks import barriers, faults
from tests.browser.pages import BLANK, DESKTOP, PHONE, SIZES, Pages, until
from tests.browser.test_every_screen import DESK, HANDHELD, calm


def card(page: Page, name: str) -> None:
    """Chooses a card of the hand."""
    page.locator(f'[data-card^="{name}-"] .face').first.click()


def move(page: Page, name: str, space: str) -> None:
    """First the card, then the space."""
    card(page, name)
    page.locator(f'[data-space="{space}"] polygon').click()


def done(page: Page, words: str) -> None:
    """The step is done and praised; the large button leads on to the next one."""
    praise = page.locator(".answer.good")
    expect(praise).to_contain_text(words)
    page.locator("[data-main]").click()
    expect(praise).to_have_count(0)


def heard(page: Page, words: str) -> None:
    """What those who listen are told."""
    expect(page.locator("[data-announcer]")).to_contain_text(words)


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "mouse"])
def test_a_whole_lesson(pages: Pages, touch: bool) -> None:
    page = pages.open("/learn", size=PHONE if touch else DESKTOP, touch=touch)
    page.get_by_role("link", name="Start").click()
    expect(page).to_have_url(re.compile("/learn/first-steps/explorer$"))
    heard(page, "Play the Explorer")
    expect(page.locator('[data-space="b"]')).to_have_attribute("aria-label", re.compile("marked"))

    move(page, "scout", "b")  # possible, but not the idea
    expect(page.locator(".answer.kind")).to_contain_text("you will need it in a moment")
    heard(page, "you will need it in a moment")
    move(page, "explorer", "r")  # against the rules
    expect(page.locator(".answer.kind")).to_contain_text(
        "r is river 1 and needs 1 paddle. A machete does not work there."
    )
    expect(page.locator("[data-card]")).to_have_count(4)

    move(page, "explorer", "b")
    done(page, "an exact match")
    expect(page).to_have_url(re.compile("/learn/first-steps/scout$"))
    move(page, "scout", "d")
    done(page, "the other for the second")
    move(page, "trailblazer", "e")
    done(page, "Three for three")
    move(page, "explorer", "z")  # the game is over, and the lesson goes on
    expect(page.locator("#end-title")).to_have_count(0)
    done(page, "through the gate")
    expect(page).to_have_url(re.compile("/learn/symbols/river$"))

    page.goto("/learn")  # progress is kept
    expect(page.locator('a[href="/learn/first-steps"]')).to_contain_text("finished")
    expect(page.get_by_role("link", name="Continue")).to_have_attribute(
        "href", "/learn/symbols/river"
    )


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_skipped_linked_to_and_kept(pages: Pages, size: str) -> None:
    """A skipped step is not done; a link and a new visit lead to the same step."""
    page = pages.open("/learn/first-steps", size=SIZES[size], touch=size == "phone")
    move(page, "explorer", "b")
    done(page, "an exact match")
    expect(page).to_have_url(re.compile("/learn/first-steps/scout$"))
    page.get_by_role("button", name="Skip").click()
    expect(page).to_have_url(re.compile("/learn/first-steps/trailblazer$"))
    expect(page.locator(".speech")).to_contain_text("three machetes")
    page.reload()
    expect(page.locator(".speech")).to_contain_text("three machetes")
    expect(page.locator("[data-card]")).to_have_count(2)
    page.goto("/learn")
    expect(page.locator('a[href^="/learn/first-steps"]').last).to_contain_text("1 / 4")
    expect(page.get_by_role("link", name="Continue")).to_have_attribute(
        "href", "/learn/first-steps/trailblazer"
    )


@pytest.mark.parametrize("language", ["de-DE", "fr-FR", "pt-BR"])
def test_the_guide_has_room(pages: Pages, language: str) -> None:
    """On a phone the longest texts of a step are read without scrolling."""
    page = pages.open("/learn", size=PHONE, touch=True, language=language)
    for step in ("buying/count", "reserve/last", "items/half"):
        page.goto(f"/learn/{step}")
        page.locator("[data-card]").first.wait_for()
        until(page, "() => document.fonts.status === 'loaded'")
        hidden = page.locator(".speech .words").evaluate(
            "one => one.scrollHeight - one.clientHeight"
        )
        assert hidden <= 0, f"{step}: {hidden} pixels are hidden."


def test_a_whole_lesson_by_keys(pages: Pages) -> None:
    page = pages.open("/learn/end-of-turn", size=DESKTOP)
    expect(page.locator("[data-card]")).to_have_count(4)
    keys = page.keyboard

    def choose(name: str) -> None:
        hand = page.locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
        keys.press(str(1 + [one.rsplit("-", 1)[0] for one in hand].index(name)))
        expect(page.locator(f'[data-card^="{name}-"].selected')).to_be_visible()

    def go(space: str) -> None:
        keys.press("ArrowUp")  # from the hand to what can be reached
        for _ in range(4):
            if page.evaluate("document.activeElement.dataset.space") == space:
                break
            keys.press("PageDown")
        keys.press("Enter")

    keys.press("e")  # without keeping anything: answered, and nothing happens
    expect(page.locator(".answer.kind")).to_contain_text("the Captain would go to the discard pile")
    choose("captain")
    keys.press("k")
    keys.press("Escape")
    keys.press("e")
    expect(page.locator(".answer.good")).to_contain_text("discard pile")
    keys.press("e")
    expect(page).to_have_url(re.compile("/jungle$"))
    choose("scout")
    go("b")
    expect(page.locator(".answer.good")).to_be_visible()
    keys.press("e")
    expect(page).to_have_url(re.compile("/river$"))
    mark = page.locator('[data-space][aria-label*="marked"]').get_attribute("data-space")
    assert mark is not None
    choose("captain")
    go(mark)
    expect(page.locator(".answer.good")).to_contain_text("in one go")
    keys.press("e")
    expect(page).to_have_url(re.compile("/shuffle$"))
    keys.press("e")
    expect(page.locator(".answer.good")).to_contain_text("shuffled")
    heard(page, "shuffled")
    keys.press("e")
    expect(page).to_have_url(re.compile("/learn/reserve/"))


def test_a_first_game_with_the_advisor(pages: Pages) -> None:
    """After the course somebody warns of blunders, unless that was switched off before."""
    page = pages.open("/learn", size=PHONE, touch=True)
    for on in (True, False):
        page.get_by_role("button", name="Play a first game").tap()
        page.locator("[data-main]:not(.waiting)").wait_for()
        page.get_by_role("button", name="Hint").tap()
        switch = page.get_by_role("switch", name="Advisor")
        expect(switch).to_be_checked(checked=on)
        switch.uncheck(force=True)
        page.goto("/learn")


def test_shown_taken_back_and_repeated(pages: Pages) -> None:
    """Show me plays the step; a link leads to any step; what was done is taken back."""
    page = pages.open("/learn/way-tokens/change", size=DESKTOP)
    page.locator(".tokens button").click()
    expect(page.locator("[data-main]")).to_contain_text("Use")
    page.locator("[data-main]").click()
    undo = page.get_by_role("button", name="Undo").first
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.locator(".tokens button")).to_have_count(1)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".answer.good")).to_contain_text("became paddle 3")
    page.get_by_role("button", name="Repeat this step").click()
    expect(page.locator(".tokens button")).to_have_count(1)
    page.get_by_role("button", name="Back one step").click()
    expect(page).to_have_url(re.compile("/way-tokens/native$"))


def test_a_puzzle_with_three_stars(pages: Pages) -> None:
    page = pages.open("/puzzle/both-home", size=DESKTOP)
    expect(page.locator("[data-card]")).to_have_count(4)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".speech")).to_contain_text("Which piece goes first")
    move(page, "scout", "z")
    expect(page.locator("[data-card]")).to_have_count(3)
    move(page, "trailblazer", "z")
    expect(page.locator(".grade")).to_contain_text("2 pieces have arrived")
    expect(page.locator(".grade .stars")).to_have_attribute("aria-label", "3 of 3 stars")
    heard(page, "Three stars")
    page.get_by_role("button", name="Best solution").click()
    expect(page.locator(".speech")).to_contain_text("Piece 1 goes first")
    page.goto("/learn")
    entry = page.locator('a[href="/puzzle/both-home"] .stars')
    expect(entry).to_have_attribute("aria-label", "3 of 3 stars")


@pytest.mark.parametrize("sizes", [HANDHELD, DESK], ids=["handheld", "desk"])
def test_how_lessons_look(pages: Pages, sizes: dict[str, ViewportSize]) -> None:
    page = pages.open(BLANK, size=list(sizes.values())[-1], touch=sizes is HANDHELD)
    for path in ("/learn", "/learn/buying/count", "/learn/last-round/most", "/puzzle/two-turns"):
        page.goto(path)
        page.locator(".entry, [data-card]").first.wait_for()
        until(page, "() => document.fonts.status === 'loaded'")
        for size, viewport in sizes.items():
            page.set_viewport_size(viewport)
            calm(page)
            assert faults(page) == [], f"{path} at {size}"
            assert barriers(page) == [], f"{path} at {size}"
            until(page, CLEAR_OF_THE_BOARD)


CLEAR_OF_THE_BOARD = """() => {
  const speech = document.querySelector('.speech')?.getBoundingClientRect()
  if (!speech) return true
  return [...document.querySelectorAll('[data-space], [data-card]')].every((one) => {
    const box = one.getBoundingClientRect()
    return box.left >= speech.right - 1 || box.right <= speech.left + 1 ||
      box.top >= speech.bottom - 1 || box.bottom <= speech.top + 1
  })
}"""
"""What the guide says lies over no space and no card."""
