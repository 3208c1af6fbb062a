"""A player who sees nothing: a keyboard, the accessibility tree, and what is read aloud."""

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Page

from tests.browser.pages import settled, until

LISTEN = """() => {
  window.heard = []
  const hear = (node) => {
    const text = node.textContent?.trim()
    const live = node.parentElement?.closest('[aria-live], [role=log], [role=status], [role=alert]')
    if (text && live && live.getAttribute('aria-live') !== 'off') window.heard.push(text)
  }
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) hear(node)
  }).observe(document.body, { childList: true, subtree: true })
}"""
"""Notes what live regions say: the ear of a screen reader."""

PLACE = r"to El Dorado|You cannot go anywhere|no piece on the board|^[Bb]lockade"
"""What a key says that leads somewhere on the board."""

DONE = r"You (moved|paid|removed|played|reached)"
PAYABLE = r"^(pay|remove) .* for "
"""What is said as soon as enough cards are chosen."""

ANSWER = rf"{DONE}|{PAYABLE}|Press again|\(\d of \d\)|How do you want"
"""What Enter on a target can be answered with."""

STEPS = re.compile(r"(\d+) steps? to El Dorado")

BEST = re.compile(r"Nearest to El Dorado: (.*?), \d+ steps? to El Dorado")
"""What is said of the next step, after an own action and when the own turn begins."""


@dataclass
class Node:
    """Something of the accessibility tree."""

    role: str
    name: str
    focused: bool
    disabled: bool


