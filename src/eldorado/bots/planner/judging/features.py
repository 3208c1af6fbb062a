"""A seat in numbers: what the network sees of one expedition between two of its turns.

Two parts, so that a turn's many possible ends share what they have in common: the place (where
the pieces stand, which tokens are held) and the deck (what it holds, what comes next, what the
market still offers). Every seat is described alike, as it stands after its turn and before it
draws; of others the hand is pooled with the draw pile, as no other seat knows it.
"""

from array import array
from typing import NamedTuple

from eldorado.bots.planner.judging.board_features import (
    BALANCED,
    BoardFeatures,
    board_features,
    packed,
)
from eldorado.bots.planner.judging.feature_layout import (
    CARD_KINDS,
    DECK_SIZE,
    DECK_TOTALS,
    NEXT_HAND,
    ON_OFFER,
    OWNED,
    PER_HAND,
    PILES,
    TOKEN_KINDS,
)
from eldorado.core.game import Game
from eldorado.core.kinds import HAND_SIZE, MARKET_SLOTS
from eldorado.core.movement.conditions import occupied_by, occupied_by_others
from eldorado.core.state import GATE


class CaveTokens(NamedTuple):
    """What is known of tokens in caves."""

    shares: tuple[float, ...] = ()
    """How often each token is expected at the next exploration."""
    left: float = 0.0
    """How many lie in caves."""
    found: float = 0.0
    """How many were just found: each counts as the average of those unseen."""

    def exploring(self, found: float) -> "CaveTokens":
        """After that many were found."""
        return CaveTokens(self.shares, self.left - found, found)


def packed_pieces(ground: BoardFeatures, pieces: tuple[int, ...], others: int) -> bytes:
    """Where the pieces stand, the furthest from the finish first.

    `others` are the spaces of everybody else's pieces, as a mask.
    """
    if len(pieces) == 1:
        return ground.packed(pieces[0], others) + ground.packed(GATE, 0)
    first, second = pieces
    field = ground.fields[BALANCED]
    if first == GATE or (second != GATE and field[second] > field[first]):
        first, second = second, first
    return ground.packed(first, others | occupied_by((second,))) + ground.packed(
        second, others | occupied_by((first,))
    )


def packed_tokens(tokens: tuple[int, ...], caves: CaveTokens, seats: int) -> bytes:
    """The tokens held and still in caves, and the number of seats: they follow the pieces."""
    held = [0.0] * TOKEN_KINDS
    for token in tokens:
        held[token] += 1.0
    if caves.found:
        for token, share in enumerate(caves.shares):
            held[token] += caves.found * share
    in_caves = caves.left / 8
    return packed([*held, in_caves, float(seats == 2), float(seats == 3), float(seats == 4)])


def packed_place(world: Game, seat: int, caves: CaveTokens) -> bytes:
    """A seat's place as it stands."""
    player = world.players[seat]
    ground = board_features(world.board, world.blockades)
    pieces = packed_pieces(ground, player.pieces, occupied_by_others(world, seat))
    return pieces + packed_tokens(player.tokens, caves, len(world.players))


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
    first_owned, first_per_hand, first_next = OWNED.start, PER_HAND.start, NEXT_HAND.start
    first_pile, first_offer = PILES.start, ON_OFFER.start
    for kind in range(CARD_KINDS):
        count = owned[kind]
        if count:
            numbers[first_owned + kind] = count / 3
            numbers[first_per_hand + kind] = count * share
            drawn = draw[kind]
            numbers[first_next + kind] = from_draw * drawn + from_discard * (count - drawn)
        left = piles[kind]
        if left:
            numbers[first_pile + kind] = left / 3
            numbers[first_offer + kind] = float(vacancy or bool(market >> kind & 1))
    for card in kept:
        numbers[first_next + card] += 1.0 - from_discard
    numbers[DECK_TOTALS] = [size / 10, 4 / max(1, size), waiting / 10, len(kept) / 2]
    return numbers


def counts(cards: tuple[int, ...]) -> list[int]:
    """Cards as counts per kind."""
    found = [0] * CARD_KINDS
    for card in cards:
        found[card] += 1
    return found


def unseen_tokens(world: Game) -> CaveTokens:
    """The tokens in caves, of which only the number and the kinds are known."""
    lying = 0
    shares = [0.0] * TOKEN_KINDS
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
    return CaveTokens(tuple(shares), float(lying))


def features(world: Game, seat: int, kept: tuple[int, ...] = ()) -> list[float]:
    """A seat as it stands between two of its turns, with what it kept in hand if that is known."""
    player = world.players[seat]
    pool = player.hand + player.draw
    owned = pool + player.discard + player.play
    draw = counts(pool)
    for card in kept:
        draw[card] -= 1
    where = array("f", packed_place(world, seat, unseen_tokens(world)))
    return [*where, *deck(counts(owned), draw, kept, world.piles, world.market)]
