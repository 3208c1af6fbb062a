"""Who sits where: people and computer players, as named on the command line."""

import re
from collections.abc import Sequence

from eldorado.bots import PLAYERS, name_own_bots, own_bots
from eldorado.bots.bot_names import RESERVED
from eldorado.errors import WordedError
from eldorado.help import find_name
from eldorado.table import Seat, SeatPlan
from eldorado.table.setup import filled, unlike
from eldorado.wording.texts import text as say
from eldorado.wording.texts import thing

SPEC = re.compile(r"@|^engine:|^[A-Za-z_][\w.]*:[A-Za-z_]")
"""What a bot of one's own looks like, once it is clear that it is nobody else."""

HUMAN = "human"
"""What a person is called on the command line and in saved games."""


def read_seats(
    texts: Sequence[str], names: Sequence[str] = (), trusted: bool = True
) -> tuple[SeatPlan, ...]:
    """Seats from `human`, `human:Ann`, `walker` or `walker:Bo`; `names` go before defaults.

    Bots can also be written as for `load_bot`; such a bot is known by a short name here. What
    stands in a file is not `trusted`: it may come from anybody, and starts nothing.
    """
    seats: list[SeatPlan] = []
    own: dict[str, str] = {}
    for number, text in enumerate(texts):
        kind, _, name = (part.strip() for part in text.partition(":"))
        level = _level(kind)
        if level is None and trusted and SPEC.search(text):
            level, name = _own_name(text.strip(), own), ""
        if level is None:
            levels = [one for one in PLAYERS if one != "random"]
            raise WordedError("seat-unknown", {"word": text[:40], "levels": levels})
        if not name and number < len(names):
            name = names[number]
        if level in own:
            name = name or level.capitalize()
        name = name or (thing(level) if level else say("seat-player", number=number + 1))
        seats.append(SeatPlan("bot", name, level=level) if level else SeatPlan("person", name))
    return filled(seats)


def _own_name(spec: str, own: dict[str, str]) -> str:
    """A name for a bot of one's own, made known to this process: `Hasty` of `bots:Hasty`."""
    words = re.sub(r"\.\w+$", "", re.split(r"[:/\s]", spec)[-1]).lower()
    base = re.sub(r"[^a-z0-9-]", "", words).strip("-0123456789")[:16] or "bot"
    base = f"{base}-bot"[:20] if base in RESERVED else base
    name = unlike(base, own).replace(" ", "-")
    own[name] = spec
    name_own_bots(own)
    return name


def _level(kind: str) -> str | None:
    """The level that a word means; empty for a person, None if it means nobody."""
    if kind.lower() in (HUMAN, say("seat-human")):
        return ""
    if kind.lower() in PLAYERS:
        return kind.lower()
    found = find_name(kind, ("level",))
    return found.removeprefix("level-") if found else None


def kind_of(seat: Seat) -> str:
    """The inverse: `human`, the name of a level, or what a bot is made from."""
    return own_bots().get(seat.level, seat.level) or HUMAN
