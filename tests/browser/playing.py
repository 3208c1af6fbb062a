"""A player who sees only the page: chooses among what it offers, by mouse, finger or keys."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from typing import Any

from playwright.sync_api import Error, Page, Position

from eldorado.bots import make_bot
from eldorado.client import Visit
from tests.browser.pages import settled, until
from tests.server.running import Party, Running

SHORT = "A4-R1sw-H2sw-N1sr-blue2"
"""A route of three tiles: `eldorado route generate --tiles 3 --seed 1`."""

LIKED = ("trailblazer", "photographer", "captain", "scout", "sailor", "jack_of_all_trades")

LOOK = """() => {
  const all = (selector, one) => [...document.querySelectorAll(selector)].map(one)
  const seen = (element) => element.getClientRects().length > 0
  const main = document.querySelector('[data-main]')
  return {
    over: !!document.querySelector('#end-title'),
    curtain: !!document.querySelector('dialog[open] .ready'),
    doubt: !!document.querySelector('dialog[open] .button.danger'),
    mine: !!main && !main.classList.contains('waiting'),
    ready: !!main && !main.disabled,
    main: main?.innerText ?? '',
    hand: all('[data-card]', (one) => one.dataset.card),
    chosen: all('[data-card].selected', (one) => one.dataset.card),
    targets: all('.space.target[data-space]', (one) => one.dataset.space),
    spaces: all('.space[data-space]', (one) => [one.dataset.space, one.ariaLabel]),
    blockades: all('[data-blockade]', (one) => [one.dataset.blockade, one.ariaLabel]),
    ways: all('.prompt .ways button', (one) => one.innerText),
    prompt: document.querySelector('.prompt')?.innerText ?? '',
    piles: all('[data-pile]:not([aria-disabled])', (one) => one.dataset.pile),
    toasts: all('.toast', (one) => one.innerText),
  }
}"""

READY = "() => !document.querySelector('[data-main]').disabled"

FREE = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  for (const [across, down] of [[0, 0], [0, 0.3], [0, -0.3], [0.25, 0], [-0.25, 0]]) {
    const [x, y] = [width * (0.5 + across), height * (0.5 + down)]
    const found = document.elementFromPoint(left + x, top + y)
    if (found && element.contains(found)) return { x, y }
  }
  return null
}"""
"""Where an element can be pressed: in its middle, or where something leaves a part of it free."""

COVER = """(element) => {
  if (!element.isConnected) return 'it is gone from the page'
  const told = (one) => `<${one.localName} class="${one.getAttribute('class') ?? ''}"> ` +
    (one.ariaLabel ?? one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 60)
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
    return `it is at ${x}, ${y} of a window of ${innerWidth} × ${innerHeight}`
  const over = []
  for (let one = document.elementFromPoint(x, y); one && one !== document.body;
    one = one.parentElement) over.push(told(one))
  return `over it at ${x}, ${y} is ${over.join(' in ')}`
}"""
"""What keeps the middle of an element from being pressed."""


def distances(running: Running, route: str) -> dict[str, int]:
    """How hard the way from every space of a route is, by the board that a server tells."""
    return way_steps(running.client().get(f"/api/boards/{route}"))


def way_steps(board: dict[str, Any]) -> dict[str, int]:
    """How hard the way from every space to El Dorado is, as anybody sees on the board: spaces that
    ask for much are avoided.
    """
    near: dict[str, list[str]] = {}
    for a, b in board["edges"]:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    spaces: dict[str, str] = board["spaces"]
    steps = {name: 0 for name, token in spaces.items() if token.startswith("F")}
    queue = [(0, name) for name in steps]
    while queue:
        far, here = heappop(queue)
        need = spaces[here][-1]
        cost = int(need) ** 2 + 3 * spaces[here].startswith(("R", "C")) if need.isdigit() else 1
        for there in near[here]:
            if not spaces[there].startswith("M") and far + cost < steps.get(there, 9999):
                steps[there] = far + cost
                heappush(queue, (far + cost, there))
    return steps


def enter(page: Page, party: Party, seat: int) -> None:
    """Comes in by the personal link."""
    page.goto(f"/table/{party.id}#{party.secrets[seat]}")
    page.locator("[data-main]").wait_for()


def race_on(server: Running, told: dict[str, Any]) -> None:
    """The person of a table races on to the end, without a page: `told` is what a server says of
    the table to who opened it.
    """

    async def play() -> None:
        bot = make_bot("navigator", 1, None)
        async with Visit(server.client(), told["id"], told["seats"][0]["secret"]) as seat:
            while await seat.turn():
                await seat.act(bot.choose(seat.view))

    with ThreadPoolExecutor(1) as aside:  # this thread has a loop that runs already
        aside.submit(asyncio.run, play()).result()


DOUBLE = 400
"""Milliseconds after which two taps at one place are not a double tap any more."""


