"""The carousel itself: its figures, what must be true of them, and its parts as solids.

`dimensions` and `checks` are arithmetic. Everything else needs build123d (`reclaim[mechanics]`),
which is imported only where solids are made.
"""
