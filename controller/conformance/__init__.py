"""The laws that every game at the table keeps, as checks that a new game can be put through.

    hands   hands at a table that consists of signals alone
    laws    one function for each law

`reclaim check-game NAME` runs them all.
"""
