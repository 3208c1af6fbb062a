"""Arriving, the last round and who wins (E, O-01, O-05, O-09, O-24)."""

from typing import Any

import pytest

from eldorado import Game, Outcome
from eldorado.core.state import REASONS
from tests.situations import arrived, path, piece, play, refused, situation, texts, zone

FINISH: dict[str, Any] = {
    "spaces": {"a": "S1", "b": "S2", "c": "S3", "d": "S4", "z": "F:g1"},
    "edges": [[name, "z"] for name in "abcd"],
}
"""Four starting spaces beside one finishing space."""

ARRIVE = "move 1 explorer z"
STAY = "end keep explorer"


def race(*held: list[int], **fields: Any) -> Game:
    """Three or four players one step before the finish, with the blockades they hold."""
    players = [
        {"pieces": [space], "hand": ["explorer"], "blockades": blockades}
        for space, blockades in zip("abcd", held, strict=False)
    ]
    return situation(FINISH, players=players, **fields)


def outcome(game: Game, *actions: str) -> Outcome:
    """How it ends after these actions, and not before the last of them."""
    *earlier, last = actions
    assert play(game, *earlier).outcome() is None
    end = play(game, last).outcome()
    assert end is not None
    return end


@pytest.mark.clause("E-01", "O-05")
def test_a_piece_on_a_finishing_space_goes_to_the_gate_and_frees_it_at_once() -> None:
    game = play(race([], [], []), ARRIVE)
    assert piece(game) == "gate"
    assert arrived(game) == [1, 0, 0]
    assert ARRIVE in texts(game)
    play(game, ARRIVE)
    assert arrived(game) == [1, 2, 0]


@pytest.mark.clause("E-01")
@pytest.mark.parametrize("taken", ["z", "y"])
def test_each_finishing_space_leads_to_the_gate(taken: str) -> None:
    board = {
        "spaces": {"a": "S1", "b": "S2", "z": "F:g1", "y": "F:g1"},
        "edges": [["a", "z"], ["a", "y"]],
    }
    game = play(situation(board, "explorer", others="b b"), f"move 1 explorer {taken}")
    assert piece(game) == "gate"


@pytest.mark.clause("E-02")
@pytest.mark.parametrize(("token", "card"), [("F:g1", "explorer"), ("F:b1", "sailor")])
def test_a_finishing_space_asks_for_its_symbol(token: str, card: str) -> None:
    game = situation(path("S1", token), "explorer sailor traveler", others="a a")
    assert texts(game, "move") == {f"move 1 {card} b"}
    refused(game, "move 1 traveler b", "M-02")
    refused(game, "pay 1 b traveler", "M-02")


@pytest.mark.clause("E-02")
@pytest.mark.parametrize(
    ("route", "card"), [("first_game", "sailor"), ("hills_of_gold", "explorer")]
)
def test_the_side_of_the_ending_tile_decides_about_the_symbol(route: str, card: str) -> None:
    board = Game.new(route, seed=1).board
    corner = next(
        space.name
        for i, space in enumerate(board.spaces)
        if not space.finish and sum(board.finish[near] for near in board.neighbours[i]) == 3
    )
    game = situation({"route": route}, "explorer sailor", at=corner, others="B1 B2")
    finishing = {action for action in texts(game, "move") if action.split()[3][0] == "X"}
    assert finishing == {f"move 1 {card} X{number}" for number in (1, 2, 3)}


@pytest.mark.clause("E-02", "A-11")
def test_the_native_enters_a_finishing_space_too() -> None:
    game = situation(path("S1", "F:g1"), "native", others="a a")
    assert piece(play(game, "native 1 b")) == "gate"


@pytest.mark.clause("E-03", "E-05")
def test_those_who_follow_in_the_round_take_a_last_turn() -> None:
    game = race([], [], [], [])
    end = outcome(game, STAY, ARRIVE, STAY, STAY)
    assert (end.winner, end.reason) == (1, "only_arrival")
    assert end.places == (2, 1, 2, 2)
    assert end.ranking == (1, 0, 2, 3)


@pytest.mark.clause("E-03")
def test_the_last_round_is_counted_from_the_hat_not_from_seat_0() -> None:
    """Seat 2 starts; seat 0 arrives as third of the round, so only seat 1 follows."""
    game = race([], [], [], [], start=2)
    assert outcome(game, STAY, STAY, ARRIVE, STAY).winner == 0
    assert game.legal_actions() == []


