"""Whether the small scenes of the table run smoothly on a slow processor.

`python -m benchmarks.animations` opens the built client in Chromium with its processor slowed four
times, plays one move for each scene on the first route, and tells the longest task of the main
thread: of the move itself (tap, rules, new document), and while its scene runs.
"""

import argparse
import shutil
import sys
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.servers import ServerProcess
from benchmarks.tables import row

LIMIT = 50
"""Milliseconds that no task may take while a scene runs."""

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}

WATCH = """() => {
  window.tasks = []
  window.scenes = []
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.tasks.push([one.startTime, one.duration])
  }).observe({ type: 'longtask' })
  new MutationObserver(() => {
    const now = performance.now()
    const there = document.querySelector('.scene')
    const last = window.scenes.at(-1)
    if (there && (!last || last.end)) window.scenes.push({ act: there.dataset.act, begin: now })
    if (!there && last && !last.end) last.end = now
  }).observe(document.body, { childList: true, subtree: true })
}"""

ENDED = """(act) => new Promise((done) => {
  const look = () => {
    const scene = window.scenes.find((one) => one.act === act && one.end)
    scene ? setTimeout(() => done({ scene, tasks: window.tasks }), 300) : setTimeout(look, 50)
  }
  look()
})"""


def positions(board: dict[str, Any]) -> dict[str, tuple[dict[str, Any], str]]:
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
    return {
        "arrive": (position(arrival[0], ["sailor", "captain"]), f'[data-space="{arrival[1]}"]'),
        "blockade": (position(post, ["explorer", "trailblazer"]), "[data-blockade='1'] circle"),
        "camp": (position(camp[0], ["explorer", "sailor"]), f'[data-space="{camp[1]}"]'),
        "cave": (position(to_cave[0], ["explorer", "sailor"]), f'[data-space="{to_cave[1]}"]'),
        "buy": (position(post, ["traveler"] * 4), '[data-pile="scout"]:visible'),
    }


def measured(page: Page, tapped: str, act: str) -> tuple[float, float, float]:
    """The length of a scene, the longest task of its move, and the longest while it runs."""
    if "pile" in tapped and page.locator("button.shop").is_visible():
        page.locator("button.shop").click()
    page.locator(tapped).first.click(force=True)
    for _ in range(4):  # what is still to be chosen, and the main button
        if page.locator("[data-main]:not([disabled])").count():
            break
        page.locator("[data-card]:not(.selected) .face").first.click(position={"x": 10, "y": 30})
    page.evaluate(WATCH)
    page.locator("[data-main]").click()
    found = page.evaluate(ENDED, act)
    begin, end = found["scene"]["begin"], found["scene"]["end"]
    before = [length for start, length in found["tasks"] if start <= begin]
    during = [length for start, length in found["tasks"] if begin < start < end]
    return end - begin, max(before, default=0), max(during, default=0)


def run(browser: Browser, server: ServerProcess, slower: float) -> bool:
    print(row(["scene", "size", "ms", "longest task of the move", "longest task while it runs"]))
    print("|---|---|---:|---:|---:|")
    smooth = True
    board = server.client().get("/api/boards/first_game")
    for size, (width, height) in SIZES.items():
        for act, (position, tapped) in positions(board).items():
            party = server.table("person", "rookie", "rookie", position=position)
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(f"{server.url}/table/{party.id}#{party.secrets[0]}")
            page.locator("[data-card]").first.wait_for()
            page.keyboard.press("Shift")  # ends the first sight of the route
            page.wait_for_load_state("networkidle")
            page.get_by_role("button", name="Show the whole route").click()
            page.wait_for_timeout(1_000)
            throttle = {"rate": slower}
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", throttle)
            length, before, during = measured(page, tapped, act)
            smooth &= during <= LIMIT
            print(row([act, size, *(f"{value:.0f}" for value in (length, before, during))]))
            page.close()
    return smooth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4, help="how many times (default 4)")
    asked = parser.parse_args()
    program = shutil.which("chromium") or shutil.which("google-chrome")
    server = ServerProcess(None)
    try:
        server.start()
        with sync_playwright() as playwright:
            options = ["--no-sandbox", "--disable-gpu"]
            browser = playwright.chromium.launch(executable_path=program, args=options)
            smooth = run(browser, server, asked.slower)
            browser.close()
    finally:
        server.remove()
    sys.exit(0 if smooth else f"A task takes more than {LIMIT} ms while a scene runs.")


if __name__ == "__main__":
    main()
