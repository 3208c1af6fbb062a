"""Computer players, from weakest to strongest, and how to write one.

A player is any object with a `name` and a method `choose(view)` that returns one of
`view.legal_actions()`. It sees what its seat may see and nothing else:

>>> from eldorado import Action, Game, View
>>> class Hasty:
...     name = "hasty"
...
...     def choose(self, view: View) -> Action:
...         return view.legal_actions()[0]
>>> game = Game.new("first_game", players=2, seed=1)
>>> action = Hasty().choose(game.view(game.to_move))

`view.world` is a `Game` to look things up in: the board, the market, the pieces, the own
hand. Of the zones the seat cannot see only sizes and joint contents mean anything there.
`view.determinize(rng)` deals everything unseen afresh and gives a game to think ahead in.
A player that wants chance takes it from a generator of its own, made from its seed, so that
the same seed plays the same game again. A player plays one seat of one game, see `Bot`.
`eldorado.lab.simulate` measures a player.
"""

from eldorado.bots.bot import Bot
from eldorado.bots.planner.explain import Idea, Reason
from eldorado.bots.planner.levels import BY_NAME, CHARACTERS, LEVELS, make_planner
from eldorado.bots.planner.time_limit import LIMIT
from eldorado.bots.random_bot import RandomBot
from eldorado.bots.resting_bot import RESTING, RestingBot
from eldorado.bots.walker.walker import Walker
from eldorado.core.game import new_seed
from eldorado.errors import EldoradoError

OTHERS: dict[str, type[Walker] | type[RandomBot]] = {"walker": Walker, "random": RandomBot}
"""Players that are not levels: a quick one without a network, and one that does not think."""

PLAYERS: tuple[str, ...] = (*LEVELS, *OTHERS)
"""Every name that can be chosen; `make_bot` knows the one who rests besides."""


def make_bot(name: str, seed: int | None = None, seconds: float | None = LIMIT) -> Bot:
    """A player; the same seed makes the same choices, None makes its own.

    `name` is a level, "walker" or "random". `LEVEL@FILE` is a level with the weights of a
    network that was trained into that file. After so many `seconds` of a turn a player begins
    no further thought; with None the clock never decides, and results can be repeated exactly.
    """
    seed = new_seed() if seed is None else seed
    level, _, file = name.partition("@")
    if level in BY_NAME:
        return make_planner(level, file, seed, seconds)
    if name == RESTING:
        return RestingBot()
    if name not in OTHERS:
        raise EldoradoError(f"There is no player '{name}'; choose one of {', '.join(PLAYERS)}.")
    return OTHERS[name](seed)


__all__ = [
    "CHARACTERS",
    "LEVELS",
    "LIMIT",
    "OTHERS",
    "PLAYERS",
    "RESTING",
    "Bot",
    "Idea",
    "Reason",
    "make_bot",
]
