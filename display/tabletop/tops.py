"""What a kind of game is like at the virtual table: how it looks, and what a click does there.

One for the game with the belt, one for the games of cards; `VirtualTable` asks whichever fits.
"""

from collections.abc import Sequence
from typing import Protocol

import pygame

from display.tabletop.geometry import Point
from display.tabletop.hinting import Hint
from display.tabletop.moment import Moment
from display.tabletop.saying import Phrase
from display.tabletop.sight import Sight, Target
from display.tabletop.steps import Gesture
from hardware.scene import Refused


class Top(Protocol):
    """A table top, arranged for one size of the pane, for the seats that are there, and in one
    language."""

    def fits(self, size: tuple[int, int], sight: Sight) -> bool:
        """Whether it is arranged for a pane of that size and for what is seen."""

    def paint(self, surface: pygame.Surface, moment: Moment) -> None:
        """Paint a moment onto the pane."""

    def target(self, point: Point, sight: Sight, belt_turns: float) -> Target | None:
        """What is at a point of the pane."""

    def key(self, key: int, sight: Sight) -> Target | None:
        """What a key is meant for."""

    def walk(self, sight: Sight) -> Sequence[Sequence[Target]]:
        """What the arrow keys walk along: left and right in a row, up and down between rows."""

    def waits_for_release(self, target: Target) -> bool:
        """Whether a click there counts only when the mouse lets go: it might be a drag."""

    def dropped(self, origin: Target, goal: Target) -> Target | None:
        """What it means to drag a piece from one target to another: a click on which; None for
        nothing."""

    def plan(self, target: Target, sight: Sight) -> Gesture:
        """What a click does."""

    def turn(self, target: Target, sight: Sight) -> Gesture:
        """What it takes to turn over openly what lies there."""

    def peek(self, target: Target, sight: Sight) -> Gesture | None:
        """What it takes to look at the other side of what is there, for nobody else to see; None
        where nothing is hidden."""

    def hint(self, sight: Sight) -> Hint:
        """What to do now."""

    def kindly(self, refused: Refused) -> Phrase:
        """Why an act was refused, for people."""
