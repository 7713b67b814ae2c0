"""The laws that every game at the table keeps, as checks for new games.

    hands   hands at a table that consists of signals alone
    laws    one function for each law

`reclaim check-game NAME` runs them all.
"""
