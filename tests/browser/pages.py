"""Pages of a browser that remember every fault they had."""

import re
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Route,
    ViewportSize,
    WebError,
)

PATIENCE = 60_000
"""Milliseconds a busy machine may need for anything; no test waits that long on purpose."""

LONG_WORK = 4 * PATIENCE
"""The same for analyses, which give way to everything else."""

BLANK = "about:blank"
"""Where a page is opened that goes to a table at once."""

PHONE: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 1024, "height": 768}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
WALL: ViewportSize = {"width": 2560, "height": 1440}
SIZES = {"phone": PHONE, "lying": LYING, "tablet": TABLET, "desktop": DESKTOP, "wall": WALL}

WATCH = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`))
// How many wishes are on their way to the server: `settled` waits for none.
window.pendingWishes = 0
{
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    const { type, id } = JSON.parse(text)
    if (id !== undefined && type !== 'ping') {
      window.pendingWishes++
      let open = true
      const done = () => { if (open) { open = false; window.pendingWishes-- } }
      this.addEventListener('message', (event) => { if (JSON.parse(event.data).id === id) done() })
      this.addEventListener('close', done)
    }
    return send.call(this, text)
  }
}
"""

WATCH_WORKER = """
{
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.type === 'say') {
      const { type, id } = JSON.parse(message.text)
      if (id !== undefined && type !== 'ping') {
        window.pendingWishes++
        const hear = ({ data }) => {
          if (data.type !== 'heard' || JSON.parse(data.text).id !== id) return
          window.pendingWishes--
          this.removeEventListener('message', hear)
        }
        this.addEventListener('message', hear)
      }
    }
    return post.call(this, message, ...rest)
  }
}
"""
"""`settled` waits for the answers of the worker, as it does for those of a server."""

UNADVISED = "if (location.host) localStorage.setItem('eldorado-advisor', '{\"on\": false}')"
"""Nobody is asked about a blunder before the end of a turn: that depends on the cards."""


class Pages:
    """Opens pages, each in a context of its own unless told otherwise, and collects the faults of
    all of them: errors, warnings on the console, broken rules of the security policy.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.faults: list[str] = []
        self._contexts: list[BrowserContext] = []

    def open(
        self,
        path: str = "/",
        *,
        size: ViewportSize = DESKTOP,
        theme: Literal["light", "dark"] = "light",
        language: str = "en-GB",
        touch: bool = False,
        still: bool = True,
        forgive: str = "",
        worker: bool = False,
    ) -> Page:
        """A page at a path of the server. `forgive` is a pattern of faults that are expected."""
        context = self.browser.new_context(
            base_url=self.url,
            viewport=size,
            color_scheme=theme,
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if worker else "block",
        )
        self._contexts.append(context)
        self._watch(context, forgive)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        return self.another(context, path)

    def another(self, context: BrowserContext, path: str = "/") -> Page:
        """One more page of the same browser."""
        page = context.new_page()
        page.goto(path)
        return page

    def _watch(self, context: BrowserContext, forgive: str) -> None:
        """Collects the faults of every page of a context, also of those that pages open."""

        def fault(text: str) -> None:
            if "blocked by Playwright" in text or (forgive and re.search(forgive, text)):
                return
            self.faults.append(text)

        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                fault(f"{message.type}: {message.text} ({message.location['url']})")

        def error(found: WebError) -> None:
            fault(str(getattr(found.error, "stack", "") or found.error))

        context.on("console", console)
        context.on("weberror", error)

    def check(self) -> None:
        """Fails if any page has had a fault."""
        for context in self._contexts:
            for page in context.pages:
                page.evaluate("() => new Promise((done) => setTimeout(done))")  # until all is heard
        assert not self.faults, "\n".join(self.faults)

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        self._contexts.clear()


class Held:
    """Requests to an address, kept waiting until they are released."""

    def __init__(self, page: Page, address: str | re.Pattern[str]) -> None:
        self._waiting: list[Route] | None = []
        page.route(address, self._meet)

    def _meet(self, route: Route) -> None:
        if self._waiting is None:
            route.continue_()
        else:
            self._waiting.append(route)

    def release(self) -> None:
        waiting, self._waiting = self._waiting or [], None
        for route in waiting:
            route.continue_()


def until(page: Page, condition: str, argument: Any = None) -> None:
    """Waits for a JavaScript function of the page to be true; unlike Playwright's own
    `wait_for_function` it needs no `eval`, which the page's security policy forbids.
    """
    page.evaluate(
        f"""async ([argument, patience]) => {{
          const holds = {condition}
          const last = performance.now() + patience
          while (!holds(argument)) {{
            if (performance.now() > last) throw new Error(`In vain: ${{holds}}`)
            await new Promise((done) => setTimeout(done, 25))
          }}
        }}""",
        [argument, PATIENCE],
    )


def settled(page: Page) -> None:
    """Waits until the server has answered everything that was asked."""
    until(page, "() => window.pendingWishes === 0")
