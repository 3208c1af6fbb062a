"""System errors about files, in words."""

import errno
from pathlib import Path

from eldorado.errors import WordedError
from eldorado.wording.texts import text

REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
}
"""What the system's common errors are called in messages."""


def file_error(message: str, path: Path, error: OSError) -> WordedError:
    """An error about a file, with the system's reason."""
    known = REASONS.get(error.errno or 0)
    reason = text(f"file-reason-{known}") if known else error.strerror or str(error)
    return WordedError(message, {"path": str(path), "reason": reason})
