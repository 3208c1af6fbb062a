"""Pictures of a generated route and of a game on it."""

from pathlib import Path

from eldorado import Game
from eldorado.routes import random_route

route = random_route(seed=4)
Path("route.svg").write_text(route.svg(), "utf-8")
Path("game.svg").write_text(Game.new(route.board(), players=4, seed=1).svg(), "utf-8")
