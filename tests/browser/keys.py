"""A player who has nothing but a keyboard."""

from typing import Any

from tests.browser.pages import until
from tests.browser.playing import Player

FOCUS = """() => {
  const here = document.activeElement
  if (!here || here === document.body) return 'nowhere'
  if (here.matches('h1, h2')) return ''
  const words = (here.ariaLabel ?? here.textContent).trim().slice(0, 30)
  const told = `${here.localName}.${here.getAttribute('class') ?? ''} ${words}`
  if (!here.matches(':focus-visible')) return `not marked: ${told}`
  const style = getComputedStyle(here)
  const shape = here.closest('svg') && here.querySelector('polygon, circle')
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
  const stroke = shape && getComputedStyle(shape).stroke !== 'none'
  if (!ring && !stroke) return `without a ring: ${told}`
  const { left, top, right, bottom, width, height } = here.getBoundingClientRect()
  if (right < 0 || bottom < 0 || left > innerWidth || top > innerHeight)
    return `off the page: ${told}`
  const under = document.elementFromPoint(left + width / 2, top + height / 2)
  if (shape && !here.contains(under) && !under?.closest('.layer, .bubble'))
    return `covered: ${told}`
  return ''
}"""

TARGETS = (
    """() => [...document.querySelectorAll('.space.target')].map((one) => one.dataset.space)"""
)


class Typist(Player):
    """Plays by shortcuts, arrows, Tab and Enter; notes whenever it is not visible where it is."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lost: list[str] = []

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def check_focus(self, moment: str) -> None:
        fault: str = self.page.evaluate(FOCUS)
        if fault:
            self.lost.append(f"{moment}: {fault}")

    def tab_to(self, selector: str) -> None:
        """Presses Tab until the focus is there."""
        for _ in range(80):
            if self.page.evaluate(
                "(selector) => !!document.activeElement?.matches(selector)", selector
            ):
                return
            self.key("Tab")
            self.check_focus(f"on the way to {selector}")
        raise AssertionError(f"Tab does not lead to {selector}.")

    def move(self, seen: dict[str, Any]) -> bool:
        here = [self.steps.get(name, 9999) for name in self.where(seen)]
        for number in range(len(seen["hand"])):
            self.key(str(number + 1))
            self.check_focus("card chosen")
            offered = self.page.evaluate(TARGETS)
            best = min(offered, key=lambda name: self.steps.get(name, 9999), default=None)
            if best is None or not here or self.steps.get(best, 9999) >= max(here):
                self.key("Escape")
                continue
            self.key("ArrowUp")
            for _ in range(len(offered)):
                if self.page.evaluate("document.activeElement.dataset.space") == best:
                    break
                self.key("PageDown")
                self.check_focus("among targets")
            self.key("Enter")
            self.finish_choice()
            self.moved += 1
            return True
        return False

    def press_card(self, key: str) -> None:
        self.key(str(self.look()["hand"].index(key) + 1))

    def press(self, selector: str) -> None:
        if selector == "[data-main]":
            self.key("e")
        else:
            self.tab_to(selector)
            self.key("Enter")

    def press_pile(self, card: str) -> None:
        self.key("m")
        self.page.locator("dialog[open]").wait_for()
        self.tab_to(f'dialog [data-pile="{card}"]')
        self.key("Enter")
        until(self.page, "() => !document.querySelector('dialog[open]')")
        self.check_focus("after the market")
