"""Who sits where: people and computer players, as named on the command line."""

from collections.abc import Sequence
from dataclasses import dataclass

from eldorado.errors import EldoradoError

HUMAN = "human"
LONGEST_NAME = 20


@dataclass(frozen=True)
class Seat:
    """One player: `kind` is `human` or the name of a level."""

    kind: str
    name: str

    @property
    def human(self) -> bool:
        return self.kind == HUMAN


def read_seats(texts: Sequence[str], names: Sequence[str] = ()) -> list[Seat]:
    """Seats from `human`, `human:Ann`, `walker` or `walker:Bo`; `names` go before defaults."""
    from eldorado.bots import PLAYERS

    seats: list[Seat] = []
    for number, text in enumerate(texts):
        kind, _, name = (part.strip() for part in text.partition(":"))
        kind = kind.lower()
        if kind != HUMAN and kind not in PLAYERS:
            raise EldoradoError(
                f"'{text[:40]}' is no player; write human, or one of {', '.join(PLAYERS)}, "
                "with a name if you like, as in human:Ann."
            )
        if not name and number < len(names):
            name = names[number]
        if not name:
            name = f"Player {number + 1}" if kind == HUMAN else kind.capitalize()
        if "," in name or ";" in name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise EldoradoError(
                f"'{name[:40]}' cannot be a name: up to {LONGEST_NAME} characters, without , and ;"
            )
        seats.append(Seat(kind, _unlike(name, [seat.name for seat in seats])))
    return seats


def _unlike(name: str, others: Sequence[str]) -> str:
    """A name nobody has yet: `Walker`, then `Walker 2`."""
    number = 1
    found = name
    while found in others:
        number += 1
        found = f"{name} {number}"
    return found
