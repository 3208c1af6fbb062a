"""A real PostgreSQL for tests: a fresh cluster of its own on a free port of the loopback."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from tests.server.running import free_port

PLACES = "/usr/lib/postgresql/*/bin"
MISSING = "PostgreSQL is not installed; tools/install-postgresql does that, where it may."


class Postgres:
    """One cluster. It keeps its promises: nothing is switched off to be quicker.

    Everybody on this machine may be anybody, only the user `guarded` needs a password.
    """

    def __init__(self, binaries: Path) -> None:
        """A cluster that is not running yet. Whatever becomes of this process, a watcher at the
        other end of a pipe cleans up after it."""
        self.binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="eldorado-postgres-", dir=_quick_place()))
        self.port = free_port()
        self._user = _other_user()
        if self._user:
            shutil.chown(self.folder, self._user)
        clean_up = 'read _; "$0" stop -m immediate -D "$1/data"; rm -rf "$1"'
        self._watcher = subprocess.Popen(
            [*self._become, "sh", "-c", clean_up, str(binaries / "pg_ctl"), str(self.folder)],
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", "eldorado", "-E", "UTF8", "-N")
        settings = (
            f"port = {self.port}\n"
            "listen_addresses = '127.0.0.1'\n"
            f"unix_socket_directories = '{self.folder}'\n"
            "max_connections = 60\n"
            "shared_buffers = '16MB'\n"
            "log_statement = 'none'\n"
        )
        with (self.folder / "data" / "postgresql.conf").open("a") as file:
            file.write(settings)
        access = self.folder / "data" / "pg_hba.conf"
        access.write_text("host all guarded 127.0.0.1/32 scram-sha-256\n" + access.read_text())

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    @property
    def url(self) -> str:
        return f"postgresql://eldorado@127.0.0.1:{self.port}/postgres"

    @property
    def running(self) -> bool:
        return (self.folder / "data" / "postmaster.pid").exists()

    def start(self) -> None:
        """Returns when connections are accepted."""
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "-w", "-t", "60", "-D", self._data, "-l", log)

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is a crash: nothing is written down, the next start recovers."""
        self._run("pg_ctl", "stop", "-w", "-t", "60", "-m", mode, "-D", self._data)

    def fresh(self) -> str:
        """The address of the database with nothing in it, whatever a test before has left."""
        if not self.running:
            self.start()
        self.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid();"
            " SET client_min_messages = error;"
            " DROP SCHEMA public CASCADE; CREATE SCHEMA public;"
            " GRANT USAGE ON SCHEMA public TO PUBLIC"
        )
        return self.url

    def emptied(self) -> str:
        """The same, but a store that was there keeps its layout: quicker than to migrate again."""
        if not self.running:
            self.start()
        self.sql(
            "SET client_min_messages = error;"
            " DO $$ DECLARE names text; BEGIN"
            " SELECT string_agg(quote_ident(tablename), ', ') INTO names FROM pg_tables"
            " WHERE schemaname = 'public' AND tablename <> 'eldorado_version';"
            " IF names IS NOT NULL THEN EXECUTE 'TRUNCATE ' || names; END IF; END $$"
        )
        return self.url

    def sql(self, statement: str) -> None:
        self._run("psql", "-q", "-v", "ON_ERROR_STOP=1", "-c", statement, self.url)

    def remove(self) -> None:
        self._watcher.communicate()

    @property
    def _become(self) -> list[str]:
        """What a command begins with to be run by somebody else than root."""
        if not self._user:
            return []
        group = str(pwd.getpwnam(self._user).pw_gid)
        return ["setpriv", "--reuid", self._user, "--regid", group, "--clear-groups"]

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [*self._become, str(self.binaries / program), *arguments],
            cwd=self.folder,
            env=os.environ | {"LC_ALL": "C", "HOME": str(self.folder)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{program} {arguments[0]}: {done.stderr}"


def postgresql_binaries() -> Path:
    """Where PostgreSQL is installed; without it the test is skipped, but never in CI."""
    for folder in (_on_path(), *sorted(Path("/").glob(PLACES[1:]), reverse=True)):
        if folder and all((folder / name).exists() for name in ("initdb", "pg_ctl", "psql")):
            return folder
    if os.environ.get("CI"):
        pytest.fail(MISSING)
    pytest.skip(MISSING)


def _on_path() -> Path | None:
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def _other_user() -> str:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return ""
    names = {one.pw_name for one in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _quick_place() -> Path | None:
    """Memory, where there is plenty: a server that crashes loses it no more than a disk."""
    memory = Path("/dev/shm")
    plenty = memory.is_dir() and shutil.disk_usage(memory).free > 1_000_000_000
    return memory if plenty and os.access(memory, os.W_OK) else None