class Player:
    """Plays one page with a mouse or, with `touch`, with a finger."""

    def __init__(
        self, page: Page, steps: dict[str, int], name: str, *, touch: bool = False
    ) -> None:
        self.page = page
        self.steps = steps
        self.name = name
        self.touch = touch
        self.turns = 0
        self.moved = 0
        self.buys = True
        self.bought = 0

    # Hands

    def press(self, selector: str) -> None:
        where = self.page.locator(selector).first
        where.tap() if self.touch else where.click()

    def press_space(self, selector: str) -> None:
        """A place on the board; brought into view first where it is not."""
        where = self.page.locator(selector)
        spot: Position | None = where.evaluate(FREE)
        if spot is None:
            self.press("button[aria-label='Show the whole route']")
            try:
                until(self.page, FREE, where.element_handle())
            except Error as error:
                cover = where.evaluate(COVER)
                raise AssertionError(f"{self.name} cannot press {selector}: {cover}") from error
            spot = where.evaluate(FREE)
        where.tap(position=spot) if self.touch else where.click(position=spot)

    def press_card(self, key: str) -> None:
        """Cards of a fan overlap: the left edge of each is free."""
        where = self.page.locator(f'[data-card="{key}"] .face')
        spot: Position = {"x": 10, "y": 30}
        where.tap(position=spot) if self.touch else where.click(position=spot)

    def press_pile(self, card: str) -> None:
        if not self.page.locator(f'[data-pile="{card}"]').first.is_visible():
            self.press("button.shop")
        self.press(f'[data-pile="{card}"]:visible')

    # Eyes

    def look(self) -> dict[str, Any]:
        settled(self.page)
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def where(self, seen: dict[str, Any]) -> list[str]:
        """The spaces of the own pieces, as their names tell."""
        return [name for name, label in seen["spaces"] if "your piece" in label]

    # A game

    def play(self, most: int = 80) -> None:
        """Until the end screen shows."""
        while self.wait():
            assert self.turns <= most, "The game does not end."
            self.turn()

    def wait(self) -> bool:
        """Until it is this player's turn; false when the game is over."""
        until(
            self.page,
            """() => document.querySelector('#end-title')
              || document.querySelector('[data-main]:not(.waiting)')""",
        )
        return not self.look()["over"]

    def turn(self) -> None:
        """Walks as far as the cards lead, buys one card, ends the turn."""
        self.turns += 1
        before = self.moved
        for _ in range(12):
            seen = self.look()
            if seen["over"] or not seen["mine"]:
                return
            if not self.move(seen):
                break
        self.buy(stuck=self.moved == before)
        self.end()

    def move(self, seen: dict[str, Any]) -> bool:
        """One step towards El Dorado; false if none is offered."""
        here = [self.steps.get(name, 9999) for name in self.where(seen)]
        best = min(seen["targets"], key=lambda name: self.steps.get(name, 9999), default=None)
        if best is not None and here and self.steps.get(best, 9999) < max(here):
            self.press_space(f'[data-space="{best}"]')
            self.moved += 1
        else:
            ways = [number for number, label in seen["blockades"] if ". " in label]
            if not ways:
                return False
            self.press_space(f'[data-blockade="{ways[0]}"] circle')
        self.finish_choice()
        return True

    def finish_choice(self) -> None:
        """Answers whatever is asked until nothing is being chosen any more."""
        for _ in range(12):
            seen = self.look()
            if seen["over"] or not seen["mine"]:
                return
            if seen["doubt"]:
                self.press("dialog[open] .button.danger")
            elif not self.page.locator(".prompt .icon-button").count():
                return  # only while something is being chosen one can go back
            elif seen["ready"]:
                self.press("[data-main]")
            elif seen["ways"]:
                self.press(".prompt .ways button")
            else:
                rest = [key for key in seen["hand"] if key not in seen["chosen"]]
                self.press_card(rest[0])
        raise AssertionError(f"The choice does not end: {self.look()['prompt']}")

    def buy(self, *, stuck: bool) -> None:
        """One card per turn, in the beginning; later only where no card leads on, and then rather
        one that fits everywhere: otherwise a race would not end behind a piece in a narrow place.
        """
        early = self.bought < 5
        if not self.buys or not (early or stuck) or not self.look()["mine"]:
            return
        until(self.page, READY)  # while an action is on its way nothing is offered
        seen = self.look()
        for card in LIKED if early else LIKED[::-1]:
            if card in seen["piles"]:
                self.press_pile(card)
                self.press("[data-main]")
                self.bought += 1
                return

    def end(self) -> None:
        if not self.look()["mine"]:
            return
        until(self.page, READY)
        if self.touch:
            self.page.wait_for_timeout(DOUBLE)
        self.press("[data-main]")
        settled(self.page)
        if self.look()["doubt"]:
            self.press("dialog[open] .button.danger")
            settled(self.page)
