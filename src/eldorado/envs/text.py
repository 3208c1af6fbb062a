"""The game as text, for language models: an observation, a prompt, and a strict parser.

The parser never guesses: it takes the JSON object that ends an answer and its `action`, exactly
as written. Anything else is unreadable, and an action that the rules do not allow is illegal;
each has a text that asks for another answer.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from eldorado.core.actions import FORMS, Action
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, PRICE, TOKEN_IDS
from eldorado.core.state import GATE, NO_CARD, Player
from eldorado.core.view import View
from eldorado.core.zones.stock import offers
from eldorado.errors import EldoradoError, IllegalAction, ParseError
from eldorado.facts import BLOCKADES
from eldorado.input_limits import LONGEST_ACTION
from eldorado.routes.board import TERRAIN_NAMES, Board
from eldorado.routes.paths import steps_from, steps_to_go

BUDGET: Final = 6_000
"""The most characters of an observation. Of the map, the nearest spaces that fit are shown."""

ANSWER_SIZE: Final = 100_000
"""The most characters of an answer."""

MOST_OPEN: Final = 50
"""Brackets that may be open at one place of an answer outside of its JSON objects."""

_END: Final = re.compile(r"\s*(?:```\s*)?")
"""What may follow the object: white space, and the end of a block of code."""

_SIGN: Final = re.compile(r'[{}\[\]"]')
_OPENS: Final = {"}": "{", "]": "["}

_FORMS = "\n".join(f"- {form}" for form in FORMS.values())

INSTRUCTIONS: Final = f"""\
You play one seat of a race to El Dorado: move your pieces over the hexes with cards, buy better
cards, arrive first. A space needs its symbol (jungle machete, river paddle, village coin) from one
card with at least its number. Rubble and base camps are paid with cards instead.
Reply with your next action as the last thing you write, as a JSON object on a line of its own:
{{"action": "end"}}
Actions are written in these forms; PIECE is 1 or 2, TARGET a space or a blockade such as #3:
{_FORMS}"""


class UnreadableAnswer(EldoradoError):
    """No action can be read from an answer."""


def make_prompt(view: View) -> str:
    """Instructions and observation for the seat to move. Legal actions are not listed."""
    return f"{INSTRUCTIONS}\n\n{describe(view)}"


def parse_answer(answer: str, view: View) -> Action:
    """The action of an answer; raises UnreadableAnswer or IllegalAction.

    The view is that of the seat to move; another one is refused, whatever the answer is.
    """
    if view.finished or view.seat != view.to_move:
        raise EldoradoError("Ask for an action only in a view of the seat to move.")
    text = _last_action(answer)
    try:
        action = Action.parse(text)
        if str(action) != text:
            raise UnreadableAnswer(f"its action must be written exactly like this: {action}")
        if action not in view.legal_actions():
            view.world.copy().apply(action)  # raises with the clause that forbids it
            raise IllegalAction("T-02", "action")
    except ParseError as error:
        raise UnreadableAnswer(str(error)) from error
    return action


def rethink(error: EldoradoError) -> str:
    """What to reply to an answer that could not be used."""
    if isinstance(error, IllegalAction):
        return (
            f"The rules do not allow this action now ({error.clause}): {error}\n"
            "Nothing has changed. Choose another action and reply with it as a JSON object."
        )
    return (
        f"No action could be read from your reply: {error}\n"
        'End your reply with one JSON object such as {"action": "end"}.'
    )


def _last_action(answer: str) -> str:
    """The `action` of the JSON object that ends an answer."""
    if len(answer) > ANSWER_SIZE:
        raise UnreadableAnswer(f"it has more than {ANSWER_SIZE:,} characters.")
    last, end = _last_object(answer)
    if last is None:
        raise UnreadableAnswer("there is no complete JSON object in it.")
    if not _END.fullmatch(answer, end):
        raise UnreadableAnswer("there is text after its last JSON object.")
    action = last.get("action")
    if not isinstance(action, str) or len(action) > LONGEST_ACTION:
        raise UnreadableAnswer('its last JSON object has no text "action".')
    return action


def _last_object(answer: str) -> tuple[dict[str, Any] | None, int]:
    """The last JSON object that is not part of another, and where it ends; None if anything in
    brackets is left open or has quotation marks and is not JSON: it may be a part of that."""
    last: dict[str, Any] | None = None
    last_end = place = 0
    still_open: list[str] = []
    while (found := _SIGN.search(answer, place)) is not None:
        sign, place = found[0], found.end()
        if sign in _OPENS:
            if still_open and still_open[-1] == _OPENS[sign]:
                still_open.pop()
        elif sign == '"':
            if still_open:
                return None, 0
        else:
            value, end = _decode(answer, found.start())
            if end and not still_open:
                place = end
                if isinstance(value, dict):
                    last, last_end = value, end
                continue
            still_open.append(sign)
            if len(still_open) > MOST_OPEN:
                return None, 0
    return (None, 0) if still_open else (last, last_end)


def _decode(answer: str, start: int) -> tuple[Any, int]:
    """The object or list that begins there, and where it ends; 0 if it is not complete or a
    name stands twice in an object."""
    try:
        return _DECODER.raw_decode(answer, start)
    except (ValueError, RecursionError):
        return None, 0


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object by its pairs; a name that stands twice would leave it open which one counts."""
    if len(dict(pairs)) < len(pairs):
        raise ValueError
    return dict(pairs)


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_without_doubles)


