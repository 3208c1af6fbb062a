"""A whole game and the pages around it in Firefox and in WebKitGTK, without one fault."""

from typing import cast

from playwright.sync_api import Page

from tests.other_browsers.driven_page import DrivenPage
from tests.other_browsers.driver import Driver
from tests.other_browsers.walkthrough import Walkthrough
from tests.server.running import Running

FAULTS = {
    "torn map": "() => { setTimeout(() => { throw new Error('torn map') }) }",
    "lost map": "() => { void Promise.reject(new Error('lost map')) }",
    "wet map": "() => console.error('wet map')",
    "stained map": "() => console.warn('stained map')",
    "burnt-map": "() => fetch('/api/burnt-map').then(() => null)",
}
"""What must not go unnoticed, and by what words it is known."""


def test_a_whole_game(driver: Driver, server: Running, browser_name: str) -> None:
    page = cast(Page, DrivenPage(driver, server.url))  # the players need no more of a page
    player = Walkthrough(page, server, browser_name).whole()
    assert player.moved, "Not one step was made."
    assert player.bought, "Nothing was bought."
    assert driver.faults() == []


def test_every_kind_of_fault_is_noticed(driver: Driver, server: Running) -> None:
    driver.open(f"{server.url}/nowhere")
    assert driver.faults() == []
    for fault in FAULTS.values():
        driver.call(fault, None)
    told = "\n".join(driver.faults())
    assert [words for words in FAULTS if words not in told] == [], told