@pytest.mark.clause("E-03")
def test_everybody_has_had_the_same_number_of_turns() -> None:
    game = race([], [], [])
    turns = []
    for action in (STAY, STAY, STAY, STAY, ARRIVE, STAY):
        turns.append(game.to_move)
        assert game.outcome() is None
        play(game, action)
    assert [turns.count(seat) for seat in range(3)] == [2, 2, 2]
    assert game.outcome() is not None


@pytest.mark.clause("E-03")
def test_nothing_can_be_done_after_the_end() -> None:
    game = race([], [], [])
    outcome(game, ARRIVE, STAY, STAY)
    refused(game, "end", "E-03")
    refused(game, ARRIVE, "E-03")


@pytest.mark.clause("E-04")
@pytest.mark.parametrize("start", range(3))
def test_the_game_ends_at_once_if_the_last_of_the_round_is_the_first_to_arrive(start: int) -> None:
    assert outcome(race([], [], [], start=start), STAY, STAY, ARRIVE).winner == (start + 2) % 3


@pytest.mark.clause("E-05", "E-10")
def test_the_only_one_to_arrive_wins_whatever_the_others_hold() -> None:
    end = outcome(race([], [6, 5, 4], [1]), ARRIVE, STAY, STAY)
    assert (end.winner, end.reason, end.places) == (0, "only_arrival", (1, 2, 2))


@pytest.mark.clause("E-06", "E-07", "E-10")
def test_among_several_the_most_blockades_win() -> None:
    """Seat 1 has more but stays away; seat 2 arrives last but holds two small ones."""
    end = outcome(race([6], [3, 4, 5], [1, 2]), ARRIVE, STAY, ARRIVE)
    assert (end.winner, end.reason) == (2, "most_blockades")
    assert end.ranking == (2, 0, 1)
    assert end.places == (2, 3, 1)


@pytest.mark.clause("E-06", "E-08", "O-24")
def test_with_equally_many_the_highest_number_wins() -> None:
    """Not the sum, not the lowest, not the order of arrival."""
    end = outcome(race([4, 5], [1, 6], [2]), ARRIVE, ARRIVE, ARRIVE)
    assert (end.winner, end.reason) == (1, "highest_blockade")
    assert end.ranking == (1, 0, 2)
    assert end.places == (2, 1, 3)


@pytest.mark.clause("E-06", "E-09")
def test_with_no_blockades_the_first_to_arrive_wins() -> None:
    end = outcome(race([], [], [], [], start=2), ARRIVE, STAY, ARRIVE, ARRIVE)
    assert (end.winner, end.reason) == (2, "first_arrival")
    assert end.ranking == (2, 0, 1, 3)
    assert end.places == (2, 3, 1, 4)


@pytest.mark.clause("E-06", "E-07", "E-08", "E-09", "O-24")
def test_the_tie_breaks_apply_one_after_the_other_down_the_ranking() -> None:
    end = outcome(race([], [3], [], [5]), ARRIVE, ARRIVE, ARRIVE, ARRIVE)
    assert end.ranking == (3, 1, 0, 2)
    assert end.reason == "highest_blockade"


@pytest.mark.clause("E-07")
def test_a_blockade_taken_in_the_last_turn_counts() -> None:
    board = FINISH | {
        "spaces": FINISH["spaces"] | {"m": "MM"},
        "edges": [*FINISH["edges"], ["b", "m"]],
        "blockades": [{"number": 1, "edges": [["b", "m"]]}],
    }
    players = [{"pieces": [space], "hand": ["explorer", "scout"]} for space in ("a", "b", "c")]
    game = situation(board, players=players)
    end = outcome(game, ARRIVE, "move 1 scout z via #1", "end")
    assert (end.winner, end.reason) == (1, "most_blockades")


@pytest.mark.clause("E-11")
def test_the_turn_of_a_player_who_has_arrived_is_over() -> None:
    me = {"pieces": ["a"], "hand": ["explorer", "traveler", "native"], "draw": ["sailor"]}
    others = [{"pieces": ["b"], "hand": ["scout"]}, {"pieces": ["c"]}]
    game = situation(FINISH, players=[me, *others])
    market = game.position()["market"]
    play(game, ARRIVE)
    assert game.to_move == 1
    assert (zone(game, "play"), zone(game, "discard")) == ([], ["explorer"])
    play(game, "end", "end")
    assert game.outcome() is not None
    assert sorted(zone(game, "hand")) == ["native", "traveler"]
    assert game.position()["market"] == market


