"""What each game gives to the public screen: its words in the header, and who draws its phases."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from controller.views import TableView
from display.screens.layout import Rect
from display.screens.page import Page
from display.words import Words

Draw = Callable[[Page, TableView, Any, Rect], None]
"""Draws a match of one game in one of its phases."""


class Header(NamedTuple):
    """What stands beside the title: how far the match is, and in small what is played."""

    middle: str
    aside: str = ""
    clock: bool = True
    """Whether a clock that runs stands there; otherwise the game has a place of its own for it."""


class GameScreens(NamedTuple):
    """The screens of a game, whose match is always of the type of view that it is listed under."""

    header: Callable[[Words, Any], Header]
    phases: Mapping[str, Draw]
