"""Whether the small scenes of the table run smoothly on a slow processor.

`python -m benchmarks.animations` opens the built client in Chromium with its processor slowed four
times, plays one move for each scene on the first route, and tells the longest task of the main
thread: of the move itself (tap, rules, new document), and while its scene runs. Tasks are measured
by the processor time of their thread, as Chromium's tracer records it, so that other programs on
the same machine count little. `--why` lists what the longest tasks consist of.
"""

import argparse
import json
import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.servers import ServerProcess
from benchmarks.tables import row

LIMIT = 50
"""Milliseconds that no task may take while a scene runs."""

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}

CATEGORIES = [
    "toplevel",
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
]

TASK = "RunTask"

WATCH = """(wanted) => {
  let begun = false
  new MutationObserver(() => {
    const there = document.querySelector(wanted)
    if (there && !begun) performance.mark('scene-begins')
    if (!there && begun) performance.mark('scene-ends')
    begun = Boolean(there)
  }).observe(document.body, { childList: true, subtree: true })
}"""

ENDED = """() => new Promise((done) => {
  const look = () => {
    const ended = performance.getEntriesByName('scene-ends').length
    ended ? setTimeout(done, 300) : setTimeout(look, 50)
  }
  look()
})"""

STAYS = """() => new Promise((done) => {
  const look = () => {
    if (!performance.getEntriesByName('scene-begins').length) return setTimeout(look, 50)
    setTimeout(() => { performance.mark('scene-ends'); setTimeout(done, 100) }, 2000)
  }
  look()
})"""

RESULT = "#end-title"
"""What is seen of a result: it stays, so it is watched for two seconds."""

RESULTS = ("win", "loss")


class Move(NamedTuple):
    """A position, and what to tap in it; nothing for a turn without a move."""

    position: dict[str, Any]
    tapped: str


@dataclass(frozen=True)
class Trace:
    """The main thread of the page: marks by name, tasks, and what happened within them."""

    marks: dict[str, float]
    tasks: list[dict[str, Any]]
    parts: list[dict[str, Any]]

    @classmethod
    def read(cls, recorded: bytes) -> "Trace":
        events = json.loads(recorded)["traceEvents"]
        marked = [one for one in events if one["name"] in ("scene-begins", "scene-ends")]
        thread = (marked[0]["pid"], marked[0]["tid"])
        own = [one for one in events if (one["pid"], one["tid"]) == thread]
        timed = [one for one in own if one.get("ph") == "X" and "tdur" in one]
        tasks = [one for one in timed if one["name"].endswith(TASK)]
        marks: dict[str, float] = {}
        for one in marked:
            marks.setdefault(one["name"], one["ts"])
        return cls(marks, tasks, [one for one in timed if not one["name"].endswith(TASK)])

    def longest(self, *, running: bool) -> dict[str, Any] | None:
        """The task with the most processor time, of the move or while the scene runs."""
        begin, end = self.marks["scene-begins"], self.marks["scene-ends"]
        first, last = (begin, end) if running else (0, begin)
        among = [one for one in self.tasks if first < one["ts"] <= last]
        return max(among, key=lambda one: float(one["tdur"]), default=None)

    def within(self, task: dict[str, Any]) -> Iterator[tuple[str, float]]:
        """What a task consists of, by name with its milliseconds, the longest first."""
        spent: Counter[str] = Counter()
        for one in self.parts:
            if task["ts"] <= one["ts"] < task["ts"] + task["dur"]:
                where = one.get("args", {}).get("data", {}) or {}
                spent[f"{one['name']} {where.get('functionName', '')}".strip()] += one["tdur"]
        return ((name, time / 1000) for name, time in spent.most_common(6))


def milliseconds(task: dict[str, Any] | None) -> float:
    return float(task["tdur"]) / 1000 if task else 0


def moves_of(board: dict[str, Any]) -> dict[str, Move]:
    """For each scene a position of the first route, and what to tap."""
    spaces: dict[str, str] = board["spaces"]
    near: dict[str, list[str]] = {name: [] for name in spaces}
    for a, b in board["edges"]:
        near[a].append(b)
        near[b].append(a)

    def step(goal: str, ground: str) -> tuple[str, str]:
        """A space of that ground beside one that is the goal."""
        return next(
            (here, there)
            for there, token in spaces.items()
            if token.startswith(goal)
            for here in near[there]
            if spaces[here] in ground.split()
        )

    def position(piece: str, hand: list[str]) -> dict[str, Any]:
        rival = {"hand": ["traveler"] * 4, "draw": ["traveler"] * 4}
        own = {"pieces": [piece], "hand": hand, "draw": ["traveler"] * 4}
        return {
            "board": {"route": "first_game", "blockades": [1, 2, 4, 3]},
            "variant": {"caves": True, "full_race": False, "free_order": False},
            "players": [own, rival, rival],
            "start": 0,
            "to_move": 0,
        }

    caves = {space for cave, token in spaces.items() if token == "MC" for space in near[cave]}
    to_cave = next(
        (here, there)
        for there in sorted(caves)
        if spaces[there] == "g1"
        for here in near[there]
        if spaces[here] == "g1" and here not in caves
    )
    arrival, camp, post = step("F", "g1 g2"), step("C1", "g1 b1 y1"), board["seams"][0][0][0]
    entering = Move(position(arrival[0], ["sailor", "captain"]), space(arrival[1]))
    lost = position(post, ["explorer"])
    lost["players"][1] = {"pieces": [arrival[0]], "hand": ["captain"] * 4, "draw": ["captain"] * 4}
    return {
        "arrive": entering,
        "win": entering,
        "loss": Move(lost, ""),
        "blockade": Move(position(post, ["explorer", "trailblazer"]), "[data-blockade='1'] circle"),
        "camp": Move(position(camp[0], ["explorer", "sailor"]), space(camp[1])),
        "cave": Move(position(to_cave[0], ["explorer", "sailor"]), space(to_cave[1])),
        "buy": Move(position(post, ["traveler"] * 4), '[data-pile="scout"]:visible'),
    }


