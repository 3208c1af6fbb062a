"""House rules that players may switch on (X)."""

from typing import Any

import pytest

from eldorado import Game, Variant
from tests.situations import arrived, path, piece, play, refused, situation, texts, zone

FINISH: dict[str, Any] = {
    "spaces": {"a": "S1", "b": "S2", "c": "S3", "d": "S4", "m": "MM", "z": "F:g1"},
    "edges": [["a", "z"], ["b", "z"], ["c", "z"], ["d", "z"], ["d", "m"]],
    "blockades": [{"number": 1, "edges": [["d", "m"]]}],
}
ARRIVE = "move 1 explorer z"
STAY = "end keep explorer"


def race(*held: list[int], full: bool = True, **fields: Any) -> Game:
    """Players one step before the finish, with the blockades they hold."""
    players = [
        {"pieces": [space], "hand": ["explorer"], "blockades": blockades}
        for space, blockades in zip("abcd", held, strict=False)
    ]
    return situation(FINISH, players=players, variant={"full_race": full}, **fields)


def turn_order(game: Game, *actions: str) -> list[tuple[int, int]]:
    """Round and seat of each of these actions; the game runs before each."""
    order = []
    for action in actions:
        assert game.outcome() is None
        order.append((game.position()["round"], game.to_move))
        play(game, action)
    return order


@pytest.mark.clause("X-01", "X-02")
def test_the_switches_are_off_unless_asked_for() -> None:
    assert Game.new(seed=1).position()["variant"] == {
        "caves": False,
        "full_race": False,
        "free_order": False,
    }
    assert Variant() == Variant(caves=False, full_race=False, free_order=False)


@pytest.mark.clause("X-01")
def test_a_full_race_goes_on_without_those_who_have_arrived() -> None:
    game = race([], [], [], [])
    order = turn_order(game, STAY, ARRIVE, STAY, STAY, STAY, ARRIVE, STAY, STAY)
    assert order == [(1, 0), (1, 1), (1, 2), (1, 3), (2, 0), (2, 2), (2, 3), (3, 0)]
    assert game.outcome() is None
    assert game.to_move == 3


@pytest.mark.clause("X-01")
def test_rounds_are_counted_even_when_the_starting_player_has_arrived() -> None:
    game = race([], [], [], [], start=1)
    order = turn_order(game, ARRIVE, STAY, STAY, STAY, STAY, STAY, STAY, STAY)
    assert order == [(1, 1), (1, 2), (1, 3), (1, 0), (2, 2), (2, 3), (2, 0), (3, 2)]


@pytest.mark.clause("X-01")
def test_a_full_race_ends_with_the_round_in_which_one_player_is_left() -> None:
    """Seat 2 is the last but one to arrive; seat 3 still has its turn in that round."""
    game = race([], [], [], [])
    turn_order(game, ARRIVE, ARRIVE, STAY, STAY, ARRIVE, STAY)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.places == (1, 2, 3, 4)
    assert (outcome.winner, outcome.ranking) == (0, (0, 1, 2, 3))


@pytest.mark.clause("X-01")
def test_the_last_one_may_still_arrive_in_that_round() -> None:
    game = race([], [], [3])
    turn_order(game, ARRIVE, STAY, STAY, ARRIVE, ARRIVE)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.places == (1, 3, 2)
    assert arrived(game) == [1, 2, 3]


@pytest.mark.clause("X-01", "E-07", "E-08", "E-09")
@pytest.mark.parametrize(
    ("held", "actions", "places"),
    [
        # an earlier round is better than any number of blockades
        (
            ([], [1, 2], [3], []),
            [ARRIVE, STAY, STAY, STAY, ARRIVE, STAY, STAY, ARRIVE, STAY],
            (1, 2, 3, 4),
        ),
        # within a round: most, then the highest number, then the first to arrive
        (([], [1, 2], [6]), [ARRIVE, ARRIVE, ARRIVE], (3, 1, 2)),
        (([2, 5], [1, 6], []), [ARRIVE, ARRIVE, ARRIVE], (2, 1, 3)),
        (([], [], [], []), [STAY, STAY, ARRIVE, STAY, ARRIVE, ARRIVE, ARRIVE], (2, 3, 1, 4)),
        (([], [], [2], [4]), [STAY, ARRIVE, STAY, STAY, STAY, ARRIVE, ARRIVE], (4, 1, 3, 2)),
    ],
)
def test_places_go_by_round_of_arrival_and_then_by_the_tie_breaks(
    held: tuple[list[int], ...], actions: list[str], places: tuple[int, ...]
) -> None:
    game = race(*held)
    turn_order(game, *actions)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.places == places
    assert outcome.winner == outcome.ranking[0] == places.index(1)


