"""How a race stands, and what the strongest level would do."""

from eldorado import Game, evaluate, load_bot

game = Game.new("first_game", players=3, seed=7)
view = game.view(game.to_move)
for seat, (win, rounds) in enumerate(zip(evaluate(view).win, evaluate(view).rounds, strict=True)):
    print(f"seat {seat}: {win:.0%} to win, about {rounds:.0f} rounds to go")
print("best:", load_bot("pathfinder", seed=1).choose(view))
