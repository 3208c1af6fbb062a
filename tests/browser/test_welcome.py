"""A first visit: the invitation, a first race with its guide, the question about sounds."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.keys import Typist
from tests.browser.looks import barriers, faults, keep_picture
from tests.browser.pages import BLANK, DESKTOP, PHONE, Pages, settled, until
from tests.browser.playing import Player, distances, enter
from tests.browser.tour import midgame
from tests.server.running import Running

HAND = ["explorer", "sailor", "traveler", "traveler"]
"""One step into the jungle, and coins for a purchase."""

DRAW = ["explorer", "explorer", "traveler", "traveler"]

APART = """() => {
  const box = (element) => element.getBoundingClientRect()
  const guide = box(document.querySelector('.guide'))
  const spoken = [...document.querySelectorAll('[data-guided]')]
  const marked = [...document.querySelectorAll('.space[aria-label*="marked"]')]
  const others = document.querySelectorAll('.field, .top, .hand .cards, [data-main]')
  const apart = (element) => {
    const { left, right, top, bottom } = box(element)
    return right <= guide.left || left >= guide.right || bottom <= guide.top + 1
      || top >= guide.bottom - 1
  }
  return spoken.length + marked.length > 0 && [...spoken, ...others].every(apart)
}"""
"""Whether the guide points at something, and covers neither that nor anything to play with."""


LISTEN = """
window.heard = ''
document.addEventListener('DOMContentLoaded', () => {
  new MutationObserver(() => {
    const said = document.querySelector('[data-announcer]')?.textContent ?? ''
    if (!window.heard.endsWith(said)) window.heard += ` ${said}`
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
})
"""
"""Keeps everything that is read aloud: one announcement follows the other."""


MISTAKE = {"blunder": True, "win": 0.1, "rounds": 0.3, "better": None}
"""Such as all beginners make: nobody is stopped for it."""

BLUNDER = MISTAKE | {"win": 0.4}


def deal(
    page: Page, advice: dict[str, Any] = MISTAKE, start: int = 1, hand: list[str] = HAND
) -> None:
    """The next table of this page begins with a known hand, in a round; `advice` is what the
    server thinks of every turn there.
    """

    def known_hand(route: Route) -> None:
        setup = json.loads(route.request.post_data or "{}")
        first: dict[str, Any] = {"hand": hand, "draw": DRAW}
        other = {"hand": ["traveler"] * 4, "draw": ["explorer"] * 4}
        position = {
            "board": {"route": "first_game"},
            "players": [first, other, other][: len(setup["seats"])],
            "start": 0,
            "to_move": 0,
            "round": start,
        }
        route.continue_(post_data=json.dumps({**setup, "pace": 0, "position": position}))

    page.route(re.compile("/api/tables$"), known_hand)
    page.route(re.compile("/advice$"), lambda route: route.fulfill(json=advice))


def says(page: Page, words: str) -> None:
    expect(page.locator(".guide p")).to_contain_text(words)


def guided(page: Page, selector: str) -> None:
    expect(page.locator(selector).first).to_have_attribute("data-guided", "")


@pytest.mark.parametrize("touch", [False, True], ids=["desktop", "phone"])
def test_a_first_race_with_a_guide(pages: Pages, server: Running, touch: bool) -> None:
    page = pages.open("/", size=PHONE if touch else DESKTOP, touch=touch)
    deal(page)
    player = Player(page, distances(server, "first_game"), "You", touch=touch)
    following = page.get_by_role("button", name="Next", exact=True)
    player.press(".begin")
    says(page, "Welcome!")
    page.locator('.space[aria-label*="marked"]').first.wait_for(state="attached")
    assert page.evaluate(APART)
    told = [*faults(page), *barriers(page)]
    following.click()
    says(page, "This is your hand")
    guided(page, ".hand .cards")
    assert page.evaluate(APART)
    following.click()
    says(page, "Your Explorer reaches")
    guided(page, '[data-card="explorer-0"] .face')

    page.reload()
    says(page, "Your Explorer reaches")
    following.click()
    says(page, "Now move")
    player.press_space('.space.target[aria-label*="marked"] >> nth=0')
    says(page, "The line shows your way")
    guided(page, "[data-main]")
    page.keyboard.press("Escape")
    says(page, "Now move")
    player.press_card("explorer-0")
    says(page, "Now tap a bright space")
    player.press_space('.space.target[aria-label*="marked"] >> nth=0')

    says(page, "The number by the coin")
    guided(page, ".shop" if touch else ".market.dock")
    assert page.evaluate(APART)
    told += faults(page)
    player.press_pile("scout")
    says(page, "The raised cards pay")
    player.press("[data-main]")
    says(page, "end your turn with the large button")
    guided(page, "[data-main]")
    with page.expect_request(re.compile("/advice$")):
        player.end()
    says(page, "These are the expeditions")
    guided(page, ".expedition.own")
    following.click()
    says(page, "Your piles")
    guided(page, ".own .piles")
    following.click()
    assert player.wait()
    says(page, "Not sure what to do?")
    guided(page, ".hints .icon-button")
    assert page.evaluate(APART)
    following.click()
    says(page, "something new")

    offered = 0
    while not page.get_by_role("button", name="Play on").is_visible():
        assert player.turns < 8, "The guide does not say good-bye."
        if following.is_visible():
            following.click()
        elif page.get_by_role("button", name="Listen").is_visible():
            told += faults(page)
            page.get_by_role("button", name="Listen").click()
            page.get_by_role("button", name="Yes", exact=True).click()
            offered += 1
        else:
            player.turn()
            assert player.wait()
    says(page, "That is all you need")
    told += [*faults(page), *barriers(page)]
    page.get_by_role("button", name="Play on").click()
    if not offered:  # the guide was faster
        page.get_by_role("button", name="Listen").click()
        page.get_by_role("button", name="Yes", exact=True).click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator("[data-guided]")).to_have_count(0)
    player.turn()
    assert player.wait()
    page.reload()
    page.locator("[data-main]").wait_for()
    expect(page.locator(".guide")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage['eldorado-settings']).sound")
    page.goto("/")
    page.get_by_role("link", name="Continue").wait_for()
    expect(page.locator(".newcomer")).to_have_count(0)
    assert not told, "\n".join(told)


@pytest.mark.parametrize("touch", [False, True], ids=["desktop", "phone"])
def test_the_guide_tells_to_move_before_buying(pages: Pages, server: Running, touch: bool) -> None:
    """While another card leads nearer; and pressing what the guide points at is as good as Next."""
    page = pages.open("/", size=PHONE if touch else DESKTOP, touch=touch)
    deal(page, hand=["explorer", "explorer", "traveler", "traveler"])
    player = Player(page, distances(server, "first_game"), "You", touch=touch)
    player.press(".begin")
    says(page, "Welcome!")
    page.get_by_role("button", name="Next", exact=True).click()
    says(page, "This is your hand")
    player.press_card("explorer-0")
    says(page, "Now tap a bright space")
    player.press_space('.space.target[aria-label*="marked"] >> nth=0')
    says(page, "Move as far as you want first")
    page.locator('.space[aria-label*="marked"]').first.wait_for(state="attached")
    assert page.evaluate(APART)
    page.get_by_role("button", name="Next", exact=True).click()
    says(page, "The number by the coin")
    player.end()
    says(page, "These are the expeditions")
    player.press(".expedition.own")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    says(page, "Your piles")
    player.press(".own .piles")
    page.keyboard.press("Escape")
    assert player.wait()
    says(page, "Not sure what to do?")
    player.press(".hints .icon-button")
    expect(page.locator(".guide p")).not_to_contain_text("Not sure what to do?")


def test_the_guide_by_keys_alone(pages: Pages, server: Running) -> None:
    """Every step is read aloud, a key goes on, and the focus stays where the player has put it."""
    page = pages.open("about:blank")
    page.add_init_script(LISTEN)
    deal(page)
    page.goto("/")
    page.locator(".begin").wait_for()
    player = Typist(page, distances(server, "first_game"), "You")

    def heard(words: str) -> None:
        until(page, "(words) => window.heard.includes(words)", words)
        assert not page.evaluate("() => !!document.activeElement.closest('.guide')")

    player.press(".begin")
    heard("Welcome!")
    heard("Press N to go on.")
    player.key("n")
    heard("This is your hand")
    player.key("n")
    heard("Your Explorer reaches")
    player.key("n")
    heard("Now move")
    player.key("n")
    says(page, "Now move")
    player.press_card("explorer-0")
    heard("Now choose one of the bright spaces. Press T for the next space you can reach")
    player.key("ArrowUp")
    player.key("Enter")
    heard("The number by the coin")
    player.press_pile("scout")
    heard("The raised cards pay")
    player.key("e")
    heard("You can still play cards, or end your turn. ")
    heard("Press E to end your turn.")
    player.end()
    heard("These are the expeditions")
    page.reload()
    heard("These are the expeditions")
    player.key("n")
    heard("Your piles")
    player.key("n")
    heard("Not sure what to do?")
    player.tab_to(".guide .button")
    player.key("Enter")
    expect(page.locator(".guide")).to_have_count(0)
    assert not player.lost, "\n".join(player.lost)
    page.goto("/")
    page.get_by_role("link", name="Continue").wait_for()
    expect(page.locator(".newcomer")).to_have_count(0)


def test_no_guide_and_later_one_after_all(pages: Pages) -> None:
    """Whoever wants none is not asked again, and finds it where one learns."""
    page = pages.open("/", size=PHONE, touch=True)
    deal(page)
    page.get_by_role("button", name="No, thanks").tap()
    expect(page.locator(".newcomer")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    expect(page.locator(".newcomer")).to_have_count(0)
    page.goto("/learn")
    page.get_by_role("button", name="First race with a guide").tap()
    says(page, "Welcome!")
    settled(page)
    until(page, "() => document.querySelectorAll('[data-card]').length === 4")


@pytest.mark.parametrize(("way", "touch"), [("/", False), ("/", True), ("/setup", True)])
def test_a_first_race_without_a_guide(pages: Pages, touch: bool, way: str) -> None:
    """Who wants no guide still has the advisor, and is asked about sounds."""
    page = pages.open("/", size=PHONE if touch else DESKTOP, touch=touch)
    deal(page, BLUNDER, start=3)
    page.get_by_role("button", name="No, thanks").click()
    page.goto(way)
    page.locator(".play, .go .button").first.click()
    sound = page.locator(".guide")
    expect(sound).to_contain_text("sounds")
    told = [*faults(page), *barriers(page)]
    keep_picture(page, f"sound-{'phone' if touch else 'desktop'}")
    page.get_by_role("button", name="End turn").click()
    asks = page.get_by_role("dialog", name="Advisor")
    expect(asks).to_contain_text("with a better turn")
    told += [*faults(page), *barriers(page)]
    keep_picture(page, f"advisor-{'phone' if touch else 'desktop'}")
    asks.get_by_role("button", name="End the turn anyway").click()
    sound.get_by_role("button", name="No", exact=True).click()
    expect(sound).to_have_count(0)
    page.reload()
    page.locator("[data-card]").first.wait_for()
    expect(sound).to_have_count(0)
    assert not told, "\n".join(told)


def test_a_first_table_for_people(pages: Pages) -> None:
    """Sounds are offered there too; the first race against bots is still to come."""
    page = pages.open("/pass", size=PHONE, touch=True)
    deal(page, BLUNDER, start=3)
    page.locator(".go .button").first.click()
    page.locator("dialog[open] .ready").click()
    expect(page.locator(".guide")).to_contain_text("sounds")
    page.get_by_role("button", name="Yes", exact=True).click()
    page.goto("/")
    page.locator(".begin").wait_for()
    page.locator(".play").click()
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("dialog", name="Advisor")).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)


def test_what_the_numbers_mean(pages: Pages, server: Running) -> None:
    """Expeditions, piles, the reserve and vacant spots explain themselves; a spot leads on."""
    board = dict.fromkeys(("scout", "jack_of_all_trades", "photographer", "trailblazer"), 3)
    market = {"board": {**board, "transmitter": 3}, "reserve": {"captain": 3}}
    party = server.table("person", "rookie", "rambler", position=midgame(market=market))
    page = pages.open(BLANK)
    enter(page, party, 0)
    page.mouse.move(0, 0)  # only a mouse that moves asks
    bubble = page.locator(".bubble")
    for selector, words in (
        ("[data-seat='1']", "the fewest steps left to El Dorado"),
        (".own .piles", "becomes your new draw pile"),
        ("button.reserve", "You can buy any card here"),
        (".vacant", "also buy cards from the reserve"),
    ):
        page.locator(selector).first.hover()
        expect(bubble).to_contain_text(words)
        page.mouse.move(0, 0)
        expect(bubble).to_have_count(0)
    page.locator(".vacant").first.press("Enter")
    expect(page.get_by_role("dialog", name="The reserve")).to_be_visible()
