"""The pictures of the first screen, painted here so that the table's slow processor need not do it.

Which sizes they have is seen by drawing that screen: it shows nothing that is not drawn again by
the table itself, which takes a picture of that size from its shelf (display/art/shelf.py).
"""

from pathlib import Path

import pygame

from controller.views import Notice, OnTheBox, TableView
from display import art
from display.art.keeping import POOL
from display.art.shelf import Shelf
from display.screens import PublicScreen
from imagebuilder.splash import SIZES

ATTRACT = TableView(
    at_s=0.0,
    table="",
    simulated=False,
    stage="attract",
    seats=(),
    game="luggage",
    prompt=Notice("table-attract"),
    box=OnTheBox(players=(2, 4), ages_from=8, minutes=20),
)
"""What a table shows first, as far as it decides how large the pictures are."""

_KINDS = (("passenger", art.portrait, art.PASSENGERS), ("suitcase", art.suitcase, art.SUITCASES))


def fill_shelf(folder: Path) -> None:
    """Write each passenger and each suitcase into *folder*, in the sizes of `SIZES`' screens."""
    shelf = Shelf(folder)
    for screen in SIZES:
        POOL.empty()
        PublicScreen().draw(pygame.Surface(screen), ATTRACT, 0.0)
        for kind, draw, names in _KINDS:
            for size in {args[0] for args in POOL.arguments(draw)}:
                for name in names:
                    shelf.put(kind, name, draw(size, name))
