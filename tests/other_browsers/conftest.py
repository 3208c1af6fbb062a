"""The same server as for the tests in Chromium, and pages of the other browsers."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.browser.conftest import server  # noqa: F401 a fixture
from tests.other_browsers.driver import Driver
from tests.other_browsers.firefox import firefox
from tests.other_browsers.webkit import webkit

BROWSERS: dict[str, Callable[[Path], AbstractContextManager[Driver]]] = {
    "firefox": firefox,
    "webkit": webkit,
}


@pytest.fixture(params=BROWSERS)
def browser_name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def driver(browser_name: str, tmp_path: Path) -> Iterator[Driver]:
    with BROWSERS[browser_name](tmp_path) as started:
        yield started
