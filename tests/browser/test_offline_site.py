"""The whole game without a server: the static site with the network switched off."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, expect

from eldorado.exports.board_document import board_document
from tests.browser.pages import PATIENCE, WATCH_WORKER, Pages, until
from tests.browser.playing import SHORT, Player, way_steps
from tests.browser.programs import missing
from tests.browser.static_site import FOLDER, SITE, StaticHost

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


@pytest.fixture
def host() -> Iterator[StaticHost]:
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
    page.context.add_init_script(WATCH_WORKER)
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


def test_whole_game_without_a_network(pages_of: Callable[[str], Pages], host: StaticHost) -> None:
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
    expect(page.locator(".space").first).to_be_attached()
    page.goto(at(f"/analysis/{table}"))
    expect(page.locator("main svg").first).to_be_visible(timeout=8 * PATIENCE)

    page.goto(at("/games"))
    expect(page.get_by_role("button", name="Save all games to a file")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all games to a file").click()
    assert table in saved.value.path().read_text("utf-8")


def test_course_without_a_network(pages_of: Callable[[str], Pages], host: StaticHost) -> None:
    """A lesson and a puzzle are laid out by the device itself."""
    page = unplugged(pages_of(host.url), host)
    page.goto(at("/learn"))
    page.locator("a.entry").first.click()
    page.locator(".space").first.wait_for(state="attached")
    page.goto(at("/learn"))
    page.locator("a.entry[href*='/puzzle/']").first.click()
    page.locator("[data-card]").first.wait_for()
    page.goto(at("/daily"))
    expect(page.get_by_text("never ranked")).to_be_visible()


def test_installed_page_starts_without_a_network(
    pages_of: Callable[[str], Pages], host: StaticHost
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


def test_second_tab_waits_for_the_first(pages_of: Callable[[str], Pages], host: StaticHost) -> None:
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
