"""What every card achieved: plays, steps, coins, draws, payments."""

from dataclasses import dataclass

from eldorado.analysis.steps import walk
from eldorado.analysis.timeline import Timeline, TimelineAction
from eldorado.core.actions import Buy, Move, Native, Pay, Play, Take, UseToken
from eldorado.core.kinds import CARD, HALF_COINS, POWER, TOKEN, TOKEN_POWER


@dataclass
class Earned:
    """What one kind of card or token achieved for one seat."""

    seat: int
    card: str
    plays: int = 0
    """How often it was used, in any way."""
    steps: float = 0.0
    """Steps closer to the finish; cards paid together share them."""
    coins: float = 0.0
    draws: int = 0
    payments: int = 0
    """How often it paid for rubble, a base camp or a blockade."""
    blockades: int = 0


def earnings(played: Timeline) -> list[Earned]:
    """Per seat and kind, in the order of seats and of the facts; unused kinds are left out."""
    ledger: dict[tuple[int, str], Earned] = {}
    for turn in played.turns:
        for moment in turn.moments:
            _count_use(ledger, turn.seat, moment)
    order = {id: place for place, id in enumerate((*CARD, *TOKEN))}
    return [ledger[key] for key in sorted(ledger, key=lambda key: (key[0], order[key[1]]))]


def _count_use(ledger: dict[tuple[int, str], Earned], seat: int, moment: TimelineAction) -> None:
    def entry(kind: str) -> Earned:
        found = ledger.setdefault((seat, kind), Earned(seat, kind))
        found.plays += 1
        return found

    action = moment.action
    made = walk(moment)
    steps = made.nearer if made is not None else 0
    if isinstance(action, Move):
        used = entry(action.card)
        used.steps += steps
        used.blockades += len(action.via) + (action.target[0] == "#")
    elif isinstance(action, Native):
        used = entry("native_token" if action.token else "native")
        used.steps += steps
        used.blockades += action.target[0] == "#"
    elif isinstance(action, Pay):
        for card in action.cards:
            used = entry(card)
            used.payments += 1
            used.steps += steps / len(action.cards)
    elif isinstance(action, Play):
        entry(action.card).draws += len(moment.chance.drawn)
    elif isinstance(action, Take):
        entry("transmitter")
    elif isinstance(action, UseToken):
        entry(action.kind).draws += len(moment.chance.drawn)
    elif isinstance(action, Buy):
        for source in action.sources:
            entry(source.removesuffix("/2").removesuffix(":coin")).coins += coins(source)


def coins(source: str) -> float:
    """The coins of one card or token in a purchase."""
    if source in TOKEN:
        return TOKEN_POWER[TOKEN[source]]
    if source.endswith("/2"):
        return 0.5
    card = CARD[source.removesuffix(":coin")]
    return POWER[card] if source.endswith(":coin") else HALF_COINS[card] / 2
