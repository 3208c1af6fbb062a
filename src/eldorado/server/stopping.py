"""Stopping in time: a signal ends the process within seconds, whatever is running."""

import os
import signal
import threading
from types import FrameType
from typing import Any

WITHIN = 2.5
"""Seconds after which a process that was asked to stop is ended. Every event that was answered is
stored by then; what else was under way is found again at the next start."""


def stop_in_time() -> None:
    """From now on a term signal or Ctrl-C also sets a limit to how long stopping may take."""
    for number in (signal.SIGINT, signal.SIGTERM):
        before: Any = signal.getsignal(number)

        def stop(number: int, frame: FrameType | None, before: Any = before) -> None:
            timer = threading.Timer(WITHIN, os._exit, (0,))
            timer.daemon = True
            timer.start()
            if callable(before):
                before(number, frame)

        signal.signal(number, stop)
