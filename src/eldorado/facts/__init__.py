"""The printed game as data: cards, cave tokens, blockades, tiles, strips and the known routes.

The JSON files in this folder are the printed facts; this module gives them types.
"""

import json
import os
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

Hex = tuple[int, int]
Difficulty = Literal["easy", "moderate", "difficult"]
"""Axial coordinates (q, r) of a pointy-top hex: q grows east, r grows south-east."""

SYMBOLS = ("machete", "paddle", "coin")


@dataclass(frozen=True)
class Card:
    """An expedition card, as printed."""

    id: str
    color: str
    symbols: tuple[str, ...]
    power: int
    price: int | None
    item: bool
    starting_copies: int
    pile_size: int
    on_market_board: bool
    draws: int
    removes: int

    @property
    def joker(self) -> bool:
        return len(self.symbols) > 1


@dataclass(frozen=True)
class Token:
    """A cave token; `symbol` and `power` are empty if it has a special effect."""

    id: str
    count: int
    symbol: str
    power: int


@dataclass(frozen=True)
class Blockade:
    """A numbered blockade; the symbol `rubble` requires that many cards."""

    number: int
    symbol: str
    power: int


@dataclass(frozen=True)
class Piece:
    """One side of a tile or strip: its hexes about its lettered hex, in reading order."""

    letter: str
    back: str
    kind: str
    hexes: tuple[tuple[Hex, str], ...]


@dataclass(frozen=True)
class Ending:
    """One side of the ending tile, about its middle finishing space."""

    side: str
    finishing: tuple[tuple[Hex, str], ...]
    el_dorado: tuple[Hex, ...]
    notch: Hex


@dataclass(frozen=True)
class Placement:
    """A placed piece: its letter, clockwise turns of 60 degrees, place of its lettered hex."""

    letter: str
    rotation: int
    center: Hex


@dataclass(frozen=True)
class KnownRoute:
    """A printed route: its pieces from start to end and the ending tile."""

    id: str
    name: str
    difficulty: Difficulty | None
    placements: tuple[Placement, ...]
    ending_side: str
    ending_rotation: int
    ending_origin: Hex


def read(name: str) -> Any:
    """One of the fact files, as plain JSON data."""
    folder = os.path.dirname(__file__)  # noqa: PTH120  pathlib would double the time to import
    with open(f"{folder}/{name}.json", encoding="utf-8") as file:  # noqa: PTH123
        return json.load(file)


def _card(data: dict[str, Any]) -> Card:
    effect = data["effect"] or {}
    return Card(
        id=data["id"],
        color=data["color"],
        symbols=tuple(data["symbols"]),
        power=data["power"],
        price=data["price"],
        item=data["item"],
        starting_copies=data["starting_copies_per_player"],
        pile_size=data["pile_size"],
        on_market_board=data["on_initial_market_board"],
        draws=effect.get("draw", 0),
        removes=effect.get("then_may_remove_from_hand", 0),
    )


CARDS: tuple[Card, ...] = tuple(_card(card) for card in read("cards")["cards"])
_CAVES = read("caves")
TOKENS: tuple[Token, ...] = tuple(
    Token(token["id"], token["count"], token.get("symbol", ""), token.get("power", 0))
    for token in _CAVES["tokens"]
)
TOKENS_PER_CAVE: int = _CAVES["pile_size"]
BLOCKADES: tuple[Blockade, ...] = tuple(
    Blockade(blockade["number"], blockade["symbol"], blockade["power"])
    for blockade in read("blockades")["blockades"]
)

_ROW_STARTS = {
    7: tuple((max(-3, -3 - r), r) for r in range(-3, 4)),
    3: ((-2, -1), (-3, 0), (-3, 1)),
}


@cache
def pieces() -> dict[str, Piece]:
    """Every side of every tile and strip, by its letter."""
    data = read("tiles")
    return {
        letter: Piece(
            letter=letter,
            back=side["back"],
            kind=side["kind"],
            hexes=tuple(
                ((q + column, r), token)
                for (q, r), row in zip(_ROW_STARTS[len(side["rows"])], side["rows"], strict=True)
                for column, token in enumerate(row.split())
            ),
        )
        for letter, side in (data["tiles"] | data["strips"]).items()
    }


@cache
def endings() -> dict[str, Ending]:
    """The two sides of the ending tile, by color."""
    return {
        side: Ending(
            side=side,
            finishing=tuple((_hex(space["hex"]), space["token"]) for space in end["finishing"]),
            el_dorado=tuple(_hex(place) for place in end["el_dorado"]),
            notch=_hex(end["notch"]),
        )
        for side, end in read("tiles")["end_tile"].items()
    }


@dataclass(frozen=True)
class OurRoute:
    """A route of this program, which is not printed anywhere."""

    id: str
    name: str
    difficulty: Difficulty
    code: str


@cache
def our_routes() -> tuple[OurRoute, ...]:
    """The routes of this program, easiest first."""
    return tuple(OurRoute(**route) for route in read("our_routes")["routes"])


@cache
def known_routes() -> dict[str, KnownRoute]:
    """The seven printed routes, by id, easiest first."""
    return {
        route["id"]: KnownRoute(
            id=route["id"],
            name=route["name"],
            difficulty=route["difficulty"],
            placements=tuple(
                Placement(piece["letter"], piece["rotation"], _hex(piece["center"]))
                for piece in route["pieces"]
            ),
            ending_side=route["end_tile"]["side"],
            ending_rotation=route["end_tile"]["rotation"],
            ending_origin=_hex(route["end_tile"]["origin"]),
        )
        for route in read("routes")["routes"]
    }


def _hex(pair: list[int]) -> Hex:
    return pair[0], pair[1]
