"""An older edition as an engine: `python older_engine.py FOLDER LEVEL` for `engine:COMMAND`.

FOLDER holds the `eldorado` package of that edition, from before it spoke the protocol itself. This
file imports nothing else of it than views and levels.
"""

import json
import sys
from typing import Any


def main() -> None:
    folder, level = sys.argv[1:]
    sys.path.insert(0, folder)
    from eldorado import View
    from eldorado.bots import make_bot

    seed, bot, position = 0, None, ""
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        words: list[Any] = rest.split()
        if command == "eldorado":
            _say(f"id name older {level}", "eldoradook 1")
        elif command == "isready":
            _say("readyok")
        elif command == "newgame":
            seed, bot = int(words[words.index("seed") + 1]), None
        elif command == "position":
            position = rest
        elif command == "go":
            if bot is None:
                seconds = int(words[words.index("time") + 1]) / 1000
                bot = make_bot(level, seed, seconds)
            view = for_version_1(json.loads(position))
            _say(f"bestaction {bot.choose(View.from_json(view))}")
        elif command == "quit":
            return


def for_version_1(view: dict[str, Any]) -> dict[str, Any]:
    """A view as rules version 1 wrote it: whether a symbol is being changed, not how often."""
    if "change_symbol" in view["turn"]:
        view["turn"]["change_symbol"] = bool(view["turn"]["change_symbol"])
    return view


def _say(*lines: str) -> None:
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
