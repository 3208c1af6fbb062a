"""Playing a game in the terminal, stepping through a record, and looking back at it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from eldorado.cli.option_groups import (
    DisplayOptions,
    JsonOption,
    LanguageOption,
    PlainOption,
    RouteOption,
    VariantOptions,
    grouped,
    names,
)


def register(app: typer.Typer) -> None:
    """Adds the commands of this module."""
    app.command()(grouped(play))
    app.command()(replay)
    app.command()(analyse)


@dataclass(frozen=True)
class NewGameOptions:
    """Who plays where, and by what chance."""

    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            help="Two to four seats, each human, human:Name or a bot; "
            "without it human,rambler,rambler, or as saved.",
        ),
    ] = None
    route: RouteOption = "first_game"
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same number gives the same shuffles.")
    ] = None
    start: Annotated[
        int | None, typer.Option("--start", help="The seat that begins, from 1; else by lot.")
    ] = None


def play(
    game: NewGameOptions,
    variant: VariantOptions,
    display: DisplayOptions,
    pace: Annotated[
        float, typer.Option("--pace", min=0, help="Seconds to pause after a bot's turn.")
    ] = 0.4,
    save: Annotated[
        Path | None, typer.Option("--save", help="Where to keep the game; a record file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a game saved in this file.")
    ] = None,
) -> None:
    """Play a game in the terminal."""
    from eldorado.terminal import NewGame, PlayerConsole
    from eldorado.terminal import play as play_here
    from eldorado.terminal import resume as resume_here

    console = PlayerConsole(display.plain)
    if resume is not None:
        seats = names(game.players) if game.players else []
        resume_here(resume, console, seats, save, pace)
        return
    new = NewGame(
        names(game.players or "human,rambler,rambler"),
        game.route,
        variant.variant(),
        game.seed,
        None if game.start is None else game.start - 1,
    )
    play_here(new, console, save, pace)


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    turn: Annotated[
        str | None, typer.Option("--turn", help="Begin at this turn: round.seat, as in 3.1.")
    ] = None,
    eyes: Annotated[
        str | None,
        typer.Option("--eyes", help="See what one seat saw, by number or name; else everything."),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only replay it to its end and tell the result.")
    ] = False,
    plain: PlainOption = False,
    language: LanguageOption = None,
) -> None:
    """Step through a recorded game."""
    if check:
        from eldorado.records import Record
        from eldorado.terminal.save_files import record_text

        record = Record.parse(record_text(file))
        record.replay()
        print(f"{file}: {len(record.turns)} turns, {record.tags['Result']}")
        return
    from eldorado.terminal import replay as replay_here

    replay_here(file, plain=plain, turn=turn, eyes=eyes)


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, of a finished or a running game.")],
    html: Annotated[
        Path | None, typer.Option("--html", help="Write a page with charts: an HTML file.")
    ] = None,
    json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Look back at a game: the race, turning points, luck and play, decks and cards."""
    from eldorado.exports.analysis_command import run_analysis
    from eldorado.terminal.save_files import read_record

    if not run_analysis(read_record(file), html, json):
        raise typer.Exit(130)
