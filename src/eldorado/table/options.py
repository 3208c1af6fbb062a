"""What the seat to move may do, in few bytes: the long lists of actions told by their rule.

A list of all legal actions can be megabytes, nearly all of it combinations of cards: any so many
cards pay for rubble, any cards may be kept. Those are told by their number, a purchase by one
sensible payment, a movement by the card alone: clients know the board and find the targets.
Nothing here takes longer for a larger hand than looking through it once. Whatever is composed
from it, the rules have the last word.
"""

from typing import Any

from eldorado.core.actions import Menu, Move, Native, Pay, Play, Take, UseToken
from eldorado.core.effects import change_has_a_use, list_plays, list_tokens
from eldorado.core.game import Game
from eldorado.core.kinds import CARD_IDS, CHANGE_SYMBOL, PRICE, REMOVES, STARTING_DECK, TOKEN_IDS
from eldorado.core.market import offers
from eldorado.core.movement.conditions import may_move
from eldorado.core.movement.moves import list_changed_moves, list_moves
from eldorado.core.movement.natives import list_natives
from eldorado.core.movement.pays import list_pays
from eldorado.core.payments import best_payments
from eldorado.core.state import NO_CARD
from eldorado.core.view import View


def options(view: View) -> dict[str, Any]:
    """The choices of the seat to move, grouped as a player thinks of them.

    `moves`: piece, then the cards that can move it; `natives`: piece, then card, then targets;
    `pays`: piece, then target, then how many cards; `removes`: up to so many cards; `buys`: card,
    then a payment. A target is written as in action texts.
    """
    game = view.world
    turn = game.turn
    if game.finished or view.seat != game.to_move:
        return {}
    if turn.pending != NO_CARD:
        return {"removes": min(REMOVES[turn.pending], len(game.player.hand))}
    found: dict[str, Any] = {}
    if may_move(game):
        found = _movements(game)
    if not turn.changing:
        found |= _other_actions(game)
    if not turn.bought:
        found["buys"] = _purchases(game)
    found = {name: group for name, group in found.items() if group}
    if not turn.changing or not found:
        found["end"] = True
    return found


def _movements(game: Game) -> dict[str, Any]:
    """What can be moved, and by what."""
    if game.turn.changing:
        return {"moves": _movers(game)}
    return {"moves": _movers(game), "pays": _payable_spaces(game), "natives": _steps(game)}


def _movers(game: Game) -> dict[str, list[str]]:
    menu: Menu = []
    (list_changed_moves if game.turn.changing else list_moves)(game, menu)
    found: dict[str, list[str]] = {}
    for group in menu:
        if group and isinstance(first := group[0], Move):
            card = f"{first.card}:{first.symbol}" if first.symbol else first.card
            found.setdefault(str(first.piece), []).append(card)
    return found


def _payable_spaces(game: Game) -> dict[str, dict[str, int]]:
    """Any so many cards pay, so that a hand of equal cards has one way to each target."""
    menu: Menu = []
    list_pays(_with_equal_cards(game), menu)
    found: dict[str, dict[str, int]] = {}
    for group in menu:
        for action in group:
            if isinstance(action, Pay):
                found.setdefault(str(action.piece), {})[action.target] = len(action.cards)
    return found


def _steps(game: Game) -> dict[str, dict[str, list[str]]]:
    menu: Menu = []
    list_natives(game, menu)
    found: dict[str, dict[str, list[str]]] = {}
    for group in menu:
        for action in group:
            if isinstance(action, Native):
                card = "native_token" if action.token else "native"
                targets = found.setdefault(str(action.piece), {}).setdefault(card, [])
                targets.append(action.target)
    return found


def _other_actions(game: Game) -> dict[str, Any]:
    """Action cards to play, cards to take, tokens to use."""
    menu: Menu = []
    list_plays(game, menu)
    if game.player.tokens:
        list_tokens(_with_equal_cards(game), menu)
    actions = [action for group in menu for action in group]
    tokens = [action.kind for action in actions if isinstance(action, UseToken)]
    change = TOKEN_IDS[CHANGE_SYMBOL]
    usable = [kind for kind in dict.fromkeys(tokens) if kind != change]
    if CHANGE_SYMBOL in game.player.tokens and change_has_a_use(game):
        usable.append(change)
    return {
        "plays": [action.card for action in actions if isinstance(action, Play)],
        "takes": [action.card for action in actions if isinstance(action, Take)],
        "tokens": usable,
    }


def _purchases(game: Game) -> dict[str, list[str]]:
    player = game.player
    payments = best_payments(player.hand, player.tokens, game.turn.changing)
    return {
        CARD_IDS[card]: list(payments[PRICE[card]])
        for card in offers(game)
        if PRICE[card] in payments
    }


def _with_equal_cards(game: Game) -> Game:
    """The same with as many cards in hand, but all alike: for what asks for any cards."""
    twin = game.copy()
    twin.player.hand = STARTING_DECK[:1] * len(game.player.hand)
    return twin
