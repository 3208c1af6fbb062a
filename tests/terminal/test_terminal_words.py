"""Actions and endings in words."""

from typing import Any

import pytest

from eldorado import Game
from eldorado.core.actions import Action
from eldorado.terminal.narration import NarratedAction, outcome_lines, turn_lines
from tests.situations import path, situation

NAMES = ["Ann", "Bo", "Cy"]


def told(game: Game, action: str) -> tuple[str, str]:
    before = game.copy()
    event = NarratedAction(before, Action.parse(action), game.apply(action))
    return event.public("Ann"), event.private


def board() -> dict[str, Any]:
    found = path("S1", "g1", "g1", "R1", "C1", "g1", "F:g1")
    found["blockades"] = [{"number": 1, "edges": [["b", "c"]]}]
    return found


@pytest.mark.parametrize(
    ("hand", "at", "action", "public"),
    [
        ("explorer", "a", "move 1 explorer b", "moved to jungle 1 with Explorer."),
        (
            "trailblazer",
            "a",
            "move 1 trailblazer c via #1",
            "moved to jungle 1 with Trailblazer and took blockade 1.",
        ),
        (
            "scout",
            "b",
            "move 1 scout #1",
            "played Scout and took blockade 1; the piece stayed where it was.",
        ),
        (
            "adventurer",
            "a",
            "move 1 adventurer:machete b",
            "moved to jungle 1 with Adventurer as machete.",
        ),
        ("native", "a", "native 1 b", "moved one step to jungle 1 with Native."),
        ("native", "b", "native 1 #1", "played Native and took blockade 1."),
        ("sailor", "c", "pay 1 d sailor", "paid Sailor for a rubble space and moved to rubble 1."),
        ("sailor", "d", "pay 1 e sailor", "left Sailor at a base camp for good and moved to e."),
        (
            "scout",
            "f",
            "move 1 scout g",
            "moved to jungle 1 with Scout. Ann reached El Dorado!",
        ),
        ("transmitter", "a", "take native", "took Native for free with the Transmitter."),
        (
            "sailor explorer",
            "a",
            "buy scout with explorer,sailor",
            "bought Scout with Explorer and Sailor.",
        ),
    ],
)
def test_deeds(hand: str, at: str, action: str, public: str) -> None:
    game = situation(board(), hand, at=at, others="a a")
    assert told(game, action)[0] == f"Ann {public}"


def test_draws_are_names_for_the_player_and_numbers_for_the_others() -> None:
    game = situation(board(), "cartographer sailor", draw="scout pioneer", others="a")
    public, private = told(game, "play cartographer")
    assert public == "Ann played Cartographer and drew 2 cards."
    assert private == "You played Cartographer and drew Scout and Pioneer."
    public, private = told(game, "end keep scout,pioneer")
    assert public == (
        "Ann kept 2 cards and ended the turn, drawing 2 cards after shuffling the discard pile."
    )
    assert private.startswith("You kept Scout and Pioneer and ended your turn, drawing ")


def test_a_turn_is_one_line() -> None:
    game = situation(board(), "explorer trailblazer", draw="sailor", others="a")
    events = []
    for action in ("move 1 explorer b", "move 1 trailblazer c via #1", "end"):
        before = game.copy()
        events.append(NarratedAction(before, Action.parse(action), game.apply(action)))
    assert turn_lines(events, NAMES, viewer=1) == [
        "Ann moved to jungle 1 with Explorer. "
        "Ann moved to jungle 1 with Trailblazer and took blockade 1. "
        "Ann ended the turn, drawing 3 cards after shuffling the discard pile."
    ]
    assert turn_lines(events, NAMES, viewer=0)[0].startswith("You moved")


@pytest.mark.parametrize(
    ("mine", "others", "reason"),
    [
        ([], None, "nobody else reached El Dorado in that round."),
        ([1, 2], [6], "the most blockades among those who arrived."),
        ([6], [1], "the one with the highest number."),
        ([], [], "the earlier arrival."),
    ],
)
def test_the_winner_is_told_with_the_tie_break(
    mine: list[int], others: list[int] | None, reason: str
) -> None:
    players: list[dict[str, Any]] = [{"pieces": ["gate"], "arrived": 1, "blockades": mine}]
    if others is None:
        players.append({"pieces": ["a"]})
    else:
        players.append({"pieces": ["gate"], "arrived": 2, "blockades": others})
    players.append({"pieces": ["b"]})
    game = Game.from_position(
        {
            "board": path("S1", "g1", "F:g1"),
            "players": players,
            "finished": True,
            "round": 7,
        }
    )
    lines = outcome_lines(game, NAMES)
    assert lines[0].startswith("Ann wins after 7 rounds: ")
    assert reason in lines[0]
    assert len(lines) == 4
    assert "Cy: still on the way" in lines[3]


def test_a_stalemate_has_no_winner() -> None:
    game = Game.from_position(
        {
            "board": path("S1", "g1", "F:g1"),
            "players": [{"pieces": ["a"]}, {"pieces": ["b"]}],
            "finished": True,
        }
    )
    assert outcome_lines(game, NAMES)[0].startswith("Nobody wins")
