"""The static site in Chromium: its starts, and how fast Python is in a worker of the page."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

from benchmarks.browser_time import BrowserTime
from tests.browser.conftest import OPTIONS, PROGRAMS
from tests.browser.programs import installed
from tests.browser.static_site import FOLDER, SITE, StaticHost
from tests.offline.same_games import LEVELS, summary

ROOT = Path(__file__).parents[1]
PATIENCE = 600_000
"""Milliseconds for anything, on any machine."""

WORKER = """
import {{ loadRuntime }} from '{host}{folder}measured/runtime.js'
const pyodide = await loadRuntime('{host}{folder}runtime/', () => {{}})
onmessage = ({{ data }}) => {{
  const found = pyodide.runPython(data)
  postMessage(found ?? pyodide._module.memory.buffer.byteLength)
}}
postMessage('ready')
"""

START = """(address) => new Promise((done, failed) => {
  window.measured = new Worker(address, { type: 'module' })
  window.measured.onerror = (event) => failed(new Error(event.message))
  window.measured.onmessage = () => done()
})"""

RUN = """(code) => new Promise((done, failed) => {
  window.measured.onerror = (event) => failed(new Error(event.message))
  window.measured.onmessage = ({ data }) => done(data)
  window.measured.postMessage(code)
})"""

LAPS = 8
"""Laps of random actions: the engine translates what is used often, so later ones are faster."""


def measure_site(turns: int) -> None:
    """Prints all of it, with the load of the machine before and after."""
    host = StaticHost()
    try:
        with sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:
            context = playwright.chromium.launch_persistent_context(
                profile, executable_path=installed(PROGRAMS, "tools/install-chromium"), args=OPTIONS
            )
            context.set_default_timeout(PATIENCE)
            spent = BrowserTime(profile)
            _starts(context, host.url, spent)
            page = context.new_page()
            with _worker(page, host):
                _speed(page, spent, turns)
            context.close()
    finally:
        host.stop()
    print("load now " + " ".join(f"{one:.1f}" for one in os.getloadavg()))


def _starts(context: BrowserContext, url: str, spent: BrowserTime) -> None:
    """From an empty profile to the first move, then again with everything kept."""
    for name in ("first visit", "later visit", "later visit"):
        page = context.new_page()
        begun, before = time.perf_counter(), spent.whole()
        page.goto(url + FOLDER)
        page.get_by_role("button", name="Play", exact=True).wait_for()
        shown = time.perf_counter() - begun
        page.get_by_role("button", name="Play", exact=True).click()
        page.locator("[data-card]").first.wait_for()
        page.locator("[data-main]:not(.waiting)").wait_for()
        ready, after = time.perf_counter() - begun, spent.whole()
        print(
            f"{name}: page {shown:.1f} s, first move possible {ready:.1f} s, "
            f"processor time of the whole browser {after - before:.1f} s"
        )
        page.wait_for_function("async () => await caches.has('eldorado-runtime')")
        page.close()


@contextmanager
def _worker(page: Page, host: StaticHost) -> Iterator[None]:
    """A page with a worker of its own that runs Python."""
    measured = SITE / "measured"
    measured.mkdir(exist_ok=True)
    try:
        (measured / "runtime.js").write_text(_loader(), "utf-8")
        worker = WORKER.format(host=host.url, folder=FOLDER)
        (measured / "worker.js").write_text(worker, "utf-8")
        page.goto(f"{host.url}{FOLDER}runtime/runtime.json")
        page.evaluate(START, f"{host.url}{FOLDER}measured/worker.js")
        yield
    finally:
        shutil.rmtree(measured)


def _speed(page: Page, spent: BrowserTime, turns: int) -> None:
    """Random actions, turns of all levels and memory: by the clock, and by the processor time of
    the worker's thread, which others on the machine do not lengthen."""
    page.evaluate(RUN, (ROOT / "tests" / "offline" / "same_games.py").read_text("utf-8"))

    def timed(code: str) -> tuple[float, float]:
        before = spent.worker()
        clock: float = page.evaluate(RUN, code)
        return clock, spent.worker() - before

    laps = [timed("random_lap()") for _ in range(LAPS)]
    clock, thread = (round(5000 / min(times)) for times in zip(*laps, strict=True))
    print(f"random actions/s: {clock:,} by the clock, {thread:,} by processor time")
    page.evaluate(RUN, f"games = list(positions({turns}))")
    for level in LEVELS if turns else ():
        found = [timed(f"turn_of({level!r}, {number}, games)") for number in range(turns)]
        clocks, threads = (summary(list(times)) for times in zip(*found, strict=True))
        print(f"{level}: {clocks} by the clock, {threads} by processor time")
    memory, largest = (bytes / 1e6 for bytes in (page.evaluate(RUN, "None"), spent.largest()))
    print(
        f"memory: Python's {memory:.0f} MB, that of the browser's largest process {largest:.0f} MB"
    )


def _loader() -> str:
    """`web/src/offline/runtime.ts` as a browser takes it."""
    program = """
      const typescript = require('typescript')
      const source = require('fs').readFileSync('src/offline/runtime.ts', 'utf8')
      const compilerOptions = { target: 'ES2022', module: 'ESNext' }
      console.log(typescript.transpileModule(source, { compilerOptions }).outputText)
    """
    line = [str(ROOT / "tools" / "node"), "node", "--input-type=commonjs", "-e", program]
    done = subprocess.run(line, check=True, cwd=ROOT / "web", capture_output=True, text=True)
    return done.stdout
