"""The static site behind the plainest of file servers, in a subfolder."""

import functools
import http.server
import threading
import time
from pathlib import Path

SITE = Path(__file__).parents[2] / "dist" / "site"
FOLDER = "/games/eldorado/"
"""Any folder of any host."""


class _Files(http.server.SimpleHTTPRequestHandler):
    """Files of one folder and nothing else: no rewrites, no headers of its own."""

    server: "_Server"

    def do_GET(self) -> None:
        self.server.host.asked.append(self.path)
        if self.headers.get("Sec-Fetch-Dest") == "empty" and self.path == FOLDER:
            self.server.host.delayed += 1
            time.sleep(self.server.host.slow)  # a service worker that is being installed
        super().do_GET()

    def translate_path(self, path: str) -> str:
        if not path.startswith(FOLDER):
            return str(SITE / "there is no such file")
        return super().translate_path(path.removeprefix(FOLDER.rstrip("/")))

    def log_message(self, format: str, *arguments: object) -> None:
        """Nothing is printed."""


class _Server(http.server.ThreadingHTTPServer):
    host: "StaticHost"


class StaticHost:
    """Serves the site until it is stopped."""

    def __init__(self) -> None:
        handler = functools.partial(_Files, directory=str(SITE))
        self.asked: list[str] = []
        """Every path that was asked for."""
        self.slow = 0.0
        """Seconds until a service worker that is being installed gets the page."""
        self.delayed = 0
        """How often one has waited for it."""
        self._server = _Server(("127.0.0.1", 0), handler)
        self._server.host = self
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self._stopped = False

    def stop(self) -> None:
        if not self._stopped:
            self._stopped = True
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()
