"""What a board asks for on the way, checked against every way one could walk."""

import random
from array import array
from collections.abc import Iterator
from itertools import product

import pytest

from eldorado import Game
from eldorado.bots.planner.judging.board_features import (
    ARRIVED,
    KNOWN,
    REMEMBERED,
    REMEMBERED_PIECES,
    WEIGHTS,
    Weights,
    board_features,
)
from eldorado.bots.planner.judging.feature_layout import PER_FIELD, PIECE_SIZE, POWERS
from eldorado.core.state import GATE, opened
from eldorado.facts import BLOCKADES, SYMBOLS
from eldorado.routes import Board, board_from_graph
from eldorado.routes.paths import FAR
from tests.situations import ground, path

TINY = ground(
    "a=S1 b=g1 c=g2 d=b1 e=R2 f=C1 g=y3 h=g1 m=MM x=F:g1 y=F:b2 z=g1",
    "ab ad bc be dc df ch eh eg fg hx gy cm hm",
    blockades={1: "bc be", 6: "df dc", 4: "hx"},
)
"""Two finishing spaces, three blockades, a mountain, and a space without any way (z)."""

KINDS = {"machete": 0, "paddle": 1, "coin": 2, "rubble": 3}
TOLL = {b.number: (KINDS.get(b.symbol, 3), b.power) for b in BLOCKADES}


