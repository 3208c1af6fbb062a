"""How much the first visit loads, how smoothly play goes, and what is there without a server."""

import json
import re
from pathlib import Path

from playwright.sync_api import Request, Route, expect

from tests.browser.pages import BLANK, Pages, settled, until
from tests.browser.playing import SHORT, Player, distances, enter
from tests.browser.tour import table_of, tap
from tests.server.running import Running

BUILD = Path(__file__).parents[2] / "build"
GAMES = re.compile(r"/assets/Games-.*\.js")

FRAMES = """() => {
  window.slow = []
  window.frames_seen = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.slow.push(Math.round(entry.duration))
  }).observe({ type: 'longtask' })
  let last = performance.now()
  window.gaps = []
  const beat = (now) => {
    window.frames_seen++
    if (now - last > 50) window.gaps.push(Math.round(now - last))
    last = now
    requestAnimationFrame(beat)
  }
  requestAnimationFrame(beat)
}"""


KEPT = """async () => {
  await navigator.serviceWorker.ready
  for (let i = 0; i < 600; i++) {
    const files = await (await caches.open('eldorado-files')).keys()
    const last = files.filter(({ url }) => url.endsWith('.svg')).length
    if (last >= 21 && files.some(({ url }) => /Rules-.*js/.test(url))) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('The worker does not keep the page.')
}"""


CODE = 150_000
"""Bytes of scripts and styles, packed, until the first move of a game can be made."""

EVERYTHING = 350_000
"""The same with pictures, fonts, and what is loaded while the page is idle."""

NEVER_IDLE = """
delete Navigator.prototype.serviceWorker
window.idle = []
window.requestIdleCallback = (run) => window.idle.push(run)
"""


