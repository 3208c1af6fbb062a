"""The gallery and the page of a route in a browser."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from eldorado.server.store.route_lists.published_routes import (
    PublishedRoute,
    PublishedRoutes,
    StoredRating,
)
from tests.browser.looks import barriers, faults, keep_picture
from tests.browser.pages import SIZES, Pages
from tests.browser.playing import race_on
from tests.browser.test_every_screen import calm
from tests.server.running import Running
from tests.server.stores import opened

CODE = "B2-C5ner-K0ner-blue0"
NAME = "<b>Quick</b> one"
LONG = "A3-F4sr-N3sr-Q0s-H2sr2-J5sel-blue2"


@pytest.fixture(scope="module")
def published(server: Running) -> Running:
    """A server with two published routes, one of them rated."""

    async def publish() -> None:
        async with opened(f"sqlite:///{server.database}") as store:
            gallery = PublishedRoutes(store)
            quick = PublishedRoute(
                CODE, "w", "Ann", NAME, "Two tiles & a run", 10.0, 10.0, False, 3, 15, 9.0, 1
            )
            await gallery.publish(quick)
            await gallery.keep_rating(CODE, StoredRating("easy", 0.1, 9.4, "walker 1"))
            await gallery.publish(
                PublishedRoute(LONG, "v", "", "Down", "", 20.0, 20.0, False, 1, 30, 14.7, 2)
            )

    with ThreadPoolExecutor(1) as pool:  # the browser has a loop of its own in this thread
        pool.submit(lambda: asyncio.run(publish())).result()
    return server


def looked_at(page: Page, name: str) -> None:
    """Nothing is cut off or hard to access; a picture is kept."""
    calm(page)
    keep_picture(page, f"gallery-{name}")
    assert faults(page) == []
    assert barriers(page) == []


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desktop", "light")])
def test_somebody_finds_a_route(published: Running, pages: Pages, size: str, theme: str) -> None:
    page = pages.open("/gallery", size=SIZES[size], theme="dark" if theme == "dark" else "light")
    expect(page.locator("article h3")).to_have_text(["Down", NAME])
    expect(page.locator("article path").first).to_be_attached()
    looked_at(page, f"list-{size}-{theme}")
    page.get_by_label("Order").select_option("played")
    expect(page.locator("article h3")).to_have_text([NAME, "Down"])
    page.get_by_label("Difficulty").select_option("easy")
    expect(page.locator("article h3")).to_have_text([NAME])
    expect(page).to_have_url(f"{published.url}/gallery?sort=played&difficulty=easy")
    page.get_by_role("link", name=NAME).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    expect(page.get_by_text(CODE)).to_be_visible()
    expect(page.get_by_role("link", name="Open in the workshop")).to_have_attribute(
        "href", f"/workshop?code={CODE}"
    )
    expect(page.locator(".picture path").first).to_be_attached()
    looked_at(page, f"route-{size}-{theme}")
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.get_by_role("textbox", name="Route code")).to_have_value(CODE)


OWN = "B2-C5ner-K0ner-blue1"
"""A route that nobody has published."""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_route_is_published_by_who_played_it_to_the_end(
    pages: Pages, server: Running, size: str
) -> None:
    page = pages.open(f"/route/{OWN}", size=SIZES[size], touch=size == "phone")
    form = page.get_by_role("region", name="Publish this route")
    expect(form).to_contain_text("Play a game on this route to the end.")
    expect(form.get_by_role("textbox")).to_have_count(0)
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "rookie"}]
    told = page.request.post("/api/tables", data={"seats": seats, "route": OWN, "pace": 0})
    race_on(server, told.json())
    page.reload()
    name = form.get_by_label("Name of the route")
    name.fill("Down to the river")
    form.get_by_label("Short description").fill("Two tiles & a run")
    form.get_by_label("Your name (optional)").fill("Ann")
    looked_at(page, f"publish-{size}")
    name.press("Enter")
    expect(page.locator(".toast", has_text="The route is in the gallery.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Down to the river")

    name.fill("Down to the lake")
    form.get_by_role("button", name="Save the changes").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Down to the lake")
    page.get_by_role("link", name="Back to the gallery").click()
    mine = page.get_by_role("article").filter(has_text="Down to the lake")
    expect(mine).to_contain_text("by Ann")
    expect(mine).to_contain_text("yours")
    looked_at(page, f"own-{size}")

    other = pages.open("/gallery", size=SIZES[size], touch=size == "phone")
    theirs = other.get_by_role("article").filter(has_text="Down to the lake")
    expect(theirs).to_contain_text("Two tiles & a run")
    expect(theirs).not_to_contain_text("yours")
    theirs.get_by_role("link", name="Down to the lake").click()
    form_of_other = other.get_by_role("region", name="Publish this route")
    expect(form_of_other).to_contain_text("This route is already published.")
    expect(form_of_other.get_by_role("button")).to_have_count(0)

    mine.get_by_role("link", name="Down to the lake").click()
    form.get_by_role("button", name="Remove from the gallery").click()
    expect(page.locator(".toast", has_text="no longer in the gallery")).to_be_visible()
    other.goto("/gallery")
    expect(other.locator(".found")).not_to_be_empty()
    expect(theirs).to_have_count(0)


def test_routes_of_ours_are_marked_where_one_is_chosen_and_on_their_pages(pages: Pages) -> None:
    page = pages.open("/setup")
    expect(page.locator(".ours")).to_have_count(6)
    page.locator(".route", has_text="Fish Hook").scroll_into_view_if_needed()
    keep_picture(page, "gallery-picker")
    page.goto("/route/jaguar_stairs")
    expect(page.get_by_role("heading", level=1)).to_have_text("Jaguar Stairs")
    expect(page.locator(".band")).to_contain_text("not part of the printed game")
    expect(page.locator(".hardness")).to_have_text("moderate")
    looked_at(page, "ours")
    page.goto("/route/swamplands")
    expect(page.locator(".hardness")).to_have_text("difficult")
    expect(page.locator(".band")).not_to_contain_text("not part of the printed game")
