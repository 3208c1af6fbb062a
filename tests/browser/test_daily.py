"""The daily expedition in a browser: found, played, its result shown and shared."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from eldorado.interface.work.day_plan import PERSON_SEAT
from eldorado.records import Record
from eldorado.table import Setup
from tests.browser.looks import barriers, faults
from tests.browser.pages import SIZES, Pages, until
from tests.browser.playing import SHORT, Player, distances, race_on
from tests.server.running import Running
from tests.server.test_daily import shuffles

BOTH = pytest.mark.parametrize("size", ["phone", "desktop"])

COPY = """
delete Navigator.prototype.share
navigator.clipboard.writeText = async (text) => { window.copied = text }
"""


def first_hand(page: Page) -> list[str]:
    expect(page.locator("[data-card]")).to_have_count(4)
    cards = page.locator("[data-card]").all()
    return sorted(str(card.get_attribute("data-card")) for card in cards)


def shorten(server: Running) -> None:
    """Today's expedition becomes one on a short route with rivals that do not wait: always the
    same, whatever the day.
    """
    plan = {
        "seats": [{"kind": "person"}, *[{"kind": "bot", "level": "rookie"}] * 2],
        "route": SHORT,
        "variant": {"full_race": True},
        "pace": 0,
    }
    day = server.client().get("/api/daily")["day"]
    plan["daily"] = {"day": day, "seed": 7, "ranked": True}
    setup = msgspec.json.encode(msgspec.convert(plan, Setup).checked())
    with closing(sqlite3.connect(server.database)) as file, file:
        file.execute("UPDATE dailies SET setup = ? WHERE day = ?", [setup, day])


TURNS = 4
"""A deck of eight cards is shuffled after every second turn."""


def some_turns(player: Player, idle: Player) -> None:
    """One walks and the other one stands still; nobody buys, so that their decks stay equal."""
    player.buys = False
    for _ in range(TURNS):
        assert player.wait()
        player.turn()
        assert idle.wait()
        idle.end()
    assert player.wait()
    assert idle.wait()
    assert player.moved


def same_shuffles(page: Page, other: Page, id: str) -> int:
    """Both had the same shuffles while their decks were equal; the round of the first's arrival."""
    record = page.request.get(f"/api/tables/{id}/record").text()
    others = other.request.get("/api/daily").json()["own"]["table"]
    one, two = (
        list(shuffles(text).values())[: TURNS // 2]
        for text in (record, other.request.get(f"/api/tables/{others}/record").text())
    )
    assert len(one) == TURNS // 2
    assert one == two
    rounds = Record.parse(record).replay().players[PERSON_SEAT].arrival_round
    assert rounds is not None
    return rounds


def named_the_round_of_the_winner(page: Page, id: str) -> None:
    """The race goes on after the first arrival: the result tells when that was."""
    end = Record.parse(page.request.get(f"/api/tables/{id}/record").text()).replay()
    outcome = end.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    first = end.players[outcome.winner].arrival_round
    assert first < end.round
    expect(page.locator("dialog[open] header")).to_contain_text(f"after {first} rounds")


def begin(page: Page) -> dict[str, Any]:
    """Plays today's expedition from its page; what the server says of the table."""
    with page.expect_response(lambda answer: answer.request.method == "POST") as answer:
        page.get_by_role("button", name=re.compile("^Play (today’s|again)")).click()
    page.wait_for_url("**/table/*")
    told: dict[str, Any] = answer.value.json()
    return told


@BOTH
def test_a_daily_from_the_card_to_the_picture(
    pages: Pages, server: Running, size: str, tmp_path: Path
) -> None:
    """One person races to the end, another one plays otherwise with the same luck and gives up;
    both see it on the day's page.
    """
    shorten(server)
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
    told = begin(page)
    hand = first_hand(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("link", name="Daily expedition")).to_contain_text("Continue")
    page.goto("/daily")
    page.get_by_role("button", name="Continue").click()
    page.wait_for_url(f"**/table/{told['id']}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("your first try counts")).to_be_visible()
    expect(page.get_by_role("button", name="Let a computer player")).to_have_count(0)
    page.keyboard.press("Escape")

    other = pages.open("/daily", size=SIZES[size], touch=size == "phone")
    begin(other)
    assert first_hand(other) == hand
    player = Player(page, distances(server, SHORT), "Ann", touch=size == "phone")
    some_turns(player, idle=Player(other, {}, "Ben", touch=size == "phone"))
    give_up(other)
    expect(other.get_by_text("Did not arrive").first).to_be_visible()

    if size == "phone":
        race_on(server, told)
    else:
        player.buys = True
        player.play()
    rounds = same_shuffles(page, other, told["id"])
    named_the_round_of_the_winner(page, told["id"])
    page.get_by_role("link", name="Daily result").click()
    check_result(page, server, rounds, tmp_path)

    again = begin(page)
    assert again["id"] != told["id"]
    assert not again["ranked"]
    assert first_hand(page) == hand
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    give_up(page)
    expect(page.locator("dd").first).to_have_text(f"{rounds} rounds")


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").last.click()
    expect(page.locator("dialog[open]")).to_contain_text("all human players gave up")
    page.get_by_role("link", name="Daily result").click()


def lengthen_streak(server: Running, table: str) -> None:
    """As if the three days before had been raced too."""
    with closing(sqlite3.connect(server.database)) as file, file:
        file.execute("UPDATE daily_tries SET streak = 4 WHERE table_id = ?", [table])


def check_result(page: Page, server: Running, rounds: int, folder: Path) -> None:
    """The rounds, the others, the streak; all of it as text and as pictures to share."""
    expect(page.locator("dd").first).to_have_text(f"{rounds} rounds")
    expect(page.get_by_role("img", name="Everyone’s results")).to_be_visible()

    def today() -> dict[str, Any]:
        found: dict[str, Any] = page.request.get("/api/daily").json()
        return found

    server.wait(lambda: today()["strongest"] is not None)
    assert today()["streak"] == 1
    lengthen_streak(server, today()["own"]["table"])
    page.reload()
    expect(page.locator("dd").first).to_have_text(f"{rounds} rounds")
    assert not [*faults(page), *barriers(page)]
    chart = page.locator(".chart")
    chart.evaluate("(one) => { one.style.width = '0' }")
    until(page, "() => document.querySelector('.chart svg').getAttribute('width') === '0'")
    chart.evaluate("(one) => { one.style.width = '' }")
    page.get_by_role("button", name="Share the result").click()
    text = str(page.evaluate("() => window.copied"))
    assert text.startswith("Daily expedition ")
    assert text.endswith(
        f": {rounds} rounds, strongest level: {today()['strongest']}, streak: 4\n{server.url}/daily"
    )
    for kind, start in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Picture ({kind})").click()
        file = folder / kind
        download.value.save_as(file)
        assert file.read_bytes().startswith(start)
        assert len(file.read_bytes()) > 2_000


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
