"""A server under siege: `python -m benchmarks.siege --database postgresql --workers 2`.

Fifty tables of four clients play on a real server with its limits on; then one attack after
another comes from other addresses. The report shows for each the players' p50 and p99 before and
during it, how quickly the health was answered, how much memory grew, what held up the event
loop, how long it took until all was calm again, and whether anything was lost. The exit code is
1 if a goal was missed. Everything stays on the loopback and ends by itself.
"""

import argparse
import asyncio
import json
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import uvloop

from benchmarks.crowd import Crowd, percentile
from benchmarks.servers import ServerProcess, postgresql, running
from benchmarks.siege import history
from benchmarks.siege.attacks import ATTACKS, SLOW_RECEIVER
from benchmarks.siege.opponents import Opponent
from benchmarks.siege.report import Delays, Outcome, show, to_json
from benchmarks.siege.watch import Watch, slow_callbacks, stop

LONGEST = 3_600.0
"""Seconds after which the players stop in any case."""

CALM_AGAIN = 1.5
"""How much slower than before still counts as calm."""

CALM_ENOUGH = 50.0
"""Milliseconds of p99 that count as calm in any case."""

WINDOW = 1.0
"""Seconds over which the p99 is taken to see whether it is calm again."""

GRACE = 30.0
"""Seconds after which an attack is ended that does not end by itself: the lowest priority may
leave it no processor to do so."""

GIVE_UP = 120.0
"""Seconds to wait for calm, for the preparation of an attack, and for its end."""


class Span(NamedTuple):
    """A stretch of time."""

    begin: float
    end: float

    def __contains__(self, moment: object) -> bool:
        return isinstance(moment, float) and self.begin <= moment < self.end


class Siege:
    """Players at a server, and attacks on it one by one."""

    def __init__(self, process: ServerProcess, options: argparse.Namespace) -> None:
        self.process = process
        self.options = options
        self.crowd = Crowd(process.url)
        self.watch = Watch(process)
        self.opponent = Opponent(process.url)

    async def run(self, names: list[str]) -> list[Outcome]:
        """Every attack after the other while everybody plays."""
        await self.crowd.open(self.options.tables)
        await self.crowd.connect()
        play = asyncio.create_task(self.crowd.play(self.options.rate, LONGEST))
        others = [asyncio.create_task(one.run()) for one in (self.watch, self.opponent)]
        await asyncio.sleep(self.options.calm)
        outcomes = []
        for name in names:
            outcomes.append(await self._attack(name))
            print(json.dumps(to_json(outcomes[-1])), file=sys.stderr, flush=True)
        self.crowd.stop()
        await play
        await stop(others)
        self.crowd.close()
        return outcomes

    async def _attack(self, name: str) -> Outcome:
        seconds = self.options.seconds
        attacker = await _prepared(self.process.url, name, seconds)
        calm = await self._calm()
        faults, returns = len(self.crowd.faults), self.crowd.returns
        before = await self.watch.figures()
        begin = time.perf_counter()
        answers = await _let_go(attacker, seconds)
        attacked = Span(begin, time.perf_counter())
        calm_after = await self._until_calm(calm, attacked.end)
        await self.watch.settled()
        after = await self.watch.figures()
        await self._check()
        span = Span(begin, time.perf_counter())
        probes = [probe for probe in self.watch.probes if probe.began in attacked]
        memory = [one for one in self.watch.memory if one.at in span]
        serving, family = [one.serving for one in memory], [one.family for one in memory]
        refused = {n: int(after[n] - before[n]) for n in after if "refus" in n or "flood" in n}
        return Outcome(
            attack=name,
            what=str(ATTACKS[name].__doc__),
            calm=calm,
            during=self._delays(attacked),
            bot_slowest=self._bot_slowest(attacked),
            health_p99=percentile((probe.delay for probe in probes), 0.99),
            health_slowest=percentile((probe.delay for probe in probes), 1.0),
            health_failures=sum(not probe.well for probe in probes),
            serving_grew=round(max(serving) - serving[0], 1),
            family_grew=round(max(family) - family[0], 1),
            family_peak=max(family),
            slow_callbacks=slow_callbacks(before, after),
            calm_after=calm_after,
            refusals={name: count for name, count in refused.items() if count},
            answers=answers,
            returns=self.crowd.returns - returns,
            faults=self.crowd.faults[faults:][:5],
        )

    async def _calm(self) -> Delays:
        """The players' delays before an attack."""
        begin = time.perf_counter()
        await asyncio.sleep(self.options.calm)
        return self._delays(Span(begin, time.perf_counter()))

    def _delays(self, span: Span) -> Delays:
        """Of the actions that were sent in some time; all of them have arrived."""
        found = [sample.delay for sample in self.crowd.samples if sample.sent in span]
        return Delays(percentile(found, 0.5), percentile(found, 0.99), len(found))

    def _bot_slowest(self, span: Span) -> float:
        """Milliseconds of the longest wait for a computer player that fell into some time."""
        waits = [
            sample.delay
            for sample in self.opponent.waits()
            if sample.sent < span.end and sample.sent + sample.delay > span.begin
        ]
        return percentile(waits, 1.0)

    async def _until_calm(self, calm: Delays, end: float) -> float | None:
        """Seconds from the end of an attack until the players were served as before it."""
        enough = max(CALM_ENOUGH, CALM_AGAIN * calm.p99)
        while (now := time.perf_counter()) < end + GIVE_UP:
            await asyncio.sleep(WINDOW)
            held_up = any(sent < now for sent in self.crowd.waiting())
            recent = self._delays(Span(now, time.perf_counter()))
            if not held_up and recent.actions and recent.p99 <= enough:
                return round(now - end, 1)
        return None

    async def _check(self) -> None:
        """Notes what was lost; a server that does not answer has lost everything."""
        try:
            async with asyncio.timeout(GIVE_UP):
                await self.crowd.check()
        except (OSError, TimeoutError) as error:
            self.crowd.faults.append(f"the tables could not be looked at: {error!r}")


