"""What can be wrong with how a page looks, found by measuring it."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

PICTURES = Path(__file__).parents[2] / "build" / "screenshots"

MEASURE = Path(__file__).with_name("measure.js").read_text("utf-8")

WORDS = """() => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.data.trim() && text.parentElement.checkVisibility()) found.add(text.data.trim())
  }
  for (const one of document.querySelectorAll('[aria-label]')) found.add(one.ariaLabel)
  for (const one of document.querySelectorAll('[placeholder]')) found.add(one.placeholder)
  found.add(document.title)
  return [...found]
}"""


def keep_picture(page: Page, name: str) -> None:
    """A picture for people to look at. Packing it as JPEG is much less work than as PNG."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.jpg", quality=85)


def faults(page: Page) -> list[str]:
    """Everything that is too small, cut off, or in the way of something else.

    Cards that fly over the screen are only passing.
    """
    expect(page.locator(".flight")).to_have_count(0)
    found: list[str] = page.evaluate(MEASURE)
    return found


def announced(page: Page, text: str) -> None:
    """What a screen reader says of what has just happened."""
    expect(page.locator("[data-announcer]")).to_contain_text(text)


def barriers(page: Page, *, colours: bool = False) -> list[str]:
    """What axe-core finds; with `colours` only whether everything stands out enough."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + ";0")
    page.mouse.move(0, 0)  # explanations go away
    found: list[str] = page.evaluate(
        """async (rules) => {
          const only = rules ? { runOnly: rules } : {}
          const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only })
          const said = ({ target, failureSummary }) =>
            `${target.join(' ')}: ${failureSummary.split('\\n')[1]}`
          return violations.flatMap(({ id, nodes }) =>
            nodes.map((one) => `${id} ${said(one)}`)
              .filter((one) => !one.includes('#explanation')).slice(0, 3))
        }""",
        ["color-contrast"] if colours else None,
    )
    return found


def words(page: Page) -> set[str]:
    """All texts of a page, also those that are only read aloud."""
    return set(page.evaluate(WORDS))


def place_of_main(page: Page) -> Any:
    """Where the main button is; nothing where there is none."""
    where = page.locator("[data-main]")
    return where.bounding_box() if where.count() else None
