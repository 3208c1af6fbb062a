"""The rules page: the editions and what we play, rulings that are marked, cards by any name."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from eldorado.i18n import editions, rulings, sections
from eldorado.wording import speak, text
from tests.browser.looks import barriers, faults
from tests.browser.pages import DESKTOP, PHONE, Pages
from tests.browser.tour import loaded

LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "pt": "pt-BR"}


def rules(pages: Pages, place: str = "", language: str = "en", *, phone: bool = False) -> Page:
    page = pages.open(
        f"/rules{place}",
        language=LOCALES[language],
        size=PHONE if phone else DESKTOP,
        touch=phone,
    )
    page.locator("#rules-editions").wait_for()
    return page


def cards_found(page: Page, query: str) -> list[str]:
    """The cards that a search shows, by their ids."""
    page.get_by_role("searchbox").fill(query)
    expect(page.get_by_role("status").filter(has_text="found")).to_be_visible()
    found: list[str] = page.locator("[id^=rules-card-]").evaluate_all(
        "(all) => all.map((one) => one.id.replace('rules-card-', ''))"
    )
    return found


@pytest.mark.parametrize("language", LOCALES)
def test_the_page_tells_every_difference(pages: Pages, language: str) -> None:
    page = rules(pages, "#editions", language, phone=True)
    try:
        speak(language)
        title = text("page-editions")
        told = [text(f"editions-{name}-title") for name in editions()]
    finally:
        speak("en")
    expect(page.locator("#rules-editions")).to_have_text(title)
    expect(page.locator("#rules-editions")).to_be_in_viewport()
    expect(page.locator("[id^=rules-editions-] h3")).to_have_text(told)
    loaded(page)
    assert not faults(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything_stands_out_enough(pages: Pages, theme: Literal["light", "dark"]) -> None:
    page = pages.open("/rules#editions-start", theme=theme)
    expect(page.locator("#rules-editions-start")).to_be_focused()
    assert not barriers(page, colours=True)
    page.goto("/rules#T-05")
    expect(page.locator("#rules-turn-4")).to_be_focused()
    assert not barriers(page, colours=True)


def test_a_difference_has_an_address(pages: Pages) -> None:
    page = rules(pages, "#editions-tie")
    expect(page.locator("#rules-editions-tie")).to_be_focused()
    expect(page.locator("#rules-editions-tie")).to_be_in_viewport()
    page.locator("#rules-editions-tie").get_by_role("link", name="E-08").click()
    expect(page.locator("#rules-end-3")).to_be_focused()


def test_the_contents_lead_to_the_editions(pages: Pages) -> None:
    page = rules(pages)
    page.locator("#contents-list").get_by_role("link", name=text("page-editions")).click()
    expect(page.locator("#rules-editions")).to_be_in_viewport()
    assert not barriers(page)


def test_rulings_are_marked_and_explained(pages: Pages) -> None:
    page = rules(pages, "#turn")
    expect(page.locator("#rules-turn")).to_be_focused()
    marked = page.locator("p.rule:has(.ruling)").evaluate_all("(all) => all.map(({ id }) => id)")
    assert marked == list(rulings())
    assert len(marked) < sum(sections().values())
    mark = page.locator("#rules-turn-4 .ruling")
    expect(mark).to_have_text("our ruling")
    box = mark.bounding_box()
    assert box
    page.mouse.move(box["x"] - 60, box["y"] + 4)
    page.mouse.move(box["x"] + 10, box["y"] + 4, steps=6)
    expect(page.get_by_role("tooltip")).to_contain_text("We decided how to play it: T-05 and T-06.")
    mark.click()
    expect(page.locator("#rules-editions-actions")).to_be_focused()


def test_a_mark_leads_out_of_a_search(pages: Pages) -> None:
    page = rules(pages)
    page.get_by_role("searchbox").fill("walk in a circle")
    expect(page.locator("#rules-editions")).to_have_count(0)
    page.locator("#rules-moving-7 .ruling").click()
    expect(page.get_by_role("searchbox")).to_have_value("")
    expect(page.locator("#rules-editions")).to_be_in_viewport()


def test_the_search_finds_differences(pages: Pages) -> None:
    page = rules(pages)
    page.get_by_role("searchbox").fill("sat down first")
    expect(page.locator("[id^=rules-editions-]")).to_have_count(1)
    expect(page.locator("#rules-editions-start mark").first).to_be_visible()


def test_old_and_other_names_find_their_card(pages: Pages) -> None:
    page = rules(pages)
    assert cards_found(page, "telephone") == ["transmitter"]
    expect(page.locator("#rules-card-transmitter")).to_contain_text("also called Telephone")
    assert cards_found(page, "Forscher") == ["explorer"]
    assert cards_found(page, "savant") == ["explorer"]
    assert cards_found(page, "researcher") == ["explorer"]
    assert cards_found(page, "explorateur") == ["trailblazer"]
    assert cards_found(page, "explorer") == ["explorer", "trailblazer"]


def test_names_find_their_card_in_another_language(pages: Pages) -> None:
    page = rules(pages, language="de")
    page.get_by_role("searchbox").fill("telephone")
    expect(page.locator("[id^=rules-card-]")).to_have_count(1)
    expect(page.locator("#rules-card-transmitter")).to_contain_text("auch Telephone")
