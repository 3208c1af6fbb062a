"""The static site in Chromium: its starts, and how fast Python is in a worker of the page."""

import json
import os
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.browser.conftest import OPTIONS, PROGRAMS
from tests.browser.programs import installed
from tests.browser.static_site import FOLDER, SITE, StaticHost

ROOT = Path(__file__).parents[1]
PATIENCE = 600_000
"""Milliseconds for anything, on any machine."""

WORKER = """
import {{ loadRuntime }} from '{host}{folder}measured/runtime.js'
const pyodide = await loadRuntime('{host}{folder}runtime/', () => {{}})
onmessage = ({{ data }}) => {{
  pyodide.globals.set('RUN', pyodide.toPy({{ started: 0, arguments: data.given }}))
  pyodide.setStdout({{ batched: (line) => postMessage(line) }})
  pyodide.runPython(data.script)
  postMessage(JSON.stringify({{ memory: pyodide._module.memory.buffer.byteLength }}))
}}
postMessage('ready')
"""

RUN = """({ address, script, given }) => new Promise((done, failed) => {
  const lines = []
  const worker = new Worker(address, { type: 'module' })
  worker.onerror = (event) => failed(new Error(event.message))
  worker.onmessage = ({ data }) => {
    if (data === 'ready') worker.postMessage({ script, given })
    else if (data.startsWith('{')) lines.push(data)
    if (lines.length === 2) { worker.terminate(); done(lines) }
  }
})"""


def measure_site(turns: int) -> None:
    """Prints all of it, with the load of the machine before and after."""
    host = StaticHost()
    try:
        with sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:
            context = playwright.chromium.launch_persistent_context(
                profile, executable_path=installed(PROGRAMS, "tools/install-chromium"), args=OPTIONS
            )
            context.set_default_timeout(PATIENCE)
            _starts(context, host.url)
            _speed(context.new_page(), host, turns)
            context.close()
    finally:
        host.stop()
    print("load now " + " ".join(f"{one:.1f}" for one in os.getloadavg()))


def _starts(context: BrowserContext, url: str) -> None:
    """From an empty profile to the first move, then again with everything kept."""
    for name in ("first visit", "later visit", "later visit"):
        page = context.new_page()
        begun = time.perf_counter()
        page.goto(url + FOLDER)
        page.get_by_role("button", name="Play", exact=True).wait_for()
        shown = time.perf_counter() - begun
        page.get_by_role("button", name="Play", exact=True).click()
        page.locator("[data-card]").first.wait_for()
        page.locator("[data-main]:not(.waiting)").wait_for()
        ready = time.perf_counter() - begun
        print(f"{name}: page {shown:.1f} s, first move possible {ready:.1f} s")
        page.wait_for_function("async () => await caches.has('eldorado-runtime')")
        page.close()


def _speed(page: Page, host: StaticHost, turns: int) -> None:
    """Random actions, turns of all levels and memory in a worker of its own."""
    measured = SITE / "measured"
    measured.mkdir(exist_ok=True)
    try:
        (measured / "runtime.js").write_text(_loader(), "utf-8")
        worker = WORKER.format(host=host.url, folder=FOLDER)
        (measured / "worker.js").write_text(worker, "utf-8")
        page.goto(f"{host.url}{FOLDER}runtime/runtime.json")
        script = (ROOT / "tests" / "offline" / "same_games.py").read_text("utf-8")
        address = f"{host.url}{FOLDER}measured/worker.js"
        given = {"address": address, "script": script, "given": ["speed", str(turns)]}
        lines: list[str] = page.evaluate(RUN, given)
        found: dict[str, Any] = {**json.loads(lines[0])["found"], **json.loads(lines[1])}
        for name, figure in found.items():
            print(f"{name}: {figure}")
    finally:
        for file in measured.iterdir():
            file.unlink()
        measured.rmdir()


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
