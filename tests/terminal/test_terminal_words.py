"""Actions and endings in words."""

import re
from typing import Any

import pytest

from eldorado import Game
from eldorado.core.actions import Action, Move
from eldorado.i18n import LANGUAGES
from eldorado.terminal.console import LABEL
from eldorado.terminal.narration import NarratedAction, outcome_lines, turn_lines
from eldorado.wording.texts import speak, text, thing
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
        ("explorer", "a", "move 1 explorer b", "moved to jungle 1 with the Explorer."),
        (
            "trailblazer",
            "a",
            "move 1 trailblazer c via #1",
            "moved to jungle 1 with the Trailblazer, taking blockade 1.",
        ),
        (
            "scout",
            "b",
            "move 1 scout #1",
            "played the Scout, taking blockade 1. The piece stayed where it was.",
        ),
        (
            "adventurer",
            "a",
            "move 1 adventurer:machete b",
            "moved to jungle 1 with the Adventurer as a machete.",
        ),
        ("native", "a", "native 1 b", "moved one step to jungle 1 with the Native."),
        ("native", "b", "native 1 #1", "played the Native, taking blockade 1."),
        ("sailor", "c", "pay 1 d sailor", "paid with Sailor and moved to rubble 1."),
        (
            "sailor",
            "d",
            "pay 1 e sailor",
            "removed Sailor from the game and moved to the base camp e.",
        ),
        (
            "scout",
            "f",
            "move 1 scout g",
            "moved to jungle 1 with the Scout. Ann reached El Dorado!",
        ),
        ("transmitter", "a", "take native", "took the Native for free with the Transmitter."),
        (
            "sailor explorer",
            "a",
            "buy scout with explorer,sailor",
            "bought the Scout and paid with Explorer and Sailor.",
        ),
    ],
)
def test_deeds(hand: str, at: str, action: str, public: str) -> None:
    game = situation(board(), hand, at=at, others="a a")
    assert told(game, action)[0] == f"Ann {public}"


def test_a_space_of_a_route_is_named_before_its_terrain() -> None:
    game = Game.new("first_game", 3, seed=4, start=0)
    moves = [action for action in game.legal_actions() if isinstance(action, Move)]
    assert moves
    for action in moves:
        public, _ = told(game.copy(), str(action))
        assert re.search(rf"\b{action.target} \(\w+ \d\)", public), public


def test_draws_are_names_for_the_player_and_numbers_for_the_others() -> None:
    game = situation(board(), "cartographer sailor", draw="scout pioneer", others="a")
    public, private = told(game, "play cartographer")
    assert public == "Ann played the Cartographer and drew 2 cards."
    assert private == "You played the Cartographer and drew Scout and Pioneer."
    public, private = told(game, "end keep scout,pioneer")
    assert public == (
        "Ann kept 2 cards, ended the turn and drew 2 cards after shuffling the discard pile."
    )
    assert private.startswith("You kept Scout and Pioneer, ended your turn and drew ")


def test_a_turn_is_one_line() -> None:
    game = situation(board(), "explorer trailblazer", draw="sailor", others="a")
    events = []
    for action in ("move 1 explorer b", "move 1 trailblazer c via #1", "end"):
        before = game.copy()
        events.append(NarratedAction(before, Action.parse(action), game.apply(action)))
    assert turn_lines(events, NAMES, viewer=1) == [
        "Ann moved to jungle 1 with the Explorer. "
        "Ann moved to jungle 1 with the Trailblazer, taking blockade 1. "
        "Ann ended the turn and drew 3 cards after shuffling the discard pile."
    ]
    assert turn_lines(events, NAMES, viewer=0)[0].startswith("You moved")


@pytest.mark.parametrize(
    ("mine", "others", "reason"),
    [
        ([], None, "nobody else reached El Dorado in that round."),
        ([1, 2], [6], "the most blockades among those who arrived."),
        ([6], [1], "with the highest-numbered blockade."),
        ([], [], "no blockades to compare; the first to arrive."),
    ],
)
def test_the_winner_is_named_with_the_tie_break(
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


def test_a_full_race_is_won_in_the_round_of_the_first_arrival() -> None:
    first = {"pieces": ["gate"], "arrived": 1, "arrival_round": 5, "blockades": []}
    second = {"pieces": ["gate"], "arrived": 2, "arrival_round": 7, "blockades": []}
    position = {
        "board": path("S1", "g1", "F:g1"),
        "variant": {"full_race": True},
        "players": [first, second, {"pieces": ["b"]}],
        "finished": True,
        "round": 7,
    }
    told = outcome_lines(Game.from_position(position), NAMES)
    assert told[0].startswith("Ann wins after 5 rounds: nobody else")


def test_a_stalemate_has_no_winner() -> None:
    game = Game.from_position(
        {
            "board": path("S1", "g1", "F:g1"),
            "players": [{"pieces": ["a"]}, {"pieces": ["b"]}],
            "finished": True,
        }
    )
    assert outcome_lines(game, NAMES)[0].startswith("Nobody wins")


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_labels_fit_into_their_column(spoken: str) -> None:
    speak(spoken)
    zones = "hand hands played tokens draw discard removed unseen market reserve blockades"
    groups = "token play take remove buy end"
    labels = [text(f"terminal-label-{zone}") for zone in zones.split()]
    labels += [text(f"terminal-menu-{group}") for group in groups.split()]
    labels += [text(f"terminal-menu-{group}", piece=2) for group in ("move", "pay")]
    labels += [text("terminal-this-turn"), text("terminal-meanwhile"), thing("native")]
    speak("en")
    assert not [label for label in labels if len(label) >= LABEL]
