"""A game's pieces on paper: sheets to print on both sides, to cut, and to stick tags on.

A sheet is a `Picture` in millimetres, made of the pictures that the screen shows; `pdf` writes them
as vectors. It needs the extra `print`, and nothing else here does: only `pdf` imports reportlab.
"""
