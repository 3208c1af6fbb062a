"""The data card: what a data set holds, how it was made, and what it is good for."""

from pathlib import Path

from eldorado import __version__
from eldorado.core.state import RULES_VERSION
from eldorado.lab.simulation.edition import BUILD, weights_hash
from eldorado.lab.simulation.plan import SimulationPlan
from eldorado.lab.simulation.summary import Summary
from eldorado.lab.storage.columns import COLUMNS, type_words
from eldorado.lab.storage.manifest import write_safely
from eldorado.lab.storage.positions import POSITION_COLUMNS, SEAT_PARTS

CARD = "README.md"

TEXT = """# {games:,} games of the race to El Dorado

Games between computer players, whole and in positions, for learning and for measuring.

## How it was made

`eldorado dataset FOLDER --games {games} --seed {seed}` with eldorado {version}, rules version
{rules}, {build} rules, network weights {weights}. The same command with the same versions makes
the same games. Official rules on {routes} routes, with and without caves, for 2, 3 and 4 players;
the bots take the seats in turn. The strongest level is left out: it thinks too long.

## What is in it

- `games/part-*.parquet`: a row per game, {games:,} in all.
- `records/records-*.txt`: the record of every game as text, with all chance;
  `Record.parse_all` reads them.
- `positions/positions-*.parquet`: a row per decision, {actions:,} in all, from the view of the
  seat that decided: nothing that it could not know, apart from the outcome.

Of {games:,} games {unfinished} were stopped unfinished. They lasted {rounds:.1f} rounds on average.

| bot | seats | wins | share |
|---|---|---|---|
{bots}

## Columns of games

{game_columns}

## Columns of positions

{position_columns}

A seat has {seat_parts}.

## What to keep in mind

- The players are programs, not people: their habits are in the data, and they err.
- Positions of one game belong together: split by `game`, not by row.
- `draw` and `deck` tell what can be known by counting; the order of piles is never included.
- Made by software under the MIT licence; the data may be used freely. It holds nothing about
  persons.
"""


def write_card(folder: Path, plan: SimulationPlan, summary: Summary) -> Path:
    """Writes the card of a data set."""
    told = summary.to_json()
    bots = [
        f"| {one['name']} | {one['seats']} | {one['wins']} | {one['share']:.1%} |"
        for one in told["players"]
    ]
    text = TEXT.format(
        games=summary.games,
        seed=plan.seed,
        version=__version__,
        rules=RULES_VERSION,
        build=BUILD,
        weights=weights_hash(plan.players),
        routes=len(plan.routes),
        actions=summary.actions,
        unfinished=summary.unfinished,
        rounds=told["rounds"]["mean"],
        bots="\n".join(bots),
        game_columns=_listed({name: type_words(name) for name in COLUMNS}),
        position_columns=_listed(POSITION_COLUMNS),
        seat_parts=", ".join(f"`{name}` ({kind})" for name, kind in SEAT_PARTS.items()),
    )
    file = folder / CARD
    write_safely(file, text.encode())
    return file


def _listed(columns: dict[str, str]) -> str:
    return "; ".join(f"`{name}` ({kind})" for name, kind in columns.items()) + "."
