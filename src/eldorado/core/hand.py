"""Cards and tokens leaving a player's hands: used, paid, chosen."""

from typing import TYPE_CHECKING, Final

from eldorado.core.actions import Action, End
from eldorado.core.kinds import CARD_IDS, DRAWS, ITEM, NATIVE, TRANSMITTER
from eldorado.core.menus.choices import CardChoices, choices_of
from eldorado.core.menus.menu import Group
from eldorado.core.movement.movers import CARD_MOVERS, MovingCard
from eldorado.core.state import NO_CARD, Player, State, without
from eldorado.core.zones.card_counts import CardCounts
from eldorado.core.zones.single_cards import joined_one, without_one
from eldorado.errors import IllegalAction

if TYPE_CHECKING:
    from eldorado.core.market import Purse


def use_card(state: State, card: int) -> None:
    """A hand card is used for its function: items leave the game (I-02, I-04, A-01)."""
    player = state.player
    player.hold(uses_in(player).without(card))
    if ITEM[card]:
        player.removed = joined_one(player.removed, card)
        state.turn.saveable = (card,)
    else:
        player.played.add_one(card)
        state.turn.saveable = ()


def lay_down(player: Player, cards: tuple[int, ...]) -> None:
    """Hand cards go to the play area."""
    give_up(player, cards)
    for card in cards:
        player.played.add_one(card)


def give_up(player: Player, cards: tuple[int, ...]) -> None:
    """Cards leave the hand."""
    uses = uses_in(player)
    for card in cards:
        uses = uses.without(card)
    player.hold(uses)


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
    """A hand, with what it allows wherever the pieces stand, worked out once.

    Hands are linked: from each to the one with a card more, and to the one with a card less.
    """

    __slots__ = (
        "_choices",
        "_end_keeping",
        "_ends",
        "_less",
        "_more",
        "_movers",
        "_selections",
        "counts",
        "end_group",
        "hand",
        "native",
        "plays",
        "purse",
    )

    def __init__(self, hand: tuple[int, ...]) -> None:
        counts = CardCounts()
        plays: tuple[int, ...] = ()
        native = False
        for card in hand:
            counts.add_one(card)
            if DRAWS[card] or card == TRANSMITTER:
                if card not in plays:
                    plays += (card,)
            elif card == NATIVE:
                native = True
        self.hand = hand
        self.counts = counts
        """Its cards as counts, not to be changed."""
        self.plays = plays
        """The cards that draw or take, different ones once."""
        self.native = native
        self._movers: list[MovingCard] | None = None
        self._choices: CardChoices | None = None
        self._selections: dict[int, list[tuple[str, ...]]] | None = None
        self._ends: list[Action] | None = None
        self._end_keeping: End | None = None
        self._more: list[HandUses | None] | None = None
        self._less: list[HandUses | None] | None = None
        """By the card that comes or leaves."""
        self.end_group: Group | None = None
        """The ends of the turn as a group, once somebody has listed them."""
        self.purse: Purse | None = None
        """What the hand can pay without tokens, once somebody has asked."""

    def joined_by(self, card: int) -> "HandUses":
        """The hand with one more card."""
        hands = self._more
        if hands is None:
            hands = self._more = [None] * len(CARD_IDS)
        found = hands[card]
        if found is None:
            found = hands[card] = uses_of(joined_one(self.hand, card))
        return found

    def without(self, card: int) -> "HandUses":
        """The hand once that card has left; raises ValueError if it is not there."""
        hands = self._less
        if hands is None:
            hands = self._less = [None] * len(CARD_IDS)
        found = hands[card]
        if found is None:
            found = hands[card] = uses_of(without_one(self.hand, card))
        return found

    def unlink(self) -> None:
        """Forget the hands with a card more or less, and what leads back to this one."""
        self._more = None
        self._less = None
        self.end_group = None
        if self.purse is not None:
            self.purse.latest = None

    @property
    def movers(self) -> "list[MovingCard]":
        """Every card with a symbol it can move by, different cards once."""
        movers = self._movers
        if movers is None:
            movers = []
            last = NO_CARD
            for card in self.hand:
                if card != last:
                    movers += CARD_MOVERS[card]
                last = card
            self._movers = movers
        return movers

    @property
    def choices(self) -> CardChoices:
        choices = self._choices
        if choices is None:
            counts: list[int] = []
            last = NO_CARD
            for card in self.hand:
                if card == last:
                    counts[-1] += 1
                else:
                    counts.append(1)
                last = card
            choices = self._choices = choices_of(tuple(counts))
        return choices

    def kept(self, place: int) -> "HandUses":
        """The hand of the choice of that place among all."""
        hand = self.hand
        kept = uses_of(())
        for number in self.choices.at(place):
            kept = kept.joined_by(hand[number])
        return kept

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
        return self.kept(place).end_keeping() if ends is None else ends[place]

    def end_keeping(self) -> End:
        """The end of the turn at which this is the hand that is kept."""
        found = self._end_keeping
        if found is None:
            keep = tuple([CARD_IDS[card] for card in self.hand])
            found = self._end_keeping = End(keep)
        return found


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


def uses_in(player: Player) -> HandUses:
    """What the hand of a player allows."""
    uses = player.uses
    if uses is None:
        uses = player.uses = uses_of(player.hand)
    return uses


def uses_of(hand: tuple[int, ...]) -> HandUses:
    """What a sorted hand allows."""
    if not hand:
        return _NOTHING
    known = _USES.get(hand)
    if known is None:
        known = HandUses(hand)
        if len(_USES) >= REMEMBERED_HANDS:
            forget_hands()
        _USES[hand] = known
    return known


def forget_hands() -> None:
    """Hands that somebody holds stay, but no longer lead to others."""
    _NOTHING.unlink()
    for known in _USES.values():
        known.unlink()
    _USES.clear()


REMEMBERED_HANDS: Final = 20_000

_NOTHING: Final = HandUses(())
_USES: Final[dict[tuple[int, ...], HandUses]] = {}
"""All others."""
