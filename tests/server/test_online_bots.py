"""Bots of one's own: the examples at a real server, and those that the server itself seats."""

import asyncio
import contextlib
import subprocess
import sys
from pathlib import Path

import pytest

from eldorado.table import Refused
from tests.server.running import PATIENCE, Running

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"

BOTS = """
from eldorado import Action, View


class Hasty:
    name = "hasty"

    def choose(self, view: View) -> Action:
        return view.legal_actions()[0]


class Clumsy(Hasty):
    def choose(self, view: View) -> Action:
        raise RuntimeError("Oh")
"""


@pytest.mark.parametrize(
    "command",
    [
        [sys.executable, EXAMPLES / "online_bot.py"],
        [ROOT / "tools" / "node", "node", EXAMPLES / "online_bot.mjs"],
    ],
    ids=["python", "node"],
)
def test_a_short_program_plays_a_whole_game_by_a_personal_link(
    server: Running, command: list[str | Path]
) -> None:
    assert len(Path(command[-1]).read_text("utf-8").splitlines()) <= 60
    party = server.table("person", "walker", route="first_game")
    link = f"{server.url}/table/{party.id}#{party.secrets[0]}"
    done = subprocess.run(
        [*command, link], stdout=subprocess.PIPE, text=True, timeout=4 * PATIENCE, check=True
    )
    assert "place" in done.stdout
    assert party.host.get(f"/api/tables/{party.id}")["status"] == "over"


@pytest.mark.anyio
async def test_a_server_seats_bots_under_the_names_it_gave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bots_of_the_host.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    engine = f"engine:{sys.executable} {EXAMPLES / 'engine.py'}"
    options = ["--bot", "hasty=bots_of_the_host:Hasty", "--bot", f"forward={engine}"]
    running = Running(*options, "--bot", "clumsy=bots_of_the_host:Clumsy")
    with contextlib.closing(contextlib.ExitStack()) as stack:
        stack.callback(running.remove)
        running.start()
        levels = [level["name"] for level in running.client().get("/api/levels")]
        assert levels[-3:] == ["hasty", "forward", "clumsy"]
        party = running.table("person", "hasty", "forward", "clumsy")
        async with party.visit(0) as visit, asyncio.timeout(PATIENCE):
            assert await visit.turn()
            await visit.act("end")
            assert await visit.turn()
            assert [seat["level"] for seat in visit.document["seats"][1:]] == levels[-3:]
            assert visit.document["view"]["round"] >= 2
        assert "hasty failed with RuntimeError: Oh." in running.output
        gathering = running.table("person", "open")
        async with gathering.visit(0) as visit, asyncio.timeout(PATIENCE):
            for level in ("bots_of_the_host:Hasty", engine, "pathfinder@x.npz", "os:system"):
                with pytest.raises(Refused, match="There is no level"):
                    running.table("person", level)
                with pytest.raises(Refused, match="There is no level"):
                    await visit.ask("fill", seat=1, level=level)
            assert visit.document["seats"][1]["kind"] == "open"