def space(name: str) -> str:
    return f'[data-space="{name}"]'


def opened_table(
    browser: Browser, server: ServerProcess, size: str, move: Move, *, whole: bool = True
) -> Page:
    """A page with the position of a move; the whole route in sight, or what a player sees."""
    party = server.table("person", "navigator", "rookie", position=move.position)
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(f"{server.url}/table/{party.id}#{party.secrets[0]}")
    page.locator("[data-card]").first.wait_for()
    page.keyboard.press("Shift")  # ends the first sight of the route
    page.wait_for_load_state("networkidle")
    if whole:
        page.get_by_role("button", name="Show the whole route").click()
    page.wait_for_timeout(1_000)
    return page


def prepare(page: Page, tapped: str) -> None:
    """Taps what a move is about, and what is still to be chosen."""
    if "pile" in tapped and page.locator("button.shop").is_visible():
        page.locator("button.shop").click()
    if tapped:
        page.locator(tapped).first.click(force=True)
    for _ in range(4):
        if page.locator("[data-main]:not([disabled])").count():
            break
        page.locator("[data-card]:not(.selected) .face").first.click(position={"x": 10, "y": 30})


def make(page: Page, tapped: str) -> None:
    """Presses the main button; a turn without a move is asked about."""
    page.locator("[data-main]").click()
    if not tapped:
        page.locator("dialog[open] .button.danger").click()


def measured(page: Page, browser: Browser, act: str, tapped: str) -> Trace:
    """Plays the move and records the main thread until its scene is over."""
    prepare(page, tapped)
    page.evaluate(WATCH, RESULT if act in RESULTS else f'.scene[data-act="{act}"]')
    browser.start_tracing(page=page, categories=CATEGORIES)
    make(page, tapped)
    page.evaluate(STAYS if act in RESULTS else ENDED)
    return Trace.read(browser.stop_tracing())


def explain(trace: Trace, tasks: list[dict[str, Any]]) -> None:
    """Prints what tasks consist of."""
    for task in tasks:
        for name, time in trace.within(task):
            print(f"    {time:7.1f} {name}")


def run(browser: Browser, server: ServerProcess, asked: argparse.Namespace) -> bool:
    print(row(["scene", "size", "ms", "longest task of the move", "longest task while it runs"]))
    print("|---|---|---:|---:|---:|")
    smooth = True
    moves = moves_of(server.client().get("/api/boards/first_game"))
    for size in SIZES:
        for act in asked.only or moves:
            page = opened_table(browser, server, size, moves[act])
            throttle = {"rate": asked.slower}
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", throttle)
            trace = measured(page, browser, act, moves[act].tapped)
            before, during = trace.longest(running=False), trace.longest(running=True)
            length = (trace.marks["scene-ends"] - trace.marks["scene-begins"]) / 1000
            smooth &= milliseconds(during) <= LIMIT
            times = (length, milliseconds(before), milliseconds(during))
            print(row([act, size, *(f"{value:.0f}" for value in times)]), flush=True)
            if asked.why:
                explain(trace, [task for task in (before, during) if task])
            page.close()
    return smooth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4, help="how many times (default 4)")
    parser.add_argument("--why", action="store_true", help="what the longest tasks consist of")
    parser.add_argument("--only", nargs="*", help="these scenes and no others")
    asked = parser.parse_args()
    program = shutil.which("chromium") or shutil.which("google-chrome")
    server = ServerProcess(None)
    try:
        server.start()
        with sync_playwright() as playwright:
            options = ["--no-sandbox", "--disable-gpu"]
            browser = playwright.chromium.launch(executable_path=program, args=options)
            smooth = run(browser, server, asked)
            browser.close()
    finally:
        server.remove()
    sys.exit(0 if smooth else f"A task takes more than {LIMIT} ms while a scene runs.")


if __name__ == "__main__":
    main()
