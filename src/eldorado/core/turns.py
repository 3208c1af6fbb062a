"""From one turn to the next: discarding, drawing, rounds, the end of the game (D, R, E, O-09)."""

from typing import Final

from eldorado.core.actions import Action, End
from eldorado.core.chance import Chance
from eldorado.core.hand import HandUses, take_from_hand, uses_in, uses_of
from eldorado.core.kinds import CARD, HAND_SIZE
from eldorado.core.menus.menu import Group
from eldorado.core.state import Outcome, Player, State
from eldorado.core.zones.piles import draw

QUIET_ROUNDS: Final = 3
"""O-09."""


class Ends(Group):
    """The end of the turn, for each choice of cards to keep (D-02, D-03)."""

    __slots__ = ("_uses",)

    def __init__(self, uses: HandUses) -> None:
        self.size = uses.choices.total
        self._uses = uses

    def action(self, place: int) -> Action:
        return self._uses.end(place)

    def actions(self) -> list[Action]:
        return self._uses.ends()

    def holds(self, action: Action) -> bool:
        return isinstance(action, End) and action in self._uses.ends()

    def perform(self, state: State, place: int) -> Chance:
        return _ended(state, self._uses.kept(place), None)


def ends_of(uses: HandUses) -> Group:
    """The ends of the turn that a hand allows; the group is shared."""
    group = uses.end_group
    if group is None:
        group = Ends(uses)
        uses.end_group = group
    return group


def do_end(state: State, action: End, given: Chance | None) -> Chance:
    keep = tuple(sorted([CARD[card] for card in action.keep]))
    take_from_hand(state, keep, "D-02")
    return _ended(state, uses_of(keep), given)


def _ended(state: State, kept: HandUses, given: Chance | None) -> Chance:
    player = state.player
    discarded = player.discarded
    discarded.add(player.played)  # D-01 before R-01
    discarded.add(uses_in(player).counts)
    discarded.subtract(kept.counts)
    player.played.clear()
    player.hold(kept)
    chance = draw(state, max(0, HAND_SIZE - len(kept.hand)), given)
    pass_on(state)
    return chance


def end_arrived(state: State) -> None:
    """The turn of a player whose last piece has arrived is over (E-11)."""
    player = state.player
    player.discarded.add(player.played)
    player.played.clear()
    pass_on(state)


def pass_on(state: State) -> None:
    """The next seat, or the next round, or the end of the game (T-08)."""
    state.turn.begin()
    seats = len(state.players)
    seat = state.to_move
    while True:
        seat = (seat + 1) % seats
        if seat == state.start:
            _complete_round(state)
            if state.finished:
                state.to_move = seat
                return
        if not state.players[seat].arrived:  # only in a full race can others have arrived
            state.to_move = seat
            return


def _complete_round(state: State) -> None:
    state.quiet_rounds = 0 if state.acted else state.quiet_rounds + 1
    state.acted = False
    on_the_way = sum(not player.arrived for player in state.players)
    arrived = len(state.players) - on_the_way
    state.finished = (
        state.quiet_rounds >= QUIET_ROUNDS
        or (arrived > 0 and not state.variant.full_race)  # E-03, E-04
        or (arrived > 0 and on_the_way <= 1)
    )
    if not state.finished:
        state.round += 1


def outcome(state: State) -> Outcome | None:
    """None while the game runs. Places by round of arrival, then E-07 to E-09."""
    if not state.finished:
        return None
    order = [(state.start + i) % len(state.players) for i in range(len(state.players))]
    arrived = sorted(
        (seat for seat in order if state.players[seat].arrived),
        key=lambda seat: arrival_rank(state.players[seat]),
    )
    away = [seat for seat in order if not state.players[seat].arrived]
    ranking = (*arrived, *away)
    places = [len(arrived) + 1] * len(ranking)
    for place, seat in enumerate(arrived, 1):
        places[seat] = place
    if not arrived:
        return Outcome(None, ranking, "stalemate", tuple(places))  # O-09, E-10
    return Outcome(arrived[0], ranking, _reason(state, arrived), tuple(places))


def arrival_rank(player: Player) -> tuple[int, int, int, int]:
    """Of those who have arrived, the lowest is the first."""
    return (
        player.arrival_round,
        -len(player.blockades),  # E-07
        -max(player.blockades, default=0),  # E-08
        player.arrived,  # E-09
    )


def _reason(state: State, arrived: list[int]) -> str:
    """What decided between the first and the second."""
    if len(arrived) == 1:
        return "only_arrival"
    first, second = (arrival_rank(state.players[seat]) for seat in arrived[:2])
    if first[0] != second[0]:
        return "only_arrival"
    if first[1] != second[1]:
        return "most_blockades"
    return "highest_blockade" if first[2] != second[2] else "first_arrival"
