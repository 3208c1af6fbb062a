"""Keys and reading aloud as the player has set them: changed, refused, switched off, restored."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.looks import barriers, faults, words
from tests.browser.pages import BLANK, SIZES, Pages, settled, until
from tests.browser.playing import enter
from tests.browser.tour import table_of
from tests.server.running import Running

BOTH = pytest.mark.parametrize("size", ["phone", "desktop"])


def settings_of(page: Page) -> Locator:
    """From the table to the settings of keys; going back leads to the table again."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    return page.locator("#keys")


def move(page: Page) -> None:
    """One step with an Explorer."""
    page.locator('[data-card="explorer-0"] .face').click(position={"x": 12, "y": 30})
    page.locator('[data-space="B32"]').click()
    settled(page)
    expect(page.locator("[data-card]")).to_have_count(5)


def back_at_the_table(page: Page) -> None:
    page.go_back()
    expect(page.locator("[data-card]")).to_have_count(6)
    settled(page)


def test_a_key_is_changed_and_restored(pages: Pages, server: Running) -> None:
    """A key that is taken is refused with its command; the new one holds after a reload, and help
    names it.
    """
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    keys = settings_of(page)
    keys.get_by_text("Change keys…").click()
    undo = keys.get_by_role("button", name="Change the key U: undo")
    undo.click()
    waiting = keys.get_by_role("button", name="Press a key…")
    expect(waiting).to_be_focused()
    page.keyboard.press("e")
    expect(keys).to_contain_text("E is already the key for: press the main button.")
    page.keyboard.press("1")
    expect(keys).to_contain_text("Choose a letter or punctuation mark that is not used yet.")
    page.keyboard.press("Escape")
    expect(waiting).to_have_count(0)
    expect(undo).to_be_focused()
    undo.press("Enter")
    page.keyboard.press("x")
    expect(keys).to_contain_text("X is the new key for: undo.")
    expect(keys.get_by_role("button", name="Change the key X: undo")).to_be_focused()

    page.reload()
    back_at_the_table(page)
    move(page)
    page.keyboard.press("u")
    settled(page)
    expect(page.locator("[data-card]")).to_have_count(5)
    page.keyboard.press("x")
    expect(page.locator("[data-card]")).to_have_count(6)
    page.keyboard.press("?")
    help_shown = page.get_by_role("dialog", name="Help")
    expect(help_shown.locator("kbd").get_by_text("X", exact=True)).to_have_count(1)
    page.keyboard.press("Escape")

    settings_of(page)
    keys.get_by_text("Change keys…").click()
    keys.get_by_role("button", name="Reset all keys").click()
    expect(keys).to_contain_text("All keys have been reset.")
    expect(undo).to_be_visible()
    back_at_the_table(page)
    move(page)
    page.keyboard.press("u")
    expect(page.locator("[data-card]")).to_have_count(6)


def test_keys_of_one_character_are_switched_off(pages: Pages, server: Running) -> None:
    """Then no letter, number or sign does anything; Escape, arrows and Ctrl+Z still do."""
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    keys = settings_of(page)
    keys.get_by_role("switch", name="Single-key shortcuts").uncheck(force=True)
    expect(keys.get_by_text("Change keys…")).to_have_count(0)
    page.reload()
    expect(keys.get_by_role("switch", name="Single-key shortcuts")).not_to_be_checked()
    back_at_the_table(page)
    scale = page.locator(".frame").get_attribute("data-scale")
    for key in ("h", "?", "a", "m", "1", "+", "e"):
        page.keyboard.press(key)
    expect(page.locator("dialog[open], .story, [data-card].selected")).to_have_count(0)
    expect(page.locator(".frame")).to_have_attribute("data-scale", str(scale))
    move(page)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-card]")).to_have_count(6)
    page.get_by_role("button", name="Help").click()
    dialog = page.get_by_role("dialog", name="Help")
    expect(dialog).to_contain_text("Single-key shortcuts are turned off in the settings.")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@BOTH
