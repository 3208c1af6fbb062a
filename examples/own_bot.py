"""A bot of one's own against two others."""

from eldorado import Action, Game, Move, View, play


class Runner:
    name = "runner"

    def choose(self, view: View) -> Action:
        return max(view.legal_actions(), key=lambda action: isinstance(action, Move))


print(play(Game.new("first_game", players=3, seed=1), [Runner, "walker", "rambler"], seed=1))
