"""A small data set: what was in hand, and what was done."""

from eldorado import Game, play

rows: list[tuple[int, tuple[str, ...], str]] = []
for seed in range(3):
    game = Game.new("first_game", players=2, seed=seed)
    play(game, ["walker", "walker"], seed)
    for position in game.record():
        rows.append((seed, position.view.hand, str(position.action)))
print(f"{len(rows)} decisions, the first: {rows[0]}")