def test_help_lists_keys_signs_and_terrains(pages: Pages, server: Running, size: str) -> None:
    """And the keys as the player has set them, those of the board and of replays too."""
    page = pages.open("/settings", size=SIZES[size])
    page.get_by_text("Change keys…").click()
    for command, key in (("larger", "*"), ("one space to the upper left", "Insert")):
        page.get_by_role("button", name=re.compile(f"^Change the key .*: {command}$")).click()
        page.keyboard.press(key)
    page.locator("#keys p").wait_for()
    assert barriers(page) == []
    enter(page, table_of(server), 0)
    page.get_by_role("button", name="Help").click()
    shown = page.get_by_role("dialog", name="Help")
    for kind in ("jungle", "river", "village", "rubble", "base camp", "mountain", "cave"):
        expect(shown.locator(".legend b").get_by_text(kind, exact=True)).to_be_visible()
    for sign in ("steps to El Dorado", "draw pile", "history", "show the whole route"):
        expect(shown.locator(".signs li").get_by_text(sign, exact=True)).to_be_attached()
    keys = shown.locator(".keys dl > div")
    for line in ("* larger", "INSERT one space to the upper left", "Page ↓ next space"):
        expect(
            keys.filter(has_text=re.compile(line.replace("*", r"\*").replace(" ", r"\s*")))
        ).to_have_count(1)
    expect(shown.get_by_role("heading", name="In replays")).to_be_attached()
    expect(keys.filter(has_text="replay: play or stop")).to_contain_text("K")
    assert [*faults(page), *barriers(page)] == []
    page.keyboard.press("Escape")
    before = float(page.locator(".frame").get_attribute("data-scale") or 0)
    page.keyboard.press("*")
    until(page, f"() => document.querySelector('.frame').dataset.scale > {before} * 1.2")
    page.keyboard.press("p")
    expect(page.locator(".space:focus")).to_have_attribute("aria-label", re.compile("your piece"))
    start = page.locator(".space:focus").get_attribute("data-space")
    page.keyboard.press("Shift+ArrowDown")
    expect(page.locator(".space:focus")).not_to_have_attribute("data-space", str(start))
    page.keyboard.press("Insert")
    expect(page.locator(".space:focus")).to_have_attribute("data-space", str(start))


@BOTH
def test_the_speed_of_bots_holds_at_once(pages: Pages, server: Running, size: str) -> None:
    """In the game that is going on, for the table that the player opened."""
    page = pages.open(BLANK, size=SIZES[size])
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    enter(page, table_of(server), 0)
    settings_of(page)
    page.get_by_role("radio", name="Slow").check(force=True)
    page.go_back()
    expect(page.locator("[data-card]")).to_have_count(6)
    settled(page)
    paces = [json.loads(text)["seconds"] for text in sent if '"pace"' in text]
    assert paces[-1] == 1.2


@BOTH
def test_no_name_says_what_does_not_hold(pages: Pages, server: Running, size: str) -> None:
    """No doubled full stop; who only watches is not told to wait for a turn."""
    page = pages.open(BLANK, size=SIZES[size])
    party = table_of(server)
    page.goto(f"/table/{party.id}")
    page.locator("[data-main]").wait_for()
    watched = words(page)
    page.goto(BLANK)
    enter(page, party, 0)
    page.keyboard.press("m")
    page.locator("dialog[open]").wait_for()
    for text in watched | words(page):
        assert ".." not in text, text
    assert not [text for text in watched if "not your turn" in text]


def test_how_much_is_read_aloud(pages: Pages, server: Running) -> None:
    """The name of a space out of reach grows with what the player wants to hear."""
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    told: dict[str, str] = {}
    for much in ("Little", "Normal", "Everything"):
        settings_of(page)
        choice = page.get_by_role("group", name="How much is read aloud")
        choice.get_by_role("radio", name=much, exact=True).check()
        back_at_the_table(page)
        far = page.locator(".space:not(.target)[data-space^='N']").first
        told[much] = str(far.get_attribute("aria-label"))
    assert "steps to El Dorado" not in told["Little"]
    assert "steps to El Dorado" in told["Normal"]
    assert told["Everything"].startswith(told["Normal"])
    assert len(told["Everything"]) > len(told["Normal"]) + 20
