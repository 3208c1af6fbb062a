"""Names of things in every language and edition, and what they are names of.

A thing is known by the id of the message that names it, such as `card-scout`. The names of the
current language go first: an Explorer of 2017 is a Trailblazer of 2023.
"""

import json
import re
import unicodedata
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import cast

from eldorado.facts import known_routes, our_routes
from eldorado.i18n import names as printed_names
from eldorado.i18n import other_names
from eldorado.wording.texts import language, text

_CLOSE = 0.77
"""How alike a misspelt name must be to be understood (difflib's ratio)."""


@cache
def things() -> dict[str, list[str]]:
    """Everything there is help on, by the id of the message that names it, with its clauses."""
    text = Path(__file__).with_name("topics.json").read_text("utf-8")
    found = cast(dict[str, list[str]], json.loads(text))
    for route in known_routes().values():
        found[f"route-{route.id}"] = ["L-05" if route.difficulty else "S-02"]
    for ours in our_routes():
        found[f"route-{ours.id}"] = ["G-01"]
    return found


def short_id(message: str) -> str:
    """The id of a thing in the code: `scout` for `card-scout`."""
    return message.split("-")[1]


def name_key(name: str) -> str:
    """A name normalized for comparison: lowercase, without accents or punctuation."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("½", " half "))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join(re.sub(r"[^\w]|_", " ", re.sub(r"['’]", "", letters)).split())


def keys() -> dict[str, str]:
    """Every name understood in the current language, normalized, with what it names."""
    return _keys(language())


@cache
def _keys(spoken: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, message in (*_own_names(), *_ids(), *_other_names(spoken)):
        found.setdefault(name_key(name), message)
    return found


def _own_names() -> Iterator[tuple[str, str]]:
    return ((text(message), message) for message in things())


def _ids() -> Iterator[tuple[str, str]]:
    return ((short_id(message), message) for message in things())


def _other_names(spoken: str) -> Iterator[tuple[str, str]]:
    """The names of the other languages and editions, then all the other names."""
    printed = printed_names()
    for message in things():
        for other, name in printed.get(message, {}).items():
            if other != spoken:
                yield name, message
    for message, others in other_names().items():
        for name in others:
            yield name, message


def find_name(name: str, kinds: Sequence[str] = ()) -> str | None:
    """The thing of exactly this name, as the id of its message; `kinds` are beginnings of ids."""
    found = keys().get(name_key(name))
    return found if found and (not kinds or found.split("-")[0] in kinds) else None


def namesakes(name: str) -> list[str]:
    """Every card and token that has exactly this name in some language or edition."""
    wanted = name_key(name)
    return [
        message
        for message in things()
        if message.startswith(("card-", "token-"))
        and wanted in map(name_key, (text(message), *names_of(message)))
    ]


def names_of(message: str) -> list[str]:
    """The names of a thing in all languages and editions, and its other names."""
    printed = printed_names().get(message, {}).values()
    return list(dict.fromkeys((*printed, *other_names().get(message, ()))))


def holders(name: str) -> list[str]:
    """Things with names that hold all these words."""
    words = set(name_key(name).split())
    found = [message for key, message in keys().items() if words and words <= set(key.split())]
    return list(dict.fromkeys(found))


def close_names(name: str, alike: float = _CLOSE) -> list[str]:
    """Things whose names are spelled nearly like this, best first."""
    close = get_close_matches(name_key(name), keys(), n=6, cutoff=alike)
    return list(dict.fromkeys(keys()[key] for key in close))
