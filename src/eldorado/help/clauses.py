"""The exact rules as a list of clauses, read from `rules.md`; they are in English."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from eldorado.errors import UnreadableText

_SECTION = re.compile(r"## (?P<title>.+) \((?P<letter>[A-Z])\)")
_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]-\d\d)\*\* (?P<ruling>\(ruling\) )?(?P<text>.+)")
_LOOSE_ID = re.compile(r"([a-z])[\s_-]*(\d{1,2})", re.IGNORECASE)


@dataclass(frozen=True)
class Clause:
    """One rule: its id such as M-20, the title of its section, and its text in plain words.

    A `ruling` is ours, in whole or in part: the editions differ on it or leave it open.
    """

    id: str
    section: str
    text: str
    ruling: bool


@cache
def _by_id() -> dict[str, Clause]:
    found: dict[str, Clause] = {}
    section = ""
    for line in Path(__file__).with_name("rules.md").read_text("utf-8").splitlines():
        if heading := _SECTION.fullmatch(line):
            section = heading["title"]
        elif bullet := _CLAUSE.fullmatch(line):
            found[bullet["id"]] = Clause(
                bullet["id"], section, bullet["text"], ruling=bullet["ruling"] is not None
            )
    return found


def clauses() -> tuple[Clause, ...]:
    """Every clause, in the order of the rules."""
    return tuple(_by_id().values())


def clause(id: str) -> Clause:
    """The clause with this id; `m20` and `M-20` are the same."""
    loose = _LOOSE_ID.fullmatch(id.strip())
    wanted = f"{loose[1].upper()}-{int(loose[2]):02}" if loose else ""
    known = _by_id()
    if wanted in known:
        return known[wanted]
    word = id.strip()[:40]
    same = [other for other in known if other[0] == wanted[:1]]
    if same:
        about = {"word": word, "first": same[0], "last": same[-1]}
        raise UnreadableText("unreadable-clause-number", {**about})
    letters = ", ".join(dict.fromkeys(other[0] for other in known))
    raise UnreadableText("unreadable-clause", {"word": word, "known": letters})
