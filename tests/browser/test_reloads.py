"""A table that is left and entered again in the middle of something."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import BLANK, SIZES, Pages, settled, until
from tests.browser.playing import enter
from tests.browser.tour import midgame, table_of
from tests.server.running import Running

PANELS = {
    "history": (".tools .icon-button[aria-label=History]", ".story"),
    "hint": (".hints .icon-button", ".panel article"),
    "help": (".tools .icon-button[aria-label=Help]", "dialog[open]"),
    "menu": (".bar .icon-button[aria-label=Menu]", "dialog[open]"),
    "rival": ("[data-seat='1']", "dialog[open]"),
    "market": ("button.shop, button.reserve", "dialog[open]"),
}
"""What can be open, by the button that opens it and what it shows."""

COMPANY = {"company": (".say", "dialog[open] .company")}
"""The same at a table with other people."""

AT_ONCE = """() => {
  const space = document.querySelector('[data-space="B32"]')
  space.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }))
  return window.pendingWishes
}"""
"""A move and Ctrl+Z before any answer can come; how much is on its way."""


def opened(page: Page, button: str, shown: str) -> None:
    page.locator(button).locator("visible=true").first.click()
    page.locator(shown).first.wait_for()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_reload_with_something_open(pages: Pages, server: Running, size: str) -> None:
    """The table is as it was, nothing is in the way, the keys begin at its top."""
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    enter(page, table_of(server), 0)
    reloaded_with(page, PANELS)
    enter(page, server.table("person", "rookie", "person", position=midgame()), 0)
    reloaded_with(page, COMPANY)


def reloaded_with(page: Page, panels: dict[str, tuple[str, str]]) -> None:
    for button, shown in panels.values():
        opened(page, button, shown)
        page.reload()
        expect(page.locator("[data-card]")).to_have_count(6)
        expect(page.locator(shown)).to_have_count(0)
        page.keyboard.press("Tab")
        expect(page.locator(".skip")).to_be_focused()
        page.locator(".skip").blur()  # it lies over the menu while it is in focus
        opened(page, button, shown)
        page.keyboard.press("Escape")
        expect(page.locator(shown)).to_have_count(0)
        until(page, "() => document.activeElement !== document.body")


def test_undo_while_the_action_is_on_its_way(pages: Pages, server: Running) -> None:
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    page.locator('[data-card="explorer-0"] .face').click(position={"x": 12, "y": 30})
    page.locator('[data-space="B32"]').wait_for(state="attached")
    assert page.evaluate(AT_ONCE) > 0
    settled(page)
    expect(page.locator("[data-card]")).to_have_count(6)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.locator("[data-main]").click()
    expect(page.locator("dialog[open] .button.danger")).to_be_visible()
