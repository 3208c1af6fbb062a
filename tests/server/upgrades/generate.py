"""Makes the databases that the tests of upgrades begin with, written by the server of a checkout.

`python tests/server/upgrades/generate.py CHECKOUT` plays at real servers of that checkout, one on
SQLite and one on PostgreSQL, and puts what they stored into a folder here that is named after the
checkout's commit: the database itself, and a manifest that tells for every table its kind, the
secrets of its seats and what each seat was shown. Server, client and rules are all the checkout's;
only the games that are played (`scenes.py`) are described here.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def generate(checkout: Path) -> Path:
    """Plays at the servers of a checkout; the folder where everything is."""
    command = ["git", "-C", str(checkout), "rev-parse", "HEAD"]
    commit = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    folder = HERE / commit[:7]
    folder.mkdir(exist_ok=True)
    places = (checkout / "src", checkout / "tests", HERE.parents[1])
    subprocess.run(
        [sys.executable, "-m", "server.upgrades.playing", str(folder)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, places))},
        check=True,
    )
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("checkout", type=Path, help="a folder with the code of some commit")
    folder = generate(parser.parse_args().checkout.resolve())
    for file in sorted(folder.iterdir()):
        print(f"{file.stat().st_size:>8} {folder.name}/{file.name}")


if __name__ == "__main__":
    main()