async def _prepared(url: str, name: str, seconds: float) -> asyncio.subprocess.Process:
    """An attacker that waits for the word to begin."""
    attacker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.siege.attacker", url, name, str(seconds)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert attacker.stdout is not None
    async with asyncio.timeout(GIVE_UP):
        said = await attacker.stdout.readline()
    if said != b"ready\n":
        raise SystemExit(f"The attack {name} could not be prepared.")
    return attacker


async def _let_go(attacker: asyncio.subprocess.Process, seconds: float) -> dict[str, int]:
    """Lets the attack begin and waits for its end; what came back to the attacker."""
    try:
        async with asyncio.timeout(seconds + GRACE):
            said, _ = await attacker.communicate(b"go\n")
    except TimeoutError:
        attacker.kill()
        await attacker.wait()
        return {"ended by force": 1}
    found: dict[str, int] = json.loads(said) if said else {"attacker failed": 1}
    return found


def siege(options: argparse.Namespace) -> list[Outcome]:
    """One siege from start to end."""
    with ExitStack() as stack:
        url = None
        if options.database == "postgresql":
            url = stack.enter_context(postgresql()).url
        more = ("--webhooks-to", SLOW_RECEIVER)
        process = stack.enter_context(
            running(url, options.workers, more, lambda url: history.fill(url, options.history))
        )
        return uvloop.run(Siege(process, options).run(options.only or list(ATTACKS)))


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100.0, help="the players' actions per second")
    parser.add_argument("--seconds", type=float, default=6.0, help="of each attack")
    parser.add_argument("--calm", type=float, default=3.0, help="seconds of play before each")
    parser.add_argument("--history", type=int, default=history.GAMES, help="finished games stored")
    parser.add_argument("--only", choices=tuple(ATTACKS), action="append", metavar="NAME")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write everything to this file too")
    return parser.parse_args(arguments)


def main() -> None:
    options = parse()
    outcomes = siege(options)
    if options.json:
        options.json.write_text(json.dumps([to_json(one) for one in outcomes], indent=1) + "\n")
    show(outcomes, f"{options.database}, workers: {options.workers}")
    sys.exit(any(one.missed for one in outcomes))


if __name__ == "__main__":
    main()
