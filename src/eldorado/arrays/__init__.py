"""Rows of numbers: numpy's where it is installed, otherwise the few operations that the bots need.

Modules that also run where there is no numpy, such as in a browser, take `np` from here. There it
is `plain_arrays`, which has numpy's names and meanings for what they use and nothing else.
"""

import importlib.util
from typing import TYPE_CHECKING, Any, Final

NUMPY: Final = importlib.util.find_spec("numpy") is not None
"""Whether numpy is installed."""

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.float32]
elif NUMPY:
    import numpy as np

    Numbers = np.ndarray
else:
    from eldorado.arrays import plain_arrays as np

    Numbers = Any

__all__ = ["NUMPY", "Numbers", "np"]
