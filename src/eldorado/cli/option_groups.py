"""Options that several commands share, and values made of options that travel together."""

import inspect
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import typer
from typer.core import TyperCommand, TyperGroup

from eldorado.errors import EldoradoError

if TYPE_CHECKING:
    from eldorado.core.state import Variant

RouteOption = Annotated[str, typer.Option("--route", help="Name of a route, or a route code.")]
GamesRouteOption = Annotated[
    str,
    typer.Option("--route", help="Name or code of a route, or 'all' for the seven printed routes."),
]
GamesSeedOption = Annotated[
    int, typer.Option("--seed", help="Seed; the same number gives the same results.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the results as JSON.")]
WorkersOption = Annotated[
    int | None,
    typer.Option("--workers", min=1, help="Number of processes (default: one per core)."),
]
OutOption = Annotated[
    Path | None,
    typer.Option("--out", help="Save results in this folder; an interrupted run resumes."),
]
SchedulerOption = Annotated[
    str | None,
    typer.Option("--scheduler", help="Address of a Dask cluster to play on."),
]
ProgressOption = Annotated[
    bool | None,
    typer.Option("--progress/--no-progress", help="Show progress (default: only in a terminal)."),
]
PlainOption = Annotated[
    bool,
    typer.Option("--plain", help="Words instead of colors and a map, for screen readers."),
]


def _without_values(params: list[Any]) -> list[Any]:
    """Switches take no value, so the help names none."""
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
    return params


class CommandHelp(TyperCommand):
    """A command whose help shows no value for switches."""

    def get_params(self, ctx: Any) -> list[Any]:
        return _without_values(super().get_params(ctx))


class GroupHelp(TyperGroup):
    """The same for a group of commands."""

    def get_params(self, ctx: Any) -> list[Any]:
        return _without_values(super().get_params(ctx))


def _speak(language: str | None) -> str:
    from eldorado.wording.texts import speak

    return speak(language)


LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--language", callback=_speak, help="en, en-2017, de, fr or pt (default: from the locale)."
    ),
]


@dataclass(frozen=True)
class DisplayOptions:
    """How the terminal shows a game."""

    plain: PlainOption = False
    language: LanguageOption = None


def grouped(command: Callable[..., None]) -> Callable[..., None]:
    """A command for Typer: of a parameter that is a dataclass, every field is an option."""
    hints = get_type_hints(command, include_extras=True)
    groups: dict[str, type[Any]] = {}
    options: list[inspect.Parameter] = []
    for parameter in inspect.signature(command).parameters.values():
        hint = hints[parameter.name]
        if is_dataclass(hint):
            assert isinstance(hint, type)
            groups[parameter.name] = hint
            options += _fields(hint)
        else:
            kind = inspect.Parameter.KEYWORD_ONLY
            options.append(parameter.replace(kind=kind, annotation=hint))

    @wraps(command)
    def run(**given: Any) -> None:
        for name, group in groups.items():
            given[name] = group(**{field.name: given.pop(field.name) for field in fields(group)})
        command(**given)

    run.__signature__ = inspect.Signature(options)  # type: ignore[attr-defined]
    run.__annotations__ = {option.name: option.annotation for option in options}
    return run


def _fields(group: type[Any]) -> list[inspect.Parameter]:
    hints = get_type_hints(group, include_extras=True)
    return [
        inspect.Parameter(
            field.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=inspect.Parameter.empty if field.default is MISSING else field.default,
            annotation=hints[field.name],
        )
        for field in fields(group)
    ]


@dataclass(frozen=True)
class VariantOptions:
    """The rules of a game."""

    caves: Annotated[bool, typer.Option("--caves/--no-caves", help="Play with the caves.")] = False
    full_race: Annotated[
        bool,
        typer.Option("--full-race", help="Play on until all but one have arrived (house rule)."),
    ] = False
    free_order: Annotated[
        bool,
        typer.Option("--free-order", help="Allow moving after buying (house rule)."),
    ] = False

    def variant(self) -> "Variant":
        from eldorado.core.state import Variant

        return Variant(self.caves, self.full_race, self.free_order)


@dataclass(frozen=True)
class StorageOptions:
    """Where a server's games are."""

    data: Annotated[
        Path | None, typer.Option("--data", help="Folder where the games are stored.")
    ] = None
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            envvar="ELDORADO_DATABASE",
            show_envvar=False,
            help="PostgreSQL URL, postgresql://user@host/name (default: SQLite).",
        ),
    ] = None

    def address(self, make: bool = False) -> str:
        """The URL of the database; with `make`, its folder is created if it does not exist."""
        if self.data is not None and self.database is not None:
            raise EldoradoError("Give --data or --database, not both.")
        from eldorado.server.run import database_in
        from eldorado.server.settings import games_in

        if self.database:
            return self.database
        return database_in(self.data) if make else f"sqlite:///{games_in(self.data)}"


def names(players: str) -> list[str]:
    """The players of a list with commas."""
    return [name.strip() for name in players.split(",")]
