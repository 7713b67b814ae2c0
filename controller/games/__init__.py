"""The games: each a package whose `rules` module is a `controller.games.protocol.Game`.

`catalogue` lists them all.
"""
