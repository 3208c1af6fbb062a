"""A new version of the game while the network breaks off: the old page with the old runtime opens,
or both new ones.
"""

import functools
import hashlib
import http.server
import json
import re
import shutil
import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

import eldorado
from tests.browser.pages import PATIENCE, Pages
from tests.browser.programs import missing
from tests.browser.static_site import FOLDER, SITE
from tests.browser.test_offline_play import make_playable
from tests.browser.test_offline_site import KEPT
from tests.server.running import Running

AWAY = "ERR_|Failed to load resource|Failed to fetch|dynamically imported module"
"""What a browser says about files that are not to be had."""

LATE = "Workshop-"
"""How a script begins that only a screen asks for which no test opens here."""

BOTH = """async (version) => {
  const page = await caches.open('eldorado-page')
  const runtime = await caches.open('eldorado-runtime')
  for (let i = 0; i < 1200; i++) {
    const [start] = (await page.keys()).filter(({ url }) => !url.endsWith('?next'))
    const text = start ? await (await page.match(start)).text() : ''
    const list = await runtime.match(new URL('runtime/runtime.json', start.url))
    const renewed = text.includes(`data-version="${version}"`)
    if (renewed && (await list.json()).version === version) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('The new version is not kept.')
}"""


def renew(folder: Path) -> None:
    """Makes a second version of a built client: other scripts, another page, another runtime."""
    scripts = {path.name: f"{path.stem}2.js" for path in (folder / "assets").glob("*.js")}
    named = re.compile("|".join(map(re.escape, scripts)))
    for path in (*folder.glob("assets/*.js"), folder / "index.html", folder / "files.json"):
        text = named.sub(lambda found: scripts[found[0]], path.read_text("utf-8"))
        path.unlink()
        path.with_name(scripts.get(path.name, path.name)).write_text(text, "utf-8")
    page = folder / "index.html"
    page.write_text(page.read_text("utf-8").replace("<html", '<html data-version="2"'), "utf-8")
    _renew_runtime(folder / "runtime")


def _renew_runtime(folder: Path) -> None:
    manifest = json.loads((folder / "runtime.json").read_text("utf-8"))
    (game,) = (file for file in manifest["files"] if file["role"] == "packages")
    packed = (folder / game["name"]).rename(folder / "new.zip")
    with zipfile.ZipFile(packed, "a") as archive:
        archive.writestr("version.txt", "2")
    mark = hashlib.sha256(packed.read_bytes()).hexdigest()
    game |= {"name": f"eldorado-{mark[:12]}.zip", "bytes": packed.stat().st_size, "sha256": mark}
    packed.rename(folder / game["name"])
    manifest["version"] = "2"
    (folder / "runtime.json").write_text(json.dumps(manifest), "utf-8")


ALL_BUT = """async (missing) => {
  const files = await caches.open('eldorado-files')
  const list = await (await fetch('/files.json')).json()
  for (let i = 0; i < 1200; i++) {
    const kept = (await files.keys()).map(({ url }) => new URL(url).pathname.slice(1))
    if (list.every((name) => kept.includes(name) !== (name === missing))) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('Other files are kept.')
}"""


class _Files(http.server.SimpleHTTPRequestHandler):
    """The files of a folder. At one of them the network is gone, or waits."""

    server: "_Server"

    def do_GET(self) -> None:
        host = self.server.host
        if host.stops_at and host.stops_at in self.path:
            host.stopped.set()
            if host.waits:
                host.going_on.wait(PATIENCE / 1000)
        if host.stopped.is_set() and not host.waits:
            self.close_connection = True
        else:
            super().do_GET()

    def translate_path(self, path: str) -> str:
        path = path.partition("?")[0]
        name = path.removeprefix(FOLDER) or "index.html"
        return str(self.server.host.folder / (name if path.startswith(FOLDER) else "nothing"))

    def log_message(self, format: str, *arguments: object) -> None:
        """Nothing is printed."""


class _Server(http.server.ThreadingHTTPServer):
    host: "ChangingHost"


class ChangingHost:
    """A static host whose folder changes, and whose network stops at a file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stops_at = ""
        self.waits = False
        """Whether it only waits there until it may go on."""
        self.stopped, self.going_on = threading.Event(), threading.Event()
        self._server = _Server(("127.0.0.1", 0), functools.partial(_Files))
        self._server.host = self
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def mend(self) -> None:
        self.stops_at = ""
        self.stopped.clear()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture
def host() -> Iterator[ChangingHost]:
    if not (SITE / "index.html").is_file():
        missing("Skipped the tests of the static site: it is not built; run make site.")
    running = ChangingHost(SITE)
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="module")
def second(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site in its second version."""
    folder = tmp_path_factory.mktemp("second") / "site"
    if (SITE / "index.html").is_file():
        shutil.copytree(SITE, folder)
        renew(folder)
    return folder


