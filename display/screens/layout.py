"""Rectangles, in pixels: cut into others, as every screen is laid out, and hit by a finger."""

import math

import pygame


class Rect(pygame.Rect):
    """A rectangle that is cut into others."""

    def columns(self, count: int, gap: int) -> "list[Rect]":
        """*count* columns of equal width."""
        width = (self.width - gap * (count - 1)) / count
        return [
            Rect(round(self.x + k * (width + gap)), self.y, round(width), self.height)
            for k in range(count)
        ]

    def rows(self, count: int, gap: int) -> "list[Rect]":
        """*count* rows of equal height."""
        height = (self.height - gap * (count - 1)) / count
        return [
            Rect(self.x, round(self.y + k * (height + gap)), self.width, round(height))
            for k in range(count)
        ]

    def grid(self, count: int, gap: int, aspect: float, blank_cost: float = 0.0) -> "list[Rect]":
        """*count* cells in rows of equal length, as near to *aspect* (width to height) as can be.

        The higher the *blank_cost* of a last row that is not full, the rather another shape is
        taken.
        """

        def misfit(across: int) -> float:
            down = -(-count // across)
            cell = (self.width / across) / (self.height / down)
            blank = (across * down - count) / count
            return max(cell / aspect, aspect / cell) * (1 + blank_cost * blank)

        across = min(range(1, count + 1), key=misfit, default=1)
        down = -(-count // across)
        return [cell for row in self.rows(down, gap) for cell in row.columns(across, gap)][:count]

    def shelves(self, count: int, down: int, gap: int) -> "list[Rect]":
        """*count* cells in that many rows, each of which is full: the first have one fewer where
        they differ."""
        cuts = [count * row // down for row in range(down + 1)]
        rows = zip(self.rows(down, gap), cuts, cuts[1:], strict=False)
        return [cell for row, first, end in rows for cell in row.columns(end - first, gap)]

    def split_top(self, height: float, gap: int = 0) -> "tuple[Rect, Rect]":
        """The upper *height* pixels, and the rest below a gap."""
        top = min(round(height), self.height)
        rest = max(0, self.height - top - gap)
        return (
            Rect(self.x, self.y, self.width, top),
            Rect(self.x, self.bottom - rest, self.width, rest),
        )

    def split_bottom(self, height: float, gap: int = 0) -> "tuple[Rect, Rect]":
        """The lower *height* pixels, and the rest above a gap."""
        rest, bottom = self.split_top(max(0.0, self.height - height - gap), gap)
        return bottom, rest

    def split_left(self, width: float, gap: int = 0) -> "tuple[Rect, Rect]":
        """The left *width* pixels, and the rest to the right of a gap."""
        left = min(round(width), self.width)
        rest = max(0, self.width - left - gap)
        return (
            Rect(self.x, self.y, left, self.height),
            Rect(self.right - rest, self.y, rest, self.height),
        )

    def split_right(self, width: float, gap: int = 0) -> "tuple[Rect, Rect]":
        """The right *width* pixels, and the rest to the left of a gap."""
        rest, right = self.split_left(max(0.0, self.width - width - gap), gap)
        return right, rest

    def inset(self, margin_x: float, margin_y: float | None = None) -> "Rect":
        """The rectangle without a margin on each side."""
        if margin_y is None:
            margin_y = margin_x
        return Rect(self.inflate(-2 * round(margin_x), -2 * round(margin_y)))

    def fitted(self, aspect: float) -> "Rect":
        """The largest box of *aspect* (width to height) in the middle."""
        width = min(self.width, int(self.height * aspect))
        height = min(self.height, int(width / aspect))
        return Rect(self.centerx - width // 2, self.centery - height // 2, width, height)


UPRIGHT = 1.15
"""A window that is so much higher than wide is composed upright."""


def is_upright(area: pygame.Rect) -> bool:
    """Return True if a window is composed upright."""
    return area.height > UPRIGHT * area.width


LETTERS_SHARE, LETTERS_PX = 1 / 66, 11
"""No letters are lower than this share of the window's height, nor than this."""


def letters_px(height: int) -> int:
    """Return the height of the smallest letters in a window of that height."""
    return max(LETTERS_PX, round(min(height, 2160) * LETTERS_SHARE))


FINGER_PX = 47
"""What a finger hits for certain: 9 mm on a display of 7 inches with 800 by 480 pixels, which has
5.25 of them to a millimetre."""


def for_finger(area: pygame.Rect) -> pygame.Rect:
    """Return an area, as large as a finger at least."""
    large = pygame.Rect(0, 0, max(area.width, FINGER_PX), max(area.height, FINGER_PX))
    large.center = area.center
    return large


def hits(area: pygame.Rect, point: tuple[float, float], finger: bool) -> bool:
    """Return True if a click at a point, or a *finger* there, can mean an area."""
    return bool((for_finger(area) if finger else area).collidepoint(point))


def distance(area: pygame.Rect, point: tuple[float, float]) -> float:
    """Return how far a point is from an area."""
    x, y = point
    inside = min(max(x, area.left), area.right), min(max(y, area.top), area.bottom)
    return math.dist(inside, point)
