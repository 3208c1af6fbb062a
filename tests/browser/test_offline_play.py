"""The served game without its server: what is fetched only on request, kept, played and removed."""

import re

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.pages import UNADVISED, WATCH_WORKER, Pages
from tests.browser.playing import Player
from tests.browser.programs import missing
from tests.server.running import Running

AWAY = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource"


@pytest.fixture(autouse=True)
def runtime(server: Running) -> None:
    if not server.client().get("/runtime/runtime.json")["files"]:
        missing("Skipped playing the served game offline: there is no runtime; run make site.")


def test_nobody_fetches_the_runtime_who_has_not_asked_for_it(pages: Pages) -> None:
    """Not on the way into a game, and not by looking at the settings, which tell what it weighs."""
    page = pages.open("about:blank", worker=True)
    fetched: list[str] = []

    def note(request: Request) -> None:
        if "/runtime/" in request.url or "worker" in request.url:
            fetched.append(request.url.rpartition("/")[2])

    page.context.on("request", note)
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-card]").first.wait_for()
    assert fetched == []
    page.goto("/settings")
    expect(page.get_by_role("button", name="Make playable offline")).to_be_visible()
    expect(page.get_by_text(re.compile(r"once \(\d\.\d MB\).* \d\d\.\d MB on"))).to_be_visible()
    assert set(fetched) == {"runtime.json"}


def make_playable(page: Page) -> None:
    """In the settings; until everything is kept."""
    page.get_by_role("button", name="Make playable offline").click()
    expect(page.get_by_text("can be played without a server")).to_be_visible()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
    page.evaluate(
        """async () => {
          const files = await (await fetch('/files.json')).json()
          while ((await (await caches.open('eldorado-files')).keys()).length < files.length)
            await new Promise((done) => setTimeout(done, 50))
        }"""
    )


WATCH_PROGRESS = """() => {
  window.progressed = []
  const look = () => {
    const bar = document.querySelector('.offline progress')
    if (bar) window.progressed.push(bar.value / bar.max)
  }
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(look).observe(document.body, all)
}"""


def test_made_playable_offline_and_removed_again(pages: Pages) -> None:
    """Fetched once, with progress, played without a network, and removed."""
    page = pages.open("/settings", worker=True, forgive=AWAY)
    page.get_by_role("button", name="Make playable offline").wait_for()
    page.evaluate(WATCH_PROGRESS)
    make_playable(page)
    shares = page.evaluate("() => window.progressed")
    assert shares == sorted(shares)
    assert any(0 < share < 1 for share in shares)
    page.context.set_offline(True)
    page.goto("/")
    page.get_by_role("button", name="Play on this device").click()
    expect(page.get_by_text("You are playing on this device")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-card]").first.wait_for()
    page.reload()
    page.locator("[data-card]").first.wait_for()
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Continue"))).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Back to the server").click()
    expect(page.get_by_text("You are playing on this device")).to_have_count(0)
    expect(page.get_by_role("link", name=re.compile("Continue"))).to_have_count(0)
    page.goto("/settings")
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("button", name="Make playable offline")).to_be_visible()
    kept = "async () => (await (await caches.open('eldorado-runtime')).keys()).length"
    assert page.evaluate(kept) == 0


def test_a_game_goes_on_without_its_server(pages: Pages) -> None:
    """As a new game on this device, with the same hand, and a turn later it is still there."""
    page = pages.open("/settings", worker=True, forgive=AWAY)
    make_playable(page)
    page.context.add_init_script(WATCH_WORKER + UNADVISED)
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page, {}, "the person")
    assert player.wait()
    before, served = player.look(), page.url
    page.context.set_offline(True)
    expect(page.get_by_text("it is not rated")).to_be_visible()
    page.get_by_role("button", name="Continue without the server").click()
    page.wait_for_url(lambda url: "/table/" in url and url != served)
    assert player.wait()
    assert player.look()["hand"] == before["hand"]
    player.end()
    assert player.wait()
    drawn = player.look()["hand"]
    page.reload()
    assert player.wait()
    assert player.look()["hand"] == drawn