def describe(view: View) -> str:
    """What a seat (or a spectator) sees, within `BUDGET` characters."""
    game = view.world
    lines = [*_situation(view), *_seats(view), *_market(game), *_blockades(game)]
    if view.seat is not None:
        room = BUDGET - sum(len(line) + 1 for line in lines)
        lines += _map(game, view.seat, room)
    return "\n".join(lines)[:BUDGET]


def _situation(view: View) -> list[str]:
    game, turn = view.world, view.world.turn
    lines = [f"Route {game.board.title}, round {game.round}, seat {game.to_move} to move."]
    if view.seat is not None:
        player = game.players[view.seat]
        lines.append(f"You are seat {view.seat}. Your hand: {_cards(player.hand)}.")
    if turn.bought:
        lines.append("A card has been bought this turn.")
    if turn.pending != NO_CARD:
        lines.append(f"{CARD_IDS[turn.pending]}: remove cards from the hand now, or none.")
    if turn.passing:
        lines.append("pass_through is in force.")
    if turn.changing:
        lines.append(f"{turn.changing} change_symbol waiting for its card.")
    return lines


def _seats(view: View) -> list[str]:
    game = view.world
    return [
        f"Seat {seat}{' (you)' if seat == view.seat else ''}: {_player(game.board, player)}"
        for seat, player in enumerate(game.players)
    ]


def _player(board: Board, player: Player) -> str:
    steps = steps_to_go(board)
    pieces = ", ".join(
        "arrived" if space == GATE else f"{board.names[space]} ({steps[space]} steps to go)"
        for space in player.pieces
    )
    parts = [f"pieces {pieces}", f"{len(player.hand)} cards in hand"]
    parts += [f"{len(player.draw)} to draw", f"discarded {_cards(player.discard)}"]
    parts.append(f"played {_cards(player.play)}")
    if player.tokens:
        parts.append(f"tokens {_join(TOKEN_IDS[token] for token in player.tokens)}")
    if player.blockades:
        parts.append(f"blockades {_join(f'#{number}' for number in player.blockades)}")
    return "; ".join(parts) + "."


def _market(game: Game) -> list[str]:
    buyable = set(offers(game))
    sold = [
        f"{CARD_IDS[card]} {PRICE[card]} coins ({left} left{'' if card in buyable else ', closed'})"
        for card, left in enumerate(game.piles)
        if left
    ]
    return [f"Market: {'; '.join(sold)}."]


def _blockades(game: Game) -> list[str]:
    lines = []
    for blockade in BLOCKADES:
        if blockade.number in game.blockades:
            seam = game.board.seams[game.blockades.index(blockade.number)]
            names = game.board.names
            edges = " ".join(f"{names[a]}-{names[b]}" for a, b in seam.edges)
            need = f"{blockade.symbol} {blockade.power}"
            lines.append(f"#{blockade.number} ({need}) lies on {edges}.")
    return lines


def _map(game: Game, seat: int, room: int) -> list[str]:
    """The spaces around the own pieces, nearest first, as far as they fit."""
    board = game.board
    pieces = [space for space in game.players[seat].pieces if space != GATE]
    far = steps_to_go(board)
    lines = ["Spaces near you (terrain, steps to El Dorado, neighbors):"]
    room -= len(lines[0]) + 1
    for space in steps_from(board, pieces):
        near = _join(board.names[other] for other in board.neighbours[space])
        terrain = TERRAIN_NAMES[board.terrain[space]]
        need = f" {board.need[space]}" if board.need[space] else ""
        line = f"{board.names[space]}: {terrain}{need}, {far[space]}, {near}"
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    return lines


def _cards(cards: tuple[int, ...]) -> str:
    return _join(CARD_IDS[card] for card in cards) or "nothing"


def _join(names: Iterable[str]) -> str:
    counted = Counter(names)
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in counted.items())
