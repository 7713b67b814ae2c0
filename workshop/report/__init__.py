"""A match on paper: one page of figures as an SVG or a PNG, drawn with matplotlib.

The screen's own painter knows pixels only, and a page for printing wants vectors and scales with
ticks; so this is the one page that is drawn by a plotting library. It needs the
extra `report`, and nothing else here does: only this package's modules import matplotlib.
"""
