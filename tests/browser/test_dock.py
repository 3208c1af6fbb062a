"""The hand, the line above it and the main button: at a desk and on a phone."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.pages import BLANK, DESKTOP, PHONE, Pages, settled, until
from tests.browser.playing import enter
from tests.browser.test_every_screen import calm
from tests.browser.tour import midgame, table_of
from tests.server.running import Party, Running

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])

WORDS = """(main) => {
  const words = [...main.querySelectorAll('.words')].find((one) => one.offsetWidth)
  const box = main.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(words)
  const own = range.getBoundingClientRect()
  const cut = own.left < box.left || own.right > box.right || own.top < box.top ||
    own.bottom > box.bottom
  const ellipsis = [...words.querySelectorAll('*')].some(
    (one) => getComputedStyle(one).textOverflow === 'ellipsis')
  return { text: words.innerText, cut, ellipsis }
}"""


def table_with(server: Running, *hand: str, pieces: str = "B31", **me: object) -> Party:
    """A person between two bots, whose piece stands on a space of the first route."""
    position = midgame(list(hand))
    position["players"][0] |= {"pieces": [pieces], "tokens": [], **me}
    return server.table("person", "rookie", "rambler", position=position)


def places(page: Page) -> dict[str, float]:
    """Where each card lies, by its left edge."""
    found: dict[str, float] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-card]')].map((one) =>
          [one.dataset.card, Math.round(one.getBoundingClientRect().left)]))"""
    )
    return found


@SIZES
def test_a_second_quick_click_hits_the_card_it_was_meant_for(
    pages: Pages, server: Running, size: ViewportSize
) -> None:
    page = pages.open(BLANK, size=size)
    enter(page, table_of(server), 0)
    expect(page.locator("[data-card]")).to_have_count(6)
    before = places(page)
    box = page.locator('[data-card="sailor-0"] .face').bounding_box()
    assert box is not None
    page.locator('[data-card="explorer-0"] .face').click(position={"x": 12, "y": 30})
    page.locator('[data-space="B32"]').click()
    # Where the Sailor lay when the player began to move the mouse.
    page.mouse.click(box["x"] + 12, box["y"] + 30)
    expect(page.locator('[data-card="sailor-0"] .face')).to_have_attribute("aria-pressed", "true")
    settled(page)
    now = places(page)
    assert now["sailor-0"] == before["sailor-0"]
    assert now["explorer-0"] == before["explorer-1"], "the other Explorer lies where it lay"
    page.mouse.move(5, 5)
    until(
        page,
        "(left) => document.querySelector('[data-card=\"explorer-0\"]')"
        ".getBoundingClientRect().left !== left",
        now["explorer-0"],
    )


@SIZES
def test_keep_says_its_name_beside_the_card(
    pages: Pages, server: Running, size: ViewportSize
) -> None:
    page = pages.open(BLANK, size=size)
    enter(page, table_of(server), 0)
    keep = page.locator('[data-card="sailor-0"] .keep')
    expect(keep).to_have_text("Keep")
    expect(keep).to_have_accessible_name("Keep Sailor for your next turn")
    covered = page.evaluate(
        """() => [...document.querySelectorAll('[data-card]')].filter((one) => {
          const tab = one.querySelector('.keep .tab').getBoundingClientRect()
          return tab.bottom > one.querySelector('.face').getBoundingClientRect().top
        }).length"""
    )
    assert covered == 0, "the sign lies over a card"
    keep.hover(position={"x": 18, "y": 20})
    keep.hover(position={"x": 24, "y": 20})  # explanations wait for a pointer that moves
    expect(page.locator("#explanation")).to_contain_text("stay in your hand for your next turn")
    keep.click()
    expect(keep).to_have_text("kept")
    expect(page.locator("[data-main]")).to_contain_text("keep 1")


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "pt-BR"])
def test_the_main_button_never_cuts_its_words(pages: Pages, server: Running, language: str) -> None:
    """The longest plan there is: many cards in a row to a far space, and cards that are paid."""
    page = pages.open(BLANK, language=language)
    hand = ("jack_of_all_trades", "photographer", "trailblazer", "explorer", "traveler", "traveler")
    enter(page, table_with(server, *hand), 0)
    main = page.locator("[data-main]")
    page.locator("[data-space]").first.wait_for(state="attached")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        calm(page)
        seen = set()
        for name in ("B26", "B20", "B14", "B13", "B7", "C11", "B3", "B2", "B9"):
            space = page.locator(f'[data-space="{name}"]')
            if not space.count():
                continue
            space.dispatch_event("click")
            found = main.evaluate(WORDS)
            assert not found["cut"], found
            assert not found["ellipsis"], found
            seen.add(found["text"])
            page.keyboard.press("Escape")
        assert len(seen) > 2, seen


