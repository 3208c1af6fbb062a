"""What stands at the head of every answer, of errors and files too."""

import re

from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope
from litestar.types.callable_types import BeforeMessageSendHookHandler

from eldorado.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""The page runs nothing but its own files, and nothing is kept unless the answer says so."""

TLS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}


def methods_at(app: Litestar, path: str) -> str:
    """What can be done at an address of the interface, as the header Allow lists it."""
    found: set[str] = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/api/"):
            parts = (re.escape(part) for part in re.split(r"\{[^}]*\}", route.path_format))
            if re.fullmatch("[^/]+".join(parts), path.rstrip("/")):
                found |= set(route.methods)
    return ", ".join(sorted(found | {"HEAD"} if "GET" in found else found))


def header_lines(settings: Settings) -> list[tuple[bytes, bytes]]:
    """What every answer of this server says."""
    secure = settings.public_url.startswith("https:")
    return [
        (name.lower().encode(), value.encode())
        for name, value in {**HEADERS, **(TLS_ONLY if secure else {})}.items()
    ]


def standard_headers(settings: Settings) -> BeforeMessageSendHookHandler:
    """Adds to every answer what it does not say itself."""
    wanted = header_lines(settings)

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            if scope.get("method") == "OPTIONS":
                allowed = methods_at(scope["litestar_app"], scope["path"])
                headers = [one for one in headers if one[0].lower() != b"allow"]
                headers.append((b"allow", allowed.encode()))
            there = {name.lower() for name, _ in headers}
            message["headers"] = [*headers, *(one for one in wanted if one[0] not in there)]

    return add
