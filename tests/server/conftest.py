"""Databases to test with: a fresh one of either kind for whoever asks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgresql_binaries
from tests.server.running import server  # noqa: F401 a fixture


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL, the same for all tests of this process."""
    cluster = Postgres(postgresql_binaries())
    cluster.start()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/test.db"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.emptied()


@pytest.fixture
def new_url(url: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database where no store has ever been, and which may be spoilt."""
    if not url.startswith("postgresql"):
        yield url
        return
    cluster: Postgres = request.getfixturevalue("postgres")
    yield cluster.fresh()
    cluster.fresh()
