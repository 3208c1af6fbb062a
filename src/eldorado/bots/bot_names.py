"""Every bot that has a name: the levels, two others, and those that a host has named.

Only these names are accepted from strangers.
"""

import json
import os
import re
from functools import cache
from typing import Final

from eldorado.bots.bot import Bot
from eldorado.bots.level_names import LEVELS
from eldorado.bots.planner.time_limit import LIMIT
from eldorado.bots.random_bot import RandomBot
from eldorado.bots.resting_bot import RESTING, RestingBot
from eldorado.core.game import new_seed
from eldorado.errors import BotError, EldoradoError

OTHERS: tuple[str, ...] = ("walker", "random")
"""Players that are not levels: a quick one without a network, and one that does not think."""

PLAYERS: tuple[str, ...] = (*LEVELS, *OTHERS)
"""Every name that can be chosen anywhere; `make_bot` also makes the bot that rests."""

VARIABLE: Final = "ELDORADO_BOTS"
"""The environment variable by which all processes of a host know the bots that it has named."""

_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,19}")
RESERVED: Final = (*PLAYERS, RESTING, "human", "engine", "object")
"""What a bot of one's own cannot be called."""


@cache
def own_bots() -> dict[str, str]:
    """The bots that the host has named, each with its spec for `load_bot`."""
    named: dict[str, str] = json.loads(os.environ.get(VARIABLE, "{}"))
    return named


def name_own_bots(named: dict[str, str]) -> None:
    """Gives names to custom bots, for this process and those it starts."""
    from eldorado.bots.loading import check_bot

    for name, spec in named.items():
        if not _NAME.fullmatch(name) or name in RESERVED:
            raise EldoradoError(
                f"'{name[:40]}' cannot be the name of a bot; choose a new one of at most 20 "
                "lowercase letters, digits and hyphens."
            )
        if spec in named:
            raise EldoradoError(f"'{spec}' names '{name}'; write what the bot is made from.")
        check_bot(spec)
    os.environ[VARIABLE] = json.dumps(named)
    own_bots.cache_clear()


def known_players() -> tuple[str, ...]:
    """Every name that can be chosen in this process."""
    return (*PLAYERS, *own_bots())


def make_bot(name: str, seed: int | None = None, seconds: float | None = LIMIT) -> Bot:
    """A player; the same seed makes the same choices, None makes its own.

    `name` is a level, "walker", "random", or a name that the host gave. `LEVEL@FILE` is a level
    with the weights of a network that was trained into that file. After that many `seconds` of
    a turn a player begins no further thought; with None the clock never decides, and results can be
    repeated exactly.
    """
    seed = new_seed() if seed is None else seed
    level, _, file = name.partition("@")
    if level in LEVELS:
        from eldorado.bots.planner.levels import make_planner

        return make_planner(level, file, seed, seconds)
    if name == RESTING:
        return RestingBot()
    if name in own_bots():
        from eldorado.bots.loading import load_bot

        return load_bot(own_bots()[name], seed, seconds)
    if name == "random":
        return RandomBot(seed)
    if name == "walker":
        from eldorado.bots.walker.walker import Walker

        return Walker(seed)
    raise BotError(f"There is no player '{name}'; choose one of {', '.join(known_players())}.")
