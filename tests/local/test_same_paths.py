"""The client's questions: every path that it asks is answered by a device, too."""

import re
from pathlib import Path

from eldorado.interface.messages import Incoming
from eldorado.local.local_server import PATHS
from eldorado.server.wire_schema import ALL_HANDLERS

CLIENT = Path(__file__).parents[2] / "web" / "src"

QUOTED = re.compile(r"""[`'"](/api/[^`'"]*)[`'"]""")
INSERTED = re.compile(r"\$\{[^{}]*\}")

SOCKET = "/api/tables/{}/socket"

ONLY_ON_DEVICES = {("POST", "/api/continued")}
"""A game of the server goes on here while the server is away."""


def asked_paths() -> set[str]:
    """What stands in the client's source, with `{}` for what is inserted."""
    found = set()
    for file in sorted(CLIENT.rglob("*")):
        if file.suffix not in (".ts", ".svelte") or "test" in file.name:
            continue
        text = file.read_text("utf-8")
        text = re.sub(r"\$\{eyes === null.*?\}`\}", "", text)  # what follows a question mark
        text = text.replace("${scheme}://${location.host}", "")
        for quoted in QUOTED.findall(text):
            path = INSERTED.sub("{}", quoted).partition("?")[0]
            if path != "/api/":  # how a link is told from others
                found.add(path)
    return found


def test_every_path_of_the_client_is_answered() -> None:
    asked = asked_paths()
    answered = {one.path for one in PATHS} | {SOCKET}
    assert len(asked) > 20
    assert asked <= answered, asked - answered


def test_every_path_of_the_server_is_answered() -> None:
    """By the same methods; but for what only its operators ask. Little is answered beyond that."""
    served = {
        (method, "/api" + re.sub(r"\{[^}]*\}", "{}", path))
        for handler in ALL_HANDLERS
        for path in handler.paths
        for method in handler.http_methods
        if method != "OPTIONS"
    }
    answered = {(one.method, one.path) for one in PATHS}
    assert served == answered - ONLY_ON_DEVICES
    assert answered >= ONLY_ON_DEVICES


def test_every_message_of_the_client_is_understood() -> None:
    """A message that a device does not know would end in a KeyError, which is told as `server`."""
    from tests.local.desk import PERSON, WALKER, Desk

    desk = Desk()
    page = desk.page(desk.table(PERSON, WALKER))
    fields = {
        "seat": 0,
        "action": "end",
        "level": "walker",
        "seconds": 0.0,
        "what": "smile",
    }
    for kind in Incoming.__args__:
        given = {
            name: fields[name]
            for name in kind.__struct_fields__
            if name in fields and name not in ("secret", "since")
        }
        known = {"n": page.document["n"]} if "n" in kind.__struct_fields__ else {}
        page.send({"type": kind.__struct_config__.tag, **known, **given})
        assert page.heard[-1].get("code") != "server", kind
