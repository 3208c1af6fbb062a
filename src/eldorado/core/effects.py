"""Action cards and cave tokens that neither move nor pay (A, V-24 to V-29)."""

from typing import Final

from eldorado.compiling import i64
from eldorado.core.actions import Action, Play, Remove, Take, UseToken
from eldorado.core.chance import NOTHING, Chance
from eldorado.core.hand import (
    HandUses,
    give_up,
    lay_down,
    take_from_hand,
    use_card,
    use_token,
    uses_in,
    uses_of,
)
from eldorado.core.kinds import (
    CARD,
    CARD_IDS,
    CHANGE_SYMBOL,
    DRAW_CARD,
    DRAWS,
    ITEM,
    KEEP_ITEM,
    MOST_CHANGES,
    PASS_THROUGH,
    PRICE,
    REMOVE_CARD,
    REMOVES,
    REPLACE_AT_MOST,
    REPLACE_CARDS,
    TOKEN,
    TRANSMITTER,
)
from eldorado.core.market import list_buys
from eldorado.core.menus.menu import Group, ListedActions, Menu
from eldorado.core.movement.conditions import may_move
from eldorado.core.movement.moves import list_changed_moves
from eldorado.core.payments import best_payments
from eldorado.core.state import NO_CARD, State, joined, without
from eldorado.core.zones.piles import can_draw, draw
from eldorado.core.zones.stock import offers, take_from_pile
from eldorado.errors import IllegalAction


class ChosenCards(Group):
    """A removal (A-06, A-07), or the use of a token, for each choice of a given number of cards."""

    __slots__ = ("_cards", "_token", "_uses")

    def __init__(self, uses: HandUses, cards: int, token: str = "") -> None:
        self.size = uses.choices.of_size(cards)
        self._uses = uses
        self._cards = cards
        self._token = token

    def action(self, place: int) -> Action:
        cards = self._uses.named(self._uses.choices.before(self._cards) + place)
        return UseToken(self._token, cards) if self._token else Remove(cards)

    def perform(self, state: State, place: int) -> Chance:
        action = self.action(place)
        if isinstance(action, Remove):
            return do_remove(state, action, None)
        assert isinstance(action, UseToken)
        return do_token(state, action, None)


class Takes(Group):
    """A card of each pile that is left, by the Transmitter (A-08)."""

    __slots__ = ("_piles",)

    def __init__(self, piles: tuple[int, ...]) -> None:
        size: i64 = 0
        for left in piles:
            if left:
                size += 1
        self.size = size
        self._piles = piles

    def action(self, place: int) -> Action:
        return self._take(place)

    def perform(self, state: State, place: int) -> Chance:
        return do_take(state, self._take(place), None)

    def _take(self, place: int) -> Take:
        return TAKES[[card for card, left in enumerate(self._piles) if left][place]]


TAKES: Final[list[Take]] = [Take(card) for card in CARD_IDS]
"""Per card the action that takes one; positions share it."""


def _add_choices(menu: Menu, hand: tuple[int, ...], count: int, token: str = "") -> None:
    group = ChosenCards(uses_of(hand), count, token)
    if group.size:
        menu.append(group)


def list_plays(state: State, menu: Menu) -> None:
    """Action cards that draw, and the Transmitter (A-12)."""
    player = state.player
    for card in uses_in(player).plays:
        if DRAWS[card]:
            if can_draw(player) or (REMOVES[card] and len(player.hand) > 1):
                menu.append(PLAYS[card])
        else:
            takes = Takes(state.piles)
            if takes.size:
                menu.append(takes)


PLAYS: Final[list[ListedActions]] = [ListedActions([Play(card)]) for card in CARD_IDS]
"""Per card the group of its one action; positions share it."""


def _add(menu: Menu, actions: list[Action]) -> None:
    if actions:
        menu.append(ListedActions(actions))


def do_play(state: State, action: Play, given: Chance | None) -> Chance:
    card = CARD[action.card]
    player = state.player
    if not DRAWS[card]:
        raise IllegalAction("A-01", "card", {"card": action.card})
    if card not in player.hand:
        raise IllegalAction("T-02", "card", {"card": action.card})
    if not can_draw(player) and not (REMOVES[card] and len(player.hand) > 1):
        raise IllegalAction("A-12", "card", {"card": action.card})
    use_card(state, card)  # before the draw
    chance = draw(state, DRAWS[card], given)
    if REMOVES[card]:
        state.turn.pending = card
        state.turn.saveable = ()  # not done before the removal is answered
    return chance


def list_removals(state: State, menu: Menu) -> None:
    """The answers to Scientist and Travel Log (A-06, A-07)."""
    for count in range(min(REMOVES[state.turn.pending], len(state.player.hand)) + 1):
        _add_choices(menu, state.player.hand, count)


def do_remove(state: State, action: Remove, given: Chance | None) -> Chance:
    card = state.turn.pending
    if card == NO_CARD:
        raise IllegalAction("A-06")
    if len(action.cards) > REMOVES[card]:
        raise IllegalAction(
            "A-06" if REMOVES[card] == 1 else "A-07",
            "most",
            {"card": CARD_IDS[card], "count": REMOVES[card]},
        )
    _remove_from_hand(state, action.cards)
    state.turn.pending = NO_CARD
    state.turn.saveable = (card,) if ITEM[card] else ()
    return NOTHING


