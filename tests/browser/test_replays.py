"""Looking back: replays, the analysis of a game, and one's own games."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from eldorado.client import Visit
from eldorado.facts import CARDS
from tests.browser.listening import LISTEN
from tests.browser.looks import barriers, faults
from tests.browser.pages import BLANK, LONG_WORK, SIZES, Pages, until
from tests.browser.playing import SHORT
from tests.browser.tour import nearly_over, tap
from tests.server.playing import play_seat, walker
from tests.server.running import Party, Running
from tests.server.upgrades.seated import ask
from tests.situations import path, situation

BOTH = pytest.mark.parametrize("size", ["phone", "desktop"])


def dawdler() -> Any:
    """Somebody who lets three turns go by."""
    choose = walker()
    return lambda visit: "end" if visit.view.world.round <= 3 else choose(visit)


def play(party: Party, choose: Any = None) -> None:
    """The person's seat until the end; in a thread of its own, for the browser has a loop here."""

    def work() -> Visit:
        return asyncio.run(play_seat(party, 0, choose))

    with ThreadPoolExecutor(1) as other:
        other.submit(work).result()


def resign(party: Party) -> None:
    """The person gives up, which counts as a game lost against everybody else."""

    async def work() -> None:
        async with party.visit(0) as visit:
            await ask(visit, "resign")  # the computer player may move just now

    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, work()).result()


@pytest.fixture(scope="module")
def played(server: Running) -> Party:
    """A whole game with some mistakes in it."""
    party = server.table("person", "rookie", "rookie", route=SHORT, start=0)
    play(party, dawdler())
    return party


def opened(pages: Pages, size: str, path: str) -> Page:
    return pages.open(path, size=SIZES[size], touch=size == "phone")


def at(page: Page, step: int) -> None:
    """The moment is in the address."""
    wanted = rf"step={step}\b" if step else r"^[^?]*(\?eyes=\d)?$"
    expect(page).to_have_url(re.compile(wanted))


@BOTH
def test_a_replay_by_buttons(pages: Pages, played: Party, size: str) -> None:
    """Step, turn, slider, speed and play; a link leads to the very moment."""
    page = opened(pages, size, f"/replay/{played.id}?step=5")
    page.locator("[data-piece]").first.wait_for()  # only with the board a move is told
    caption = page.locator(".caption")
    expect(caption).not_to_have_text("")
    told = caption.inner_text()
    page.get_by_role("button", name="Forward one step").click()
    at(page, 6)
    expect(caption).not_to_have_text(told)
    page.get_by_role("button", name="Back one step").click()
    at(page, 5)
    expect(caption).to_have_text(told)

    slider = page.get_by_role("slider", name="Go to a turn")
    slider.fill("4")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Round 2"))
    page.get_by_role("button", name="Forward one turn").click()
    expect(slider).to_have_value("5")
    moment = caption.inner_text()
    at(page, int((page.locator(".where span").text_content() or "").split()[1]))
    other = pages.another(page.context, page.url)
    expect(other.locator(".caption")).to_have_text(moment)
    other.close()

    slider.fill(str(int(slider.get_attribute("max") or 0) - 1))
    page.get_by_label("Speed").select_option("16×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".caption.ending")).to_contain_text("wins after")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert faults(page) == []


@BOTH
def test_a_replay_is_waited_for(pages: Pages, played: Party, size: str) -> None:
    """As a table is: a compass, and in words what comes."""
    page = opened(pages, size, BLANK)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile("/api/tables/.*/replay$"), hold)
    page.goto(f"/replay/{played.id}")
    waiting = page.locator(".opening")
    expect(waiting.get_by_role("status")).to_have_text("Loading the game…")
    expect(waiting.locator("svg")).to_be_visible()
    assert [*faults(page), *barriers(page)] == []
    held[0].continue_()
    page.locator("[data-piece]").first.wait_for()
    expect(waiting).to_have_count(0)


CODES = "() => [...document.querySelectorAll('[data-code]')].map((one) => one.dataset.code)"


@BOTH
def test_the_board_shows_the_spaces_that_a_replay_names(
    pages: Pages, played: Party, size: str
) -> None:
    page = opened(pages, size, f"/replay/{played.id}")
    page.locator("[data-piece]").first.wait_for()
    caption = page.locator(".caption")
    expect(caption).to_contain_text("about to start")
    assert page.evaluate(CODES) == []
    onward = page.get_by_role("button", name="Forward one step")
    seen = set()
    for step in range(1, 13):
        onward.click()
        at(page, step)
        named = sorted(set(re.findall(r"\b[A-Z]\d+\b", caption.inner_text())))
        until(page, f"(names) => String(({CODES})().sort()) === String(names)", named)
        seen |= set(named)
    assert len(seen) > 2, seen
    page.keyboard.press("Home")
    until(page, f"() => !({CODES})().length")


