"""Mutation testing: small faults are put into the rules, one at a time, and a test must notice.

`mutations` lists the faults a module can have, `project` says what is mutated and tested,
`visibility` finds which tests run which lines, `trial` runs them on one mutant, `ledger` keeps the
results, and `__main__` is the command.
"""