def do_take(state: State, action: Take, given: Chance | None) -> Chance:
    card = CARD[action.card]
    if TRANSMITTER not in state.player.hand:
        raise IllegalAction("T-02", "card", {"card": "transmitter"})
    if not state.piles[card]:
        raise IllegalAction("A-08", "card", {"card": action.card})
    use_card(state, TRANSMITTER)
    take_from_pile(state, card, bought=False)
    return NOTHING


def list_tokens(state: State, menu: Menu) -> None:
    player = state.player
    hand = player.hand
    for token in dict.fromkeys(player.tokens):
        if token == DRAW_CARD:
            if can_draw(player):
                _add(menu, [UseToken("draw_card")])
        elif token == REMOVE_CARD:
            _add_choices(menu, hand, 1, "remove_card")
        elif token == REPLACE_CARDS:
            for count in range(1, REPLACE_AT_MOST + 1):
                _add_choices(menu, hand, count, "replace_cards")
        elif token == KEEP_ITEM:
            items = set(state.turn.saveable)
            if len(items) == 1:
                _add(menu, [UseToken("keep_item")])
            else:
                _add(menu, [UseToken("keep_item", (CARD_IDS[card],)) for card in sorted(items)])
        elif token == PASS_THROUGH:
            if not state.turn.passing:
                _add(menu, [UseToken("pass_through")])
        elif token == CHANGE_SYMBOL and change_has_a_use(state, 1):
            _add(menu, [UseToken("change_symbol")])


def list_changed(state: State, menu: Menu) -> None:
    """What may follow change_symbol: the uses of a changed card, or a second token (V-28)."""
    turn = state.turn
    if turn.changing == 1 and may_move(state):
        list_changed_moves(state, menu)
    if not turn.bought:
        list_buys(state, menu)
    if second_change_has_a_use(state):
        _add(menu, [UseToken("change_symbol")])


def do_token(state: State, action: UseToken, given: Chance | None) -> Chance:
    token = TOKEN[action.kind]
    player = state.player
    cards = tuple(CARD[card] for card in action.cards)
    if token not in player.tokens:
        raise IllegalAction("V-19", "token", {"token": action.kind})
    if token in (DRAW_CARD, PASS_THROUGH, CHANGE_SYMBOL) and cards:
        raise IllegalAction("V-19", "cards", {"token": action.kind})
    saveable = state.turn.saveable
    if token == KEEP_ITEM:
        item = _item_to_keep(state, cards)
        player.removed = without(player.removed, (item,))
        player.played.add_one(item)
        saveable = without(saveable, (item,))
    elif token == REMOVE_CARD:
        if len(cards) != 1:
            raise IllegalAction("V-25")
        _remove_from_hand(state, action.cards)
    elif token == PASS_THROUGH:
        if state.turn.passing:
            raise IllegalAction("V-29")
        state.turn.passing = True
    elif token == CHANGE_SYMBOL:
        waiting = state.turn.changing + 1
        if not change_has_a_use(state, waiting):
            raise IllegalAction("V-28", "useless" if waiting == 1 else "second")
        state.turn.changing = waiting
    elif token == DRAW_CARD:
        if not can_draw(player):
            raise IllegalAction("V-24")
    elif not 1 <= len(cards) <= REPLACE_AT_MOST:
        raise IllegalAction("V-26")
    else:
        take_from_hand(state, cards)
        lay_down(player, cards)
    use_token(state, token)
    if token == KEEP_ITEM:
        state.turn.saveable = saveable
    if token == DRAW_CARD:
        return draw(state, 1, given)
    return draw(state, len(cards), given) if token == REPLACE_CARDS else NOTHING


def _item_to_keep(state: State, cards: tuple[int, ...]) -> int:
    """The item that keep_item saves; it is named only where there is a choice (V-27)."""
    items = sorted(set(state.turn.saveable))
    if not items:
        raise IllegalAction("V-27")
    if len(items) == 1 and not cards:
        return items[0]
    if len(items) == 1:
        raise IllegalAction("V-27", "single", {"card": CARD_IDS[items[0]]})
    if len(cards) != 1 or cards[0] not in items:
        raise IllegalAction("V-27", "choose", {"choices": [CARD_IDS[item] for item in items]})
    return cards[0]


def change_has_a_use(state: State, waiting: int) -> bool:
    """Whether something can follow while that many change_symbol tokens wait: a movement for one,
    a purchase for all of them and those that may still join them (V-28)."""
    if waiting == 1 and may_move(state):
        menu: Menu = []
        list_changed_moves(state, menu)
        if menu:
            return True
    if state.turn.bought:
        return False
    player = state.player
    most = min(MOST_CHANGES, state.turn.changing + player.tokens.count(CHANGE_SYMBOL))
    for changing in range(waiting, most + 1):
        payable = best_payments(player.hand, player.tokens, changing)
        if any(PRICE[card] in payable for card in offers(state)):
            return True
    return False


def second_change_has_a_use(state: State) -> bool:
    """Whether a second change_symbol may follow the one that waits (V-28)."""
    return (
        state.turn.changing == 1
        and CHANGE_SYMBOL in state.player.tokens
        and change_has_a_use(state, MOST_CHANGES)
    )


def _remove_from_hand(state: State, names: tuple[str, ...]) -> None:
    if not names:
        return
    cards = tuple(CARD[name] for name in names)
    player = state.player
    take_from_hand(state, cards)
    give_up(player, cards)
    player.removed = joined(player.removed, cards)
    state.acted = True
