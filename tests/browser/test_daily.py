"""The daily expedition in a browser: found, played, its result shown and shared."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looks import barriers, faults
from tests.browser.pages import SIZES, Pages
from tests.server.running import Running

BOTH = pytest.mark.parametrize("size", ["phone", "desktop"])

COPY = """
delete Navigator.prototype.share
navigator.clipboard.writeText = async (text) => { window.copied = text }
"""


def first_hand(page: Page) -> list[str]:
    expect(page.locator("[data-card]")).to_have_count(4)
    cards = page.locator("[data-card]").all()
    return sorted(str(card.get_attribute("data-card")) for card in cards)


def arrive(server: Running, table: str, rounds: int) -> None:
    """As if the person had arrived: whoever gave up has no rounds."""
    with closing(sqlite3.connect(server.database)) as file, file:
        file.execute(
            "UPDATE daily_tries SET rounds = ?, streak = 4 WHERE table_id = ?", [rounds, table]
        )
        file.execute("UPDATE dailies SET strongest = ?", [rounds - 1])


@BOTH
def test_a_daily_from_the_card_to_the_picture(
    pages: Pages, server: Running, size: str, tmp_path: Path
) -> None:
    page = pages.open("/", size=SIZES[size], touch=size == "phone")
    page.add_init_script(COPY)
    card = page.get_by_role("link", name="Daily expedition")
    expect(card).to_contain_text("Today’s race is waiting")
    card.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Daily expedition")
    expect(page.get_by_role("heading", name="Your opponents")).to_be_visible()
    expect(page.get_by_text("Your first try counts.")).to_be_visible()
    expect(page.locator(".route path").first).to_be_attached()
    expect(page.get_by_role("timer")).to_contain_text("The next expedition starts in")
    page.get_by_role("button", name="Play today’s expedition").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    hand = first_hand(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)

    other = pages.open("/daily", size=SIZES[size], touch=size == "phone")
    other.get_by_role("button", name="Play today’s expedition").click()
    other.wait_for_url("**/table/*")
    assert first_hand(other) == hand

    page.goto("/")
    expect(page.get_by_role("link", name="Daily expedition")).to_contain_text("Continue")
    page.goto("/daily")
    page.get_by_role("button", name="Continue").click()
    page.wait_for_url(f"**/table/{table}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("your first try counts")).to_be_visible()
    expect(page.get_by_role("button", name="Let a computer player")).to_have_count(0)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").last.click()
    page.get_by_role("link", name="Daily result").click()
    expect(page.get_by_text("Not arrived").first).to_be_visible()
    arrive(server, table, 13)
    page.goto("/daily")
    expect(page.locator("dd").first).to_have_text("13 rounds")
    expect(page.get_by_role("img", name="Everyone’s results")).to_be_visible()
    assert not [*faults(page), *barriers(page)]
    page.get_by_role("button", name="Share the result").click()
    text = str(page.evaluate("() => window.copied"))
    assert text.startswith("Daily expedition ")
    assert text.endswith(f": 13 rounds, strongest 12, streak 4\n{server.url}/daily")
    for kind, start in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Picture ({kind})").click()
        file = tmp_path / kind
        download.value.save_as(file)
        assert file.read_bytes().startswith(start)
        assert len(file.read_bytes()) > 2_000
    page.get_by_role("button", name="Play again (not ranked)").click()
    page.wait_for_url("**/table/*")
    assert page.url.rpartition("/")[2] != table
    assert first_hand(page) == hand
    expect(page.get_by_role("button", name="Hint")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "title", "play"),
    [
        ("de-DE", "Tagesexpedition", "Heutige Expedition spielen"),
        ("fr-FR", "Expédition du jour", "Jouer l’expédition du jour"),
        ("pt-BR", "Expedição do dia", "Jogar a expedição de hoje"),
    ],
)
def test_the_page_in_every_language(pages: Pages, language: str, title: str, play: str) -> None:
    page = pages.open("/daily", size=SIZES["phone"], touch=True, theme="dark", language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("button", name=play)).to_be_visible()
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, json.dumps(wide)
