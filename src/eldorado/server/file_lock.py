"""A lock on an open file, which ends with the process that holds it, on every system."""

import os
import sys

if sys.platform == "win32":
    import msvcrt

    FAR = 1_000_000
    """Windows locks bytes against reading too; these are behind everything that is written."""

    def _lock(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def try_lock(file: int) -> bool:
    """Locks the file unless somebody else has; closing it unlocks it."""
    try:
        _lock(file)
    except OSError:
        return False
    return True
