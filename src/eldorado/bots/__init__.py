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
the same seed plays the same game again. `eldorado.lab.simulate` measures a player.
"""

from collections.abc import Callable

from eldorado.bots.bot import Bot
from eldorado.bots.random_bot import RandomBot
from eldorado.bots.walker import Walker
from eldorado.core.game import new_seed
from eldorado.errors import EldoradoError

_BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "walker": Walker}

LEVELS: tuple[str, ...] = tuple(_BOTS)
"""The names of the levels, from weakest to strongest."""


def make_bot(name: str, seed: int | None = None) -> Bot:
    """A player of that level; the same seed makes the same choices, None makes its own."""
    if name not in _BOTS:
        raise EldoradoError(f"There is no player '{name}'; choose one of {', '.join(LEVELS)}.")
    return _BOTS[name](new_seed() if seed is None else seed)


__all__ = ["LEVELS", "Bot", "make_bot"]
