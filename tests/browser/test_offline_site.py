"""The whole game without a server: the static site with the network switched off."""

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.request import urlopen

import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, expect

from eldorado.exports.board_document import board_document
from tests.browser.pages import PATIENCE, UNADVISED, WATCH_WORKER, Pages, until
from tests.browser.playing import SHORT, Player, way_steps
from tests.browser.programs import missing
from tests.browser.static_site import FOLDER, SITE, StaticHost
from tests.browser.test_learn import card, done, move
from tests.browser.test_whole_games import through_the_curtain

AWAY = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED"
"""What a browser says about files that it asks for afresh without a network."""

KEPT = """async () => {
  const kept = async (name) => (await caches.has(name)) && (await (await caches.open(name)).keys())
  const files = await (await fetch('files.json')).json()
  for (let i = 0; i < 1200; i++) {
    const [page, runtime] = [await kept('eldorado-files'), await kept('eldorado-runtime')]
    if (page && page.length >= files.length
      && runtime && runtime.some(({ url }) => url.endsWith('runtime.json'))) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('The worker does not keep the site.')
}"""


TOO_SLOW = """(level) => new Promise((done, failed) => {
  const request = indexedDB.open('eldorado-device')
  request.onerror = () => failed(request.error)
  request.onsuccess = () => {
    const writing = request.result.transaction('documents', 'readwrite')
    writing.objectStore('documents').put(JSON.stringify({ limited: [level] }), 'device')
    writing.oncomplete = () => done()
    writing.onerror = () => failed(writing.error)
  }
})"""
"""Remembers of the device that a level has lacked time on it."""

BEATS = """
// How often the page has had its turn while the worker was asked for a hint.
window.beats = 0
{
  let waiting = null
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.type === 'ask' && message.path.endsWith('/hints')) {
      waiting = message.id
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'answer' && data.id === waiting) waiting = null
      })
    }
    return post.call(this, message, ...rest)
  }
  const beat = () => {
    if (waiting !== null) window.beats++
    setTimeout(beat)
  }
  beat()
}
"""


@pytest.fixture
def host() -> Iterator[StaticHost]:
    """Serves the site. Tests name it before their pages: those are closed first, for they may
    still be loading what they need later."""
    if not (SITE / "index.html").is_file():
        missing("Skipped the tests of the static site: it is not built; run make site.")
    running = StaticHost()
    try:
        yield running
    finally:
        running.stop()


def at(path: str) -> str:
    """The address of a screen of the site."""
    return f"{FOLDER}#{path}"


def unplugged(pages: Pages, host: StaticHost, **options: Any) -> Page:
    """A page of the site that was loaded once; then the host goes, and the network with it."""
    page = pages.open("about:blank", worker=True, forgive=AWAY, **options)
    page.context.add_init_script(WATCH_WORKER + UNADVISED)
    page.goto(FOLDER)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(KEPT)
    host.stop()
    page.context.set_offline(True)
    return page


def start_race(page: Page, route: str) -> None:
    """A race against two bots on a route, as the set-up screen would open it."""
    page.goto(at(f"/setup?route={route}"))
    page.get_by_role("button", name=re.compile("Start")).last.click()
    page.locator("[data-card]").first.wait_for()