def game_of(folder: Path) -> str:
    """The name of the game's archive in a runtime."""
    (found,) = (folder / "runtime").glob("eldorado-*.zip")
    return found.name


def version(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-version")


def started(page: Page) -> list[str]:
    """Collects the archives of the game that workers of this page start with."""
    found: list[str] = []

    def note(request: Request) -> None:
        if "/runtime/eldorado-" in request.url:
            found.append(request.url.rpartition("/")[2])

    page.on("request", note)
    return found


def play(page: Page) -> None:
    """A game begins."""
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-card]").first.wait_for()


def test_an_update_of_the_site_is_whole_or_has_not_happened(
    pages_of: Callable[[str], Pages], host: ChangingHost, second: Path
) -> None:
    page = pages_of(host.url).open("about:blank", worker=True, forgive=AWAY)
    page.goto(FOLDER)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(KEPT)

    host.folder, host.stops_at = second, LATE
    page.reload()
    assert version(page) == "2"
    assert host.stopped.wait(PATIENCE / 1000)
    page.context.set_offline(True)
    archives = started(page)
    page.goto("about:blank")
    page.goto(FOLDER)
    assert version(page) is None
    play(page)
    assert archives[-1] == game_of(SITE)

    host.mend()
    page.context.set_offline(False)
    page.goto(FOLDER)
    assert version(page) == "2"
    page.evaluate(BOTH, "2")
    page.context.set_offline(True)
    page.goto("about:blank")
    page.goto(FOLDER)
    assert version(page) == "2"
    play(page)
    assert archives[-1] == game_of(second)


def test_a_page_closed_during_an_update_leaves_what_fits(
    pages_of: Callable[[str], Pages], host: ChangingHost, second: Path
) -> None:
    """The service worker goes on alone, and changes both the page and the runtime."""
    pages = pages_of(host.url)
    page = pages.open("about:blank", worker=True, forgive=AWAY)
    page.goto(FOLDER)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(KEPT)

    host.folder, host.stops_at, host.waits = second, LATE, True
    page.reload()
    assert host.stopped.wait(PATIENCE / 1000)
    other = pages.another(page.context, "/")  # not a page of the game
    page.close()
    host.going_on.set()
    other.evaluate(BOTH, "2")
    other.context.set_offline(True)
    archives = started(other)
    other.goto(FOLDER)
    assert version(other) == "2"
    play(other)
    assert archives[-1] == game_of(second)


@pytest.fixture
def own_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A server with a client of its own, which can be changed while it runs."""
    package = Path(eldorado.__file__).parent
    static = Path(shutil.copytree(package, tmp_path / "own" / "eldorado")) / "server" / "static"
    for library in package.parent.glob("eldorado__mypyc*"):  # shared by all compiled modules
        shutil.copy(library, tmp_path / "own")
    runtime = static / "runtime" / "runtime.json"
    if not runtime.is_file() or not json.loads(runtime.read_text("utf-8"))["files"]:
        missing("Skipped the update of the served game: there is no runtime; run make site.")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "own"))
    running = Running("--no-limits").start()
    try:
        yield running, static
    finally:
        running.remove()


def test_the_served_page_is_kept_after_a_deployment(
    pages_of: Callable[[str], Pages], own_server: tuple[Running, Path]
) -> None:
    """Where a file is missing, the old page stays; once all are there, the new one is kept."""
    running, static = own_server
    first = game_of(static)
    page = pages_of(running.url).open("/settings", worker=True, forgive=AWAY)
    make_playable(page)
    renew(static)
    (late,) = (static / "assets").glob(f"{LATE}*.js")
    hidden = late.rename(static / "hidden")
    archives = started(page)
    page.goto("/")
    assert version(page) == "2"
    page.evaluate(ALL_BUT, f"assets/{late.name}")
    page.context.set_offline(True)
    page.goto("/")
    assert version(page) is None
    page.get_by_role("button", name="Play on this device").click()
    expect(page.get_by_text("You are playing on this device")).to_be_visible()
    play(page)
    assert archives[-1] == first

    hidden.rename(late)
    page.context.set_offline(False)
    page.evaluate("() => sessionStorage.clear()")
    page.goto("/")
    assert version(page) == "2"
    page.evaluate(BOTH, "2")
    page.context.set_offline(True)
    page.goto("/")
    assert version(page) == "2"
    page.get_by_role("button", name="Play on this device").click()
    play(page)
    assert archives[-1] == game_of(static)
