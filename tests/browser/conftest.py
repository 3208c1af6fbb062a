"""A real server, the system's Chromium, and pages that forgive no fault."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import eldorado.server
from tests.browser.pages import PATIENCE, Pages
from tests.browser.programs import installed, missing
from tests.server.running import Running

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def server() -> Iterator[Running]:
    """A server with the built client, the same for all tests of this process."""
    static = Path(eldorado.server.__file__).parent / "static"
    if not (static / "index.html").is_file():
        missing("Skipped the tests in a browser: the client is not built; run tools/build-client.")
    running = Running("--no-limits").start()
    try:
        yield running
    finally:
        running.remove()


@pytest.fixture(scope="session")
def server_url(server: Running) -> str:
    return server.url


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for the tests of this folder: Playwright keeps an event loop running, and
    elsewhere tests want loops of their own.
    """
    program = installed(PROGRAMS, "tools/install-chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=OPTIONS)
        yield started
        started.close()


@pytest.fixture
def pages_of(browser: Browser) -> Iterator[Callable[[str], Pages]]:
    """Opens pages of a server. A fault of any of them fails the test."""
    opened: list[Pages] = []

    def open_pages(url: str) -> Pages:
        opened.append(Pages(browser, url))
        return opened[-1]

    try:
        yield open_pages
        for one in opened:
            one.check()
    finally:
        for one in opened:
            one.close()


@pytest.fixture
def pages(pages_of: Callable[[str], Pages], server_url: str) -> Pages:
    """Opens pages of the common server. A fault of any of them fails the test."""
    return pages_of(server_url)
