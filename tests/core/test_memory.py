"""What is remembered of one position is never told of another."""

import pytest

from eldorado import Game
from tests.situations import ground, play, situation, texts


@pytest.mark.clause("B-01", "B-03")
def test_one_blockade_left_is_not_taken_for_another() -> None:
    """Every pair of blockades on one board, of which the one or the other is left."""
    for first in range(1, 7):
        for second in range(1, 7):
            if first == second:
                continue
            board = ground("a=g1 b=g1 c=g1", "ab ac", blockades={first: "ab", second: "ac"})
            game = situation(board, "native pioneer", others="a")
            without_first = play(game.copy(), f"native 1 #{first}")
            without_second = play(game.copy(), f"native 1 #{second}")
            ends = {text.split()[3] for text in texts(without_first, "move 1 pioneer")}
            assert "b" in ends
            assert f"#{first}" not in ends
            ends = {text.split()[3] for text in texts(without_second, "move 1 pioneer")}
            assert "c" in ends
            assert f"#{second}" not in ends


@pytest.mark.clause("M-02", "M-20")
def test_cards_pieces_and_others_in_the_way_are_told_apart() -> None:
    board = ground("a=g1 b=g1 c=g1 d=b1", "ab bc cd ad")
    hand = "explorer scout sailor"
    assert texts(situation(board, hand, at="a b", others="c"), "move") == {"move 1 sailor d"}
    assert texts(situation(board, hand, at="a d", others="b"), "move") == {
        "move 2 explorer c",
        "move 2 scout c",
    }
    assert texts(situation(board, hand, at="a c", others="c"), "move") == {
        "move 1 explorer b",
        "move 1 scout b",
        "move 1 sailor d",
        "move 2 explorer b",
        "move 2 scout b",
        "move 2 sailor d",
    }


@pytest.mark.clause("M-20")
@pytest.mark.parametrize("size", [30, 34, 55, 63, 298])
def test_pieces_are_told_apart_however_many_spaces_are_near(size: int) -> None:
    """A star: up to 55 spaces beside its middle are a set of bits, and of 298 the last ones share
    a number among those that are near."""
    names = [f"s{number}" for number in range(size)]
    board = {
        "spaces": {"middle": "g1", **dict.fromkeys(names, "g1")},
        "edges": [["middle", name] for name in names],
    }
    for other in names[:: size // 3] + names[-3:]:
        players = [{"pieces": ["middle"], "hand": ["explorer"]}, {"pieces": [other]}]
        game = Game.from_position({"board": board, "players": players})
        assert texts(game, "move") == {f"move 1 explorer {name}" for name in names if name != other}


@pytest.mark.clause("M-20")
def test_each_of_fifty_near_spaces_can_be_taken() -> None:
    """So many places fill most of a word; a piece on one of them bars that one and no other."""
    names = [f"s{number}" for number in range(50)]
    board = {
        "spaces": {"middle": "g1", **dict.fromkeys(names, "g1")},
        "edges": [["middle", name] for name in names],
    }
    for other in names:
        players = [{"pieces": ["middle"], "hand": ["explorer"]}, {"pieces": [other]}]
        game = Game.from_position({"board": board, "players": players})
        assert texts(game, "move") == {f"move 1 explorer {name}" for name in names if name != other}
