"""Cards and tokens leaving a player's hands: used, paid, chosen."""

from typing import TYPE_CHECKING, Final

from eldorado.core.actions import Action, End
from eldorado.core.kinds import CARD_IDS, DRAWS, ITEM, NATIVE, TRANSMITTER
from eldorado.core.menus.choices import choices_of
from eldorado.core.menus.menu import Group
from eldorado.core.movement.reach import CARD_MOVERS, MovingCard
from eldorado.core.state import State, joined_one, without, without_one
from eldorado.errors import IllegalAction

if TYPE_CHECKING:
    from eldorado.core.market import Purse


def use_card(state: State, card: int) -> None:
    """A hand card is used for its function: items leave the game (I-02, I-04, A-01)."""
    player = state.player
    player.hand = without_one(player.hand, card)
    if ITEM[card]:
        player.removed = joined_one(player.removed, card)
        state.turn.saveable = (card,)
    else:
        player.play = joined_one(player.play, card)
        state.turn.saveable = ()


def use_token(state: State, token: int) -> None:
    """A cave token is used and leaves the game (V-19)."""
    player = state.player
    player.tokens = without_one(player.tokens, token)
    state.used = joined_one(state.used, token)
    state.turn.saveable = ()


def take_from_hand(state: State, cards: tuple[int, ...], clause: str = "M-17") -> tuple[int, ...]:
    """The hand without these cards; refuses, under that clause, cards that are not in it."""
    hand = state.player.hand
    if not cards:
        return hand
    try:
        return without(hand, cards)
    except ValueError:
        lacking = next(card for card in cards if cards.count(card) > hand.count(card))
        raise IllegalAction(clause, "card", {"card": CARD_IDS[lacking]}) from None


class HandUses:
    """What a hand allows wherever the pieces stand, worked out once per hand."""

    __slots__ = (
        "_ends",
        "_selections",
        "choices",
        "end_group",
        "hand",
        "movers",
        "native",
        "plays",
        "purse",
    )

    def __init__(self, hand: tuple[int, ...]) -> None:
        kinds: list[int] = []
        counts: list[int] = []
        movers: list[MovingCard] = []
        for card in hand:
            if kinds and card == kinds[-1]:
                counts[-1] += 1
                continue
            kinds.append(card)
            counts.append(1)
            movers += CARD_MOVERS[card]
        self.hand = hand
        self.movers = movers
        """Every card with a symbol it can move by, different cards once."""
        self.plays = any(DRAWS[card] or card == TRANSMITTER for card in kinds)
        """Whether there is a card that draws or takes."""
        self.native = NATIVE in kinds
        self.choices = choices_of(tuple(counts))
        self._selections: dict[int, list[tuple[str, ...]]] | None = None
        self._ends: list[Action] | None = None
        self.end_group: Group | None = None
        """The ends of the turn as a group, once somebody has listed them."""
        self.purse: Purse | None = None
        """What the hand can pay without tokens, once somebody has asked."""

    def choice(self, place: int) -> tuple[int, ...]:
        """The cards of the choice of that place among all."""
        hand = self.hand
        return tuple([hand[number] for number in self.choices.at(place)])

    def named(self, place: int) -> tuple[str, ...]:
        """The same with their ids."""
        hand = self.hand
        return tuple([CARD_IDS[hand[number]] for number in self.choices.at(place)])

    def selections(self, size: int) -> list[tuple[str, ...]]:
        """Every different choice of that many cards; the list is shared."""
        known = self._selections
        if known is None:
            known = self._selections = {}
        found = known.get(size)
        if found is None:
            first = self.choices.before(size)
            found = self._names()[first : first + self.choices.of_size(size)]
            known[size] = found
        return found

    def ends(self) -> list[Action]:
        """The end of the turn for every choice of cards to keep; the list is shared."""
        ends = self._ends
        if ends is None:
            ends = self._ends = [_end(keep) for keep in self._names()]
        return ends

    def _names(self) -> list[tuple[str, ...]]:
        ids = [CARD_IDS[card] for card in self.hand]
        return [tuple([ids[number] for number in chosen]) for chosen in self.choices.all()]

    def end(self, place: int) -> Action:
        """One of them."""
        ends = self._ends
        return End(self.named(place)) if ends is None else ends[place]


def _end(keep: tuple[str, ...]) -> End:
    """Different hands share the actions they have in common."""
    found = _END.get(keep)
    if found is None:
        found = End(keep)
        if len(_END) >= 10_000:
            _END.clear()
        _END[keep] = found
    return found


_END: Final[dict[tuple[str, ...], End]] = {}


def uses_of(hand: tuple[int, ...]) -> HandUses:
    """What a sorted hand allows; the last of the hands is at hand."""
    found = _LATEST.uses
    if found.hand is hand:
        return found
    known = _USES.get(hand)
    if known is None:
        known = HandUses(hand)
        if len(_USES) >= REMEMBERED_HANDS:
            _USES.clear()
        _USES[hand] = known
    _LATEST.uses = known
    return known


REMEMBERED_HANDS: Final = 4_000

_USES: Final[dict[tuple[int, ...], HandUses]] = {}


class _Latest:
    __slots__ = ("uses",)

    def __init__(self, uses: HandUses) -> None:
        self.uses = uses


_LATEST: Final = _Latest(HandUses(()))
