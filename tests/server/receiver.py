"""Where webhooks call: a web server that keeps what it is told."""

import asyncio
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from tests.server.running import PATIENCE


class Receiver:
    """A player's own little web server."""

    def __init__(self) -> None:
        self.calls: Queue[tuple[str, bytes, str]] = Queue()
        self.statuses: list[int] = []
        """How the next calls are answered; then with 204."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                signature = str(self.headers["eldorado-signature"])
                receiver.calls.put((self.path, body, signature))
                self.send_response(receiver.statuses.pop(0) if receiver.statuses else 204)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/turn?mine=1"
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    async def next(self) -> tuple[str, bytes, str]:
        return await asyncio.to_thread(self.calls.get, True, PATIENCE)

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
