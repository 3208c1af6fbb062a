"""Positions in the middle of a turn that put every card and every token to use."""

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from eldorado import Game, View
from eldorado.arrays import Numbers
from eldorado.bots.planner.judging.network import INPUTS, Network
from eldorado.core.kinds import CARD_IDS, FULL_PILES, TOKEN_IDS
from eldorado.routes import KNOWN, Board, board_from_graph, find_route, random_route
from tests.situations import ground

YARD = ground(
    "a=S1 b=S2 c=S3 d=S4 e=g1 f=b1 g=y1 h=R1 i=C1 j=g2 l=b2 m=y2 n=R2 o=g1 p=y1 q=b1 r=C2 "
    "x=F:g1 y=F:b1 k=MC w=MC",
    "ae af be bf bg cf cg ch dg dh di ej fj fl gl gm hm hn in ek fk jo jl lo lp lw mp mq mw nq nr "
    "ox px py qy ry op pq qr",
    blockades={1: "ej fj", 6: "gm hm", 3: "ox", 4: "py qy"},
)
"""Every terrain, four blockades and two caves on a few spaces."""

GROUNDS = (*KNOWN, "generated", "yard")
"""Where positions are made: the known routes, short generated ones, and the yard."""

COPIES = 2
"""At most so many equal cards come into a hand by lot."""


@cache
def board_of(ground: str, number: int = 0) -> Board:
    """A board to make positions on; `number` picks a generated route."""
    if ground == "yard":
        return board_from_graph(YARD)
    route = random_route(number % 3, tiles=3 + number % 3) if ground == "generated" else None
    return (route or find_route(ground)).board()


def position(ground: str, seed: int) -> Game:
    """A position somewhere on the way: anything may lie in hand, hardly anything in a pile."""
    dice = random.Random(f"{ground}/{seed}")
    board = board_of(ground, seed)
    seats = dice.choice((2, 3, 4))
    caves = dice.random() < 0.7
    document: dict[str, Any] = {
        "variant": {"caves": caves, "free_order": dice.random() < 0.3},
        "board": _ground(board, dice, caves),
        "market": _market(dice),
        "to_move": dice.randrange(seats),
        "start": dice.randrange(seats),
        "round": dice.randint(1, 20),
    }
    won = [number for number in (2, 5) if dice.random() < 0.3] if ground == "yard" else []
    places = _places(board, 2 * seats, dice)
    document["players"] = [
        {
            "pieces": [places.pop() for _ in range(2 if seats == 2 else 1)],
            "hand": _cards(dice, dice.randint(0, 6)),
            "draw": _cards(dice, dice.choice((0, 1, 5))),
            "discard": _cards(dice, dice.choice((0, 1, 4))),
            "play": _cards(dice, dice.choice((0, 2))),
            "tokens": _tokens(dice) if caves else [],
            "blockades": won if seat == 1 else [],
        }
        for seat in range(seats)
    ]
    mover = document["players"][document["to_move"]]
    if seats == 2 and dice.random() < 0.2:
        mover["pieces"][dice.randrange(2)] = "gate"
    document["turn"] = _turn(mover, dice)
    return Game.from_position(document, seed=seed)


def _ground(board: Board, dice: random.Random, caves: bool) -> dict[str, Any]:
    """The board with some blockades taken, and some caves nearly or quite empty."""
    part: dict[str, Any]
    if isinstance(board.source, str):
        numbers: list[int | None] = dice.sample(range(1, 7), len(board.seams))
        part = {
            "route": board.source,
            "blockades": [number if dice.random() < 0.7 else None for number in numbers],
        }
    else:
        part = dict(board.source)
    if caves:
        piles = [dice.sample(TOKEN_IDS, dice.choice((0, 1, 2))) for _ in board.caves]
        part["caves"] = {
            board.names[cave]: pile for cave, pile in zip(board.caves, piles, strict=True)
        }
    return part


def _places(board: Board, count: int, dice: random.Random) -> list[str]:
    """Spaces close to each other, so that pieces stand in each other's way."""
    free = [i for i, s in enumerate(board.spaces) if (s.enterable or s.start) and not s.finish]
    found = [dice.choice(free)]
    while len(found) < count:
        near = [t for s in found for t in board.neighbours[s] if t in free and t not in found]
        far = [s for s in free if s not in found]
        found.append(dice.choice(near if near and dice.random() < 0.7 else far))
    dice.shuffle(found)
    return [board.names[space] for space in found]


def _market(dice: random.Random) -> dict[str, dict[str, int]]:
    """Thin piles, sold out ones, and sometimes a vacant slot."""
    kinds = [id for id, size in zip(CARD_IDS, FULL_PILES, strict=True) if size]
    dice.shuffle(kinds)
    slots = dice.choice((3, 5, 6))
    left = {kind: dice.choice((0, 1, 1, 2, 3)) for kind in kinds}
    return {
        "board": {kind: left[kind] for kind in kinds[:slots]},
        "reserve": {kind: left[kind] for kind in kinds[slots:]},
    }


def _cards(dice: random.Random, count: int) -> list[str]:
    return dice.sample(CARD_IDS * COPIES, count)


def _tokens(dice: random.Random) -> list[str]:
    return dice.choices(TOKEN_IDS, k=dice.choice((0, 1, 2, 4)))


def _turn(mover: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """A moment within a turn."""
    moment = dice.choice(("fresh", "fresh", "fresh", "pending", "bought", "passing", "used"))
    if moment == "pending":
        asked = dice.choice(("scientist", "travel_log"))
        mover["removed" if asked == "travel_log" else "play"] = [asked]
        return {"bought": False, "pending": asked}
    if moment == "used":
        mover["removed"] = ["giant_machete"]
        return {"bought": dice.random() < 0.5, "items_used": ["giant_machete"]}
    return {"bought": moment == "bought", "pass_through": moment == "passing"}


def disguised(game: Game, seat: int, dice: random.Random) -> Game:
    """The same game to that seat, with everything it cannot see laid out anew."""
    other = game.copy()
    for number, player in enumerate(other.players):
        if number == seat:
            player.draw = _mixed(player.draw, dice)
        else:
            size = len(player.hand)
            unseen = _mixed(player.hand + player.draw, dice)
            player.hand, player.draw = tuple(sorted(unseen[:size])), unseen[size:]
    tokens = list(_mixed(sum(game.caves, ()) + game.spare, dice))
    other.caves = tuple(tuple(tokens.pop() for _ in pile) for pile in game.caves)
    other.spare = tuple(sorted(tokens))
    other.rng = dice.getrandbits(64)
    return other


def _mixed(items: Sequence[int], dice: random.Random) -> tuple[int, ...]:
    return tuple(dice.sample(items, len(items)))


def glass() -> Network:
    """A network that shows what it is shown: a chance per number it is given.

    Two of these chances differ by the factor e to the difference of their numbers.
    """
    unit = np.eye(INPUTS, dtype=np.float32)
    nothing = np.zeros(INPUTS, np.float32)
    return Network([(unit, nothing), (unit, nothing)])


def spread(seed: int) -> Numbers:
    """What each number is worth, by lot."""
    return np.random.default_rng(seed).standard_normal(INPUTS).astype(np.float32)


def mover(game: Game) -> View:
    """What the player to move sees."""
    return game.view(game.to_move)
