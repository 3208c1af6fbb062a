"""The game as an environment for learning programs, in the forms that common libraries expect.

- `eldorado.envs.pettingzoo.env()`: every seat is an agent (AEC)
- `eldorado.envs.gymnasium`: one seat against named bots, `gymnasium.make("Eldorado-v0")`
- `eldorado.envs.openspiel.register()`: the game `python_eldorado`, with explicit chance
- `eldorado.envs.vector.VectorEnv`: many games in one call, arrays filled in place
- `eldorado.envs.text`: observations and answers as text, for language models

All of them use one table of choices (`action_table`) and one observation (`observation`).
Install PettingZoo, Gymnasium and OpenSpiel with the extra `rl`.
"""

NEEDS_EXTRA = "Gymnasium, PettingZoo and OpenSpiel are installed with: pip install 'eldorado[rl]'"
