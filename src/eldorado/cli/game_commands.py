"""Playing a game in the terminal, stepping through a record, and analyzing it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from eldorado.cli.option_groups import (
    CommandHelp,
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
    app.command(cls=CommandHelp)(grouped(play))
    app.command(cls=CommandHelp)(replay)
    app.command(cls=CommandHelp)(analyse)


@dataclass(frozen=True)
class NewGameOptions:
    """Seats, seed and starting player."""

    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            help="Two to four seats, each human, human:Name, a computer player, "
            "package.module:Class or engine:COMMAND (default: human,rambler,rambler, or as saved).",
        ),
    ] = None
    route: RouteOption = "first_game"
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="Seed for the shuffles; the same number gives the same game."),
    ] = None
    start: Annotated[
        int | None,
        typer.Option("--start", help="The seat that starts, counted from 1 (default: random)."),
    ] = None


def play(
    game: NewGameOptions,
    variant: VariantOptions,
    display: DisplayOptions,
    pace: Annotated[
        float,
        typer.Option("--pace", min=0, help="Seconds to pause after a computer player's turn."),
    ] = 0.4,
    save: Annotated[
        Path | None,
        typer.Option(
            "--save", help="File to save the game in (default: a new file in the data folder)."
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Resume the game saved in this file.")
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
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    turn: Annotated[
        str | None,
        typer.Option("--turn", help="Start at this turn, written round.seat, for example 3.1."),
    ] = None,
    eyes: Annotated[
        str | None,
        typer.Option(
            "--eyes",
            help="Show only what this seat could see, by number or name (default: all cards).",
        ),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Verify the record and print the result.")
    ] = False,
    plain: PlainOption = False,
    language: LanguageOption = None,
) -> None:
    """Step through a recorded game."""
    if check:
        from eldorado.terminal import check_record

        print(check_record(file))
        return
    from eldorado.terminal import replay as replay_here

    replay_here(file, plain=plain, turn=turn, eyes=eyes)


def analyse(
    file: Annotated[Path, typer.Argument(help="The record of a finished or unfinished game.")],
    html: Annotated[
        Path | None, typer.Option("--html", help="Write a page with charts to this HTML file.")
    ] = None,
    json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Analyze a game: the race, turning points, luck and skill, decks and cards."""
    from eldorado.exports.analysis_command import run_analysis
    from eldorado.terminal.save_files import read_record, replaying

    with replaying(file):
        done = run_analysis(read_record(file), html, json)
    if not done:
        raise typer.Exit(130)
