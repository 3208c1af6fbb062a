"""Company in a browser: races, remarks, notifications, the ladder, rematches."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looks import announced, barriers, faults, keep_picture
from tests.browser.pages import BLANK, SIZES, Pages, until
from tests.browser.playing import enter
from tests.browser.test_every_screen import calm
from tests.server.running import Party, Running

BOTH = pytest.mark.parametrize("size", ["phone", "desktop"])

HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
"""As if the page were in the background: a browser without a screen shows all pages."""

WITNESS = """
window.notices = []
class Witness extends Notification {
  constructor(title, options) {
    super(title, options)
    this.facts = { title, body: options.body, tag: options.tag, open: true }
    window.notices.push(this.facts)
  }
  close() {
    this.facts.open = false
    super.close()
  }
}
window.Notification = Witness
"""


@pytest.fixture(scope="module")
def hasty() -> Iterator[Running]:
    """A server whose races wait for a moment only."""
    running = Running("--no-limits", "--gather-seconds", "0").start()
    yield running
    running.remove()


@pytest.fixture(scope="module")
def patient() -> Iterator[Running]:
    """A server whose races wait for as long as a test may take."""
    running = Running("--no-limits", "--gather-seconds", "600").start()
    yield running
    running.remove()


def looked_at(page: Page, name: str) -> None:
    """Nothing is cut off or hard to access in either theme; pictures of both are kept."""
    calm(page)
    keep_picture(page, f"company-{name}")
    assert faults(page) == []
    assert barriers(page) == []
    page.emulate_media(color_scheme="dark")
    calm(page)
    keep_picture(page, f"company-{name}-night")
    assert barriers(page, colours=True) == []
    page.emulate_media(color_scheme="light")


@BOTH
def test_remarks_are_read_in_ones_own_language_and_can_be_muted(
    pages: Pages, server: Running, size: str
) -> None:
    party = server.table("person", "guest", start=0)
    page = pages.open(BLANK, size=SIZES[size], touch=size == "phone")
    other = pages.open(BLANK, size=SIZES[size], touch=size == "phone", language="de-DE")
    enter(page, party, 0)
    enter(other, party, 1)
    button = page.get_by_role("button", name="Say something")
    button.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Say something")
    expect(sheet.get_by_role("group", name="Reactions").get_by_role("button")).to_have_count(6)
    looked_at(page, f"sheet-{size}")
    sheet.get_by_role("button", name="Well played!").press("Enter")
    expect(sheet).to_have_count(0)
    expect(button).to_be_focused()
    expect(other.locator('.bubble[data-from="0"]')).to_have_text("Gut gespielt!")
    announced(other, "Gut gespielt!")
    expect(page.locator('.bubble[data-from="0"]')).to_have_text("Well played!")
    keep_picture(page, f"company-phrase-{size}")

    other.get_by_role("button", name="Etwas sagen").click()
    other.get_by_role("button", name="jubelt").click()
    expect(page.locator('.bubble[data-from="1"] svg')).to_be_visible()
    announced(page, "Guest 1: cheers")
    keep_picture(page, f"company-reaction-{size}")

    button.click()
    page.get_by_text("Mute Guest 1").click()
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)
    other.get_by_role("button", name="Etwas sagen").click()
    other.get_by_role("button", name="Viel Glück!").click()
    expect(other.locator('.bubble[data-from="1"]')).to_have_text("Viel Glück!")
    button.click()
    page.get_by_role("button", name="Thank you!").click()
    expect(other.locator('.bubble[data-from="0"]')).to_have_text("Danke!")
    expect(page.locator('.bubble[data-from="1"]')).to_have_count(0)


def test_alone_with_computer_players_there_is_nobody_to_talk_to(
    pages: Pages, server: Running
) -> None:
    party = server.table("person", "rookie", start=0)
    page = pages.open(BLANK)
    enter(page, party, 0)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(page.get_by_role("button", name="Say something")).to_have_count(0)


def come(page: Page, party: Party, seat: int) -> None:
    """Comes to the table as somebody who is not asked whether a turn is to end."""
    page.evaluate(
        "() => localStorage.setItem('eldorado-settings', JSON.stringify({ warnings: false }))"
    )
    enter(page, party, seat)


def pass_turn(page: Page) -> None:
    """Ends the turn without having done anything."""
    until(page, "() => !document.querySelector('[data-main]').disabled")
    page.keyboard.press("e")


@BOTH
def test_notifications_are_offered_after_a_turn_and_shown_in_the_background(
    pages: Pages, server: Running, size: str
) -> None:
    party = server.table("person", "guest", start=0)
    page = pages.open("/", size=SIZES[size], touch=size == "phone")
    page.context.grant_permissions(["notifications"], origin=server.url)
    page.add_init_script(WITNESS)
    come(page, party, 0)
    offer = page.get_by_role("region", name="Your turn")
    expect(page.get_by_role("button", name="Say something")).to_be_visible()
    expect(offer).to_have_count(0)
    expect(page).to_have_title("● Your turn · El Dorado")
    pass_turn(page)
    expect(offer).to_contain_text("Would you like a notification")
    announced(page, "Would you like a notification")
    looked_at(page, f"offer-{size}")
    offer.get_by_role("button", name="Yes, notify me").click()
    expect(offer).to_have_count(0)

    page.evaluate(HIDE, True)
    other = pages.open("/")
    come(other, party, 1)
    pass_turn(other)
    until(page, "() => window.notices.length === 1 && window.notices[0].open")
    facts = page.evaluate("() => window.notices[0]")
    assert facts["title"] == "Your turn"
    assert "Guest 1" in facts["body"]
    expect(page).to_have_title("● Your turn · El Dorado")
    page.evaluate(HIDE, False)
    until(page, "() => !window.notices[0].open")
    page.goto("/settings")
    switch = page.get_by_role("switch", name="Your turn")
    expect(switch).to_be_checked()
    expect(page.get_by_role("switch", name="Reactions and phrases")).to_be_checked()
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).not_to_be_checked()


@BOTH
def test_computer_players_fill_a_race_up(
    pages_of: Callable[[str], Pages], hasty: Running, size: str
) -> None:
    page = pages_of(hasty.url).open("/online", size=SIZES[size], touch=size == "phone")
    race = page.get_by_role("region", name="Find a race")
    race.get_by_role("radio", name="Any").check(force=True)
    race.get_by_role("radio", name="Relaxed").check(force=True)
    looked_at(page, f"online-{size}")
    race.get_by_role("button", name="Find a race").click()
    page.locator("[data-main]").wait_for()
    expect(page.locator(".expedition")).to_have_count(3)


@BOTH
def test_a_race_waits_and_people_come(
    pages_of: Callable[[str], Pages], patient: Running, size: str
) -> None:
    pages = pages_of(patient.url)
    page = pages.open("/online", size=SIZES[size], touch=size == "phone")
    page.get_by_role("region", name="Find a race").get_by_role("radio", name="4").check(force=True)
    page.get_by_role("button", name="Find a race").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Looking for a race")
    timer = page.get_by_role("timer")
    expect(timer).to_contain_text("Computer players will take the open seats in")
    other = pages.open("/online", size=SIZES[size], touch=size == "phone")
    other.get_by_role("region", name="Find a race").get_by_role("radio", name="4").check(force=True)
    other.get_by_role("button", name="Find a race").click()
    expect(page.get_by_text("2 people are here.").first).to_be_visible()
    announced(page, "2 people are here.")
    looked_at(page, f"waiting-{size}")
    other.get_by_role("button", name="Stop waiting").click()
    expect(page.get_by_text("One person is here.").first).to_be_visible()
    page.get_by_role("button", name="Start with computer players now").click()
    page.locator("[data-main]").wait_for()
    expect(page.locator(".expedition")).to_have_count(4)


@BOTH
def test_a_race_of_days_offers_a_notification_while_it_waits(
    pages_of: Callable[[str], Pages], patient: Running, size: str
) -> None:
    page = pages_of(patient.url).open("/online", size=SIZES[size], touch=size == "phone")
    page.context.grant_permissions(["notifications"], origin=patient.url)
    race = page.get_by_role("region", name="Find a race")
    race.get_by_role("radio", name="3").check(force=True)
    race.get_by_role("radio", name="Days").check(force=True)
    race.get_by_role("button", name="Find a race").click()
    offer = page.get_by_role("region", name="Your turn")
    expect(offer).to_contain_text("Would you like a notification")
    announced(page, "Would you like a notification")
    looked_at(page, f"days-{size}")
    offer.get_by_role("button", name="Yes, notify me").click()
    expect(offer).to_have_count(0)
    page.get_by_role("button", name="Stop waiting").click()
    page.wait_for_url("**/online")


@BOTH
def test_the_ladder_shows_who_wants_to_be_shown(pages: Pages, server: Running, size: str) -> None:
    page = pages.open("/", size=SIZES[size], touch=size == "phone")
    page.get_by_role("link", name="Ladder").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ladder")
    expect(page.get_by_text("You have no rating yet.")).to_be_visible()
    expect(page.get_by_text("You are not shown.")).to_be_visible()
    page.get_by_role("textbox", name="Name").fill(f"Zoe {size}")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"You are shown as Zoe {size}.")).to_be_visible()
    seats = [{"kind": "person"}, {"kind": "bot", "level": "rookie"}]
    made = page.request.post("/api/tables", data={"seats": seats, "pace": 0}).json()
    page.goto(f"/table/{made['id']}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.locator("dialog[open] .danger").click()
    page.locator("#end-title").wait_for()
    page.goto("/games")
    page.get_by_role("link", name="Ladder").click()
    row = page.get_by_role("row", name=f"Zoe {size}")
    expect(row).to_contain_text("Provisional")
    expect(row).to_contain_text("±")
    looked_at(page, f"ladder-{size}")
    page.get_by_role("button", name="Remove me from the ladder").click()
    expect(row).to_have_count(0)
    expect(page.get_by_text("You are not shown.")).to_be_visible()


@BOTH
def test_a_rematch_waits_for_the_others_and_passes_the_start_on(
    pages_of: Callable[[str], Pages], patient: Running, size: str
) -> None:
    pages = pages_of(patient.url)
    page = pages.open("/online", size=SIZES[size], touch=size == "phone")
    other = pages.open("/online", size=SIZES[size], touch=size == "phone")
    for one in (page, other):
        race = one.get_by_role("region", name="Find a race")
        race.get_by_role("radio", name="2").check(force=True)
        race.get_by_role("button", name="Find a race").click()
        one.wait_for_url("**/table/*")
    page.locator("[data-main]").wait_for()
    other.locator("[data-main]").wait_for()
    first = page.locator(".expedition[aria-current]").get_attribute("data-seat")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.locator("dialog[open] .danger").click()
    for one in (page, other):
        one.locator("#end-title").wait_for()
    other.locator("dialog[open]").get_by_role("button", name="Say something").click()
    other.get_by_role("button", name="One more?").click()
    expect(page.locator(".bubble")).to_have_text("One more?")
    keep_picture(page, f"company-end-{size}")
    page.get_by_role("button", name="Race again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rematch")
    looked_at(page, f"rematch-{size}")
    other.get_by_role("button", name="Join the rematch").click()
    for one in (page, other):
        one.locator("[data-main]").wait_for()
        now = one.locator(".expedition[aria-current]")
        expect(now).to_have_attribute("data-seat", str(1 - int(first or 0)))
