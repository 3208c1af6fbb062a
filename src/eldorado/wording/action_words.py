"""Actions in words: as something to do, and as something that was done."""

from collections.abc import Sequence
from typing import Any

from eldorado.core.actions import (
    Action,
    Buy,
    End,
    Move,
    Native,
    Pay,
    Play,
    Remove,
    Take,
    UseToken,
)
from eldorado.core.chance import Chance
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, TOKEN, TOKEN_IDS
from eldorado.core.state import GATE
from eldorado.routes.board import CAMP, MOUNTAIN, START, TERRAIN_NAMES, Board, Space
from eldorado.wording.texts import counted, joined, listed, text, thing

NAMED_TERRAINS = {CAMP: "base_camp", MOUNTAIN: "mountain", START: "starting_space"}


def terrain_name(space: Space) -> str:
    """What a space is: `river 2`, `mountain`."""
    words = text(f"space-{NAMED_TERRAINS.get(space.terrain, TERRAIN_NAMES[space.terrain])}")
    return f"{words} {space.need}" if space.need else words


def place(board: Board, name: str) -> str:
    """Where a move leads: `C14 (river 2)`; `river 2` on a hand-made board."""
    if name not in board.index:
        return name
    words = terrain_name(board.spaces[board.index[name]])
    return f"{name} ({words})" if any(letter.isdigit() for letter in name) else words


def mover(action: Move | Native) -> str:
    """The card or token that moves a piece: `Adventurer as paddle`."""
    id = moving_id(action)
    if id in TOKEN:
        return text("part-token", token=thing(id))
    if isinstance(action, Move) and action.symbol:
        return text("part-as", card=thing(id), symbol=text(f"symbol-{action.symbol}"))
    return thing(id)


def moving_id(action: Move | Native) -> str:
    """The id of the card or token that moves a piece."""
    if isinstance(action, Native):
        return "native_token" if action.token else "native"
    return action.card


def source(id: str) -> str:
    """A part of a payment: `Treasure Chest as half a coin`."""
    if id in TOKEN:
        return text("part-token", token=thing(id))
    if id.endswith("/2"):
        return text("part-half_coin", card=thing(id.removesuffix("/2")))
    if id.endswith(":coin"):
        return text("part-coins", card=thing(id.removesuffix(":coin")))
    return thing(id)


def _stays(action: Action) -> bool:
    return isinstance(action, Move | Native | Pay) and action.target[0] == "#"


def _camp(board: Board, action: Pay) -> bool:
    return not _stays(action) and board.terrain[board.index[action.target]] == CAMP


def _arguments(action: Action, board: Board, pieces: int) -> dict[str, Any]:
    """The arguments of messages about an action."""
    cards: Sequence[str] = ()
    args: dict[str, Any] = {"card": "", "space": "", "piece": 0}
    taken: list[int] = []
    if isinstance(action, Move | Native | Pay):
        taken = [*action.via] if isinstance(action, Move) else []
        taken += [int(action.target[1:])] if _stays(action) else []
        args["space"] = place(board, action.target)
        args["piece"] = action.piece if pieces > 1 else 0
    if isinstance(action, Move | Native):
        args["card"] = mover(action)
        args["mover"] = "token" if moving_id(action) in TOKEN else "card"
    elif isinstance(action, Play | Take | Buy):
        args["card"] = thing(action.card)
    if isinstance(action, Pay | Remove | UseToken):
        cards = action.cards
    elif isinstance(action, End):
        cards = action.keep
    if isinstance(action, Pay) and (_camp(board, action) or _stays(action)):
        args["space"] = action.target
    args["cards"] = counted(action.sources, source) if isinstance(action, Buy) else counted(cards)
    args["count"] = args["kept"] = len(cards)
    return args | {"blockades": len(taken), "blockade": listed([str(n) for n in sorted(taken)])}


def deed(action: Action, board: Board, pieces: int = 1) -> str:
    """An action as something to do: `Explorer to B32 (jungle 1)`."""
    args = _arguments(action, board, pieces)
    if isinstance(action, Move | Native):
        return text("deed-stay" if _stays(action) else "deed-move", **args)
    if isinstance(action, Pay):
        kind = "-blockade" if _stays(action) else "-camp" if _camp(board, action) else ""
        return text(f"deed-pay{kind}", **args)
    if isinstance(action, Remove):
        return text("deed-remove" if action.cards else "deed-remove-none", **args)
    if isinstance(action, UseToken):
        return text("deed-token", **args, token=thing(action.kind))
    return text(f"deed-{type(action).__name__.lower()}", **args)


def deeds(actions: Sequence[Action], board: Board, pieces: int = 1) -> str:
    """A turn, or a part of one."""
    return joined(deed(action, board, pieces) for action in actions)


def _story(action: Action, board: Board) -> str:
    """The message about an action, without its `you-` or `they-`."""
    stays = _stays(action)
    if isinstance(action, Move):
        return "stayed" if stays else "moved"
    if isinstance(action, Native):
        return "native-stayed" if stays else "native"
    if isinstance(action, Pay):
        return f"paid-{'blockade' if stays else 'camp' if _camp(board, action) else 'rubble'}"
    if isinstance(action, Remove):
        return "removed" if action.cards else "removed-none"
    if isinstance(action, UseToken):
        return f"token-{action.kind}"
    if isinstance(action, Buy):
        return "bought-with"
    return {Play: "played", Take: "took"}.get(type(action), "ended")


def told(before: Game, action: Action, chance: Chance, name: str | None) -> str:
    """An action just done from `before` and what it revealed, as said to the player who did it, or,
    with that player's name, to the others (S-11)."""
    who = "you" if name is None else "they"
    board = before.board
    pieces = len(before.player.pieces)
    args = _arguments(action, board, pieces)
    if isinstance(action, UseToken) and action.cards:
        args["card"] = thing(action.cards[0])
    elif isinstance(action, UseToken) and before.turn.saveable:
        args["card"] = thing(CARD_IDS[before.turn.saveable[0]])
    if not isinstance(action, Remove):
        args["count"] = len(chance.drawn)
    args |= {
        "name": name or "",
        "drawn": counted(CARD_IDS[card] for card in sorted(chance.drawn)),
        "reshuffled": int(chance.reshuffled),
        "found": len(chance.found),
        "tokens": counted(TOKEN_IDS[token] for token in chance.found),
    }
    words = text(f"{who}-{_story(action, board)}", **args)
    if arrives(before, action):
        others = sum(space != GATE for space in before.player.pieces) > 1
        kind = "arrived-piece" if others else "arrived"
        words = f"{words} {text(f'{who}-{kind}', name=name or '')}"
    return words


def arrives(before: Game, action: Action) -> bool:
    """Whether an action brings a piece through the gate."""
    if not isinstance(action, Move | Native | Pay) or _stays(action):
        return False
    return bool(before.board.finish[before.board.index[action.target]])
