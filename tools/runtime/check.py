"""Run in the browser's Python: every module can be imported, every kind of bot plays, and races
rate a route."""

import importlib
import sys
from pathlib import Path

import eldorado
from eldorado import Game, load_bot, play
from eldorado.arrays.kernel import KERNEL
from eldorado.core import COMPILED
from eldorado.routes import find_route
from eldorado.workshop.ratings.board_rating import rate_board
from eldorado.workshop.ratings.rating_plan import CARELESS_BOT, RatingPlan

package = Path(eldorado.__file__).parent
made = sys.modules.get("eldorado_compiled")
assert (made is not None) == COMPILED, "The library has no rules."
names = list(made.NAMES) if made else []
for name in names:
    assert str(importlib.import_module(name).__file__).endswith(".so"), name
for file in sorted(package.rglob("*.pyc")):
    parts = file.relative_to(package).with_suffix("").parts
    name = ".".join(("eldorado", *parts)).removesuffix(".__init__")
    names.append(name)
    importlib.import_module(name)
game = Game.new("first_game", players=3, seed=7)
play(game, ["walker", "random", "walker"], seed=1)
assert game.finished, "The game did not end."
world = Game.new("first_game", players=3, seed=7)
for level in ("navigator", "pathfinder"):
    view = world.view(world.to_move)
    assert load_bot(level, seed=1).choose(view) in view.legal_actions(), level
few = RatingPlan("quick", "walker", CARELESS_BOT, pairs=2, deals=1)
rating = rate_board(find_route("B2-C5ner-K0ner-blue0").board(), few)
assert sum(rating.arrivals.values()) == 2 * few.pairs, rating.arrivals
kernel = "with" if KERNEL else "without"
compiled = f"{len(made.NAMES)} of them compiled" if made else "none of them compiled"
print(
    f"Python {sys.version.split()[0]} loads {len(names)} modules, {compiled}, and plays, {kernel} "
    "the kernel."
)
