"""The published description of the HTTP interface, held against the running server."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from eldorado.server.http import description
from tests.server.running import PATIENCE, Running

BOUNDS = ["--phases", "coverage,fuzzing", "--max-examples", "4", "--max-time", "12", "--seed", "1"]
BOUNDS += ["--suppress-health-check", "all", "--no-color"]

CONFIG = """
headers = {{ Authorization = "Bearer {secret}" }}

[parameters]
"path.table" = "{table}"

[checks]
# Whether a route exists or a name is free is beyond what a schema says.
positive_data_acceptance.expected-statuses = ["2xx", "400", "403", "404", "409"]
# A body that is too long is refused before it is read.
negative_data_rejection.expected-statuses = ["400", "403", "404", "405", "409", "413", "415", "422"]

# One address may have only two analyses or ratings worked out at a time. Requests as such are not
# limited on this server.
[[operations]]
include-path = {background}
checks.positive_data_acceptance.expected-statuses = ["2xx", "400", "403", "404", "409", "429"]
"""

IN_THE_BACKGROUND = [
    "/api/analyses",
    "/api/tables/{table}/analysis",
    "/api/workshop/rating",
    "/api/workshop/surprise",
]
"""What begins a job that goes on after the answer."""


def test_the_server_does_what_its_description_says(server: Running, tmp_path: Path) -> None:
    party = server.table("person", "open", "open")
    config = tmp_path / "schemathesis.toml"
    settings = {"table": party.id, "secret": party.secrets[0], "background": IN_THE_BACKGROUND}
    config.write_text(CONFIG.format(**settings))
    program = [str(Path(sys.executable).parent / "st"), "--config-file", str(config)]
    done = subprocess.run(
        [*program, "run", f"{server.url}/schema/openapi.json", *BOUNDS],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert server.client().get("/api/health")["status"] == "ok"
    assert "Traceback" not in server.output


@pytest.mark.anyio
async def test_the_description_is_made_once_and_not_on_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many ask for it at once."""
    threads: list[int] = []

    def described() -> dict[str, int]:
        threads.append(threading.get_ident())
        return {"one": 1}

    monkeypatch.setattr(description, "http_schema", described)
    monkeypatch.setattr(description, "_made", {})
    async with AsyncTestClient(Litestar(description.HANDLERS, openapi_config=None)) as client:
        answers = await asyncio.gather(*(client.get("/schema/openapi.json") for _ in range(8)))
        assert [answer.json() for answer in answers] == [{"one": 1}] * 8
        assert (await client.get("/schema")).json() == {"one": 1}
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()


def test_the_description_is_complete(server: Running) -> None:
    document = server.client().get("/schema/openapi.json")
    paths = document["paths"]
    for path in ("/api/tables", "/api/tables/{table}/seats", "/api/records", "/api/health"):
        assert path in paths
    for path, operations in paths.items():
        for method, operation in operations.items():
            assert operation.get("description"), (method, path)
            assert set(operation["responses"]) & {"200", "201"}, (method, path)
            # What an address may ask for in a second is limited, whatever it asks for.
            assert "429" in operation["responses"], (method, path)
    assert paths.keys() >= set(IN_THE_BACKGROUND)
    described = set(document["components"]["schemas"])
    assert {"TableDocument", "GameView", "LessonScene", "PuzzleScene", "Replay"} <= described
    assert {"AnalysisDocument", "Person", "Hint", "BoardDocument"} <= described
    messages = server.client().get("/schema/messages.json")["$defs"]
    assert {"Incoming", "Outgoing", "Act", "Hello", "Welcome", "Happened"} <= set(messages)
    assert {"TableDocument", "GameView", "Options", "ShownAction"} <= set(messages)
