"""Text in lines: how wide it is, and where it breaks."""

from collections.abc import Sequence
from functools import lru_cache

from display.art.lettering import extent

_MEASURED_PX = 400


@lru_cache(maxsize=4096)
def width(text: str, height: float, bold: bool = True) -> float:
    """How wide a line is in letters whose lines are *height* high, in the same unit."""
    across, down = extent(text, _MEASURED_PX, bold)
    return height * across / down


def wrapped(text: str, height: float, widest: float, bold: bool = True) -> Sequence[str]:
    """The text in lines that are at most *widest*, if no single word is wider."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, height, bold) <= widest:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
