"""What attacks send: the largest and heaviest requests that a stranger can write."""

import itertools
import random
from typing import Any

import msgspec

from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS
from eldorado.input_limits import LONGEST_SPACE_NAME, MOST_SPACES
from eldorado.routes import random_route

MIXED_HAND = list(CARD_IDS[:13])
"""As many different cards as a server lets a position have: the most ways to play and to pay."""

LONG_HAND = ["explorer"] * 98 + ["traveler"] * 98
"""Nearly two hundred cards of two kinds: the longest list of legal actions."""

TWO_PEOPLE = [{"kind": "person"}] * 2


def route_code(pieces: int) -> str:
    """A route with far more pieces than the box has."""
    return "-".join(["b2", *["c5ne"] * pieces, "blue0"])


def legal_codes(number: int) -> list[str]:
    """Codes of different routes that can be played."""
    return [str(random_route(seed, 8)) for seed in range(number)]


def board(spaces: int, name_length: int = 0) -> dict[str, Any]:
    """A hand-made board: one long path."""
    names = [f"s{i:x}".ljust(name_length, "x") for i in range(spaces)]
    tokens = dict.fromkeys(names, "g1")
    tokens |= {names[0]: "S1", names[1]: "S2", names[2]: "S3", names[3]: "S4", names[-1]: "F:g1"}
    return {"spaces": tokens, "edges": [list(pair) for pair in itertools.pairwise(names)]}


def position(board: dict[str, Any], hand: list[str]) -> dict[str, Any]:
    """A position of two players on a hand-made board."""
    document: dict[str, Any] = msgspec.to_builtins(Game.new("first_game", 2, seed=1).position())
    names = list(board["spaces"])
    players = [
        {**player, "hand": hand, "pieces": names[2 * seat : 2 * seat + 2]}
        for seat, player in enumerate(document["players"])
    ]
    return {**document, "board": board, "players": players}


def many_hexes(number: int) -> dict[str, Any]:
    """A position whose board has a place for thousands of spaces."""
    small = board(6)
    places = {f"s{i:x}": [i % 999, i // 999] for i in range(number)}
    return position({**small, "hexes": places}, ["explorer"] * 4)


def setup(**fields: Any) -> bytes:
    """The body that opens a table of two people."""
    return msgspec.json.encode({"seats": TWO_PEOPLE, "pace": 0, **fields})


def large_positions() -> list[dict[str, Any]]:
    """Positions from the largest to a modest one; a server takes the first within its limits."""
    sizes = ((600, 90), (MOST_SPACES, LONGEST_SPACE_NAME), (MOST_SPACES, 0), (60, 0))
    hands = (MIXED_HAND, MIXED_HAND[:8], ["explorer"] * 4)
    return [position(board(*size), hand) for size in sizes for hand in hands]


def long_record(actions: int) -> str:
    """The record of a legal game on a printed route in which nobody wants to arrive."""
    return _record(Game.new("first_game", 4, seed=1), actions)


def wide_record(spaces: int, actions: int) -> str:
    """The record of a game on a large hand-made board."""
    return _record(Game.from_position(position(board(spaces), ["explorer"] * 4), 1), actions)


def _record(game: Game, actions: int) -> str:
    rng = random.Random(1)
    for _ in range(actions):
        game.apply(game.random_action(rng))
    return str(game.record())


def record_body(text: str, number: int) -> bytes:
    """An upload of a record, different from every other: no memory of earlier ones helps."""
    named = text.replace("Seats: ", f"Seats: n{number} ", 1)
    return msgspec.json.encode({"record": named})