def walks(board: Board, space: int, seen: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every way to a finish that enters no space twice, as the spaces entered."""
    if board.finish[space]:
        yield ()
        return
    for target, _ in board.steps[space]:
        if target not in seen:
            for rest in walks(board, target, (*seen, space)):
                yield (target, *rest)


def cost(
    board: Board, origin: int, way: tuple[int, ...], lying: tuple[int, ...], weights: Weights
) -> float:
    total = 0.0
    here = origin
    for target in way:
        seam = dict(board.steps[here])[target]
        if seam >= 0 and lying[seam]:
            symbol, power = TOLL[lying[seam]]
            total += power * weights[symbol]
        total += board.need[target] * weights[board.terrain[target]]
        here = target
    return total


@pytest.mark.parametrize("left", list(product((False, True), repeat=3)))
def test_distances_are_those_of_the_best_of_all_ways(left: tuple[bool, ...]) -> None:
    board = board_from_graph(TINY)
    pairs = zip(board.seams, left, strict=True)
    lying = tuple(seam.number or 0 if there else 0 for seam, there in pairs)
    chart = board_features(board, lying)
    for space, place in enumerate(board.spaces):
        if not place.enterable and not place.start:
            continue
        ways = list(walks(board, space))
        assert chart.steps[space] == min(map(len, ways), default=FAR)
        for weights, field in zip(WEIGHTS, chart.fields, strict=True):
            costs = [cost(board, space, way, lying, weights) for way in ways]
            assert field[space] == pytest.approx(min(costs, default=FAR))


def test_a_way_is_told_by_what_it_asks_for() -> None:
    """From the start: 3 machete in two spaces, a village of 3, 2 cards, and blockade 5."""
    board = board_from_graph(
        path("S1", "g1", "y3", "R1", "C1", "b1", "F:g2")
        | {"blockades": [{"number": 5, "edges": [["b", "c"]]}]}
    )
    chart = board_features(board, (5,))
    told = chart.describe(0, 0)
    distance, machete, paddle, coin, cards, *highest = told[:PER_FIELD]
    assert distance == pytest.approx((3 + 1 + 3 + 2 + 1 + 0.7) / 10)
    assert (machete, paddle, coin, cards) == pytest.approx((0.5, 0.1, 0.3, 0.4))
    assert highest == pytest.approx([2 / 4, 1 / 4, 3 / 4])
    assert chart.highest(0) == (2, 1, 3)
    assert chart.steps[0] == 6
    assert chart.opened(1).blockades == (0,)
    assert chart.opened(1).describe(0, 0)[1] == pytest.approx(0.3)


def test_taken_blockades_are_no_hindrance() -> None:
    assert opened((3, 0, 5), 0b101) == (0, 0, 0)
    assert opened((3, 4, 5), 0b010) == (3, 0, 5)


@pytest.mark.parametrize(("number", "symbol"), [(1, 0), (2, 2), (3, 3), (4, 1), (5, 0), (6, 3)])
def test_a_blockade_costs_what_it_asks_for(number: int, symbol: int) -> None:
    board = board_from_graph(
        path("S1", "g1", "F:g1") | {"blockades": [{"number": number, "edges": [["a", "b"]]}]}
    )
    power = {5: 2, 6: 2}.get(number, 1)
    shut, free = board_features(board, (number,)), board_features(board, (0,))
    for weights, high, low in zip(WEIGHTS, shut.fields, free.fields, strict=True):
        assert high[0] - low[0] == pytest.approx(power * weights[symbol])
        assert high[1] == low[1]
    assert shut.steps == free.steps


def gain(board: Board, symbol: str, power: int, occupied: str = "") -> float:
    """How much nearer one card brings the piece on space a."""
    lying = tuple(seam.number or 0 for seam in board.seams)
    mask = sum(1 << board.index[name] for name in occupied)
    told = board_features(board, lying).describe(0, mask)
    first = PER_FIELD * len(WEIGHTS) + 1
    return 5 * told[first + len(POWERS) * SYMBOLS.index(symbol) + POWERS.index(power)]


def test_what_single_cards_could_do() -> None:
    board = board_from_graph(path("S1", "g1", "g2", "b1", "F:g1"))
    assert [gain(board, "machete", power) for power in POWERS] == pytest.approx([1, 1, 3, 3])
    assert [gain(board, "paddle", power) for power in POWERS] == [0] * 4


def test_pieces_in_the_way_count_against_a_card() -> None:
    board = board_from_graph(path("S1", "g1", "g2", "b1", "F:g1"))
    assert gain(board, "machete", 3, occupied="c") == pytest.approx(1)
    assert gain(board, "machete", 3, occupied="b") == 0
    assert gain(board, "machete", 3, occupied="d") == pytest.approx(3)


def test_cards_given_and_the_native_count_too() -> None:
    for token, rubble, camp in (("R1", 1.0, 0.0), ("C1", 0.0, 0.7), ("g3", 0.0, 0.0)):
        board = board_from_graph(path("S1", token, "F:g1"))
        told = board_features(board, ()).describe(0, 0)
        native = 3.0 if token == "g3" else rubble + camp
        assert told[-4:-1] == pytest.approx((rubble / 5, camp / 5, native / 5))
        assert board_features(board, ()).describe(0, 0b10)[-4:-1] == (0, 0, 0)


def test_an_arrived_piece_has_no_way_left() -> None:
    board = board_from_graph(TINY)
    chart = board_features(board, (1, 6, 4))
    assert chart.describe(GATE, 0) == ARRIVED
    assert len(ARRIVED) == PIECE_SIZE
    assert sum(ARRIVED) == ARRIVED[-1] == 1
    for space in range(len(board.spaces)):
        told = chart.describe(space, 0)
        assert len(told) == PIECE_SIZE
        assert told[-1] == 0
        assert max(told) <= 400


def test_an_atlas_is_worked_out_once() -> None:
    board = board_from_graph(TINY)
    assert board_features(board, (1, 6, 4)) is board_features(board, (1, 6, 4))
    assert board_features(board, (1, 6, 4)) is not board_features(board, (0, 6, 4))
    assert board_features(board, (1, 6, 4)).opened(0b1) is board_features(board, (0, 6, 4))


def test_few_sets_of_features_are_kept() -> None:
    """Each game has other blockades: whoever plays for hours must not keep them all."""
    board = board_from_graph(TINY)
    for number in range(3 * REMEMBERED):
        lying = (1 + number % 6, 1 + number // 6 % 6, 1 + number // 36)
        assert board_features(board, lying).blockades == lying
    first = board_features(board, (1, 1, 1))
    assert board_features(board, (1, 1, 1)) is first
    assert len(KNOWN.of(board)) == REMEMBERED


def test_a_packed_description_says_the_same_wherever_others_stand() -> None:
    """Pieces that are told apart by nothing a card could do share one packed description."""
    game = Game.new("serpentine", players=4, seed=1)
    chart = board_features(game.board, game.blockades)
    rng = random.Random(1)
    for _ in range(REMEMBERED_PIECES + 100):
        space = rng.randrange(len(game.board.spaces))
        others = sum({1 << rng.randrange(len(game.board.spaces)) for _ in range(7)})  # W-01
        told = array("f", chart.packed(space, others)).tolist()
        assert told == array("f", chart.describe(space, others)).tolist()
    assert chart.packed(GATE, 0) == array("f", ARRIVED).tobytes()
