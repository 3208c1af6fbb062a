"""Company, results and the day by keys alone, with what a screen reader hears of them."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.keys import FOCUS
from tests.browser.pages import BLANK, Pages, until
from tests.browser.playing import enter
from tests.browser.test_daily import COPY, begin, shorten
from tests.browser.test_delight import BOARD
from tests.server.running import Running

MOST_TABS = 60


@pytest.fixture(scope="module")
def patient() -> Iterator[Running]:
    """A server whose races wait for as long as a test may take."""
    running = Running("--no-limits", "--gather-seconds", "600").start()
    yield running
    running.remove()


def tab_to(page: Page, wanted: Locator) -> None:
    """Tab leads there, and where one is can always be seen."""
    wanted.wait_for()
    for _ in range(MOST_TABS):
        if wanted.evaluate("(element) => element === document.activeElement"):
            assert page.evaluate(FOCUS) == ""
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}.")


def press(page: Page, wanted: Locator) -> None:
    tab_to(page, wanted)
    page.keyboard.press("Enter")


def choose(page: Page, group: Locator, name: str) -> None:
    """Arrows lead through the choices of a group, Tab to the group."""
    radios = group.get_by_role("radio")
    radios.first.wait_for()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if group.evaluate("(element) => element.contains(document.activeElement)"):
            break
    wanted = group.get_by_role("radio", name=name)
    for _ in range(radios.count()):
        if wanted.is_checked():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"Arrows do not lead to {name}.")


def heard(page: Page, text: str) -> None:
    expect(page.locator("[data-announcer]")).to_contain_text(text)


def seek(page: Page, players: str, pace: str = "Relaxed") -> None:
    race = page.get_by_role("region", name="Find a race")
    choose(page, race.get_by_role("group", name="Players"), players)
    choose(page, race.get_by_role("group", name="Pace"), pace)
    press(page, race.get_by_role("button", name="Find a race"))
    page.wait_for_url("**/table/*")


def give_up(page: Page) -> None:
    press(page, page.get_by_role("button", name="Menu"))
    press(page, page.get_by_role("button", name="Give up"))
    press(page, page.locator("dialog[open] .danger"))


def test_a_race_from_the_search_to_the_rematch(
    pages_of: Callable[[str], Pages], patient: Running
) -> None:
    pages = pages_of(patient.url)
    page, other = pages.open("/online"), pages.open("/online")
    page.context.grant_permissions(["notifications"], origin=patient.url)
    seek(page, "4", "Over several days")
    heard(page, "One person is here.")
    heard(page, "Would you like a notification")
    press(page, page.get_by_role("button", name="Yes, notify me"))
    expect(page.get_by_role("region", name="Your turn")).to_have_count(0)
    press(page, page.get_by_role("button", name="Stop waiting"))
    page.wait_for_url("**/online")

    for one in (page, other):
        seek(one, "2")
    for one in (page, other):
        one.locator("[data-main]").wait_for()
    give_up(page)
    for one in (page, other):
        expect(one.locator("#end-title")).to_be_focused()
    share_by_keys(other)
    press(other, other.get_by_role("button", name="Race again"))
    expect(other.get_by_role("heading", level=1)).to_have_text("Rematch")
    heard(other, "One person is here.")
    press(page, page.get_by_role("button", name="Join the rematch"))
    for one in (page, other):
        one.locator("[data-main]").wait_for()


def share_by_keys(page: Page) -> None:
    """The picture of a result, saved in both ways."""
    press(page, page.get_by_role("button", name="Picture of the result"))
    dialog = page.get_by_role("dialog", name="The result as a picture")
    expect(dialog.get_by_role("heading")).to_be_focused()
    expect(dialog.get_by_role("img")).to_have_attribute("alt", re.compile("^The route with"))
    for kind, start in (("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with page.expect_download() as saving:
            press(page, dialog.get_by_role("button", name=f"Save as {kind}"))
        assert Path(saving.value.path()).read_bytes().startswith(start)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Picture of the result")).to_be_focused()


def test_joining_the_ladder_and_leaving_it(pages: Pages) -> None:
    page = pages.open("/ladder")
    tab_to(page, page.get_by_role("textbox", name="Name"))
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("Kay of the keys")
    page.keyboard.press("Enter")
    expect(page.get_by_text("You are shown as Kay of the keys.")).to_be_visible()
    press(page, page.get_by_role("button", name="Remove me from the ladder"))
    expect(page.get_by_text("You are not shown.")).to_be_visible()


def test_the_lost_turn_once_more(pages: Pages, server: Running) -> None:
    ann = {"pieces": ["m"], "hand": ["explorer", "sailor"], "draw": ["traveler"] * 4}
    bob = {"pieces": ["d"], "hand": ["explorer"] * 4, "draw": ["explorer"] * 4, "blockades": [1]}
    position = {"board": BOARD, "players": [ann, bob], "to_move": 0, "start": 0}
    party = server.table("person", "person", position=position)
    page, other = pages.open(BLANK), pages.open(BLANK)
    enter(page, party, 0)
    enter(other, party, 1)
    page.locator("[data-card]").first.wait_for()
    page.keyboard.press("e")
    press(page, page.locator("dialog[open] .button.danger"))
    until(other, "() => document.querySelector('.space.target[data-space=z]')")
    other.keyboard.press("t")
    other.keyboard.press("Enter")
    until(other, "() => !document.querySelector('[data-main]').disabled")
    other.keyboard.press("e")
    expect(page.locator("#end-title")).to_be_focused()
    press(page, page.get_by_role("button", name="Try that turn again"))
    page.wait_for_url(lambda url: "/table/" in url and party.id not in url)
    until(page, "() => document.querySelectorAll('[data-card]').length === 2")


def test_the_result_of_the_day_is_shared(pages: Pages, server: Running) -> None:
    shorten(server)
    page = pages.open("/daily")
    page.add_init_script(COPY)
    page.reload()
    begin(page)
    page.locator("[data-card]").first.wait_for()
    give_up(page)
    press(page, page.get_by_role("link", name="Daily result"))
    page.wait_for_url("**/daily/*")
    press(page, page.get_by_role("button", name="Share the result"))
    until(page, "() => window.copied")
    assert str(page.evaluate("() => window.copied")).startswith("Daily expedition ")
    heard(page, "copied")
    for kind in ("SVG", "PNG"):
        with page.expect_download() as saving:
            press(page, page.get_by_role("button", name=f"Picture ({kind})"))
        assert saving.value.suggested_filename.endswith(kind.lower())
