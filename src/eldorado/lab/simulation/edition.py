"""What must be equal on all workers of one simulation."""

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

from eldorado import __version__
from eldorado.bots.planner.levels import BY_NAME, WEIGHTS
from eldorado.bots.planner.time_limit import LIMIT
from eldorado.core import COMPILED
from eldorado.core.state import RULES_VERSION

BUILD = "compiled" if COMPILED else "plain"
"""How the rules run: the strongest level looks further ahead where they are compiled."""


def edition(players: Iterable[str]) -> str:
    """The versions of package and rules, the build, and the players' weights and settings."""
    names = list(players)
    return (
        f"{__version__}, rules {RULES_VERSION}, {BUILD}, weights {weights_hash(names)}, "
        f"settings {settings_hash(names)}"
    )


def as_folder(edition: str) -> str:
    """An edition as the name of a folder."""
    return re.sub("[^0-9a-z.]+", "-", edition)


def weights_hash(players: Iterable[str]) -> str:
    """A hash of the networks that the players judge with; \"none\" if nobody has one."""
    named = [name.partition("@") for name in players]
    files = {Path(file) if file else WEIGHTS for level, _, file in named if level in BY_NAME}
    digests = sorted(hashlib.sha256(file.read_bytes()).hexdigest() for file in files)
    return "+".join(digest[:12] for digest in digests) or "none"


def settings_hash(players: Iterable[str]) -> str:
    """A hash of how the levels among the players search, look ahead and keep to the time; \"none\"
    if there are none."""
    levels = sorted({name.partition("@")[0] for name in players} & set(BY_NAME))
    if not levels:
        return "none"
    told = [repr(BY_NAME[level].settings) for level in levels]
    return hashlib.sha256("\n".join([*told, str(LIMIT)]).encode()).hexdigest()[:8]
