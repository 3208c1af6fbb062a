"""Small hand-made positions for tests of single rules."""

from itertools import pairwise
from typing import Any

import pytest

from eldorado import Action, Game, IllegalAction
from eldorado.errors import WordedError
from eldorado.i18n import LANGUAGES
from eldorado.wording import speak


def path(*tokens: str) -> dict[str, Any]:
    """A board of spaces a, b, c, ... in a row."""
    names = "abcdefghijklmnopqrstuvwxyz"[: len(tokens)]
    return {
        "spaces": dict(zip(names, tokens, strict=True)),
        "edges": [list(pair) for pair in pairwise(names)],
    }


def situation(
    board: dict[str, Any],
    hand: str = "",
    *,
    at: str = "a",
    others: str = "",
    draw: str = "",
    discard: str = "",
    tokens: str = "",
    turn: dict[str, Any] | None = None,
    seed: int = 0,
    **fields: Any,
) -> Game:
    """A game at a chosen moment, seat 0 to move.

    Lists are written with blanks: `hand="scout explorer"`. `at` are the pieces of seat 0,
    `others` the spaces of further seats, one piece each. `fields` are further top-level
    fields of the position document.
    """
    me = {
        "pieces": at.split(),
        "hand": hand.split(),
        "draw": draw.split(),
        "discard": discard.split(),
        "tokens": tokens.split(),
    }
    players = [me, *({"pieces": [space]} for space in others.split())]
    document: dict[str, Any] = {"board": board, "players": players, **fields}
    if turn is not None:
        document["turn"] = turn
    return Game.from_position(document, seed=seed)


def texts(game: Game, verb: str = "") -> set[str]:
    """The legal actions as text, those that begin with a word."""
    return {str(action) for action in game.legal_actions() if str(action).startswith(verb)}


def refused(game: Game, action: str, clause: str) -> str:
    """Checks that an action is refused under that clause and changes nothing; the sentence."""
    before = game.position()
    with pytest.raises(IllegalAction) as caught:
        game.apply(action)
    assert caught.value.clause == clause, f"{caught.value.clause}: {caught.value}"
    assert game.position() == before
    assert action not in texts(game)
    return in_every_language(caught.value)


def in_every_language(error: WordedError) -> str:
    """The English sentence of an error that can be said in every language."""
    said = {}
    for language in LANGUAGES:
        speak(language)
        said[language] = str(error)
    speak("en")
    assert "{" not in "".join(said.values())
    assert len({said[language] for language in ("en", "de", "fr", "pt")}) == 4
    return said["en"]


def piece(game: Game, seat: int = 0, number: int = 1) -> str:
    """The space a piece stands on, or `gate`."""
    name: str = game.position()["players"][seat]["pieces"][number - 1]
    return name


def zone(game: Game, name: str, seat: int = 0) -> list[Any]:
    """A zone of a player as the position document has it: hand, draw, discard, play, ..."""
    cards: list[Any] = game.position()["players"][seat][name]
    return cards


def play(game: Game, *actions: str) -> Game:
    """The same game after these actions, each of which must be listed as legal."""
    for action in actions:
        assert Action.parse(action) in game.legal_actions(), action
        game.apply(action)
    return game


def ground(
    spaces: str,
    edges: str,
    *,
    blockades: dict[int, str] | None = None,
    caves: dict[str, str] | None = None,
) -> dict[str, Any]:
    """A board of any shape, with names of one letter.

    `ground("a=g1 b=g2 k=MC", "ab bk", blockades={1: "ab"}, caves={"k": "coin_1"})`; a cave's
    tokens are listed top first.
    """
    board: dict[str, Any] = {
        "spaces": dict(space.split("=") for space in spaces.split()),
        "edges": [list(edge) for edge in edges.split()],
        "blockades": [
            {"number": number, "edges": [list(edge) for edge in covered.split()]}
            for number, covered in (blockades or {}).items()
        ],
    }
    if caves is not None:
        board["caves"] = {cave: tokens.split() for cave, tokens in caves.items()}
    return board


def piles(game: Game) -> tuple[dict[str, int], dict[str, int]]:
    """The piles on the market board and those in the reserve."""
    market = game.position()["market"]
    return market["board"], market["reserve"]


def arrived(game: Game) -> list[int]:
    """For each seat as which it arrived, from 1; 0 for those still on the way."""
    return [player["arrived"] for player in game.position()["players"]]


def used_tokens(game: Game) -> list[str]:
    """Cave tokens that are out of the game."""
    tokens: list[str] = game.position()["tokens"]["used"]
    return tokens
