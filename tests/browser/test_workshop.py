"""The route workshop: a printed route rebuilt by mouse, by finger and by keyboard, then played."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from eldorado.interface.work.route_races import CHUNK, RACES, THOROUGH_RACES
from eldorado.routes import KNOWN
from tests.browser.looks import announced, barriers, faults
from tests.browser.pages import PATIENCE, SIZES, Held, Pages, until
from tests.server.playing import play_out
from tests.server.running import Party, Running
from tests.server.test_route_jobs import keep_all_chunks_but

CODE = str(KNOWN["first_game"])
PARTS = CODE.split("-")
SHORT = "B2-C5ner-K0ner-blue0"
THOROUGH = "B2-C5ner-K0ner-green0"
"""Another short route, which only one test rates."""


def wait_code(page: Page, pattern: str) -> None:
    expect(page.locator(".bench")).to_have_attribute("data-code", re.compile(pattern))


def code(page: Page) -> str:
    return str(page.locator(".bench").get_attribute("data-code"))


def build(page: Page, press: str) -> None:
    """Attaches each piece, turns it, and moves it around until it lies as on the printed route."""

    def do(selector: str) -> None:
        target = page.locator(selector)
        if press == "tap":
            target.tap()
        elif press == "key":
            target.focus()
            page.keyboard.press("Enter")
        else:
            target.click()

    def tool(name: str, key: str) -> None:
        if press == "key":
            page.keyboard.press(key)
            return
        button = page.get_by_role("button", name=name, exact=True)
        button.tap() if press == "tap" else button.click()

    for number, part in enumerate(PARTS):
        last = number == len(PARTS) - 1
        name = part[:-1] if last else part[0]
        do(f'[data-tile="{name}"]')
        wait_code(page, rf"(^|-){name}\d[a-z0-9]*$")
        if press == "key":
            announced(page, "Attached: Blue end" if last else f"Attached: {name}, not turned")
        if not last:
            for _ in range(int(part[1])):
                before = code(page)
                tool("Turn", "r")
                until(page, CHANGED, before)
            if press == "key" and int(part[1]):
                announced(page, f"Turned: {name}, turned")
        for _ in range(60):
            if code(page).split("-")[number] == part:
                break
            before = code(page)
            tool("Next place", "ArrowRight")
            until(page, CHANGED, before)
    assert code(page) == CODE
    if press == "key":
        page.keyboard.press("Control+z")
        announced(page, "Undone.")
        page.keyboard.press("Control+y")
        announced(page, "Redone.")
        wait_code(page, f"^{CODE}$")


CHANGED = "(before) => document.querySelector('.bench').dataset.code !== before"


@pytest.mark.parametrize(
    ("press", "size"), [("click", "desktop"), ("tap", "phone"), ("key", "desktop")]
)
def test_a_printed_route_rebuilt_by_hand(pages: Pages, press: str, size: str) -> None:
    page = pages.open("/workshop", size=SIZES[size], touch=press == "tap")
    expect(page.get_by_role("heading", level=1)).to_have_text("Route workshop")
    page.locator("[data-tile]").first.wait_for()
    build(page, press)
    expect(page.get_by_text("This route can be played.")).to_be_visible()
    assert not [*faults(page), *barriers(page)]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_faults_and_tips_point_at_their_places(pages: Pages, size: str) -> None:
    """S-03, G-06: a sentence, and the pieces or spaces that it is about."""
    page = pages.open("/workshop?code=A1-C4sel-E1s", size=SIZES[size], touch=size == "phone")
    state = page.get_by_role("region", name="Can it be played?")
    expect(state).to_contain_text("Piece E does not touch piece C, the one before it.")
    for piece, wrong in (("A", False), ("C", True), ("E", True)):
        outline = page.locator(f'[data-piece="{piece}"]')
        expect(outline).to_have_class(re.compile(r"\bwrong\b" if wrong else r"^(?!.*\bwrong\b)"))
    assert not [*faults(page), *barriers(page)]

    for typed in (f"https://example.org/workshop?code={NARROW}", NARROW.lower()):
        page.get_by_role("button", name="An empty table").click()
        wait_code(page, "^$")
        page.get_by_label("A code or link").fill(typed)
        page.keyboard.press("Enter")
        wait_code(page, f"^{NARROW}$")
    expect(page.locator(".wrong")).to_have_count(0)
    tip = page.get_by_role("region", name="The rulebook’s tips").get_by_role("button")
    tip = tip.filter(has_text="Only 1 pair of spaces connects these pieces.")
    tip.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".mark")).to_have_count(2)
    expect(page.locator(".bench")).to_be_in_viewport(ratio=0.9)
    tip.click()
    expect(page.locator(".mark")).to_have_count(0)
    for button, count in (("Show the easiest path", 4), ("Show narrow places (1)", 1)):
        page.get_by_role("button", name=button).click()
        expect(page.locator(".mark")).to_have_count(count)
        expect(page.locator(".bench")).to_be_in_viewport(ratio=0.9)


NARROW = "B2-G0nr7"
"""Two tiles that meet at one pair of spaces only."""


def test_undo_redo_and_a_game(pages: Pages) -> None:
    page = pages.open(f"/workshop?code={CODE}")
    wait_code(page, f"^{CODE}$")
    expect(page.get_by_text("This route can be played.")).to_be_visible()
    page.get_by_role("button", name="N, turned 2 times, on the southeast side, slid left").click()
    page.get_by_role("button", name="Flip").click()
    wait_code(page, "M2sel")
    page.keyboard.press("Delete")
    wait_code(page, "^B2-C5ner-I2ser")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    wait_code(page, f"^{CODE}$")
    page.keyboard.press("Control+y")
    wait_code(page, "M2sel")
    page.keyboard.press("Control+z")
    wait_code(page, f"^{CODE}$")
    page.get_by_label("Opponent").select_option("navigator")
    page.get_by_role("button", name="Try it").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-main]").first.wait_for()  # until the socket is open
    shown = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert [seat.get("level", "") for seat in shown["seats"]] == ["", "navigator"]
    page.go_back()
    wait_code(page, f"^{CODE}$")


def test_an_unfinished_route_is_kept(pages: Pages) -> None:
    page = pages.open("/workshop?code=B2-C5ner")
    wait_code(page, "^B2-C5ner$")
    expect(page.get_by_text("Not finished yet")).to_be_visible()
    page.get_by_label("Name").fill("Half a way")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="An empty table").click()
    wait_code(page, "^$")
    page.get_by_role("button", name="Half a way", exact=True).click()
    wait_code(page, "^B2-C5ner$")


def test_saving_never_replaces_another_route(pages: Pages) -> None:
    """Only a route that was taken out is replaced by what it was made into."""
    page = pages.open("/workshop?code=B2-C5ner")
    name, save = page.get_by_label("Name"), page.get_by_role("button", name="Save", exact=True)
    kept = page.locator("li .tip")
    wait_code(page, "^B2-C5ner$")
    name.fill("Half a way")
    page.get_by_label("Short description").fill("Two tiles")
    save.click()
    page.get_by_role("button", name="An empty table").click()
    wait_code(page, "^$")
    expect(name).to_have_value("")
    page.get_by_label("A printed route").select_option("serpentine")
    wait_code(page, f"^{KNOWN['serpentine']}$")
    save.click()
    expect(kept).to_have_text(["My route", "Half a wayTwo tiles"])

    page.goto("/workshop?code=A4")
    wait_code(page, "^A4$")
    expect(name).to_have_value("")
    save.click()
    expect(kept).to_have_text(["My route 2", "My route", "Half a wayTwo tiles"])
    expect(name).to_have_value("My route 2")

    kept.last.click()
    wait_code(page, "^B2-C5ner$")
    page.get_by_role("button", name=re.compile("^C5ner: ")).click()
    page.get_by_role("button", name="Flip").click()
    wait_code(page, "^B2-D5ner$")
    save.click()
    expect(kept).to_have_text(["Half a wayTwo tiles", "My route 2", "My route"])
    page.reload()
    wait_code(page, "^B2-D5ner$")
    expect(name).to_have_value("Half a way")
    page.get_by_role("button", name="Undo").click()
    wait_code(page, "^B2-C5ner$")
    page.get_by_role("button", name="Undo").click()
    wait_code(page, "^A4$")
    expect(name).to_have_value("My route 2")


def keep(page: Page, code: str) -> None:
    with page.expect_response(f"**/api/me/shelf/{code}"):
        page.get_by_role("button", name="Save", exact=True).click()


def test_the_server_keeps_the_shelf_too(pages: Pages) -> None:
    """A browser that has lost its storage finds its routes again as they were last, until they
    are deleted.
    """
    page = pages.open("/workshop?code=B2-C5ner")
    wait_code(page, "^B2-C5ner$")
    page.get_by_label("Name").fill("Half a way")
    keep(page, "B2-C5ner")
    page.get_by_role("button", name=re.compile("^C5ner: ")).click()
    page.get_by_role("button", name="Flip").click()
    wait_code(page, "^B2-D5ner$")
    with page.expect_response(
        lambda answer: answer.url.endswith("/B2-C5ner") and answer.request.method == "DELETE"
    ):
        keep(page, "B2-D5ner")
    page.evaluate("() => localStorage.clear()")
    page.goto("/workshop?code=A4")
    page.get_by_role("button", name="Half a way", exact=True).click()
    wait_code(page, "^B2-D5ner$")

    # A copy is changed: the route that it was made of keeps its name.
    page.get_by_role("button", name="Copy of Half a way").click()
    expect(page.get_by_label("Name")).to_have_value("Copy of Half a way")
    keep(page, "B2-D5ner")
    page.get_by_role("button", name=re.compile("^D5ner: ")).click()
    page.get_by_role("button", name="Turn", exact=True).click()
    wait_code(page, "^B2-D0ner$")
    with page.expect_response("**/api/me/shelf/B2-D5ner"):
        keep(page, "B2-D0ner")
    page.evaluate("() => localStorage.clear()")
    page.goto("/workshop?code=A4")
    page.locator("li .tip", has_text="Copy of Half a way").click()
    wait_code(page, "^B2-D0ner$")
    page.get_by_role("button", name="Half a way", exact=True).click()
    wait_code(page, "^B2-D5ner$")
    with page.expect_response("**/api/me/shelf/B2-D5ner"):
        page.get_by_role("button", name="Delete Half a way", exact=True).click()
    page.goto("/workshop?code=A4")
    wait_code(page, "^A4$")
    expect(page.get_by_role("button", name="Half a way", exact=True)).to_have_count(0)


def rate(page: Page) -> None:
    """Asks for a rating, unless the server has it already, and looks at it."""
    section = page.get_by_role("region", name="How it plays")
    button = section.get_by_role("button", name="Rate it", disabled=False)
    expect(button.or_(section.locator("[data-criterion]").first)).to_be_visible()
    if button.is_visible():
        button.click()
    expect(section.locator("[data-criterion]")).to_have_count(12, timeout=5 * PATIENCE)
    expect(section.get_by_role("img", name="When the first one arrives")).to_be_visible()
    section.get_by_role("button", name="Show on the map").click()
    expect(page.locator("[data-heat]").first).to_be_attached()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_route_is_rated_and_its_portrait_seen(pages: Pages, size: str) -> None:
    page = pages.open(f"/workshop?code={SHORT}", size=SIZES[size])
    wait_code(page, f"^{SHORT}$")
    expect(page.get_by_text("This route can be played.")).to_be_visible()
    rate(page)
    length = page.locator('[data-criterion="length"]')
    length.locator("summary").click()
    expect(length.get_by_text("Printed routes:")).to_be_visible()
    assert not [*faults(page), *barriers(page)]
    page.get_by_role("button", name="K, not turned, on the northeast side, slid right").click()
    expect(page.locator("[data-heat]").first).to_be_attached()
    page.get_by_role("button", name="Turn", exact=True).click()
    expect(page.locator("[data-heat]")).to_have_count(0)


def test_a_thorough_rating_goes_on_where_it_stopped(pages: Pages, server: Running) -> None:
    """Somebody asked for it before and left: only what is missing is played, with its progress.
    Whoever leaves meanwhile goes on later.
    """
    keep_all_chunks_but(server, THOROUGH, 2)
    page = pages.open(f"/workshop?code={THOROUGH}", size=SIZES["phone"], touch=True)
    wait_code(page, f"^{THOROUGH}$")
    rate(page)
    section = page.get_by_role("region", name="How it plays")
    expect(section.locator("[data-depth]")).to_have_text("Quick rating")
    kept = RACES["full"] - 2 * CHUNK
    expect(section).to_contain_text(f"{kept} of {RACES['full']} races of a thorough rating")
    begin = section.get_by_role("button", name="Rate thoroughly", disabled=False)
    asked = Held(page, "**/api/workshop/rating")
    begin.click()
    expect(section.get_by_role("status")).to_contain_text("Stronger computer players are racing")
    expect(section.get_by_role("progressbar")).to_have_js_property("value", kept)
    expect(section).to_contain_text(f"{kept} of {RACES['full']} races")
    assert not [*faults(page), *barriers(page)]
    asked.release()
    page.reload()
    thorough = section.locator('[data-depth="full"]')
    expect(thorough.or_(begin)).to_be_visible()
    if begin.is_visible():
        begin.click()
    expect(thorough).to_have_text("Thorough rating", timeout=5 * PATIENCE)
    expect(section.locator("[data-criterion]")).to_have_count(12)
    expect(section).to_contain_text(f"{THOROUGH_RACES} races played by Navigator")
    expect(begin).to_have_count(0)
    assert not [*faults(page), *barriers(page)]


def test_a_shared_link_leads_to_the_page_of_the_route(pages: Pages) -> None:
    page = pages.open(f"/workshop?code={SHORT}")
    expect(page.get_by_text("This route can be played.")).to_be_visible()
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_label("Link", exact=True).input_value()
    assert link.endswith(f"/route/{SHORT}")
    page.add_init_script("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    page.goto(link)
    expect(page.get_by_role("link", name="Play")).to_be_visible()
    rate(page)
    page.get_by_role("button", name="Share", exact=True).click()
    for kind, start in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with page.expect_download() as download:
            page.get_by_role("button", name=kind).click()
        assert download.value.suggested_filename.endswith(f".{kind.lower()}")
        assert Path(download.value.path()).read_bytes().startswith(start)
    qr = page.locator(".qr svg")
    expect(qr).to_be_visible()
    page.get_by_role("button", name="Copy the code").click()
    assert page.evaluate("() => window.copied") == SHORT
    page.get_by_role("button", name="Copy the link").click()
    assert page.evaluate("() => window.copied") == link
    assert not [*faults(page), *barriers(page)]


@pytest.fixture(scope="module")
def played(server: Running) -> Party:
    """A whole game on the short route."""
    party = server.table("person", "walker", route=SHORT)
    with ThreadPoolExecutor(1) as other:  # the browser has a loop here
        other.submit(play_out, party).result()
    return party


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_leads_back_to_the_bench(pages: Pages, played: Party, size: str) -> None:
    """A game begun by Try it; it is played by programs, which is quicker."""
    page = pages.open(f"/workshop?code={SHORT}", size=SIZES[size])
    expect(page.get_by_text("This route can be played.")).to_be_visible()
    page.get_by_role("button", name="Try it").click()
    page.wait_for_url("**/table/*")
    begun = page.url.rpartition("/")[2]
    page.evaluate(
        """([begun, played]) => {
          const games = localStorage.getItem('eldorado-bench-games')
          localStorage.setItem('eldorado-bench-games', games.replace(begun, played))
        }""",
        [begun, played.id],
    )
    page.goto(f"/table/{played.id}")
    page.get_by_role("link", name="Back to the workshop").click()
    wait_code(page, f"^{SHORT}$")
    told = page.get_by_role("region", name="The game on this route")
    expect(told).to_contain_text(re.compile("won in round [0-9]+"))
    expect(page.locator("[data-heat]").first).to_be_attached()
    assert not [*faults(page), *barriers(page)]
    told.get_by_role("button", name="Show where they walked").click()
    expect(page.locator("[data-heat]")).to_have_count(0)


def test_a_surprise_by_wishes(pages: Pages) -> None:
    page = pages.open("/workshop?code=A4")
    wait_code(page, "^A4$")
    page.get_by_role("button", name="Surprise me").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("At least five caves").check()
    assert not [*faults(page), *barriers(page)]
    dialog.get_by_role("button", name="Find a route").click()
    expect(dialog).to_be_hidden(timeout=5 * PATIENCE)
    wait_code(page, "-(blue|green)[0-5]$")
    caves = page.get_by_role("region", name="Facts").locator("dt", has_text="Caves")
    assert int(caves.locator("+ dd").inner_text()) >= 5