@pytest.mark.clause("O-01", "M-09")
def test_power_left_at_the_finish_is_lost() -> None:
    """The Pioneer neither goes through the finishing space nor on from it."""
    board = path("S1", "F:g1", "g1", "g1")
    game = situation(board, "pioneer", others="c d")
    assert texts(game, "move") == {"move 1 pioneer b"}
    free = situation(board, "pioneer", others="a a")
    refused(free, "move 1 pioneer c", "M-04")
    assert piece(play(free, "move 1 pioneer b")) == "gate"
    assert free.to_move == 1


@pytest.mark.clause("O-05")
def test_everybody_may_arrive_in_one_round_over_one_finishing_space() -> None:
    game = race([], [], [], [])
    end = outcome(game, ARRIVE, ARRIVE, ARRIVE, ARRIVE)
    assert [piece(game, seat) for seat in range(4)] == ["gate"] * 4
    assert end.places == (1, 2, 3, 4)


HAND = "explorer,explorer,traveler,traveler"


def standstill(rounds: int = 0, **mine: Any) -> Game:
    """A player who may do something and two who hold four cards and keep them."""
    me = {"pieces": ["a"], "hand": HAND.split(",")} | mine
    others = [{"pieces": [space], "hand": HAND.split(",")} for space in "mn"]
    board = {
        "spaces": {"a": "S1", "b": "g1", "m": "S2", "n": "S3"},
        "edges": [["a", "b"]],
        "blockades": [{"number": 1, "edges": [["a", "b"]]}],
    }
    return situation(board, players=[me, *others], quiet={"rounds": rounds, "acted": False})


@pytest.mark.clause("O-09", "E-10")
def test_three_rounds_without_anything_end_the_game_without_a_winner() -> None:
    end = outcome(standstill(), *[f"end keep {HAND}"] * 9)
    assert (end.winner, end.reason) == (None, "stalemate")
    assert end.places == (1, 1, 1)


@pytest.mark.clause("O-09", "E-10")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_those_who_have_not_arrived_stand_in_turn_order(start: int) -> None:
    game = standstill(2)
    game.start = game.to_move = start
    end = outcome(game, *[f"end keep {HAND}"] * 3)
    assert end.ranking == tuple((start + i) % 3 for i in range(3))


@pytest.mark.clause("E-05", "E-07", "E-08", "E-09", "O-09")
def test_every_reason_names_its_clause() -> None:
    assert REASONS == {
        "only_arrival": "E-05",
        "most_blockades": "E-07",
        "highest_blockade": "E-08",
        "first_arrival": "E-09",
        "stalemate": "O-09",
    }


@pytest.mark.clause("O-09")
@pytest.mark.parametrize(
    ("more", "actions"),
    [
        ("explorer", ["move 1 explorer #1"]),
        ("scout", ["move 1 scout b via #1"]),
        ("native", ["native 1 #1"]),
        ("traveler", ["buy scout with traveler"]),
        ("transmitter", ["take native"]),
        ("scout", ["token remove_card scout"]),
        ("scout scientist", ["play scientist", "remove scout"]),
    ],
)
def test_moving_buying_taking_or_removing_starts_the_count_again(
    more: str, actions: list[str]
) -> None:
    hand = [*HAND.split(","), *more.split()]
    game = play(standstill(2, hand=hand, tokens=["remove_card"]), *actions)
    play(game, "end keep " + ",".join(zone(game, "hand")))
    play(game, *[f"end keep {HAND}"] * 2)
    assert game.outcome() is None
    kept = "end keep " + ",".join(zone(game, "hand"))
    whole_round = [kept, f"end keep {HAND}", f"end keep {HAND}"]
    assert outcome(game, *whole_round * 3).reason == "stalemate"


@pytest.mark.clause("O-09")
def test_drawing_starts_the_count_again() -> None:
    game = play(standstill(2), "end", *[f"end keep {HAND}"] * 2)
    assert game.outcome() is None