@SIZES
def test_ending_the_turn_asks_for_attention_when_nothing_is_left(
    pages: Pages, server: Running, size: ViewportSize
) -> None:
    page = pages.open(BLANK, size=size)
    enter(page, table_with(server, "explorer", "explorer"), 0)
    main = page.locator("[data-main]")
    quiet = page.locator("[data-main].quiet")
    expect(quiet).to_have_count(1)
    page.locator('[data-card="explorer-0"] .face').click()
    page.locator(".space.target[data-space]").first.click()
    settled(page)
    expect(page.locator("[data-card]")).to_have_count(1)
    expect(quiet, "a card is left").to_have_count(1)
    page.locator('[data-card="explorer-0"] .face').click()
    page.locator(".space.target[data-space]").first.click()
    settled(page)
    expect(page.locator("[data-card]")).to_have_count(0)
    expect(main).to_be_enabled()
    expect(quiet).to_have_count(0)


@SIZES
def test_a_turn_ends_by_itself_and_can_be_stopped(
    pages: Pages, server: Running, size: ViewportSize
) -> None:
    page = pages.open("/settings", size=size)
    page.get_by_role("switch", name="End my turn when nothing is left to do").check(force=True)
    enter(page, table_with(server, "explorer"), 0)
    ending = page.locator("[data-main].ending")
    step(page)
    expect(ending).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("about to end automatically")
    page.get_by_role("button", name="Wait").click()
    expect(ending).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    settled(page)
    expect(page.locator("[data-card]")).to_have_count(1)
    step(page)
    expect(ending).to_be_visible()
    until(page, "() => document.querySelectorAll('[data-card]').length === 4")
    expect(page.locator("h1")).to_contain_text("Round 2")


def step(page: Page) -> None:
    page.locator('[data-card="explorer-0"] .face').click()
    page.locator(".space.target[data-space]").first.click()
    settled(page)
    expect(page.locator("[data-card]")).to_have_count(0)


@SIZES
def test_the_base_camp_names_the_card_that_leaves(
    pages: Pages, server: Running, size: ViewportSize
) -> None:
    page = pages.open(BLANK, size=size)
    enter(page, table_with(server, "traveler", "explorer", pieces="B7"), 0)
    page.locator('[data-card="traveler-0"] .face').click(position={"x": 12, "y": 30})
    page.locator('[data-space="B3"]').click()
    main = page.locator("[data-main]")
    expect(main).to_contain_text("Remove Traveler")
    expect(main).to_contain_text("for B3")
    expect(page.locator("[data-announcer]")).to_contain_text("remove Traveler for B3")


@SIZES
def test_a_plan_with_one_card_names_it(pages: Pages, server: Running, size: ViewportSize) -> None:
    page = pages.open(BLANK, size=size)
    enter(page, table_with(server, "explorer", "sailor"), 0)
    page.locator('[data-space="B32"]').click()
    expect(page.locator(".prompt p")).to_have_text("To B32 with Explorer")


@pytest.mark.clause("T-05")
@SIZES
def test_a_purchase_says_that_it_ends_moving(
    pages: Pages, server: Running, size: ViewportSize
) -> None:
    """Only where a card that does not pay could still move; and afterwards such a card says why."""
    page = pages.open(BLANK, size=size)
    enter(page, table_with(server, "explorer", "traveler", "traveler"), 0)
    prompt, warning = page.locator(".prompt p"), "you cannot move any more this turn"
    explorer = page.locator('[data-card="explorer-0"] .face')
    if size == PHONE:
        page.locator("button.shop").click()
    page.locator("[data-pile=photographer]:visible").click()
    expect(prompt).to_contain_text(warning)
    explorer.click()
    expect(prompt).not_to_contain_text(warning)
    explorer.click()
    expect(prompt).to_contain_text(warning)
    page.locator("[data-main]").click()
    settled(page)
    expect(page.locator("[data-card]")).to_have_count(1)
    explorer.click()
    expect(prompt).to_contain_text("You have bought a card this turn")
    expect(prompt).to_contain_text("the Explorer can do nothing more")


@pytest.mark.clause("E-03", "X-01")
@SIZES
@pytest.mark.parametrize("full_race", [False, True])
def test_the_last_turn_is_told(
    pages: Pages, server: Running, full_race: bool, size: ViewportSize
) -> None:
    """Somebody has arrived in this round, and it is one's turn; a full race goes on after it."""
    home = {"pieces": ["gate"], "arrived": 1, "arrival_round": 9}
    hand = {"hand": ["traveler"] * 4, "draw": ["explorer"] * 4}
    position = {
        "board": {"route": "first_game"},
        "variant": {"full_race": full_race},
        "players": [{"pieces": ["N24"], **hand}, home, {"pieces": ["N25"], **hand}],
        "start": 1,
        "to_move": 0,
        "round": 9,
    }
    page = pages.open(BLANK, size=size)
    enter(page, server.table("person", "rookie", "rambler", position=position), 0)
    prompt, title = page.locator(".prompt p"), page.locator("h1")
    last = re.compile("^Final round: this is your last turn")
    expect(title).to_contain_text("Round 9")
    if full_race:
        expect(prompt).to_contain_text("Your turn: choose")
        expect(prompt).not_to_have_text(last)
        expect(title).not_to_contain_text("final round")
    else:
        expect(prompt).to_have_text(last)
        expect(title).to_contain_text("final round")
