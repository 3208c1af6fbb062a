"""The analysis as a file of its own, opened from the disk."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from eldorado.exports.analysis_page import analysis_page
from tests.analysis.games import analysis, record
from tests.browser.pages import SIZES

TITLES = {"en": "Analysis", "de": "Analyse", "fr": "Analyse", "pt": "Análise"}


@pytest.mark.parametrize(
    ("language", "size"), [("en", "desktop"), ("de", "phone"), ("fr", "phone")]
)
def test_the_page_opens_without_a_server(
    browser: Browser, tmp_path: Path, language: str, size: str
) -> None:
    file = tmp_path / "page.html"
    file.write_text(analysis_page(analysis("three"), record("three"), language), "utf-8")
    page = browser.new_page(viewport=SIZES[size])
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.on("request", lambda asked: faults.append(asked.url) if "http" in asked.url[:5] else None)
    page.goto(file.as_uri())
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    expect(page.locator("svg[role=img]")).to_have_count(4)
    expect(page.locator("#cards tbody tr").first).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= SIZES[size]["width"]
    page.close()
    assert faults == []
