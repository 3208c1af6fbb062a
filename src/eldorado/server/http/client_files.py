"""The browser client as files: hashed assets are cached without limit, the page itself never."""

import asyncio
import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from eldorado.server.http.pool_answers import PACKED

STATIC = Path(__file__).parents[1] / "static"
"""Where the built client lies; see `web/`."""

FOR_EVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
TEXTS = (".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest", ".ftl")

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>eldorado</title>
<h1>The browser client is not built</h1>
<p>Run <code>make play</code>, which builds it, or play over the interface at
<a href="/schema/openapi.json">/schema/openapi.json</a>.</p></html>
"""


class CachedFile(Struct, frozen=True):
    """A file in memory, packed too if that is worth it."""

    kind: str
    mark: str
    bodies: dict[str, bytes]
    """By content coding; the plain one has none."""


@get("/assets/{path:path}", include_in_schema=False, opt={PACKED: True})
async def asset(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """Names carry a hash of the content, so they never change."""
    found = _find(f"assets/{path.lstrip('/')}")
    if found is None:
        raise NotFoundException
    return _answer(request, found, FOR_EVER)


@get("/runtime/{name:str}", include_in_schema=False, opt={PACKED: True})
async def runtime_file(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """What a browser plays with where there is no server. The files are large: read in a thread."""
    found = await asyncio.to_thread(_find, f"runtime/{name}")
    if found is None:
        raise NotFoundException
    return _answer(request, found, FRESH if name == "runtime.json" else FOR_EVER)


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """The client's one page for every address of its own; its few plain files by name."""
    path = path.lstrip("/")
    if path.startswith(("api/", "schema/")):
        raise NotFoundException
    found = _find(path)
    if found is None:
        if "." in path.rpartition("/")[2]:
            raise NotFoundException
        found = _find("index.html")
    if found is None:
        return Response(MISSING.encode(), media_type="text/html")
    return _answer(request, found, FRESH)


def _find(path: str) -> CachedFile | None:
    """The file of that name, if it is one of the client's."""
    try:
        found = (STATIC / path).resolve()
        if not found.is_relative_to(STATIC.resolve()) or not found.is_file():
            return None
        return _read(found, found.stat().st_mtime_ns)
    except (OSError, ValueError):
        return None


@lru_cache(256)
def _read(file: Path, changed: int) -> CachedFile:
    body = file.read_bytes()
    bodies = {"": body}
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    ready = file.with_name(f"{file.name}.gz")
    if ready.is_file():
        bodies["gzip"] = ready.read_bytes()
    elif file.suffix in TEXTS:
        packed = gzip.compress(body, 9, mtime=0)
        if len(packed) < len(body):
            bodies["gzip"] = packed
        smallest = file.with_name(f"{file.name}.br")
        if smallest.is_file():
            bodies["br"] = smallest.read_bytes()
    return CachedFile(kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', bodies)


def _answer(request: Request[Any, Any, Any], file: CachedFile, cache: str) -> Response[bytes]:
    headers = {"Cache-Control": cache, "ETag": file.mark, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    asked = request.headers.get("accept-encoding", "")
    accepted = {part.partition(";")[0].strip() for part in asked.split(",")}
    coding = next((one for one in ("br", "gzip") if one in accepted & file.bodies.keys()), "")
    if coding:
        headers["Content-Encoding"] = coding
    return Response(file.bodies[coding], headers=headers, media_type=file.kind)
