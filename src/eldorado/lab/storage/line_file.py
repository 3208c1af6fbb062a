"""A file that grows by one line for every finished part of a run."""

from pathlib import Path


class LineFile:
    """Lines that are kept; one that a crash has cut off takes no other with it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        if path.exists() and not path.read_bytes().endswith(b"\n"):
            self.add(b"")

    def read(self) -> list[bytes]:
        """All lines; one that was cut off may be among them."""
        return self._path.read_bytes().splitlines() if self._path.exists() else []

    def add(self, line: bytes) -> None:
        """Keep one more line."""
        with self._path.open("ab") as file:
            file.write(line + b"\n")
