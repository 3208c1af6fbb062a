"""Drawing cards (R-03 to R-06, A-02)."""

from eldorado.core.chance import NOTHING, Chance, shuffled
from eldorado.core.hand import uses_in
from eldorado.core.kinds import CARD_IDS
from eldorado.core.state import Player, State, joined, without
from eldorado.errors import IllegalAction


def can_draw(player: Player) -> bool:
    return player.left_to_draw() > 0 or not player.discarded.empty()


def draw(state: State, count: int, given: Chance | None) -> Chance:
    """The player to move draws up to that many cards; shuffles the discard pile if need be.

    With `given`, exactly the cards of a record are drawn, wherever they lie in the pile.
    """
    player = state.player
    before = min(count, player.left_to_draw())
    after = 0
    if before < count and not player.discarded.empty():  # not before a card is missing
        after = min(count - before, len(player.discard))
    if not before + after:
        return NOTHING
    state.acted = True
    if given is not None:
        return _draw_as_recorded(player, before, after, given)
    drawn = player.drawn(before)
    if after:
        player.shuffles += 1
        player.draw = shuffled(player.discard, state.rng, state.to_move, player.shuffles)
        player.discarded.clear()
        drawn += player.drawn(after)
    hand = uses_in(player)
    for card in drawn:
        hand = hand.joined_by(card)
    player.hold(hand)
    if after:
        return Chance(drawn, True, before, player.draw)
    return Chance(drawn)


def _draw_as_recorded(player: Player, before: int, after: int, given: Chance) -> Chance:
    drawn = given.drawn
    if len(drawn) != before + after:
        raise IllegalAction("R-03", "count", {"count": before + after})
    if given.reshuffled != bool(after) or (after and given.before != before):
        raise IllegalAction("R-04")
    player.draw = _taken(player.draw, drawn[:before])
    if after:
        rest = _taken(player.discard, drawn[before:])
        if given.left is not None and tuple(sorted(given.left)) != rest:
            raise IllegalAction("R-03", "discard")
        player.draw = rest if given.left is None else given.left
        player.discard = ()
        player.shuffles += 1
    player.hand = joined(player.hand, drawn)
    return Chance(drawn, True, before, player.draw) if after else Chance(drawn)


def _taken(pile: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    for card in cards:
        if cards.count(card) > pile.count(card):
            raise IllegalAction("R-03", "card", {"card": CARD_IDS[card]})
    return without(pile, cards)
