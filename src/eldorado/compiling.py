"""Hints for the compiler about numbers and classes; plain Python ignores them.

`i64` is a whole number of 64 bits: compiled, it lies in a register and wraps around.
`mypyc_attr(free_list_len=1)` keeps the room of the last instance for the next. Its `acyclic`
must not be used: such an instance at the end of a long chain is freed as if the collector knew it.
"""

from typing import TYPE_CHECKING

__all__ = ["i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_settings):
        return lambda kind: kind
