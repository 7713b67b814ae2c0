"""Bluff Pirate, by Grégory Kirszbaum and Alex Sanders (Djeco).

The rules are values and functions; start at `rules`, which tells where each of them stands:

    rules      which move means what, and when
    legal      which moves there are
    viewing    what an observer may know
    problems   everything that is wrong with a state
    text       states and moves as texts
    secrecy    which votes stay secret for ever
    pieces     the cards and the treasure tokens
    board      the squares; `board.toml` is for the owner of the real game to correct
"""
