"""The games: each is a package whose `spec` module has everything a table needs to play it.

`catalogue` lists them all.
"""