def test_weight_of_the_first_visit(pages: Pages, server: Running) -> None:
    """From the start page until the first move is made; then what is loaded while the page is
    idle. What is fetched for a time without a server is not counted. The figures are written to
    build/weight.json.
    """
    weights: dict[str, int] = {}

    def weigh(request: Request) -> None:
        if request.url.startswith(server.url) and "/api/" not in request.url:
            size = request.sizes()["responseBodySize"]  # 0 where the browser has kept it
            weights[request.url] = max(size, weights.get(request.url, 0))

    def code() -> int:
        return sum(size for url, size in weights.items() if re.search(r"\.(js|css)$", url))

    def told() -> str:
        return "\n".join(f"{size:>8} {url}" for url, size in sorted(weights.items()))

    page = pages.open("about:blank")
    page.add_init_script(NEVER_IDLE)
    page.on("requestfinished", weigh)
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-main]").wait_for()
    page.locator(".space").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    assert 50_000 < code() <= CODE, f"{code()} bytes of scripts and styles:\n{told()}"
    scripts = {url for url in weights if url.endswith(".js")}
    first = code()

    enter(page, table_of(server), 0)
    reach = page.locator("[data-reach]").first
    tap(page, f'[data-space="{reach.get_attribute("data-reach")}"]')
    hand = page.locator("[data-card]").count()
    tap(page, "[data-main]")
    until(page, "(hand) => document.querySelectorAll('[data-card]').length < hand", hand)
    settled(page)
    assert {url for url in weights if url.endswith(".js")} == scripts

    with page.expect_event("requestfinished", lambda request: request.url.endswith(".js")):
        page.evaluate("() => { while (window.idle.length) window.idle.shift()({}) }")
    page.locator(".hints button").wait_for()
    page.wait_for_load_state("networkidle")
    assert len([url for url in weights if url.endswith(".js")]) > len(scripts)
    BUILD.mkdir(exist_ok=True)
    found = {"code_to_the_first_move": first, "everything": sum(weights.values())}
    (BUILD / "weight.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    assert sum(weights.values()) <= EVERYTHING, f"{sum(weights.values())} bytes:\n{told()}"


def test_wishes_before_the_page_was_idle(pages: Pages, server: Running) -> None:
    """What is loaded later opens with the first click all the same, and takes no room away."""
    page = pages.open("about:blank")
    page.add_init_script(NEVER_IDLE)
    page.goto("/")
    enter(page, table_of(server), 0)
    page.locator("[data-card]").first.wait_for()
    place = page.locator(".hints.room").bounding_box()
    for opener, shown in (
        ("Menu", "dialog[open] .menu"),
        ("History", ".story .history"),
        ("Help", "dialog[open] h2"),
    ):
        page.get_by_role("button", name=opener, exact=True).first.click()
        page.locator(shown).first.wait_for()
        page.keyboard.press("Escape")
        expect(page.locator(shown)).to_have_count(0)
    page.locator("button.expedition").last.click()
    page.locator("dialog[open] h2").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    expect(page.locator("[role=log]")).to_contain_text("Explorer")
    page.evaluate("() => { while (window.idle.length) window.idle.shift()({}) }")
    page.locator(".hints button").wait_for()
    assert page.locator(".hints button").bounding_box() == place


def test_frames_of_a_game(pages: Pages, server: Running) -> None:
    """A stretch of play with everything moving; how long its tasks and frames take is written to
    build/frames.json, to be read by people.
    """
    party = server.table("person", "rookie", "ranger", route=SHORT)
    page = pages.open(BLANK, still=False)
    enter(page, party, 0)
    page.evaluate(FRAMES)
    player = Player(page, distances(server, SHORT), "You")
    for _ in range(5):
        if not player.wait():
            break
        player.turn()
    found = page.evaluate(
        "({ frames: window.frames_seen, long_tasks: window.slow, long_gaps: window.gaps })"
    )
    BUILD.mkdir(exist_ok=True)
    (BUILD / "frames.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    assert found["frames"] > 0


def test_start_without_a_server(pages: Pages, server: Running) -> None:
    """A page that was here before opens offline, and says clearly what is missing."""
    gone = "ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_NETWORK"
    page = pages.open("/", worker=True, forgive=gone)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("El Dorado")
    expect(page.get_by_role("status")).to_contain_text("server cannot be reached")
    page.get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules")
    page.context.set_offline(False)


def test_page_older_than_the_server(pages: Pages) -> None:
    """A file that a new version took away: the page starts anew by itself."""
    page = pages.open("/", forgive="Failed to load resource|Failed to fetch")
    gone: list[str] = []

    def missing(route: Route) -> None:
        gone.append(route.request.url)
        route.fulfill(status=404) if len(gone) == 1 else route.continue_()

    def newer(route: Route) -> None:
        asked = route.request.resource_type == "fetch"
        route.fulfill(body="<script src='/assets/newer.js'>") if asked else route.continue_()

    page.route(GAMES, missing)
    page.route(f"{pages.url}/", newer)
    page.get_by_role("link", name="Your games").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games")
    expect(page.get_by_text("No games yet")).to_be_visible()
    assert len(gone) == 2


def test_file_missing_for_another_reason(pages: Pages) -> None:
    """The page does not start anew by itself: a player who is leaving would be held back."""
    page = pages.open("/", forgive="Failed to load resource|Failed to fetch")
    page.route(GAMES, lambda route: route.abort())
    page.evaluate("window.sameVisit = true")
    page.get_by_role("link", name="Your games").first.click()
    expect(page.locator(".toast")).to_contain_text("could not be loaded")
    assert page.evaluate("window.sameVisit")


def test_table_remembers_where_it_was(pages: Pages, server: Running) -> None:
    """A running game is found again on the start page."""
    page = pages.open(BLANK)
    enter(page, table_of(server), 0)
    settled(page)
    page.goto("/")
    page.get_by_role("link", name=re.compile("Continue")).first.click()
    page.locator("[data-main]").wait_for()
    until(page, "() => document.querySelectorAll('[data-card]').length === 6")
