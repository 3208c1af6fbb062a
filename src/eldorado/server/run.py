"""Starting a server: an address, a place for the games, a browser, and the workers."""

import asyncio
import errno
import os
import shutil
import signal
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace
from uvicorn.supervisors import Multiprocess

from eldorado.errors import EldoradoError
from eldorado.input_limits import LARGEST_FRAME
from eldorado.server.net.protocols import Entrance, SocketConnection
from eldorado.server.settings import Limits, Settings, games_in
from eldorado.server.store import Store
from eldorado.server.store.databases.lock import alone

USUAL_PORT = 8000
OTHER_FILES = 128
"""Open files beside the connections of clients: the database, pipes, libraries."""
FEWEST_CONNECTIONS = 64

SPACE_TO_START = 1_048_576
"""Bytes that must be free on the disk for a server to start."""


def serve(settings: Settings, port: int | None, browser: bool) -> None:
    """Serves until stopped; without a port, on the default one or a free one."""
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise EldoradoError(
            "Several workers need PostgreSQL: --database postgresql://user@host/name."
        )
    _check(settings)
    with alone(settings.database):
        _serve(settings, port, browser)


def _serve(settings: Settings, port: int | None, browser: bool) -> None:
    settings = replace(settings, limits=_within_open_files(settings.limits))
    key = asyncio.run(_prepare(settings.database))
    listener = _listen(settings.host, port)
    settings = replace(settings, port=listener.getsockname()[1], key=key)
    settings.to_environment()
    address = settings.public_url or _address(settings.host, settings.port)
    print(f"eldorado is at {address}")
    print(
        f"Games are saved in {_shown(settings.database)}. Press Ctrl-C to stop the server.",
        flush=True,
    )
    if browser:
        _open_later(address)
    _run(settings, listener)


def _check(settings: Settings) -> None:
    """Refuses what would only be found wrong when somebody comes."""
    url = urlsplit(settings.public_url)
    if settings.public_url and (
        url.scheme not in ("http", "https") or not url.hostname or url.path or url.query
    ):
        raise EldoradoError(
            f"{settings.public_url} is not the URL of a server;"
            " write --public-url like https://eldorado.example."
        )
    for address in settings.webhooks_to:
        try:
            ip_address(address)
        except ValueError:
            raise EldoradoError(
                f"{address} is not an address; write --webhooks-to like 192.168.1.20."
            ) from None
    _check_folder(settings.database)


def _check_folder(database: str) -> None:
    """Says what to do when a file's folder belongs to somebody else, as a mounted one often does,
    or when its disk is full."""
    if not database.startswith("sqlite") or sys.platform == "win32":
        return
    file = Path(database.removeprefix("sqlite:///"))
    for place, needed in ((file.parent, os.W_OK | os.X_OK), (file, os.R_OK | os.W_OK)):
        if place.exists() and not os.access(place, needed):
            user = os.getuid()
            raise EldoradoError(
                f"Games cannot be saved in {file.parent}: user {user} may not write to {place};"
                f" give that user the folder with 'chown -R {user} FOLDER' (of a container, the"
                " folder that is mounted there), or choose another with --data."
            )
    if file.parent.exists() and shutil.disk_usage(file.parent).free < SPACE_TO_START:
        raise EldoradoError(f"The disk of {file.parent} is full; free some space and start again.")


def _within_open_files(limits: Limits) -> Limits:
    """Raises the limit of open files as far as needed and allowed, and keeps connections below."""
    if sys.platform == "win32":
        return limits
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now == resource.RLIM_INFINITY:
        return limits
    room = max(limits.connections, FEWEST_CONNECTIONS) + OTHER_FILES
    if most != resource.RLIM_INFINITY:
        room = min(room, most)
    room = max(room, now)
    if room < FEWEST_CONNECTIONS + OTHER_FILES:
        raise EldoradoError(
            f"Only {room} files can be open, but {OTHER_FILES + FEWEST_CONNECTIONS} are needed;"
            " raise the limit with ulimit -n, or LimitNOFILE in a systemd unit."
        )
    resource.setrlimit(resource.RLIMIT_NOFILE, (room, most))
    connections = min(limits.connections, room - OTHER_FILES)
    if connections < limits.connections:
        print(
            f"Only {room} files can be open, so there can be {connections} connections and not"
            f" {limits.connections}.",
            file=sys.stderr,
        )
    return replace(limits, connections=connections)


def _run(settings: Settings, listener: socket.socket) -> None:
    config = uvicorn.Config(
        "eldorado.server.app:app_from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_level="warning",
        access_log=False,
        http=Entrance,
        ws=SocketConnection,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
        timeout_worker_healthcheck=30,
        proxy_headers=False,
        server_header=False,
    )
    if settings.workers > 1:
        Multiprocess(config, sockets=[listener]).run()
        return
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)  # uvicorn handles them first and stops gracefully
    server = uvicorn.Server(config)
    server.run(sockets=[listener])
    if not server.started:
        sys.exit(1)


def database_in(data: Path | None) -> str:
    """The database in a folder, which is created if needed."""
    file = games_in(data)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise EldoradoError(
            f"Games cannot be saved in {file.parent}: {error.strerror}; choose another with --data."
        ) from error
    return f"sqlite:///{file}"


async def _prepare(database: str) -> str:
    """Brings the database up to date, or says what is wrong with it before anybody comes.

    Workers then need nothing of it to start; its key for cookies goes with their settings.
    """
    store = await Store.open(database)
    try:
        return (await store.secret("signing")).hex()
    finally:
        await store.close()


def _listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; the usual port may be taken, one that was asked for may not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    reason = ""
    for candidate in (USUAL_PORT, 0) if port is None else (port,):
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(2048)
            listener.set_inheritable(True)
            return listener
        except OverflowError:
            reason = "Ports go from 1 to 65535; choose another with --port."
        except socket.gaierror:
            reason = f"This computer does not have the address {host}; choose another with --host."
        except OSError as error:
            reason = _reason(error, host, candidate)
        listener.close()
    raise EldoradoError(reason)


def _reason(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use; choose another with --port, or leave out --port."
    if error.errno == errno.EACCES:
        return f"Port {port} needs special rights; choose one above 1023 with --port."
    if error.errno == errno.EADDRNOTAVAIL:
        return f"This computer does not have the address {host}; choose another with --host."
    return f"The server cannot listen on {host}, port {port}: {error.strerror}."


def _address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    here = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


def _shown(database: str) -> str:
    """A database's name without a password."""
    if database.startswith("sqlite"):
        return database.removeprefix("sqlite:///")
    head, at, tail = database.partition("?")[0].rpartition("@")
    return f"{head.partition('//')[0]}//…@{tail}" if at else tail


def _open_later(address: str) -> None:
    """Opens the page; connections wait in the socket until the server answers."""
    timer = threading.Timer(0.5, webbrowser.open, (address,))
    timer.daemon = True
    timer.start()
