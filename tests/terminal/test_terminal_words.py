"""Actions and endings in words."""

from typing import Any

import pytest

from eldorado import Game
from eldorado.core.actions import Action
from eldorado.terminal.narration import outcome_lines, tell, turn_lines
from situations import path, situation

NAMES = ["Ann", "Bo", "Cy"]


def told(game: Game, action: str) -> tuple[str, str]:
    before = game.copy()
    event = tell(before, Action.parse(action), game.apply(action))
    return event.public, event.private


def board() -> dict[str, Any]:
    found = path("S1", "g1", "g1", "R1", "C1", "g1", "F:g1")
    found["blockades"] = [{"number": 1, "edges": [["b", "c"]]}]
    return found


@pytest.mark.parametrize(
    ("hand", "at", "action", "public"),
    [
        ("explorer", "a", "move 1 explorer b", "played Explorer: a → b"),
        (
            "trailblazer",
            "a",
            "move 1 trailblazer c via #1",
            "played Trailblazer: a → c, took blockade #1",
        ),
        ("scout", "b", "move 1 scout #1", "played Scout: b, took blockade #1"),
        ("adventurer", "a", "move 1 adventurer:machete b", "played Adventurer as machete: a → b"),
        ("native", "a", "native 1 b", "played Native: a → b"),
        ("native", "b", "native 1 #1", "played Native: b, took blockade #1"),
        ("sailor", "c", "pay 1 d sailor", "paid Sailor for rubble: c → d"),
        ("sailor", "d", "pay 1 e sailor", "removed Sailor at a base camp: d → e"),
        ("scout", "f", "move 1 scout g", "played Scout: f → g, reached El Dorado"),
        ("transmitter", "a", "take native", "took Native with the Transmitter"),
        ("sailor explorer", "a", "buy scout with explorer,sailor", "bought Scout"),
    ],
)
def test_deeds(hand: str, at: str, action: str, public: str) -> None:
    game = situation(board(), hand, at=at, others="a a")
    assert told(game, action)[0] == public


def test_draws_are_names_for_the_player_and_numbers_for_the_others() -> None:
    game = situation(board(), "cartographer sailor", draw="scout pioneer", others="a")
    public, private = told(game, "play cartographer")
    assert public == "played Cartographer, drew 2 cards"
    assert private == "played Cartographer, drew Scout, Pioneer"
    public, private = told(game, "end keep scout,pioneer")
    assert public == "kept 2 cards, discarded 1 card, drew 2 cards after shuffling"
    assert private.startswith("kept Scout, Pioneer, discarded 1 card, drew ")


def test_a_turn_is_one_sentence() -> None:
    game = situation(board(), "explorer trailblazer", draw="sailor", others="a")
    events = []
    for action in ("move 1 explorer b", "move 1 trailblazer c via #1", "end"):
        before = game.copy()
        events.append(tell(before, Action.parse(action), game.apply(action)))
    assert turn_lines(events, NAMES, viewer=1) == [
        "Ann played Explorer: a → b; Trailblazer: b → c, took blockade #1; "
        "drew 3 cards after shuffling."
    ]
    assert turn_lines(events, NAMES, viewer=0)[0].startswith("You played")
    assert turn_lines(events, NAMES, viewer=None, reveal=True)[0].startswith("Ann played")


@pytest.mark.parametrize(
    ("mine", "others", "reason"),
    [
        ([], None, "nobody else reached El Dorado in that round (E-05)"),
        ([1, 2], [6], "holds the most blockades, 2 (E-07)"),
        ([6], [1], "holds the highest, #6 (E-08)"),
        ([], [], "arrived first (E-09)"),
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
