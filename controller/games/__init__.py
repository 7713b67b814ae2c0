"""The games: each a package whose `spec` module has all that a table needs to play it.

`catalogue` lists them all.
"""
