"""What must be equal on all workers of one simulation."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from eldorado import __version__
from eldorado.bots.planner.levels import BY_NAME, WEIGHTS
from eldorado.core import COMPILED
from eldorado.core.state import RULES_VERSION

BUILD = "compiled" if COMPILED else "plain"
"""How the rules run: the strongest level looks further ahead where they are compiled."""


def edition(players: Iterable[str]) -> str:
    """The versions of package and rules, the build, and the weights of the players."""
    return f"{__version__}, rules {RULES_VERSION}, {BUILD}, weights {weights_hash(players)}"


def weights_hash(players: Iterable[str]) -> str:
    """A hash of the networks that the players judge with; \"none\" if nobody has one."""
    named = [name.partition("@") for name in players]
    files = {Path(file) if file else WEIGHTS for level, _, file in named if level in BY_NAME}
    digests = sorted(hashlib.sha256(file.read_bytes()).hexdigest() for file in files)
    return "+".join(digest[:12] for digest in digests) or "none"
