"""A lower bound on the rounds that one expedition alone needs, for any shuffles.

Two relaxations are set against each other. The board: every unit of each symbol, every card
given for rubble and every card given for a camp has a weight; `toll` is the least weight of any
way to the finish, blockades included. A card that moves pays at most its power times the weight
of its symbol, so all cards used on the way must together be worth the toll.

The deck: `DeckBound` finds the most that cards can be worth in a number of rounds if every draw
brings what is wished for. It keeps what no luck can change: four cards a round and what is drawn
besides; a card drawn once between two shuffles, and a shuffle only when the draw pile is used up;
one purchase a turn, paid with cards that then do not move, into the discard pile; six kinds for
sale until three cards were gained. In everything else it is generous: the cards of the start are
always at hand, a gained card is at every use the best kind of its price, all kinds that are not on
the market board are one kind, thinning the deck costs no more than the cards given.

Every real plan is thus also a plan of the relaxed problem worth at least the toll, for any
weights. So if the deck earns less than the toll in some number of rounds, more are needed.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from math import inf
from typing import Final

from eldorado.core.game import Game
from eldorado.core.kinds import (
    BLOCKADE_POWER,
    BLOCKADE_SYMBOL,
    DRAWS,
    HAND_SIZE,
    ITEM,
    NATIVE,
    TRANSMITTER,
)
from eldorado.core.state import GATE
from eldorado.lab.solver.deck_bound import DeckBound, Weights
from eldorado.routes.board import Board

MOST: Final = 6
"""Bounds beyond this are not looked for: each round more takes twenty times as long."""

WEIGHTS: Final[tuple[Weights, ...]] = (
    (1.0, 1.0, 1.0, 1.0, 0.5),
    (1.0, 1.2, 1.0, 1.0, 0.2),
    (1.0, 1.2, 1.2, 1.0, 0.2),
)
"""Any would do; these are tried, and the best bound counts."""


def lower_bound(game: Game, most: int = MOST) -> int:
    """Rounds, counted from now, before the end of which nobody can arrive; at most `most`."""
    player = game.player
    if all(space == GATE for space in player.pieces):
        return 0
    if len(player.hand) > HAND_SIZE or not all(
        _plain(card) for card in player.hand + player.draw + player.discard
    ):
        return 1
    bound = 1
    for weights in WEIGHTS:
        due, native = toll(game, weights)
        deck = DeckBound(game, weights, native)
        while bound < min(most, MOST) and not deck.suffices(due, bound):
            bound += 1
    return bound


def _plain(card: int) -> bool:
    return not (ITEM[card] or DRAWS[card] or card in (NATIVE, TRANSMITTER))


def toll(game: Game, weights: Weights) -> tuple[float, float]:
    """The least weight of a way to the finish, and the most one native can save of it.

    Two pieces walk separately; a blockade that one takes is open for both, so then they are
    left out.
    """
    board = game.board
    pieces = [space for space in game.player.pieces if space != GATE]
    blockades = game.blockades if len(game.player.pieces) == 1 else (0,) * len(game.blockades)
    shut = sum(1 << seam for seam, number in enumerate(blockades) if number)
    ways = _ways(board, blockades, shut, weights)
    native = 0.0
    for (space, left), far in ways.items():
        for after, _ in _onward(board, blockades, space, left, weights):
            native = max(native, far - ways.get(after, far))
    return sum(ways.get((space, shut), inf) for space in pieces), native


def _ways(
    board: Board, blockades: tuple[int, ...], shut: int, weights: Weights
) -> dict[tuple[int, int], float]:
    """The least weight to the finish from every space, for every set of blockades left."""
    states = [
        (space, left)
        for left in range(shut + 1)
        if not left & ~shut
        for space in range(len(board.spaces))
    ]
    entries: dict[tuple[int, int], list[tuple[tuple[int, int], float]]] = {s: [] for s in states}
    for state in states:
        for after, weight in _onward(board, blockades, *state, weights):
            entries[after].append((state, weight))
    ways = {state: 0.0 for state in states if board.finish[state[0]]}
    heap = [(0.0, state) for state in ways]
    while heap:
        far, state = heappop(heap)
        if far > ways[state]:
            continue
        for before, weight in entries[state]:
            total = far + weight
            if total < ways.get(before, total + 1):
                ways[before] = total
                heappush(heap, (total, before))
    return ways


def _onward(
    board: Board, blockades: tuple[int, ...], space: int, left: int, weights: Weights
) -> Iterator[tuple[tuple[int, int], float]]:
    """Single steps and blockades from a space, with their weights."""
    if board.finish[space]:
        return
    for seam in board.seams_at[space]:
        if left >> seam & 1:
            number = blockades[seam]
            weight = BLOCKADE_POWER[number] * weights[BLOCKADE_SYMBOL[number]]
            yield (space, left & ~(1 << seam)), weight
    for end, seam in board.steps[space]:
        if seam < 0 or not left >> seam & 1:
            yield (end, left), board.need[end] * weights[board.terrain[end]]
