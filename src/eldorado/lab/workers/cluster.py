"""The runner for a dask.distributed cluster."""

import itertools
import socket
import sys
from collections.abc import Iterable
from concurrent.futures import CancelledError
from typing import Any

from eldorado.errors import EldoradoError
from eldorado.lab.simulation.edition import edition
from eldorado.lab.workers.chunks import Chunk, PlayedChunk, play_chunk
from eldorado.lab.workers.runners import AHEAD, Portions

SCHEDULER_SECONDS = 10
"""Seconds to wait for the scheduler's first answer."""

PORT = 8786
"""The default port of a scheduler."""

RETRIES = 2
"""How often a chunk that failed is tried again; one whose worker died is run again anyway."""

FEWEST = 32
"""Chunks handed out at least, so that workers who join find something to do."""


class Cluster:
    """Plays on the workers of a scheduler; they may come and go."""

    def __init__(self, address: str) -> None:
        self.address = address

    def run(self, chunks: Iterable[Chunk]) -> Portions:
        client = connect(self.address)
        from distributed import KilledWorker, as_completed

        rest = iter(chunks)
        try:
            pending = as_completed(loop=client.loop)
            while True:
                threads = sum(client.nthreads().values())
                room = max(FEWEST, AHEAD * threads) - pending.count()
                for chunk in itertools.islice(rest, max(room, 0)):
                    pending.add(client.submit(play_chunk, chunk, pure=False, retries=RETRIES))
                if pending.is_empty():
                    break
                future = next(pending)
                played = future.result()
                future.release()
                _check_edition(played)
                yield played
        except KilledWorker as error:
            raise EldoradoError("Every worker that played these games died.") from error
        except ImportError as error:
            raise EldoradoError("The cluster's workers need eldorado installed.") from error
        except (CancelledError, OSError) as error:
            raise EldoradoError(
                f"The scheduler at {self.address} is lost; with --out, the same command resumes "
                "from what is finished."
            ) from error
        finally:
            client.close()


def connect(address: str) -> Any:
    """A client of the scheduler at this address."""
    try:
        from distributed import Client
        from distributed.comm.addressing import parse_address, parse_host_port
    except ImportError as error:
        raise EldoradoError(
            "A cluster needs dask; install it with: pip install 'eldorado[cluster]'"
        ) from error
    try:
        place = parse_host_port(parse_address(address)[1], PORT)
        socket.create_connection(place, SCHEDULER_SECONDS).close()  # a client is slow to refuse
        client = Client(address, timeout=SCHEDULER_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise EldoradoError(f"There is no scheduler at {address}.") from error
    if not client.nthreads():
        print("The cluster has no workers yet. Waiting for the first one.", file=sys.stderr)
    return client


def _check_edition(played: PlayedChunk) -> None:
    """Other editions may play otherwise; their results must not be mixed with ours."""
    here = edition(played.players)
    if played.edition != here:
        raise EldoradoError(
            f"A worker of the cluster has eldorado {played.edition}, but this computer has {here}."
        )