@pytest.mark.clause("X-01", "E-07")
def test_blockades_taken_later_in_the_same_round_count_for_the_places() -> None:
    players: list[dict[str, Any]] = [
        {"pieces": [space], "hand": ["explorer", "scout"]} for space in "abd"
    ]
    game = situation(FINISH, players=players, variant={"full_race": True})
    play(game, ARRIVE, "end keep explorer,scout", "move 1 scout z via #1")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.places == (2, 3, 1)


@pytest.mark.clause("X-01", "E-03")
@pytest.mark.parametrize(
    ("held", "first_round"),
    [
        (([], [], []), [STAY, ARRIVE, STAY]),
        (([6], [1, 2], []), [ARRIVE, ARRIVE, STAY]),
        (([5], [6], [1, 2, 3]), [ARRIVE, ARRIVE, STAY]),
        (([], [], []), [STAY, ARRIVE, ARRIVE]),
    ],
)
def test_the_winner_is_the_one_the_official_rules_name(
    held: tuple[list[int], ...], first_round: list[str]
) -> None:
    official = play(race(*held, full=False), *first_round).outcome()
    game = play(race(*held), *first_round)
    while game.outcome() is None:
        play(game, ARRIVE)
    outcome = game.outcome()
    assert official is not None
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (official.winner, official.reason)


@pytest.mark.clause("X-01", "W-04")
def test_a_full_race_of_two_ends_like_any_other() -> None:
    players = [{"pieces": ["gate", "a"], "hand": ["explorer"]}, {"pieces": ["b", "c"]}]
    game = situation(FINISH, players=players, variant={"full_race": True})
    turn_order(game, "move 2 explorer z", "end")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.places == (1, 2)


@pytest.mark.clause("X-01", "O-09")
def test_a_standstill_of_the_rest_does_not_take_the_victory_away() -> None:
    hand = ["scout"] * 4
    others = [
        {"pieces": [space], "hand": hand, "blockades": [2 + i]} for i, space in enumerate("bc")
    ]
    players = [{"pieces": ["a"], "hand": ["explorer"]}, *others]
    game = situation(FINISH, players=players, variant={"full_race": True})
    turn_order(game, ARRIVE, *[f"end keep {','.join(hand)}"] * 8)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.places) == (0, (1, 2, 2))


JUNGLE = path("S1", "g1", "R1", "g2")


def shopper(hand: str, free: bool = True, **fields: Any) -> Game:
    return situation(JUNGLE, hand, variant={"caves": True, "free_order": free}, **fields)


@pytest.mark.clause("X-02", "T-05")
@pytest.mark.parametrize(
    ("at", "action"),
    [("a", "move 1 explorer b"), ("a", "move 1 machete_1 b"), ("b", "pay 1 c explorer")],
)
def test_free_order_allows_movement_after_the_purchase(at: str, action: str) -> None:
    hand, tokens = "explorer traveler", "machete_1"
    official = play(shopper(hand, free=False, tokens=tokens, at=at), "buy scout with traveler")
    refused(official, action, "T-05")
    game = play(shopper(hand, tokens=tokens, at=at), "buy scout with traveler")
    assert action in texts(game)
    play(game, action)


@pytest.mark.clause("X-02")
def test_in_free_order_the_purchase_may_come_in_the_middle() -> None:
    game = play(shopper("explorer traveler sailor"), "move 1 explorer b", "buy scout with traveler")
    assert piece(play(game, "pay 1 c sailor")) == "c"


@pytest.mark.clause("X-02", "P-01")
def test_free_order_still_allows_one_purchase_only() -> None:
    game = play(shopper("traveler traveler explorer"), "buy scout with traveler")
    refused(game, "buy scout with traveler", "P-01")
    play(game, "move 1 explorer b")
    assert not texts(game, "buy")


@pytest.mark.clause("X-02", "P-08")
def test_a_card_bought_in_free_order_is_not_at_hand() -> None:
    game = play(shopper("traveler explorer"), "buy scout with traveler")
    assert zone(game, "discard") == ["scout"]
    refused(game, "move 1 scout b", "T-02")


@pytest.mark.clause("X-02", "P-08")
def test_a_card_bought_in_free_order_moves_when_a_reshuffle_brings_it_back() -> None:
    game = play(shopper("traveler cartographer"), "buy scout with traveler", "play cartographer")
    assert zone(game, "hand") == ["scout"]
    assert piece(play(game, "move 1 scout b")) == "b"
