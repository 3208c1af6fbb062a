"""What the tests of the laboratory share: its commands, run as a user would."""

import sys
from collections.abc import Callable

import pytest

from eldorado.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Run:
    """The module's COMMAND of `eldorado`: its exit code, standard output and standard error."""

    def call(*arguments: object) -> tuple[int, str, str]:
        command = request.module.COMMAND
        monkeypatch.setattr(sys, "argv", ["eldorado", command, *map(str, arguments)])
        with pytest.raises(SystemExit) as exit:
            main()
        printed = capsys.readouterr()
        if isinstance(exit.value.code, str):
            return 1, printed.out, printed.err + exit.value.code
        return exit.value.code or 0, printed.out, printed.err

    return call
