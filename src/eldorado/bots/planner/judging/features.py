"""A seat in numbers: what the network sees of one expedition between two of its turns.

Two parts, so that a turn's many possible ends share what they have in common: the place (where
the pieces stand, which tokens are held) and the deck (what it holds, what comes next, what the
market still offers). Every seat is described alike, as it stands after its turn and before it
draws; of others the hand is pooled with the draw pile, as nobody else knows it.
"""

from typing import Final

from eldorado.bots.planner.judging.board_features import (
    BALANCED,
    SPACE_SIZE,
    BoardFeatures,
    board_features,
)
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, HAND_SIZE, MARKET_SLOTS, TOKEN_IDS
from eldorado.core.movement.conditions import occupied_by, occupied_by_others
from eldorado.core.state import GATE

KINDS: Final = len(CARD_IDS)
TOKENS: Final = len(TOKEN_IDS)

PLACE_SIZE: Final = 2 * SPACE_SIZE + TOKENS + 1 + 3
DECK_SIZE: Final = 5 * KINDS + 4
INSIGHT_SIZE: Final = PLACE_SIZE + DECK_SIZE

LAYOUT: Final = 2
"""Raised whenever a number changes its meaning; weights are for one layout only."""


def place(
    chart: BoardFeatures,
    pieces: tuple[int, ...],
    others: int,
    tokens: tuple[int, ...],
    found: float,
    unseen: tuple[float, ...],
    ahead: float,
    seats: int,
) -> tuple[float, ...]:
    """Where the pieces stand, the furthest from the finish first; tokens; the number of seats.

    `others` are the spaces of everybody else's pieces, as a mask. `found` tokens come from
    caves just explored: each counts as the average of the `unseen` ones. `ahead` is how many
    tokens are left in caves.
    """
    if len(pieces) == 1:
        spaces = chart.describe(pieces[0], others) + chart.describe(GATE, 0)
    else:
        first, second = pieces
        field = chart.fields[BALANCED]
        if first == GATE or (second != GATE and field[second] > field[first]):
            first, second = second, first
        spaces = chart.describe(first, others | occupied_by((second,))) + chart.describe(
            second, others | occupied_by((first,))
        )
    held = [0.0] * TOKENS
    for token in tokens:
        held[token] += 1.0
    if found:
        for token, share in enumerate(unseen):
            held[token] += found * share
    return (*spaces, *held, ahead / 8, float(seats == 2), float(seats == 3), float(seats == 4))


def deck(
    owned: list[int],
    draw: list[int],
    kept: tuple[int, ...],
    piles: tuple[int, ...],
    market: int,
) -> list[float]:
    """Cards owned, per hand on average, expected in the next hand; what is left to buy.

    `owned` and `draw` are counts per kind, `kept` cards stay in hand.
    """
    size = sum(owned)
    waiting = sum(draw)
    numbers = [0.0] * DECK_SIZE
    share = HAND_SIZE / max(1, size)
    missing = HAND_SIZE - len(kept)
    from_draw = min(1.0, missing / waiting) if waiting else 0.0
    rest = size - waiting - len(kept)
    from_discard = min(1.0, (missing - waiting) / rest) if missing > waiting and rest > 0 else 0.0
    vacancy = market.bit_count() < MARKET_SLOTS
    for kind in range(KINDS):
        count = owned[kind]
        if count:
            numbers[kind] = count / 3
            numbers[KINDS + kind] = count * share
            drawn = draw[kind]
            numbers[2 * KINDS + kind] = from_draw * drawn + from_discard * (count - drawn)
        left = piles[kind]
        if left:
            numbers[3 * KINDS + kind] = left / 3
            numbers[4 * KINDS + kind] = float(vacancy or bool(market >> kind & 1))
    for card in kept:
        numbers[2 * KINDS + card] += 1.0 - from_discard
    end = 5 * KINDS
    numbers[end] = size / 10
    numbers[end + 1] = 4 / max(1, size)
    numbers[end + 2] = waiting / 10
    numbers[end + 3] = len(kept) / 2
    return numbers


def counts(cards: tuple[int, ...]) -> list[int]:
    """Cards as counts per kind."""
    found = [0] * KINDS
    for card in cards:
        found[card] += 1
    return found


def unseen_tokens(world: Game) -> tuple[tuple[float, ...], float]:
    """How often each token is expected at the next exploration, and how many lie in caves."""
    lying = 0
    shares = [0.0] * TOKENS
    total = 0
    for pile in world.caves:
        lying += len(pile)
        for token in pile:
            shares[token] += 1.0
            total += 1
    for token in world.spare:
        shares[token] += 1.0
        total += 1
    if lying:
        shares = [share / total for share in shares]
    return tuple(shares), float(lying)


def features(world: Game, seat: int, kept: tuple[int, ...] = ()) -> list[float]:
    """A seat as it stands between two of its turns, with what it kept in hand if that is known."""
    player = world.players[seat]
    pool = player.hand + player.draw
    owned = pool + player.discard + player.play
    draw = counts(pool)
    for card in kept:
        draw[card] -= 1
    unseen, ahead = unseen_tokens(world)
    where = place(
        board_features(world.board, world.blockades),
        player.pieces,
        occupied_by_others(world, seat),
        player.tokens,
        0.0,
        unseen,
        ahead,
        len(world.players),
    )
    return [*where, *deck(counts(owned), draw, kept, world.piles, world.market)]
