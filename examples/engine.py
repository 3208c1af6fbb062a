"""An engine in 40 lines: it wants the legal actions and knows nothing else of the rules.

Try it: eldorado engine-check "python examples/engine.py"
        eldorado arena "engine:python examples/engine.py" walker
"""

import random
import sys

KINDS = ("move", "pay", "native", "play", "take", "remove", "buy", "token", "end")


def say(line: str) -> None:
    print(line, flush=True)


def choose(actions: list[str], rng: random.Random) -> str:
    """Any action of the kind that comes first in `KINDS`."""
    best = min(KINDS.index(action.split("_")[0].split()[0]) for action in actions)
    return rng.choice([one for one in actions if one.startswith(KINDS[best])])


rng = random.Random(0)
actions: list[str] = []
for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "eldorado":
        say("id name forward")
        say("want actions")
        say("eldoradook 1")
    elif command == "isready":
        say("readyok")
    elif command == "newgame":
        rng.seed(rest)
    elif command == "actions":
        actions = rest.split(" | ")
    elif command == "go":
        say(f"bestaction {choose(actions, rng)}")
    elif command == "quit":
        break
