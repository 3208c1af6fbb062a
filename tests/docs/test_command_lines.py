"""Commands in the documentation: they and their options exist."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from eldorado.cli import app
from eldorado.wording import speak

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *(ROOT / "benchmarks" / "README.md", *sorted((ROOT / "docs").rglob("*.md"))),
]
FENCE = re.compile(r"^ *```([a-z]*)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
NUMBERS = {"GAMES": "100", "N": "1", "…": ""}
"""What stands for a number in a command, and what is left out."""

UsageError: Any = typer.BadParameter.__mro__[1]
"""What is raised for whatever is wrong with a command."""

COMMAND = re.compile(r"(?:.*[\s/=])?(eldorado [a-z].*)")
"""The last one in a line: in a container it follows another program's words."""


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """A command may choose the language of the process."""
    yield
    speak("en")


def blocks(page: Path) -> list[tuple[str, str]]:
    """The blocks of a page with their languages."""
    return [(found[1], found[2]) for found in FENCE.finditer(page.read_text("utf-8"))]


def shell_lines(page: Path) -> Iterator[str]:
    """Lines of blocks without a language or of the shell, continued ones in one."""
    for language, text in blocks(page):
        if language in ("", "sh", "ini"):
            yield from (line.strip() for line in re.sub(r"\\\n\s*", " ", text).splitlines())


def commands() -> Iterator[tuple[str, str]]:
    """Every command line of ours with its page; alternatives and several in a line apart."""
    for page in PAGES:
        text = FENCE.sub("", page.read_text("utf-8"))
        inline = re.findall(r"`((?:\.venv/bin/)?eldorado [^`]+)`", text)
        for line in (*shell_lines(page), *inline):
            for part in re.split(r" && | ; ", line):
                found = COMMAND.match(part.partition(" #")[0])
                if found:
                    yield from ((page.name, one) for one in _alternatives(found[1]))


def _alternatives(line: str) -> Iterator[str]:
    """`route list\\|show` as two commands; optional parts without their brackets."""
    line = re.sub(r"[\[\]]", "", line.replace("\\|", "|"))
    found = re.search(r"\S+(?:\|\S+)+", line)
    if found is None:
        yield line
        return
    for word in found[0].split("|"):
        yield line.replace(found[0], word)


def parse(line: str) -> None:
    """Reads a command as the program would, and does not run it."""
    words = [NUMBERS.get(word, word) for word in shlex.split(line, comments=True)][1:]
    command: Any = typer.main.get_command(app)
    context = command.make_context("eldorado", [], resilient_parsing=True)
    while hasattr(command, "get_command"):
        name = words.pop(0)
        command = command.get_command(context, name)
        if command is None:
            raise UsageError(f"There is no command {name}.")
    named_only = not words
    try:
        command.make_context(command.name, [word for word in words if word])
    except UsageError as error:
        if not (named_only and "Missing" in error.format_message()):
            raise


FOUND = sorted(set(commands()))


def test_there_are_many_commands() -> None:
    assert len(FOUND) > 60
    assert len({line.split()[1] for _, line in FOUND}) > 15


@pytest.mark.parametrize(("page", "line"), FOUND, ids=lambda value: value[:60])
def test_a_command_can_be_parsed(page: str, line: str) -> None:
    parse(line)


@pytest.mark.parametrize(
    "line", ["eldorado fly", "eldorado serve --porte 1", "eldorado arena a --games many"]
)
def test_a_wrong_command_would_be_found(line: str) -> None:
    with pytest.raises(UsageError):
        parse(line)


def test_what_make_is_asked_for_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    asked = set()
    for page in PAGES:
        asked |= set(re.findall(r"`make ([a-z-]+)", page.read_text("utf-8")))
        asked |= {line.split()[1] for line in shell_lines(page) if re.match(r"make [a-z]", line)}
    assert len(asked) > 10
    assert asked - targets == set()
