"""WebKitGTK's small browser on a display without a screen, through WebKitWebDriver."""

import base64
import contextlib
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.browser.pages import DESKTOP, WATCH
from tests.browser.programs import installed
from tests.other_browsers.driver import PATIENCE, Driver, process, wait
from tests.server.running import free_port

INSTALLER = "tools/install-webkit"

FOLDERS = "lib/*/webkit*gtk-*", "libexec/webkit*gtk-*"
"""Where in /usr MiniBrowser is: it is not on the path."""

CALL = """
const done = arguments[arguments.length - 1]
const [argument] = arguments
Promise.resolve().then(() => (FUNCTION)(argument)).then(
  (value) => done({ value: value ?? null }),
  (error) => done({ error: String(error?.message ?? error) }),
)
"""


LISTEN = """
window.pageFaults = []
const note = (text) => window.pageFaults.push(String(text))
addEventListener('error', ({ message, target }) => note(message ?? `missing: ${target.src}`), true)
addEventListener('unhandledrejection', ({ reason }) => note(reason))
for (const level of ['error', 'warn']) {
  const write = console[level]
  console[level] = (...words) => { note(`${level}: ${words.join(' ')}`); write(...words) }
}
const ask = window.fetch
window.fetch = async (...asked) => {
  const answer = await ask(...asked)
  if (answer.status >= 400) note(`${answer.status}: ${answer.url}`)
  return answer
}
"""


class WebKit(Driver):
    """Plain WebDriver over HTTP."""

    def __init__(self, url: str, options: dict[str, Any]) -> None:
        self._client = httpx.Client(base_url=url, timeout=2 * PATIENCE, trust_env=False)
        self._faults: list[str] = []
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        made = self._ask("POST", "/session", {"capabilities": wanted})
        self._session = f"/session/{made['sessionId']}"
        # Scripts are patient themselves, and say what they have waited for in vain.
        self._post("/timeouts", {"script": PATIENCE * 1500, "pageLoad": PATIENCE * 1000})
        self._resize(DESKTOP["width"], DESKTOP["height"])

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._client.request(method, path, json=body)
        value = answer.json()["value"]
        if answer.is_error:
            raise AssertionError(f"{method} {path}: {value['error']}: {value['message']}")
        return value

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        return self._ask("POST", self._session + path, body)

    def _resize(self, width: int, height: int) -> None:
        """The page gets this size; the window has bars around it."""
        inner = self.call("() => [innerWidth, innerHeight]", None)
        outer = self._ask("GET", f"{self._session}/window/rect")
        size = {
            "width": outer["width"] + width - inner[0],
            "height": outer["height"] + height - inner[1],
        }
        self._post("/window/rect", {"x": 0, "y": 0, **size})

    def open(self, url: str) -> None:
        self.faults()
        self._post("/url", {"url": url})
        self._watch()

    def reload(self) -> None:
        self.faults()
        self._post("/refresh", {})
        self._watch()

    def _watch(self) -> None:
        """No script can come before the page's own: what happens while it loads is not noticed."""
        self.call(f"() => {{ {LISTEN} {WATCH} }}", None)

    def call(self, function: str, argument: Any) -> Any:
        script = CALL.replace("FUNCTION", function)
        told = self._post("/execute/async", {"script": script, "args": [argument]})
        if "error" in told:
            raise AssertionError(told["error"])
        return told["value"]

    def act(self, device: dict[str, Any]) -> None:
        self._post("/actions", {"actions": [device]})

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", f"{self._session}/screenshot"))

    def faults(self) -> list[str]:
        """Also keeps them: they go with the page."""
        listed = """async () => {
          await new Promise((done) => setTimeout(done))
          return (window.pageFaults ?? []).splice(0)
        }"""
        self._faults += self.call(listed, None)
        return self._faults

    def close(self) -> None:
        self._ask("DELETE", self._session)
        self._client.close()


@contextlib.contextmanager
def _display() -> Iterator[str]:
    """A display that nobody sees; its name."""
    program = installed(("Xvfb",), INSTALLER)
    reader, writer = os.pipe()
    options = ("-displayfd", str(writer), "-screen", "0", "1600x1200x24", "-nolisten", "tcp")
    with process(program, *options, pass_fds=(writer,), stderr=subprocess.DEVNULL):
        os.close(writer)
        with os.fdopen(reader) as told:
            yield f":{told.readline().strip()}"


def _ready(url: str) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"{url}/status", trust_env=False).is_success
    return False


@contextlib.contextmanager
def webkit(folder: Path) -> Iterator[Driver]:
    program = installed(("WebKitWebDriver",), INSTALLER)
    folders = os.pathsep.join(str(one) for place in FOLDERS for one in Path("/usr").glob(place))
    browser = installed(("MiniBrowser",), INSTALLER, folders)
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    console = folder / "console"
    with _display() as screen, console.open("wb") as output:
        environment = os.environ | {"DISPLAY": screen, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        command = (program, f"--port={port}", "--host=127.0.0.1")
        with process(*command, env=environment, stdout=output, stderr=output) as running:
            wait(running, lambda: _ready(url), console)
            driver = WebKit(url, {"binary": browser, "args": ["--automation"]})
            try:
                yield driver
            finally:
                driver.close()
