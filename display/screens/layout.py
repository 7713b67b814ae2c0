"""Cutting rectangles into rectangles: how every screen is laid out. All in pixels."""

import pygame

Rect = pygame.Rect


def columns(area: Rect, count: int, gap: int) -> list[Rect]:
    """*count* columns of equal width."""
    width = (area.width - gap * (count - 1)) / count
    return [
        Rect(round(area.x + k * (width + gap)), area.y, round(width), area.height)
        for k in range(count)
    ]


def rows(area: Rect, count: int, gap: int) -> list[Rect]:
    """*count* rows of equal height."""
    height = (area.height - gap * (count - 1)) / count
    return [
        Rect(area.x, round(area.y + k * (height + gap)), area.width, round(height))
        for k in range(count)
    ]


def grid(area: Rect, count: int, gap: int, aspect: float, blank_cost: float = 0.0) -> list[Rect]:
    """*count* cells in rows of equal length, as near to *aspect* (width to height) as can be.

    The higher the *blank_cost* of a last row that is not full, the rather another shape is taken.
    """

    def misfit(across: int) -> float:
        down = -(-count // across)
        cell = (area.width / across) / (area.height / down)
        blank = (across * down - count) / count
        return max(cell / aspect, aspect / cell) * (1 + blank_cost * blank)

    across = min(range(1, count + 1), key=misfit, default=1)
    down = -(-count // across)
    cells = [cell for row in rows(area, down, gap) for cell in columns(row, across, gap)]
    return cells[:count]


def split_top(area: Rect, height: float, gap: int = 0) -> tuple[Rect, Rect]:
    """The upper *height* pixels, and the rest below a gap."""
    top = min(round(height), area.height)
    rest = max(0, area.height - top - gap)
    return (
        Rect(area.x, area.y, area.width, top),
        Rect(area.x, area.bottom - rest, area.width, rest),
    )


def split_bottom(area: Rect, height: float, gap: int = 0) -> tuple[Rect, Rect]:
    """The lower *height* pixels, and the rest above a gap."""
    rest, bottom = split_top(area, max(0.0, area.height - height - gap), gap)
    return bottom, rest


def split_left(area: Rect, width: float, gap: int = 0) -> tuple[Rect, Rect]:
    """The left *width* pixels, and the rest to the right of a gap."""
    left = min(round(width), area.width)
    rest = max(0, area.width - left - gap)
    return (
        Rect(area.x, area.y, left, area.height),
        Rect(area.right - rest, area.y, rest, area.height),
    )


def split_right(area: Rect, width: float, gap: int = 0) -> tuple[Rect, Rect]:
    """The right *width* pixels, and the rest to the left of a gap."""
    rest, right = split_left(area, max(0.0, area.width - width - gap), gap)
    return right, rest


def inset(area: Rect, margin_x: float, margin_y: float | None = None) -> Rect:
    """*area* without a margin on each side."""
    if margin_y is None:
        margin_y = margin_x
    return area.inflate(-2 * round(margin_x), -2 * round(margin_y))


def fitted(area: Rect, aspect: float) -> Rect:
    """The largest box of *aspect* (width to height) in the middle of *area*."""
    width = min(area.width, int(area.height * aspect))
    height = min(area.height, int(width / aspect))
    return Rect(area.centerx - width // 2, area.centery - height // 2, width, height)
