"""The file of a ladder: the matches that were played, and nothing that follows from them."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from eldorado.core.state import Variant
from eldorado.errors import EldoradoError
from eldorado.lab.storage.manifest import write_safely

FORMAT = "eldorado-ladder/1"

_SWITCHES = {field.name for field in fields(Variant)}


@dataclass(frozen=True)
class LadderMatch:
    """Games of two bots: who won how many, and on which deals, so that none is counted twice."""

    bots: tuple[str, str]
    games: int
    wins: tuple[int, int]
    """The rest of the games had no winner."""
    seed: int
    deals: tuple[int, int]
    """The first deal of that seed, and the one after the last."""
    route: str
    variant: Variant
    forfeits: tuple[int, int] = (0, 0)
    """How many games each lost because it failed."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Any) -> "LadderMatch":
        """Raises EldoradoError for anything that is not a match, with the reason."""
        if not isinstance(data, dict):
            raise EldoradoError("it is not an object")
        bots = _pair(data, "bots", str)
        wins, deals = _pair(data, "wins", int), _pair(data, "deals", int)
        games, seed = _one(data, "games", int), _one(data, "seed", int)
        route, switches = _one(data, "route", str), data.get("variant")
        if not isinstance(switches, dict) or not all(
            name in _SWITCHES and isinstance(on, bool) for name, on in switches.items()
        ):
            raise EldoradoError("'variant' is not a set of switches")
        if bots[0] == bots[1]:
            raise EldoradoError("a bot cannot play against itself")
        if min(wins) < 0 or sum(wins) > games:
            raise EldoradoError(f"{wins[0]} and {wins[1]} wins do not fit in {games} games")
        if not 0 <= deals[0] < deals[1]:
            raise EldoradoError(f"there are no deals from {deals[0]} to {deals[1]}")
        forfeits = _pair({"forfeits": [0, 0]} | data, "forfeits", int)
        return cls(bots, games, wins, seed, deals, route, Variant(**switches), forfeits)


class Ladder:
    """The matches of a ladder's file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.matches: list[LadderMatch] = _read(file) if file.exists() else []

    def add(self, match: LadderMatch) -> None:
        """One match more; the file is written at once, whole or not at all."""
        self.matches.append(match)
        matches = ",\n    ".join(json.dumps(one.to_json()) for one in self.matches)
        text = f'{{\n  "format": "{FORMAT}",\n  "matches": [\n    {matches}\n  ]\n}}\n'
        try:
            write_safely(self.file, text.encode())
        except OSError as error:
            raise EldoradoError(f"{self.file} cannot be written: {error.strerror}.") from error

    def wins(self) -> Counter[tuple[str, str]]:
        """How often the first of a pair has beaten the second, over all matches."""
        found: Counter[tuple[str, str]] = Counter()
        for match in self.matches:
            one, other = match.bots
            found[one, other] += match.wins[0]
            found[other, one] += match.wins[1]
        return found

    def next_deal(self, bots: Sequence[str], seed: int, route: str, variant: Variant) -> int:
        """The first deal that these two have not played on yet."""
        return max(
            (
                match.deals[1]
                for match in self.matches
                if set(match.bots) == set(bots)
                and (match.seed, match.route, match.variant) == (seed, route, variant)
            ),
            default=0,
        )


def _read(file: Path) -> list[LadderMatch]:
    try:
        document = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise EldoradoError(f"{file} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise EldoradoError(f"{file} is not a ladder: it is not valid JSON.") from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise EldoradoError(f"{file} is not a ladder: its format is not {FORMAT}.")
    matches = document.get("matches")
    if not isinstance(matches, list):
        raise EldoradoError(f"{file} is not a ladder: it has no list of matches.")
    found = []
    for number, data in enumerate(matches, 1):
        try:
            found.append(LadderMatch.from_json(data))
        except EldoradoError as error:
            raise EldoradoError(f"{file} is not a ladder: in match {number} {error}.") from error
    return found


def _one(data: dict[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise EldoradoError(f"'{name}' is not a {'number' if kind is int else 'text'}")
    return value


def _pair(data: dict[str, Any], name: str, kind: type) -> tuple[Any, Any]:
    values = data.get(name)
    if not isinstance(values, list) or len(values) != 2:
        raise EldoradoError(f"'{name}' is not a pair")
    return _one({name: values[0]}, name, kind), _one({name: values[1]}, name, kind)
