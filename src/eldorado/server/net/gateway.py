"""Checks every request first: client, host name and rate limits.

What is refused here costs next to nothing; the rest goes to the application or to the sockets.
"""

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.types import Receive, Send

from eldorado.interface.problem import Problem
from eldorado.server.http.headers import header_lines
from eldorado.server.live.sockets import table_socket
from eldorado.server.net.admission import admission
from eldorado.server.services import Services
from eldorado.server.settings import Settings

FOR_PROBES = ("/api/alive", "/api/health", "/api/metrics")
"""Asked by machines that know an address and not the name of the server."""

TOO_FAST = Problem("too_fast", "Too many requests; wait a moment.")
MISDIRECTED = Problem("host", "This server does not use that name; check the address.")


class Gateway:
    """The application as the HTTP server sees it."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self.hosts = HostNames(settings)
        self.headers = header_lines(settings)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            services: Services = self.app.state.services
            if not self.hosts.allow(scope):
                services.metrics.refuse("host")
                await send({"type": "websocket.close", "code": 4000, "reason": ""})
                return
            await table_socket(services, scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        """HEAD is answered like GET; the server that carries us leaves the body away."""
        services: Services = self.app.state.services
        path = scope["path"]
        address = services.identity.address(scope)
        buckets = (
            services.limits.requests
            if path.startswith(("/api/", "/schema"))
            else services.limits.files
        )
        if not buckets.take(address):
            services.metrics.refuse("requests")
            if buckets.flooded(address):
                admission().ban(address)
            await self._refuse(send, 429, TOO_FAST)
        elif path not in FOR_PROBES and not self.hosts.allow(scope):
            services.metrics.refuse("host")
            await self._refuse(send, 421, MISDIRECTED)
        else:
            if scope["method"] == "HEAD":
                scope = {**scope, "method": "GET"}
            await self.app(scope, receive, send)

    async def _refuse(self, send: Send, status: int, problem: Problem) -> None:
        body = msgspec.json.encode(problem)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
            *self.headers,
        ]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


class HostNames:
    """Which names a server goes by.

    With a public address only that one. A server that only this machine can reach is asked by
    number or as localhost: a page of another site could have its own name lead here.
    """

    def __init__(self, settings: Settings) -> None:
        self.public = urlsplit(settings.public_url).netloc.lower().encode()
        self.local = settings.host == "localhost" or _is_loopback(settings.host)

    def allow(self, scope: Any) -> bool:
        if not self.public and not self.local:
            return True
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if self.public:
            return not hosts or hosts[0].lower() == self.public
        return all(_is_number_or_localhost(host.decode("latin-1")) for host in hosts)


def _is_number_or_localhost(host: str) -> bool:
    name = urlsplit(f"//{host}").hostname or ""
    return name == "localhost" or name.endswith(".localhost") or _is_address(name)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    return _is_address(host) and ip_address(host).is_loopback
