"""Listing, drawing and checking routes."""

from pathlib import Path
from typing import Annotated

import typer

from eldorado.cli.option_groups import CommandHelp, GroupHelp, LanguageOption, PlainOption

routes = typer.Typer(
    cls=GroupHelp,
    help="List and draw routes, check your own, generate new ones.",
    no_args_is_help=True,
)


def register(app: typer.Typer) -> None:
    """Adds the commands of this module."""
    app.add_typer(routes, name="route")


@routes.command("list", cls=CommandHelp)
def list_routes(language: LanguageOption = None) -> None:
    """List the seven printed routes and ours, with their codes."""
    from eldorado.routes import KNOWN, OURS
    from eldorado.wording.texts import text, thing

    rows = [
        (
            id,
            f"{thing(id)} ({text('route-ours-mark')})" if id in OURS else thing(id),
            text(f"difficulty-{route.difficulty or 'first'}"),
            str(route),
        )
        for id, route in {**KNOWN, **OURS}.items()
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for id, name, difficulty, code in rows:
        print(f"{id:{widths[0]}} {name:{widths[1]}} {difficulty:{widths[2]}} {code}")


@routes.command("show", cls=CommandHelp)
def show_route(
    route: Annotated[str, typer.Argument(help="Name of a route, or a route code.")],
    svg: Annotated[
        Path | None, typer.Option("--svg", help="Draw the route to this SVG file.")
    ] = None,
    plain: PlainOption = False,
    language: LanguageOption = None,
) -> None:
    """Show a route here, or draw it as a picture."""
    from eldorado.routes import find_route
    from eldorado.terminal import route_id

    found = find_route(route_id(route))
    board = found.board()
    if svg is not None:
        from eldorado.terminal.screen import route_name

        svg.write_text(board.svg(), "utf-8")
        print(f"{svg}: {route_name(board)}")
        return
    from eldorado.terminal import show_route as show_here

    show_here(board, plain=plain)


@routes.command("check", cls=CommandHelp)
def check_route(
    code: Annotated[str, typer.Argument(help="Name of a route, or a route code.")],
    language: LanguageOption = None,
) -> None:
    """List all problems of a route."""
    from eldorado.routes import faults
    from eldorado.terminal import route_id
    from eldorado.wording.texts import text

    found = faults(route_id(code))
    for fault in found:
        clause = f" ({fault.clause})" if fault.clause else ""
        words = text("fault-fatal" if fault.fatal else "fault-note", sentence=fault.sentence)
        print(f"{words}{clause}")
    if any(fault.fatal for fault in found):
        raise typer.Exit(1)
    print(text("fault-none"))
