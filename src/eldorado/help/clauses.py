"""The rules as a list of clauses, read from `rules.md`."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from eldorado.errors import ParseError

_SECTION = re.compile(r"## (?P<title>.+) \((?P<letter>[A-Z])\)")
_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]-\d\d)\*\* (?P<text>.+)")
_LOOSE_ID = re.compile(r"([a-z])[\s_-]*(\d{1,2})", re.IGNORECASE)


@dataclass(frozen=True)
class Clause:
    """One rule: its id such as M-20, the title of its section, and its text in plain words."""

    id: str
    section: str
    text: str


@cache
def _by_id() -> dict[str, Clause]:
    found: dict[str, Clause] = {}
    section = ""
    for line in Path(__file__).with_name("rules.md").read_text("utf-8").splitlines():
        if heading := _SECTION.fullmatch(line):
            section = heading["title"]
        elif bullet := _CLAUSE.fullmatch(line):
            found[bullet["id"]] = Clause(bullet["id"], section, bullet["text"])
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
    section = [other for other in known if other[0] == wanted[:1]]
    if section:
        hint = f"the section {known[section[0]].section} has {section[0]} to {section[-1]}."
    else:
        letters = ", ".join(dict.fromkeys(other[0] for other in known))
        hint = f"a clause is named like M-20, and the letters are {letters}."
    raise ParseError(f"'{id.strip()[:40]}' is no clause of the rules; {hint}")


def search(words: str | Iterable[str]) -> list[Clause]:
    """The clauses in which all of these words occur, in id, section or text, in any case."""
    wanted = [word.casefold() for word in (words.split() if isinstance(words, str) else words)]
    if not wanted:
        return []
    return [
        found
        for found in clauses()
        if all(word in f"{found.id} {found.section} {found.text}".casefold() for word in wanted)
    ]