@BOTH
def test_a_replay_by_keys(pages: Pages, played: Party, size: str) -> None:
    page = opened(pages, size, f"/replay/{played.id}")
    caption = page.locator(".caption")
    expect(caption).to_contain_text("about to start")
    keys = page.keyboard
    keys.press("ArrowRight")  # the first turn is one step
    at(page, 1)
    keys.press("PageDown")
    expect(page.get_by_role("slider", name="Go to a turn")).to_have_value("2")
    keys.press("ArrowLeft")
    keys.press("PageUp")
    at(page, 1)
    keys.press("PageUp")
    at(page, 0)
    speed = page.get_by_label("Speed")
    for _ in range(6):
        keys.press("+")
    expect(speed).to_have_value("16")
    keys.press("-")
    expect(speed).to_have_value("8")
    keys.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(caption).not_to_contain_text("about to start")
    keys.press("k")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    keys.press("End")
    expect(page.locator(".caption.ending")).to_contain_text("wins after")
    keys.press("Home")
    expect(caption).to_contain_text("about to start")


@BOTH
def test_a_replay_from_the_eyes_of_a_seat(pages: Pages, played: Party, size: str) -> None:
    """Other hands and what others drew are hidden; with everything open they are not."""
    page = opened(pages, size, f"/replay/{played.id}?step=1")  # the first seat has ended its turn
    drawn = page.locator(".caption .drawn")
    expect(drawn).to_contain_text("Drawn: ")
    expect(page.locator(".hands section")).to_have_count(3)
    eyes = page.get_by_label("Whose cards to show")
    eyes.select_option(index=2)
    expect(page.locator(".hands section")).to_have_count(1)
    expect(drawn).to_have_count(0)
    expect(page).to_have_url(re.compile("eyes=1"))
    page.reload()
    expect(page.locator(".hands section")).to_have_count(1)
    eyes.select_option("All cards")
    expect(drawn).to_contain_text("Drawn: ")


@BOTH
def test_a_replay_from_a_file(pages: Pages, played: Party, size: str) -> None:
    refused = r"the server responded with a status of 400"
    page = pages.open("/replay", size=SIZES[size], touch=size == "phone", forgive=refused)
    chooser = page.get_by_label("Choose a file")

    def bring(text: str) -> None:
        chooser.set_input_files(
            {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
        )

    bring("This is a shopping list, not a race.")
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(chooser).to_be_attached()
    record = played.host.get(f"/api/tables/{played.id}/record")
    text = record if isinstance(record, str) else record["record"]
    bring(text)
    expect(page.locator(".caption")).to_contain_text("about to start")
    page.keyboard.press("PageDown")
    expect(page.get_by_role("slider", name="Go to a turn")).to_have_value("1")
    page.get_by_role("link", name="Back").click()
    expect(chooser).to_be_attached()


@BOTH
def test_every_card_fits_into_the_hands_of_a_replay(pages: Pages, size: str) -> None:
    page = opened(pages, size, "/replay")
    ids = [card.id for card in CARDS]
    for start in range(0, len(ids), 4):
        game = situation(
            path("S1", "S2", "g1", "F:g1"), " ".join(ids[start : start + 4]), others="b"
        )
        game.apply("end")
        page.get_by_label("Choose a file").set_input_files(
            {"name": "game.txt", "mimeType": "text/plain", "buffer": str(game.record()).encode()}
        )
        page.locator("[data-piece]").first.wait_for()
        assert faults(page) == [], ids[start : start + 4]
        page.get_by_role("link", name="Back").click()  # a tab keeps its record until then


def test_a_replay_from_the_end_of_a_game(pages: Pages, server: Running) -> None:
    page = opened(pages, "phone", "/")
    page.goto(f"/table/{nearly_over(page)}")
    tap(page, '[data-space="z"]')
    tap(page, "[data-main]")
    page.locator("#end-title").wait_for()
    page.get_by_role("link", name="Replay").tap()
    expect(page.locator(".caption")).to_contain_text("about to start")
    page.get_by_role("button", name="Forward one step").tap()
    expect(page.locator(".caption")).to_contain_text("Explorer")


def test_the_analysis_of_a_game(pages: Pages, played: Party) -> None:
    """Waited for with its progress; then the race, chances, turning points, decks and cards."""
    page = opened(pages, "phone", f"/analysis/{played.id}")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=LONG_WORK)
    whole(page)
    services = opened(pages, "desktop", f"/analysis/{played.id}")
    expect(services.get_by_role("heading", name="Turning points")).to_be_visible()
    whole(services)

    services.add_init_script(f"addEventListener('DOMContentLoaded', {LISTEN})")
    services.reload()
    until(services, "() => window.heard.some((one) => one.includes('The analysis is ready.'))")

    chart = services.get_by_role("slider", name=re.compile("^Chances to win"))
    chart.press("Home")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"^Before the first turn: .*\d%"))
    chart.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"^Round 1, "))
    race = services.locator("#race")
    race.get_by_text("As a table").click()
    assert race.get_by_role("row").count() > 5
    services.locator("#cards").get_by_role("radio").nth(1).check(force=True)
    expect(services.locator("#cards caption")).to_contain_text("Rookie")

    point = services.locator("#turning article").first
    expect(point).to_contain_text("This cost about")
    expect(point.locator(".better")).to_contain_text("Why:")
    moment = point.get_by_role("heading").first.inner_text()
    point.get_by_role("link", name="See this moment").click()
    expect(services.locator(".where b")).to_have_text(moment)


