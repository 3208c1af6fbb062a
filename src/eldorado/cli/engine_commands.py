"""Bots as programs: speaking the engine protocol, and trying out a program that does."""

import sys
from typing import Annotated

import typer

from eldorado.cli.option_groups import CommandHelp


def register(app: typer.Typer) -> None:
    """Adds the commands of this module."""
    app.command(cls=CommandHelp)(engine)
    app.command("engine-check", cls=CommandHelp)(engine_check)


def engine(
    bot: Annotated[str, typer.Argument(help="A level, LEVEL@FILE or package.module:Class.")],
) -> None:
    """Speak the engine protocol on standard input and output with a bot's choices."""
    from eldorado.bots import check_bot, load_bot
    from eldorado.bots.engines.engine_loop import EngineLoop

    check_bot(bot)
    EngineLoop(bot, lambda seed, seconds: load_bot(bot, seed, seconds), sys.stdout).run(sys.stdin)


def engine_check(
    command: Annotated[str, typer.Argument(help="The engine's command, as one argument.")],
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, help="Seconds the engine has for an action.")
    ] = 5.0,
) -> None:
    """Try an engine out and say what it does wrong."""
    from eldorado.bots.engines.engine_check import check_engine

    report = check_engine(f"engine@{seconds:g}:{command}")
    for sentence in report.faults:
        print(f"Wrong: {sentence}")
    for sentence in report.advice:
        print(f"Advice: {sentence}")
    if report.faults:
        raise typer.Exit(1)
    name = report.name or command
    print(f"{name} speaks the protocol: {report.actions} actions chosen, all of them allowed.")