class Listener:
    """Knows of the page only what a screen reader tells, and counts every key it presses. Beside it
    counts what a sighted player has to click on a large screen for the same.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tree = page.context.new_cdp_session(page)
        self.pressed = 0
        self.clicks = 0
        self.news: str | None = None
        self.per_turn: list[int] = []
        self.actions = 0
        page.evaluate(LISTEN)

    # Ears and hands

    def key(self, name: str, clicks: int = 0) -> None:
        """Presses a key; `clicks` is what a sighted player clicks for it."""
        self.page.keyboard.press(name)
        self.pressed += 1
        self.clicks += clicks
        settled(self.page)

    def nodes(self) -> list[Node]:
        found = self.tree.send("Accessibility.getFullAXTree")["nodes"]
        return [_node(one) for one in found if not one.get("ignored")]

    def focus(self) -> Node:
        """What has the focus; never nothing."""
        here = [one for one in self.nodes() if one.focused and one.role != "RootWebArea"]
        assert here, "The focus is nowhere."
        return here[-1]

    def heard(self) -> list[str]:
        """What was said since this was asked last."""
        said: list[str] = self.page.evaluate("() => window.heard.splice(0)")
        return said

    def listen(self, key: str, wanted: str, clicks: int = 0) -> str:
        """Presses a key and waits for what is said to it; other news may come in between."""
        self.heard()
        self.key(key, clicks)
        return self.answer(wanted)

    def answer(self, wanted: str) -> str:
        """Waits for an announcement with such words."""
        try:
            until(
                self.page,
                "(words) => window.heard.some((one) => new RegExp(words).test(one))",
                wanted,
            )
        except Error as error:
            raise AssertionError(f"Waited for {wanted!r}, heard {self.heard()}") from error
        return " ".join(one for one in self.heard() if re.search(wanted, one))

    # A game

    def start(self) -> None:
        """From the start page to a table."""
        for _ in range(20):
            self.page.keyboard.press("Tab")
            if self.focus_name() == "Play":
                break
        self.page.keyboard.press("Enter")

    def play(self, most: int = 60) -> None:
        """Until the end of the game is told."""
        while self.wait():
            assert len(self.per_turn) < most, "The game does not end."
            self.turn()

    def wait(self) -> bool:
        """Until the main button can be pressed; false when the game is over."""
        for _ in range(600):
            nodes = self.nodes()
            if any(one.role == "heading" and "win" in one.name for one in nodes):
                return False
            mine = any(one.role == "button" and one.name.startswith("End turn") for one in nodes)
            if mine and any("your piece" in one.name for one in nodes):
                if self.per_turn:
                    self.news = self.answer("It is your turn")
                return True
            self.page.wait_for_timeout(50)
        raise AssertionError("Nothing happens.")

    def turn(self) -> None:
        before = self.pressed
        for _ in range(10):
            if not self.step():
                break
        if not self.over():
            self.buy()
            self.end()
        self.per_turn.append(self.pressed - before)

    def over(self) -> bool:
        return any(one.role == "heading" and "win" in one.name for one in self.nodes())

    def distance(self) -> int:
        """How far the own piece that is farther behind is from El Dorado."""
        name = self.read("p")
        if "your piece 2" in name or "your piece 1" in name:
            name += self.read("p")
        return max(map(int, STEPS.findall(name)), default=0)

    def read(self, key: str) -> str:
        """Presses a key that leads somewhere: the name of what is there, or what is said."""
        self.heard()
        before = self.focus_name()
        self.key(key)
        after = self.focus_name()
        if after != before:
            return after
        return self.answer(PLACE)

    def focus_name(self) -> str:
        here = [one for one in self.nodes() if one.focused and one.role != "RootWebArea"]
        return here[-1].name if here else ""

    def step(self) -> bool:
        """One step towards El Dorado by the best target; false if none leads nearer."""
        if self.over() or not (self.follow(self.news) if self.news else self.look_around()):
            return False
        self.news = self.finish(self.listen("Enter", ANSWER, clicks=1))
        self.actions += 1
        return True

    def follow(self, news: str) -> bool:
        """Goes to the target that was announced; false if none was."""
        best = BEST.search(news)
        if not best:
            return False
        for _ in range(8):
            if self.read("t").lower().startswith(best[1].lower()):
                return True
        raise AssertionError(f"t does not lead to {best[1]}.")

    def look_around(self) -> bool:
        """The same before anything was announced: a target nearer than the own piece."""
        here = self.distance()
        best = self.read("t")
        there = STEPS.search(best)
        blockade = best.startswith(("blockade", "Blockade"))
        return here > 0 and (blockade or (there is not None and int(there[1]) < here))

    def finish(self, said: str) -> str:
        """Answers what is asked until something has happened; what was said of that."""
        for number in range(1, 9):
            if re.search(DONE, said):
                return said
            if "Press again" in said:
                said = self.listen("Enter", ANSWER, clicks=1)
            elif re.search(PAYABLE, said):
                self.heard()
                self.key("e", clicks=1)
                self.agree()
                said = self.answer(ANSWER)
            elif re.search(r"\(\d of \d\)", said):
                said = self.listen(str(number), ANSWER, clicks=1)
            elif "How do you want" in said:
                self.key("Tab")
                said = self.listen("Enter", ANSWER, clicks=1)
            else:
                return said
        raise AssertionError(f"It does not end: {said}")

    def buy(self) -> None:
        """The most expensive card one can have, in the beginning."""
        if len(self.per_turn) > 6:
            return
        self.key("m")
        if "price" in self.focus().name:
            self.listen("Enter", "suggested payment", clicks=1)
            self.listen("e", "You bought", clicks=1)
            self.actions += 1
        else:
            self.key("Escape")

    def end(self) -> None:
        self.key("e", clicks=1)
        self.actions += 1
        self.agree()

    def agree(self) -> None:
        """Says yes to a question; the end of a game is a dialog too, but asks nothing."""
        nodes = self.nodes()
        safe = [one for one in nodes if one.role == "button" and one.name == "Back"]
        if safe and any(one.role == "dialog" for one in nodes):
            assert safe[-1].focused, "A question begins with the safe answer."
            self.key("Tab")
            self.key("Enter", clicks=1)


def _node(one: dict[str, Any]) -> Node:
    about = {each["name"]: each["value"].get("value") for each in one.get("properties", [])}
    return Node(
        role=str(one["role"]["value"]),
        name=str(one.get("name", {}).get("value", "")),
        focused=bool(about.get("focused")),
        disabled=bool(about.get("disabled")),
    )
