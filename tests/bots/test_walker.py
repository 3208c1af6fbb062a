"""What the walker does in small situations."""

from typing import Any

from eldorado import Game
from eldorado.bots import make_bot
from eldorado.lab import GameJob, play_one
from tests.situations import path, situation


def choice(game: Game) -> str:
    """The walker's next action."""
    return str(make_bot("walker", seed=1).choose(game.view(game.to_move)))


def turn(game: Game) -> list[str]:
    """Everything the walker does until the turn is over."""
    bot = make_bot("walker", seed=1)
    seat, round = game.to_move, game.round
    done: list[str] = []
    while not game.finished and (game.to_move, game.round) == (seat, round):
        action = bot.choose(game.view(seat))
        game.apply(action)
        done.append(str(action))
    return done


def test_it_arrives_when_it_can() -> None:
    game = situation(path("S1", "g1", "y1", "F:b1"), "explorer traveler sailor")
    assert [action.split()[0] for action in turn(game)] == ["move"] * 3
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner == 0


def test_it_uses_one_strong_card_for_a_long_stretch() -> None:
    board = path("S1", "g1", "g1", "g1", "y1", "F:g1")
    game = situation(board, "explorer trailblazer traveler", draw="sailor explorer")
    assert choice(game) == "move 1 trailblazer d"


def test_it_takes_the_blockade_on_its_way() -> None:
    board = path("S1", "g1", "g1", "y1", "F:g1") | {
        "blockades": [{"number": 1, "edges": [["b", "c"]]}]
    }
    game = situation(board, "trailblazer", draw="traveler explorer sailor")
    assert choice(game) == "move 1 trailblazer c via #1"


def test_it_gives_a_starter_to_the_base_camp_and_not_its_best_card() -> None:
    board = path("S1", "C1", "g1", "g1", "g1", "y1", "g1", "y1", "F:b1")
    deck = "traveler traveler traveler explorer explorer sailor adventurer adventurer"
    game = situation(board, "traveler pioneer adventurer", draw=deck)
    assert "pay 1 b traveler" in turn(game)


def test_it_never_gives_away_the_only_paddle_for_a_river_finish() -> None:
    board = path("S1", "C1", "g1", "g1", "g1", "g1", "g1", "F:b1")
    game = situation(board, "sailor", draw="pioneer pioneer trailblazer trailblazer scout scout")
    assert choice(game).startswith("end")


def test_it_buys_the_paddle_power_it_lacks() -> None:
    board = path("S1", "g1", "y1", "b3", "g1", "g1", "y1", "F:g1")
    market: dict[str, Any] = {"board": {"captain": 3, "scout": 3, "photographer": 3}}
    game = situation(
        board, "traveler traveler traveler", draw="explorer explorer sailor", market=market
    )
    assert any(action.startswith("buy captain") for action in turn(game))


def test_it_walks_around_a_piece_that_does_not_move() -> None:
    board: dict[str, Any] = {
        "spaces": {"a": "S1", "b": "g1", "c": "g1", "d": "g1", "z": "F:g1"},
        "edges": [["a", "b"], ["a", "c"], ["c", "d"], ["b", "z"], ["d", "z"]],
    }
    game = situation(board, "explorer explorer", others="b", draw="explorer explorer sailor sailor")
    assert choice(game) == "move 1 explorer c"


def test_it_passes_through_with_a_token() -> None:
    board = path("S1", "g1", "g1", "g1", "F:g1")
    game = situation(
        board,
        "pioneer explorer",
        others="b",
        tokens="pass_through",
        variant={"caves": True},
    )
    assert turn(game)[0] == "token pass_through"


def test_both_pieces_arrive() -> None:
    board = path("S1", "g1", "g1", "F:g1")
    game = situation(board, "scout pioneer trailblazer explorer", at="b c")
    turn(game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner == 0


def test_it_keeps_the_item_it_has_a_token_for() -> None:
    board = path("S1", "g2", "g2", "g2", "y1", "g1", "y1", "F:g1")
    game = situation(
        board,
        "giant_machete",
        draw="traveler traveler explorer explorer",
        tokens="keep_item",
        variant={"caves": True},
    )
    assert turn(game)[:2] == ["move 1 giant_machete d", "token keep_item"]


def test_it_removes_starters_when_asked() -> None:
    board = path("S1", *["g1", "g1", "y1"] * 6, "F:g1")
    game = situation(
        board,
        "scientist traveler",
        draw="traveler",
        discard="traveler traveler pioneer pioneer adventurer sailor",
    )
    done = turn(game)
    assert done[:2] == ["play scientist", "remove traveler"]


def test_it_changes_a_symbol_to_get_on() -> None:
    board = path("S1", "b3", "b1", "y1", "F:g1")
    game = situation(
        board,
        "trailblazer",
        draw="sailor explorer traveler",
        tokens="change_symbol",
        variant={"caves": True},
    )
    assert turn(game)[:2] == ["token change_symbol", "move 1 trailblazer:paddle b"]


def test_a_plan_is_dropped_after_a_purchase() -> None:
    """In this game a purchase leaves exactly the hand that an earlier plan still counted on."""
    players = ("walker", "walker")
    result = play_one(
        GameJob(8739, 1112479383412931304, "winding_paths", players, entries=(0, 1), check=True)
    )
    assert result.finished