def test_whole_game_without_a_network(host: StaticHost, pages_of: Callable[[str], Pages]) -> None:
    """Against two bots, with a reload in the middle; then its replay and its analysis."""
    page = unplugged(pages_of(host.url), host)
    start_race(page, SHORT)
    player = Player(page, way_steps(to_builtins(board_document(SHORT))), "You")
    for _ in range(2):
        assert player.wait()
        player.turn()
    assert player.wait()
    hand = page.locator("[data-card]").count()
    address = page.url
    page.reload()
    page.locator("[data-card]").first.wait_for()
    assert page.url == address
    expect(page.locator("[data-card]")).to_have_count(hand)
    player.play()
    expect(page.locator("#end-title")).to_be_visible()
    table = address.rpartition("/")[2]

    page.goto(at(f"/replay/{table}?step=3"))
    page.locator("[data-piece]").first.wait_for()
    caption = page.locator(".caption")
    expect(caption).not_to_have_text("")
    for _ in range(3):
        told, before = caption.inner_text(), page.evaluate("location.href")
        page.get_by_role("button", name="Forward one turn").click()
        expect(caption).not_to_have_text(told)
        until(page, "(before) => location.href !== before", before)  # it follows a moment later
    told = caption.inner_text()
    page.reload()
    expect(caption).to_have_text(told)
    page.get_by_role("button", name="Forward one turn").click()
    expect(caption).not_to_have_text(told)
    page.keyboard.press("End")
    expect(page.locator(".caption.ending")).to_contain_text(re.compile("wins? after"))
    page.goto(at(f"/analysis/{table}"))
    page.locator("main progress").wait_for()
    until(page, "() => document.querySelector('main progress, main svg')?.value !== 0")
    page.reload()
    expect(page.locator("main svg").first).to_be_visible(timeout=8 * PATIENCE)

    page.goto(at("/games"))
    expect(page.get_by_role("button", name="Save all games to a file")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all games to a file").click()
    assert table in saved.value.path().read_text("utf-8")


def test_course_without_a_network(host: StaticHost, pages_of: Callable[[str], Pages]) -> None:
    """A lesson to its end and a puzzle to its three stars, each with a reload in the middle."""
    page = unplugged(pages_of(host.url), host)
    page.goto(at("/learn/first-steps/explorer"))
    move(page, "explorer", "b")
    done(page, "an exact match")
    move(page, "scout", "d")
    done(page, "the other for the second")
    page.reload()
    expect(page.locator(".speech")).to_contain_text("three machetes")
    move(page, "trailblazer", "e")
    done(page, "Three for three")
    move(page, "explorer", "z")
    done(page, "through the gate")
    expect(page).to_have_url(re.compile("/learn/symbols/river$"))
    page.goto(at("/learn"))
    expect(page.locator('a[href$="/learn/first-steps"]')).to_contain_text("finished")

    page.goto(at("/puzzle/village"))
    move(page, "trailblazer", "c")
    expect(page.locator('[data-card^="trailblazer-"]')).to_have_count(0)
    page.reload()
    page.locator("[data-card]").first.wait_for()
    expect(page.locator('[data-card^="trailblazer-"]')).to_have_count(0)
    card(page, "traveler")
    page.locator("[data-blockade] circle").first.click()
    move(page, "jack_of_all_trades", "v")
    page.locator("[data-main]").click()
    expect(page.locator(".grade .earned").nth(2)).to_be_visible()

    page.goto(at("/daily"))
    expect(page.get_by_text("never ranked")).to_be_visible()
    expect(page.get_by_text("Streak", exact=True)).to_be_visible()
    expect(page.get_by_text("the strongest level")).to_have_count(0)  # which nobody asks here


def test_workshop_without_a_network(host: StaticHost, pages_of: Callable[[str], Pages]) -> None:
    """A route is rated quickly, a race at a time."""
    page = unplugged(pages_of(host.url), host)
    page.goto(at(f"/workshop?code={SHORT}"))
    expect(page.get_by_text("This route can be played.")).to_be_visible()
    section = page.get_by_role("region", name="How it plays")
    section.get_by_role("button", name=re.compile("^Rate it")).click()
    expect(section.locator("[data-criterion]")).to_have_count(12, timeout=8 * PATIENCE)


def test_levels_think_beside_the_page_and_say_what_they_lack(
    host: StaticHost, pages_of: Callable[[str], Pages]
) -> None:
    """The page goes on while the worker thinks, a computer player is said to be thinking, and on a
    weak device that it thinks less.
    """
    page = unplugged(pages_of(host.url), host)
    page.add_init_script(BEATS)
    page.evaluate(TOO_SLOW, "navigator")
    page.goto("about:blank")
    page.goto(at(f"/setup?route={SHORT}"))
    levels = page.get_by_label("Level", exact=True)
    levels.nth(0).select_option("rookie")
    levels.nth(1).select_option("navigator")
    expect(page.get_by_text("too slow for its full strength")).to_have_count(1)
    page.get_by_role("button", name=re.compile("Start")).last.click()
    page.locator("[data-main]:not(.waiting)").wait_for()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint").get_by_role("article").first).to_be_visible()
    assert page.evaluate("() => window.beats") > 1
    page.keyboard.press("Escape")
    page.locator("button[data-seat]").filter(has_text="Navigator").click()
    expect(page.get_by_role("dialog").get_by_text("too slow for its full strength")).to_be_visible()
    page.keyboard.press("Escape")
    Player(page, way_steps(to_builtins(board_document(SHORT))), "You").end()
    expect(page.locator("[data-seat] .thinking")).to_have_count(1)


def test_pass_and_play_without_a_network(
    host: StaticHost, pages_of: Callable[[str], Pages]
) -> None:
    """Two people and one device, each behind the curtain; the first asks for a hint."""
    page = unplugged(pages_of(host.url), host)
    page.goto(at("/pass"))
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Bert")
    page.get_by_role("button", name="Start the race").click()
    page.locator("[data-main]").wait_for()
    steps = way_steps(to_builtins(board_document("first_game")))
    first = through_the_curtain(page)
    page.get_by_role("button", name="Hint").click()
    ideas = page.get_by_role("region", name="Hint").get_by_role("article")
    expect(ideas.first).to_contain_text("to win")
    page.keyboard.press("Escape")
    Player(page, steps, first).turn()
    second = through_the_curtain(page)
    assert {first, second} == {"Anna", "Bert"}
    page.reload()
    assert through_the_curtain(page) == second


def test_the_site_names_the_work_of_others(host: StaticHost) -> None:
    """With the licences, as static files."""
    found = {}
    for name in ("LICENSE", "NOTICE"):
        with urlopen(f"{host.url}{FOLDER}{name}.txt") as answer:
            found[name] = answer.read().decode()
    assert "MIT License" in found["LICENSE"]
    assert "Pyodide" in found["NOTICE"]


def test_the_runtime_is_fetched_once(host: StaticHost, pages_of: Callable[[str], Pages]) -> None:
    """Also where the service worker takes longer to be installed than the page to be ready."""
    host.slow = 6.0
    page = pages_of(host.url).open("about:blank", worker=True)
    page.goto(FOLDER)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(KEPT)
    fetched = [path for path in host.asked if path.endswith((".wasm", ".zip"))]
    assert host.delayed == 1
    assert len(fetched) >= 3
    assert len(fetched) == len(set(fetched))


def test_installed_page_starts_without_a_network(
    host: StaticHost, pages_of: Callable[[str], Pages]
) -> None:
    """A new tab of a browser that has been there before; what needs others says so."""
    pages = pages_of(host.url)
    context = unplugged(pages, host).context
    context.pages[0].close()
    page = pages.another(context, FOLDER)
    expect(page.get_by_role("heading", level=1)).to_have_text("El Dorado")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-card]").first.wait_for()
    for screen, title in (("online", "Play online"), ("ladder", "Ladder"), ("gallery", "Gallery")):
        page.goto(at(f"/{screen}"))
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
        expect(page.get_by_text("server")).to_be_visible()
    href = page.get_by_role("link", name="Set up").get_attribute("href")
    assert href == "#/setup"


def test_second_tab_waits_for_the_first(host: StaticHost, pages_of: Callable[[str], Pages]) -> None:
    """Two tabs would overwrite each other's games."""
    pages = pages_of(host.url)
    first = pages.open(FOLDER, worker=True)
    until(first, "() => caches.has('eldorado-runtime')")
    second = pages.another(first.context, FOLDER)
    expect(second.get_by_text("open in another tab")).to_be_visible()
    first.close()
    expect(second.get_by_text("open in another tab")).to_be_hidden()
    second.get_by_role("button", name="Play", exact=True).click()
    second.locator("[data-card]").first.wait_for()
