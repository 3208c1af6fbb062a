"""A page of any browser that offers what the players of tests/browser ask of Playwright's page."""

from pathlib import Path
from typing import Any

from tests.browser.pages import PATIENCE
from tests.other_browsers.driver import Driver

FIND = """((selector) => {
  const shown = selector.endsWith(':visible')
  const found = [...document.querySelectorAll(selector.replace(/:visible$/, ''))]
  return shown ? found.filter((one) => one.checkVisibility()) : found
})"""

POINT = f"""async ([selector, position, patience]) => {{
  const last = performance.now() + patience
  let covered
  while (performance.now() < last) {{
    await new Promise((done) => setTimeout(done, 25))
    const element = {FIND}(selector)[0]
    if (!element?.checkVisibility() || element.disabled) continue
    element.scrollIntoView({{ block: covered ? 'center' : 'nearest' }})
    const before = element.getBoundingClientRect()
    await new Promise(requestAnimationFrame)
    const {{ left, top, width, height }} = element.getBoundingClientRect()
    if (left !== before.left || top !== before.top) continue
    const x = Math.round(left + (position?.x ?? width / 2))
    const y = Math.round(top + (position?.y ?? height / 2))
    covered = document.elementFromPoint(x, y)
    if (element.contains(covered)) return [x, y]
  }}
  throw new Error(`${{selector}} cannot be pressed: ${{covered?.outerHTML.slice(0, 200)}}`)
}}"""
"""Where an element can be pressed, once it is there, rests, and nothing lies over it."""


class DrivenPage:
    """As Playwright's `Page`, in the few ways that are used."""

    def __init__(self, driver: Driver, url: str) -> None:
        self.driver = driver
        self._base = url

    @property
    def url(self) -> str:
        return str(self.evaluate("() => location.href"))

    def goto(self, path: str) -> None:
        self.driver.open(self._base + path)

    def reload(self) -> None:
        self.driver.reload()

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self.driver.call(function, argument)

    def screenshot(self, *, path: Path) -> None:
        path.write_bytes(self.driver.picture())

    def locator(self, selector: str) -> "DrivenPlace":
        return DrivenPlace(self, selector)


class DrivenPlace:
    """As Playwright's `Locator`: the first element that a selector finds when it is needed."""

    def __init__(self, page: DrivenPage, selector: str) -> None:
        self._page = page
        self._selector = selector

    @property
    def first(self) -> "DrivenPlace":
        return self

    def _tell(self, function: str) -> Any:
        """What a function of the page tells of all elements that the selector finds."""
        return self._page.evaluate(f"(selector) => ({function})({FIND}(selector))", self._selector)

    def count(self) -> int:
        return int(self._tell("(all) => all.length"))

    def is_visible(self) -> bool:
        return bool(self._tell("([one]) => !!one?.checkVisibility()"))

    def evaluate(self, function: str) -> Any:
        return self._tell(f"([one]) => ({function})(one)")

    def element_handle(self) -> Any:
        return self._tell("([one]) => one")

    def click(self, *, position: Any = None) -> None:
        x, y = self._page.evaluate(POINT, [self._selector, position, PATIENCE])
        self._page.driver.press(x, y)

    def fill(self, text: str) -> None:
        self.click()
        self.evaluate("(one) => one.select()")
        self._page.driver.type(text)
