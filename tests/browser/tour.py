"""Every screen and state of the client, one after the other."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import FilePayload, Page

from tests.browser.pages import LONG_WORK, settled, until
from tests.browser.playing import enter
from tests.server.running import Party, Running

OWN_ROUTE = "B2-C5ner-K0ner-blue0"

HAND = ["traveler", "explorer", "sailor", "native", "explorer", "compass"]
"""Enough to move, to pay, to buy and to play an action."""


def midgame(hand: list[str] | None = None, **fields: Any) -> dict[str, Any]:
    """A position of three on the first route, some way on: its first player has such a hand."""
    return {
        "board": {"route": "first_game"},
        "variant": {"caves": True, "full_race": False, "free_order": False},
        "players": [
            {
                "hand": HAND if hand is None else hand,
                "draw": ["traveler", "traveler", "explorer"],
                "discard": ["scout", "traveler"],
                "tokens": ["coin_1", "draw_card"],
                "blockades": [1],
            },
            {"hand": ["traveler"] * 4, "draw": ["explorer"] * 4, "blockades": [2]},
            {"hand": ["sailor"] * 4, "draw": ["explorer"] * 4, "tokens": ["machete_1"]},
        ],
        "start": 0,
        "to_move": 0,
        **fields,
    }


def table_of(server: Running, **setup: Any) -> Party:
    """A person between two bots at a table in the middle of a race."""
    return server.table("person", "rookie", "rambler", position=midgame(), **setup)


def nearly_over(page: Page) -> str:
    """A race that this browser opened: the first step to the gate ends it."""
    board = {
        "spaces": {"a": "S1", "b": "g1", "c": "b1", "z": "F:g1"},
        "edges": [["a", "b"], ["b", "c"], ["b", "z"]],
        "hexes": {"a": [0, 0], "b": [1, 0], "c": [1, 1], "z": [2, 0]},
    }
    people: list[dict[str, Any]] = [
        {"pieces": ["b"], "hand": ["explorer", "sailor"], "draw": ["traveler"] * 4},
        {"pieces": ["a"], "hand": ["traveler"] * 4, "discard": ["scout", "sailor"]},
        {"pieces": ["c"], "hand": ["traveler"] * 4},
    ]
    position = {"board": board, "players": people, "to_move": 0, "start": 0}
    bot = {"kind": "bot", "level": "rookie"}
    seats = [{"kind": "person", "name": "Player 1"}, bot, bot]
    made = page.request.post("/api/tables", data={"seats": seats, "pace": 0, "position": position})
    return str(made.json()["id"])


def around(page: Page, _server: Running) -> Iterator[str]:
    """The screens around the table."""
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    loaded(page)
    yield "start"
    page.locator(".rivals").click()
    page.locator("dialog[open]").wait_for()
    yield "start-rivals"
    paths = ("setup", "pass", "online", "daily", "rules", "settings", "learn", "replay", "games")
    for path in (*paths, "gallery", "nowhere"):
        page.goto(f"/{path}")
        page.get_by_role("heading", level=1).first.wait_for()
        loaded(page)
        yield path
        if path == "settings":
            page.locator("#keys summary").click()
            yield "settings-keys"


def lobby(page: Page, server: Running) -> Iterator[str]:
    party = server.table("person", "open", "rookie", "open")
    page.goto(f"/table/{party.id}#{party.secrets[0]}")
    page.locator("input[readonly]").wait_for()
    loaded(page)
    yield "lobby"


def table(page: Page, server: Running) -> Iterator[str]:
    """A table in the states of a turn."""
    enter(page, table_of(server), 0)
    page.locator(".space.target").first.wait_for(state="attached")
    loaded(page)
    yield "table"
    tap(page, '[data-card="explorer-0"] .face')
    yield "table-card"
    page.keyboard.press("Escape")
    tap(page, '[data-card="compass-0"] .face')
    yield "table-action"
    page.keyboard.press("Escape")
    if page.locator("button.shop").is_visible():
        tap(page, "button.shop")
        page.locator("dialog[open]").wait_for()
        yield "table-market"
    else:
        tap(page, "button.reserve")
        page.locator("dialog[open]").wait_for()
        yield "table-market"
        page.keyboard.press("Escape")
    tap(page, '[data-pile="scout"]:visible')
    page.locator("[data-card].selected").first.wait_for()
    yield "table-payment"
    page.keyboard.press("Escape")
    tap(page, '[data-card="explorer-0"] .keep')
    yield "table-keep"
    tap(page, '[data-card="explorer-0"] .keep')
    page.keyboard.press("h")
    page.locator(".story").wait_for()
    yield "table-history"
    page.keyboard.press("h")
    page.keyboard.press("a")
    page.locator("dialog[open]").wait_for()
    yield "table-actions"
    page.keyboard.press("Escape")
    tap(page, "[data-seat='1']")
    page.locator("dialog[open]").wait_for()
    yield "table-expedition"
    page.keyboard.press("Escape")
    tap(page, ".bar .icon-button")
    page.locator("dialog[open]").wait_for()
    yield "table-menu"
    page.keyboard.press("Escape")
    until(page, "() => !document.querySelector('dialog[open]')")
    tap(page, "[data-main]")
    page.locator("dialog[open]").wait_for()
    yield "table-doubt"
    tap(page, "dialog[open] .button.danger")
    settled(page)
    until(page, "() => document.querySelector('[data-main]:not(.waiting)')")
    yield "table-recap"
    page.keyboard.press("h")
    page.locator(".story").wait_for()
    yield "table-story"


def curtain(page: Page, server: Running) -> Iterator[str]:
    party = server.table("person", "person", "person", position=midgame())
    for secret in party.secrets.values():
        page.goto("about:blank")
        page.goto(f"/table/{party.id}#{secret}")
        page.locator("[data-main]").wait_for()
    page.locator("dialog[open] .ready").wait_for()
    yield "curtain"


def watching(page: Page, server: Running) -> Iterator[str]:
    party = table_of(server)
    page.context.clear_cookies()
    page.goto(f"/table/{party.id}")
    page.locator("[data-main]").wait_for()
    loaded(page)
    yield "watching"


def end(page: Page, server: Running) -> Iterator[str]:
    page.goto(f"/table/{nearly_over(page)}")
    tap(page, '[data-space="z"]')
    tap(page, "[data-main]")
    page.locator("#end-title").wait_for()
    yield "end"
    here = page.url
    for kind in ("replay", "analysis"):
        page.goto(here.replace("/table/", f"/{kind}/"))
        page.get_by_role("heading", level=1).first.wait_for()
        page.locator("progress").wait_for(state="detached", timeout=LONG_WORK)
        loaded(page)
        yield f"{kind}-of-a-game"
    page.goto("/games")
    page.locator("main h2").first.wait_for()
    loaded(page)
    yield "games-played"


def guide(page: Page, _server: Running) -> Iterator[str]:
    """What the guide of a first race says until it waits for a move."""
    page.goto("/")
    page.evaluate("() => localStorage.removeItem('eldorado-welcome')")
    page.goto("/")
    tap(page, "button.begin")
    onward = page.locator(".guide .main")
    onward.wait_for()
    loaded(page)
    for step in range(9):
        yield f"guide-{step}"
        if not onward.count():
            break
        onward.click()
    page.goto("/")


def daily_result(page: Page, _server: Running) -> Iterator[str]:
    """The page of the day after an expedition that was given up."""
    page.goto("/daily")
    tap(page, ".go .button")
    page.locator("[data-card]").first.wait_for()
    tap(page, ".bar .icon-button")
    tap(page, ".menu .button:has([href='#icon-flag'])")
    tap(page, ".menu .danger")
    page.locator("#end-title").wait_for()
    yield "daily-end"
    tap(page, "dialog a[href^='/daily/']")
    page.locator("dd").first.wait_for()
    loaded(page)
    yield "daily-result"


def routes(page: Page, _server: Running) -> Iterator[str]:
    """The workshop without and with a route, its wishes, a rating, and the page of a route."""
    page.goto("/workshop")
    page.locator("[data-tile]").first.wait_for()
    loaded(page)
    yield "workshop"
    page.goto(f"/workshop?code={OWN_ROUTE}")
    begin = page.locator("[aria-labelledby=rating] .button:not([disabled])")
    criteria = page.locator("[data-criterion]")
    begin.or_(criteria).first.wait_for()
    loaded(page)
    yield "workshop-route"
    tap(page, "[aria-labelledby=beginning] .button:has([href='#icon-hint'])")
    page.locator("dialog[open]").wait_for()
    yield "workshop-wishes"
    page.keyboard.press("Escape")
    if not criteria.count():
        begin.first.click()
    criteria.first.wait_for(timeout=LONG_WORK)
    criteria.first.locator("summary").click()
    yield "workshop-rated"
    page.goto(f"/route/{OWN_ROUTE}")
    page.locator("dl dd").first.wait_for()
    loaded(page)
    yield "route"


def people(page: Page, _server: Running) -> Iterator[str]:
    """The ladder, and a race that waits for people."""
    page.goto("/ladder")
    page.locator("main h2").first.wait_for()
    loaded(page)
    yield "ladder"
    page.goto("/online")
    tap(page, ".button.main:has([href='#icon-play'])")
    page.get_by_role("timer").wait_for()
    loaded(page)
    yield "race-waiting"
    tap(page, ".button.quiet:not([href])")
    page.wait_for_url("**/online")


def opened_file(page: Page, _server: Running) -> Iterator[str]:
    """A game from a file, and its analysis."""
    table = nearly_over(page)
    page.goto(f"/table/{table}")
    tap(page, '[data-space="z"]')
    tap(page, "[data-main]")
    page.locator("#end-title").wait_for()
    record = page.request.get(f"/api/tables/{table}/record").body()
    file = FilePayload(name="game.txt", mimeType="text/plain", buffer=record)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("[data-piece]").first.wait_for()
    loaded(page)
    yield "replay-of-a-file"
    tap(page, "a[href='/analysis']")
    page.locator("main h2").first.wait_for(timeout=LONG_WORK)
    page.locator("progress").wait_for(state="detached", timeout=LONG_WORK)
    loaded(page)
    yield "analysis-of-a-file"


def learning(page: Page, _server: Running) -> Iterator[str]:
    """A lesson and a puzzle."""
    for path in ("learn/base-camp", "puzzle/cheapest"):
        page.goto(f"/{path}")
        page.locator("[data-main]").wait_for()
        page.locator("[data-card]").first.wait_for()
        loaded(page)
        yield path.replace("/", "-")


def training(page: Page, _server: Running) -> Iterator[str]:
    """A puzzle of the trainer, before and after a wrong try."""
    page.add_init_script("Math.random = () => 0.5")  # which puzzle comes is left to chance
    page.goto("/trainer")
    page.locator("[data-card]").first.wait_for()
    loaded(page)
    yield "trainer"
    tap(page, "[data-main]")
    page.locator(".grade").wait_for()
    yield "trainer-graded"


def helped(page: Page, server: Running) -> Iterator[str]:
    """The help at the table, and an open hint."""
    enter(page, table_of(server), 0)
    page.keyboard.press("?")
    page.locator("dialog[open] .help").wait_for()
    loaded(page)
    yield "table-help"
    page.keyboard.press("Escape")
    tap(page, ".hints .icon-button")
    page.locator("article .step").first.wait_for()
    yield "table-hint"


def loaded(page: Page) -> None:
    """Waits for pictures and type."""
    until(
        page,
        """() => document.fonts.status === 'loaded' &&
          [...document.images].every((one) => one.complete)""",
    )


def tap(page: Page, selector: str) -> None:
    page.locator(selector).first.click(position={"x": 12, "y": 12} if "face" in selector else None)


def beside_the_table(page: Page, server: Running) -> Iterator[str]:
    """What a table shows before, between and after the turns."""
    yield from lobby(page, server)
    yield from curtain(page, server)
    yield from watching(page, server)
    yield from end(page, server)


def routes_and_people(page: Page, server: Running) -> Iterator[str]:
    """Routes that people make, and other people."""
    yield from routes(page, server)
    yield from people(page, server)


def learning_and_help(page: Page, server: Running) -> Iterator[str]:
    """Lessons, puzzles, the help, a hint, and a game from a file."""
    yield from learning(page, server)
    yield from training(page, server)
    yield from helped(page, server)
    yield from opened_file(page, server)


def guide_and_daily(page: Page, server: Running) -> Iterator[str]:
    """What a newcomer reads, and what one comes back for."""
    yield from guide(page, server)
    yield from daily_result(page, server)
