"""`python -m eldorado` is the command `eldorado`."""

from eldorado.cli import main

main()
