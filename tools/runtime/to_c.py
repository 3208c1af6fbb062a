"""Translates modules to C for a machine with 32 bits: `to_c.py TARGET CACHE MODULE ...`

Run in the folder that holds the package, in a process of its own: mypyc reads the size of numbers
once, when it is imported.
"""

import sys
import sysconfig


def main() -> None:
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
    from mypyc.build import mypycify

    target, cache, *modules = sys.argv[1:]
    options = ["--config-file=", "--ignore-missing-imports", "--cache-dir", cache]
    mypycify([*options, *modules], group_name="eldorado", target_dir=target)


if __name__ == "__main__":
    main()
