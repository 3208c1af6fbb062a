"""How results are written to files and read back: JSON lines or Parquet."""

import io
import json
from collections.abc import Sequence
from typing import Literal, Protocol

from eldorado.errors import EldoradoError
from eldorado.lab.simulation.play import GameResult
from eldorado.lab.storage.columns import COLUMNS, arrow_schema, from_row, to_row

Format = Literal["jsonl", "parquet"]
"""The formats by their names, which are also the endings of the files."""


class DamagedShard(EldoradoError):
    """A file does not hold the results it should."""


class Codec(Protocol):
    """Turns results into bytes and back; the same results give the same bytes."""

    def dump(self, results: Sequence[GameResult]) -> bytes: ...

    def load(self, data: bytes) -> list[GameResult]:
        """Raises DamagedShard for anything that `dump` has not made."""
        ...


class JsonLines:
    """One JSON object per line."""

    def dump(self, results: Sequence[GameResult]) -> bytes:
        lines = (json.dumps(one.to_json(), separators=(",", ":")) + "\n" for one in results)
        return "".join(lines).encode()

    def load(self, data: bytes) -> list[GameResult]:
        try:
            rows = [json.loads(line) for line in data.decode().splitlines()]
            if not data.endswith(b"\n") or any(list(row) != list(COLUMNS) for row in rows):
                raise DamagedShard("The lines do not have the columns of a result.")
            return [GameResult.from_json(row) for row in rows]
        except (ValueError, TypeError) as error:
            raise DamagedShard("These are not lines of JSON.") from error


class Parquet:
    """Apache Parquet, with a checksum on every page."""

    def __init__(self) -> None:
        try:
            import pyarrow.parquet  # noqa: F401
        except ImportError as error:
            raise EldoradoError(
                "Parquet needs pyarrow; install it with: pip install 'eldorado[lab]'"
            ) from error

    def dump(self, results: Sequence[GameResult]) -> bytes:
        import pyarrow
        import pyarrow.parquet

        table = pyarrow.Table.from_pylist([to_row(one) for one in results], arrow_schema())
        file = io.BytesIO()
        pyarrow.parquet.write_table(table, file, write_page_checksum=True)
        return file.getvalue()

    def load(self, data: bytes) -> list[GameResult]:
        import pyarrow
        import pyarrow.parquet

        try:
            table = pyarrow.parquet.read_table(
                pyarrow.BufferReader(data), page_checksum_verification=True
            )
        except (pyarrow.ArrowException, OSError) as error:
            raise DamagedShard("This is not Parquet.") from error
        if table.schema != arrow_schema():
            raise DamagedShard("The file does not have the columns of a result.")
        return [from_row(row) for row in table.to_pylist()]


def find_codec(format: Format) -> Codec:
    """The codec of a format; refuses Parquet where pyarrow is missing."""
    return Parquet() if format == "parquet" else JsonLines()
