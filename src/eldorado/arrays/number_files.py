"""Files of numbers as numpy writes them (.npz), read without numpy."""

import ast
import struct
from array import array
from typing import IO, Any, Final
from zipfile import ZipFile

from eldorado.arrays.plain_arrays import NumberRow, NumberTable

MAGIC: Final = b"\x93NUMPY"
FORMATS: Final = {"<f2": "e", "<f4": "f", "<f8": "d", "<i4": "i", "<i8": "q"}
"""Kinds of numbers, as numpy and as `struct` name them."""

MOST_NUMBERS: Final = 1 << 24


def read_number_file(file: IO[bytes]) -> dict[str, Any]:
    """The arrays of a file by name: numbers, rows, and tables in single precision."""
    with ZipFile(file) as folder:
        return {
            name.removesuffix(".npy"): read_numbers(folder.read(name)) for name in folder.namelist()
        }


def read_numbers(data: bytes) -> Any:
    """One array: a number, a row or a table."""
    if data[:6] != MAGIC or len(data) < 12:
        raise ValueError("These are not numbers as numpy writes them.")
    length, start = struct.unpack_from("<H", data, 8)[0], 10
    if data[6] > 1:
        length, start = struct.unpack_from("<I", data, 8)[0], 12
    header = ast.literal_eval(data[start : start + length].decode("latin-1"))
    kind, shape = header.get("descr"), header.get("shape")
    if kind not in FORMATS or header.get("fortran_order") or len(shape) > 2:
        raise ValueError(f"Arrays of {kind} in the shape {shape} are not read.")
    count = 1
    for size in shape:
        count *= size
    if not 0 <= count <= MOST_NUMBERS:
        raise ValueError(f"There are too many numbers: {count}.")
    try:
        numbers = struct.unpack_from(f"<{count}{FORMATS[kind]}", data, start + length)
    except struct.error as error:
        raise ValueError("The file ends too early.") from error
    if not shape:
        return numbers[0]
    if len(shape) == 1:
        return NumberRow(list(numbers))
    return NumberTable(array("f", numbers), shape[1])
