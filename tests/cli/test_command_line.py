"""The command `eldorado`: what it offers, and how little it loads before it is told what to do."""

import subprocess
import sys
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from eldorado.cli import app
from eldorado.cli.option_groups import VariantOptions, grouped

COMMANDS = {
    "play", "replay", "analyse", "serve", "simulate", "arena", "ladder", "train", "clairvoyant",
    "backup", "restore", "check", "delete-table", "hide-route", "route", "engine", "engine-check",
    "dataset", "puzzles", "headroom",
}  # fmt: skip


def leaves(command: Any, name: str = "") -> dict[str, Any]:
    """Every command that does something, by what is typed."""
    inner = getattr(command, "commands", None)
    if inner is None:
        return {name.strip(): command}
    return {key: leaf for one in inner for key, leaf in leaves(inner[one], f"{name} {one}").items()}


ALL = leaves(typer.main.get_command(app))


def test_every_command_is_offered() -> None:
    assert {name.split()[0] for name in ALL} == COMMANDS


@pytest.mark.parametrize("name", list(ALL))
def test_every_command_and_every_option_is_explained(name: str) -> None:
    shown = CliRunner().invoke(app, [*name.split(), "--help"], env={"COLUMNS": "200"})
    assert shown.exit_code == 0
    assert ALL[name].help
    for option in ALL[name].params:
        assert getattr(option, "help", None), option.name
        assert option.opts[0] in shown.output


def test_the_fields_of_a_group_are_options() -> None:
    found: list[object] = []

    def command(variant: VariantOptions, word: str = "none") -> None:
        found.append((variant, word))

    here = typer.Typer()
    here.command()(grouped(command))
    CliRunner().invoke(here, ["--caves", "--word", "some"])
    CliRunner().invoke(here, [])
    assert found == [(VariantOptions(caves=True), "some"), (VariantOptions(), "none")]


def test_a_dead_option_is_gone() -> None:
    assert CliRunner().invoke(app, ["play", "--terminal"]).exit_code == 2


def test_the_command_line_loads_no_more_than_it_needs_to_begin() -> None:
    program = "import sys, eldorado.cli; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True
    )
    loaded = set(done.stdout.split())
    rooms = {"eldorado.lab", "eldorado.server", "eldorado.terminal", "eldorado.analysis"}
    assert not loaded & ({"numpy", "litestar"} | rooms)
