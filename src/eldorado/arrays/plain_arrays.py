"""The operations of numpy that the bots use, for systems without numpy: names and meanings are
numpy's. Numbers are kept as Python has them, or as packed single precision in tables.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from operator import add, mul, sub, truediv
from typing import Any, final

from eldorado.arrays.kernel import KERNEL

float32 = float
intp = int


@final
class NumberRow:
    """A row of numbers; operations with a number or another row go number by number."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: list[Any]) -> None:
        self.numbers = numbers

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.numbers)

    def __getitem__(self, index: Any) -> Any:
        found = self.numbers[index]
        return NumberRow(found) if isinstance(index, slice) else found

    def __setitem__(self, index: int, number: float) -> None:
        self.numbers[index] = number

    def __add__(self, other: Any) -> "NumberRow":
        return self._with(other, add)

    def __sub__(self, other: Any) -> "NumberRow":
        return self._with(other, sub)

    def __rsub__(self, number: float) -> "NumberRow":
        return NumberRow([number - mine for mine in self.numbers])

    def __mul__(self, other: Any) -> "NumberRow":
        return self._with(other, mul)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> "NumberRow":
        return self._with(other, truediv)

    def __neg__(self) -> "NumberRow":
        return NumberRow([-number for number in self.numbers])

    def __matmul__(self, other: "NumberRow") -> float:
        return float(sum(map(mul, self.numbers, _alike(self, other).numbers)))

    def _with(self, other: Any, operation: Callable[[Any, Any], Any]) -> "NumberRow":
        if isinstance(other, NumberRow):
            return NumberRow(list(map(operation, self.numbers, _alike(self, other).numbers)))
        return NumberRow([operation(number, other) for number in self.numbers])

    def argmax(self) -> int:
        """Where the first of the highest numbers is."""
        return self.numbers.index(max(self.numbers))

    def copy(self) -> "NumberRow":
        return NumberRow(self.numbers[:])

    def tolist(self) -> list[Any]:
        return self.numbers[:]

    def reshape(self, rows: int, width: int) -> "NumberTable":
        """The numbers as rows of that width, in single precision."""
        table = NumberTable(array("f", self.numbers), width)
        if len(table) != rows:
            raise ValueError(f"{len(self.numbers)} numbers are not {rows} rows of {width}.")
        return table


def _alike(row: NumberRow, other: NumberRow) -> NumberRow:
    """The other row, which has to be as long."""
    if len(row.numbers) != len(other.numbers):
        raise ValueError(f"Rows of {len(row)} and {len(other)} numbers do not fit together.")
    return other


@final
class NumberTable:
    """Rows of the same width in single precision; a part of one shares its numbers."""

    __slots__ = ("first", "packed", "rows", "width")

    def __init__(self, packed: "array[float]", width: int, first: int = 0, rows: int = -1) -> None:
        self.packed = packed
        self.width = width
        self.first = first
        """The number of its first row in what is packed."""
        self.rows = len(packed) // width - first if rows < 0 else rows

    @property
    def shape(self) -> tuple[int, int]:
        return (self.rows, self.width)

    def __len__(self) -> int:
        return self.rows

    def __iter__(self) -> Iterator[NumberRow]:
        return (self[row] for row in range(self.rows))

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            start, stop, _ = index.indices(self.rows)
            return NumberTable(self.packed, self.width, self.first + start, max(0, stop - start))
        start = self._start(index)
        return NumberRow(self.packed[start : start + self.width].tolist())

    def __setitem__(self, index: Any, number: float) -> None:
        """One number, or all of a row."""
        if isinstance(index, tuple):
            row, column = index
            self.packed[self._start(row) + column] = number
        else:
            start = self._start(index)
            self.packed[start : start + self.width] = array("f", [number]) * self.width

    def __matmul__(self, other: NumberRow) -> NumberRow:
        """The sum of each row, weighed by the other numbers."""
        if KERNEL is not None:
            return NumberRow(KERNEL.weigh(self.packed, (self.first, self.rows), other.numbers))
        return NumberRow([row @ other for row in self])

    def _start(self, row: int) -> int:
        if not 0 <= row < self.rows:
            raise IndexError(f"There is no row {row} among {self.rows}.")
        return (self.first + row) * self.width


def asarray(numbers: Iterable[Any], kind: Any = float32) -> NumberRow:
    """Numbers as a row."""
    return NumberRow([kind(number) for number in numbers])


def arange(count: int, dtype: Any = intp) -> NumberRow:
    return NumberRow([dtype(number) for number in range(count)])


def full(count: int, number: float, dtype: Any = float32) -> NumberRow:
    return NumberRow([dtype(number)] * count)


def zeros(count: int, dtype: Any = float32) -> NumberRow:
    return full(count, 0, dtype)


def ones(count: int, dtype: Any = float32) -> NumberRow:
    return full(count, 1, dtype)


def append(row: NumberRow, more: Any) -> NumberRow:
    return NumberRow(row.numbers + (more.numbers if isinstance(more, NumberRow) else [more]))


def repeat(row: NumberRow, times: int) -> NumberRow:
    return NumberRow([number for number in row.numbers for _ in range(times)])


def concatenate(rows: Sequence[NumberRow]) -> NumberRow:
    return NumberRow([number for row in rows for number in row.numbers])


def cumsum(row: NumberRow) -> NumberRow:
    return NumberRow(list(accumulate(row.numbers)))


def clip(row: NumberRow, least: float, most: float) -> NumberRow:
    return NumberRow([min(max(number, least), most) for number in row.numbers])


def rint(row: NumberRow) -> NumberRow:
    """The nearest whole numbers, of two the even one."""
    return NumberRow([float(round(number)) for number in row.numbers])


def argsort(row: NumberRow, kind: str) -> NumberRow:
    """The order from the lowest number to the highest; among equals as they stand."""
    if kind != "stable":
        raise ValueError("Rows are sorted in stable order only.")
    return NumberRow(sorted(range(len(row)), key=row.numbers.__getitem__))


def frombuffer(data: bytes, dtype: Any = float32) -> "PackedNumbers":
    """Numbers in single precision."""
    if dtype is not float32:
        raise ValueError("Packed numbers are in single precision.")
    packed = array("f")
    packed.frombytes(data)
    return PackedNumbers(packed)


@final
class PackedNumbers:
    """Numbers in single precision that are to become a table."""

    __slots__ = ("_packed",)

    def __init__(self, packed: "array[float]") -> None:
        self._packed = packed

    def reshape(self, rows: int, width: int) -> NumberTable:
        if len(self._packed) != rows * width:
            raise ValueError(f"{len(self._packed)} numbers are not {rows} rows of {width}.")
        return NumberTable(self._packed, width)
