"""Points, shapes and how one fits into another, in pixels of the pane."""

from pygame import Rect

Point = tuple[float, float]

CARD_SHAPE = 5 / 7
"""Width by height of a card."""


def fit(area: Rect, shape: float) -> Rect:
    """The largest rectangle of a shape (width by height) in the middle of *area*."""
    height = min(area.height, area.width / shape)
    fitted = Rect(0, 0, max(1, round(height * shape)), max(1, round(height)))
    fitted.center = area.center
    return fitted
