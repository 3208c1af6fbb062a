"""What really happened at a table, read from the server's database, and what a seat may know of it.

Nothing here shares code with the views, the told events or the table documents it is held against.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from eldorado.core.game import Game
from eldorado.core.position import write_position
from eldorado.facts import CARDS, TOKENS
from eldorado.records.turn_text import read_chance

CARD_ORDER = [card.id for card in CARDS]
TOKEN_ORDER = [token.id for token in TOKENS]
NAMES = frozenset([*CARD_ORDER, *TOKEN_ORDER])

Document = dict[str, Any]


class Truth:
    """Every event of a table, and every position after it."""

    def __init__(self, database: Path, table: str) -> None:
        with closing(sqlite3.connect(database)) as connection:
            rows = connection.execute(
                "SELECT data FROM events WHERE table_id = ? ORDER BY n", [table]
            )
            self.events: list[Document] = [json.loads(row[0]) for row in rows]
            self.keys: list[bytes] = [
                row[0] for row in connection.execute("SELECT value FROM secrets")
            ]
            self.hashes: list[str] = [
                row[0] for row in connection.execute("SELECT secret FROM holders")
            ]
        self.positions: list[Document | None] = [None]
        self._replay()

    def _replay(self) -> None:
        past: list[Game] = []
        for event in self.events:
            if event["type"] == "started":
                past = [Game.from_position(event["position"])]
            elif event["type"] == "acted":
                game = past[-1].copy()
                chance = event.get("chance")
                game.apply(event["action"], read_chance(chance) if chance else None)
                past.append(game)
            elif event["type"] == "undone":
                past.pop()
            self.positions.append(write_position(past[-1]) if past else None)

    def view(self, n: int, seat: int | None) -> Document | None:
        """All that a seat may see after event n: everything else is a leak."""
        position = self.positions[n]
        if position is None:
            return None
        caves = position["board"].get("caves", {})
        tokens = position.get("tokens", {})
        hidden = [*tokens.get("spare", []), *(one for cave in caves.values() for one in cave)]
        shown: Document = {
            **position,
            "format": "eldorado-view/1",
            "board": {
                **position["board"],
                "caves": {space: len(cave) for space, cave in caves.items()},
            },
            "players": [_player(p, n == seat) for n, p in enumerate(position["players"])],
            "seat": seat,
        }
        if not caves:
            del shown["board"]["caves"]
        if "tokens" in position:
            shown["tokens"] = {
                **{name: value for name, value in tokens.items() if name != "spare"},
                "unseen": sorted(hidden, key=TOKEN_ORDER.index),
            }
        return shown

    def event(self, n: int, seat: int | None) -> Document:
        """All that a seat may hear of event n."""
        event = self.events[n - 1]
        if event["type"] == "started":
            return {"type": "started", "at": event["at"]}
        told = {name: value for name, value in event.items() if name != "chance"}
        if event["type"] != "acted":
            return told
        mine = event["seat"] == seat
        if event["action"].startswith("end"):
            kept = event["action"].partition(" keep ")[2]
            told["kept"] = len(kept.split(",")) if kept else 0
            if not mine:
                told["action"] = "end"
        if "chance" in event:
            chance = read_chance(event["chance"])
            if chance.found:
                told["found"] = [TOKEN_ORDER[one] for one in chance.found]
            else:
                told["drawn"] = len(chance.drawn)
                if mine:
                    told["cards"] = [CARD_ORDER[one] for one in chance.drawn]
                if chance.reshuffled:
                    told["shuffled"] = True
        return told

    def own(self, n: int, seat: int) -> set[str]:
        """The names a seat may read in what it can do: its hand, its tokens, the market."""
        position = self.positions[n]
        assert position is not None
        player, market = position["players"][seat], position["market"]
        return {*player["hand"], *player["tokens"], *market["board"], *market["reserve"]} | {
            *player["play"],
            *player["discard"],
        }


def _player(player: Document, mine: bool) -> Document:
    hand, draw = player["hand"], player["draw"]
    unseen = draw if mine else [*hand, *draw]
    return {
        **player,
        "hand": sorted(hand, key=CARD_ORDER.index) if mine else len(hand),
        "draw": len(draw),
        "unseen": sorted(unseen, key=CARD_ORDER.index),
    }


def names(value: object) -> Iterator[str]:
    """Every card and token named anywhere in a JSON value, in keys and within texts too."""
    for text in texts(value):
        words = text
        for sign in ",;:/#~|":
            words = words.replace(sign, " ")
        yield from (word for word in words.split() if word in NAMES)


def texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield str(key)
            yield from texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)


def numbers(value: object) -> Iterator[int]:
    """Every whole number anywhere in a JSON value."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from numbers(one)
    elif isinstance(value, int):
        yield value


def contains_any(text: str, secrets: Iterable[str]) -> list[str]:
    return [secret for secret in secrets if secret in text]
