"""Why a turn is good, and what decided a game, in words."""

from collections.abc import Mapping, Sequence

from eldorado.core.game import Game
from eldorado.core.kinds import TOKEN
from eldorado.core.state import Outcome
from eldorado.wording.texts import counted, text, thing


def reason_text(kind: str, about: Mapping[str, object], names: Sequence[str]) -> str:
    """One reason for a turn in words, from its kind and arguments."""
    args = dict(about)
    if kind == "draw":
        args = {"card": args["with"]}
    seat = args.pop("rival" if kind == "blockade" else "seat", None)
    if isinstance(seat, int):
        args["name"] = names[seat]
        kind = "blockade-rival" if kind == "blockade" else kind
    if "card" in args:
        args["card"] = _drawer(str(args["card"])) if kind == "draw" else thing(str(args["card"]))
    cards = args.get("cards")
    if isinstance(cards, Sequence):
        args["cards"] = counted(cards)
    return text(f"hint-{kind}", **args)


def _drawer(id: str) -> str:
    """A card that draws, or a cave token, which is named as one: its name is a phrase."""
    return text("part-token", token=thing(id)) if id in TOKEN else thing(id)


def verdict(game: Game, outcome: Outcome, names: Sequence[str]) -> str:
    """The winner, the round of their arrival, and what decided the game."""
    why, winner = text(f"reason-{outcome.reason}"), outcome.winner
    if winner is None:
        return text("story-nobody_won", reason=why)
    rounds = game.players[winner].arrival_round or game.round
    return text("they-won", name=names[winner], rounds=rounds, reason=why)