def whole(page: Page) -> None:
    """Every part is there, nothing sticks out, and the first three turns were thrown away."""
    for part in ("race", "chances", "turning", "balance", "tempo", "decks", "cards"):
        expect(page.locator(f"#{part}")).to_be_visible()
    expect(page.locator("#turning article").first).to_be_visible()
    expect(page.locator("#chances .flag").first).to_be_attached()
    assert faults(page) == []


# Your games


def remembered(page: Page, server: Running, **setup: Any) -> Party:
    """A table that this browser opened."""
    party = Party.__new__(Party)
    body = {"seats": [{"kind": "person", "name": "Ann"}], "pace": 0, "start": 0, **setup}
    body["seats"] += [{"kind": "bot", "level": "rookie"}] * setup.pop("bots", 2)
    body.pop("bots", None)
    made = page.request.post("/api/tables", data=body).json()
    party.running, party.host, party.id = server, server.client(), made["id"]
    party.secrets = {seat["seat"]: seat["secret"] for seat in made["seats"]}
    party.clients = dict.fromkeys(party.secrets, party.host)
    return party


def tiny(*pieces: str) -> dict[str, Any]:
    """Whoever stands at b wins with one step."""
    board = {
        "spaces": {"a": "S1", "b": "g1", "c": "b1", "d": "b1", "z": "F:g1"},
        "hexes": {"a": [0, 0], "b": [1, 0], "c": [1, 1], "d": [0, 1], "z": [2, 0]},
        "edges": [["a", "b"], ["b", "c"], ["b", "z"], ["a", "d"], ["c", "d"]],
    }
    hands = [["explorer"] * 4 if piece == "b" else ["traveler"] * 4 for piece in pieces]
    players = [{"pieces": [piece], "hand": hand} for piece, hand in zip(pieces, hands, strict=True)]
    return {"board": board, "players": players, "to_move": 0, "start": 0}


def cells(table: Locator) -> list[list[str]]:
    return [row.locator("th, td").all_inner_texts() for row in table.locator("tbody tr").all()]


@BOTH
def test_your_rating(pages: Pages, server: Running, size: str) -> None:
    """Drawn among the computer players', and told in a sentence."""
    page = opened(pages, size, "/games")
    resign(remembered(page, server, bots=1))
    page.reload()
    expect(page.locator(".own")).to_contain_text("1 comparison")
    chart = page.get_by_role("img", name="Rating")
    expect(chart).to_contain_text("Rookie")
    assert faults(page) == []


@BOTH
def test_your_games(pages: Pages, server: Running, size: str) -> None:
    """Filtered, counted, taken away and forgotten."""
    page = opened(pages, size, "/games")
    expect(page.get_by_role("heading", name="No games yet")).to_be_visible()
    play(remembered(page, server, position=tiny("b", "a", "c")))
    play(remembered(page, server, position=tiny("a", "b", "c")))
    remembered(page, server, bots=3)
    page.reload()
    games = page.locator(".list li")
    expect(games).to_have_count(3)
    expect(games.filter(has_text="In progress")).to_have_count(1)
    facts = page.locator(".facts dd")
    assert facts.all_inner_texts()[:3] == ["2", "1", "1"]  # played, won, arrived
    expect(page.locator(".own")).to_have_count(0)  # games from a position are not rated
    rivals = page.get_by_role("table", name="Head to head")
    assert cells(rivals) == [["Rookie", "4", "2", "1"]]  # the third of the second game is level
    assert faults(page) == []

    page.get_by_role("combobox", name="Expeditions").select_option("4")
    expect(games).to_have_count(1)
    page.get_by_role("button", name="Clear the filters").click()
    page.get_by_role("combobox", name="Result").select_option("Won")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("1st of 3")
    expect(facts.nth(1)).to_have_text("1")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    taken = json.loads(download.value.path().read_text("utf-8"))
    assert len(taken["games"]) == 3
    assert len(taken["records"]) == 2

    games.get_by_role("button", name=re.compile("Delete this game")).click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(games).to_have_count(1)
    games.get_by_role("button", name=re.compile("Delete this game")).click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(games).to_have_count(2)  # no game is left that was won: the filter is cleared
    page.get_by_role("button", name="Delete all my games").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("heading", name="No games yet")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="No games yet")).to_be_visible()
