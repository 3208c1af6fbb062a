"""The command `eldorado`: play, replay, simulate, measure bots, and look at routes.

Each command imports what it needs when it runs, so that every start is quick.
"""

import sys

import typer

from eldorado.cli import (
    engine_commands,
    game_commands,
    host_commands,
    lab_commands,
    puzzle_commands,
    route_commands,
    serve_command,
    workshop_commands,
)
from eldorado.cli.option_groups import GroupHelp
from eldorado.errors import EldoradoError

app = typer.Typer(
    cls=GroupHelp,
    help="The race to El Dorado: play it, replay it, analyze it, simulate it. Without a command, "
    "the game opens in the browser.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for commands in (
    game_commands,
    serve_command,
    lab_commands,
    engine_commands,
    host_commands,
    route_commands,
    puzzle_commands,
    workshop_commands,
):
    commands.register(app)


@app.callback()
def open_game(context: typer.Context) -> None:
    """Opens the game in the browser if nothing else is asked for."""
    if context.invoked_subcommand is None:
        app(["serve"])


def main() -> None:
    """Runs the command line; an error is one sentence."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except EldoradoError as error:
        sys.exit(f"eldorado: {error}")
    except (OSError, UnicodeDecodeError) as error:
        name = getattr(error, "filename", None)
        reason = getattr(error, "strerror", None) or "this is not a text file"
        sys.exit(f"eldorado: {f'{name}: ' if name else ''}{reason}")
