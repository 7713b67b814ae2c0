"""A sheet of paper: text, drawings and charts placed in millimetres from the upper left corner.

Words are set in the display's own fonts and written as outlines, so that a page looks the same
where they are not installed.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Literal

from matplotlib import rc_context, rcdefaults, rcParams
from matplotlib.axes import Axes
from matplotlib.collections import PolyCollection
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.patches import FancyBboxPatch, Rectangle
from matplotlib.textpath import TextPath

from display import theme
from display.art.canvas import Colour, Drawing
from display.art.lettering import family, file_of

A4_MM = (210.0, 297.0)

_MM_PER_INCH = 25.4
_MM_PER_POINT = _MM_PER_INCH / 72
_PNG_DPI = 144

_CAPITALS = 0.7
"""How high Quicksand's capitals and figures are, in its size (its OS/2 table: sCapHeight)."""

Ink = tuple[float, float, float]
Align = Literal["left", "center", "right"]


@contextmanager
def plainly() -> Iterator[None]:
    """Draw by our own settings, whatever a user's matplotlibrc says: words as outlines, a dollar
    sign as a dollar sign, and the same bytes for the same page."""
    with rc_context():
        rcdefaults()
        rcParams["svg.fonttype"] = "path"
        rcParams["svg.hashsalt"] = "reclaim"
        rcParams["text.parse_math"] = False
        rcParams["text.hinting"] = "none"  # Letters keep their measured widths.
        yield


def ink(colour: Colour) -> Ink:
    """A colour of the theme as matplotlib takes it."""
    red, green, blue = (part / 255 for part in colour[:3])
    return red, green, blue


def font(size_mm: float, bold: bool = True, text: str = "") -> FontProperties:
    """What *text* is set in, with letters of *size_mm*."""
    return FontProperties(fname=file_of(family(text), bold), size=size_mm / _MM_PER_POINT)


class Paper:
    """One page under way, A4 upright. Must be drawn and saved `plainly`."""

    def __init__(self) -> None:
        width, height = A4_MM
        self.figure = Figure(
            figsize=(width / _MM_PER_INCH, height / _MM_PER_INCH), facecolor=ink(theme.PAPER)
        )
        self._ground = self._axes(0, 0, width, height)
        self._ground.set_xlim(0, width)
        self._ground.set_ylim(height, 0)
        self._ground.axis("off")

    def __repr__(self) -> str:
        return f"<Paper with {len(self.figure.axes) - 1} charts>"

    def box(
        self, colour: Colour, x: float, y: float, width: float, height: float, radius: float = 0.0
    ) -> None:
        """A box; with a radius its corners are round."""
        if radius:
            self._ground.add_patch(
                FancyBboxPatch(
                    (x + radius, y + radius),
                    width - 2 * radius,
                    height - 2 * radius,
                    boxstyle=f"round,pad={radius}",
                    facecolor=ink(colour),
                    edgecolor="none",
                )
            )
        else:
            self._ground.add_patch(
                Rectangle((x, y), width, height, facecolor=ink(colour), edgecolor="none")
            )

    def draw(self, drawing: Drawing, x: float, y: float, side: float) -> None:
        """A drawing of the display's art in a square of *side*, whose corner is at (x, y)."""
        shapes = [
            [(x + px * side / 100, y + py * side / 100) for px, py in shape.points]
            for shape in drawing
        ]
        colours = [ink(shape.colour) for shape in drawing]
        self._ground.add_collection(
            PolyCollection(shapes, facecolors=colours, edgecolors="none"), autolim=False
        )

    def mark(self, seat: str, x: float, y: float, side: float) -> None:
        """A seat's mark in the middle of (x, y)."""
        self.draw(theme.seat_drawing(seat, theme.INK), x - side / 2, y - side / 2, side)

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: Colour = theme.INK,
        *,
        align: Align = "left",
        bold: bool = True,
        width: float | None = None,
    ) -> float:
        """Write a line whose capitals have their middle at *y*, in letters of *size*, or smaller
        where it would be wider than *width*; returns its width."""
        taken = text_width(text, size, bold)
        if width is not None and taken > width:
            size, taken = size * width / taken, width
        self._ground.text(
            x,
            y + _CAPITALS / 2 * size,
            text,
            color=ink(colour),
            fontproperties=font(size, bold, text),
            ha=align,
            va="baseline",
        )
        return taken

    def chart(self, x: float, y: float, width: float, height: float) -> Axes:
        """Room for a chart, with neither frame nor ground."""
        axes = self._axes(x, y, width, height)
        axes.patch.set_visible(False)
        for spine in axes.spines.values():
            spine.set_visible(False)
        axes.tick_params(length=0, pad=3)
        return axes

    def save(self, path: Path) -> None:
        """Write the page as an SVG or a PNG, as the file's name ends. The same page gives the
        same bytes. Raises `OSError`."""
        kind = path.suffix.lower().removeprefix(".")
        unsaid = {"svg": {"Date": None, "Creator": None}, "png": {"Software": None}}[kind]
        with plainly(), path.open("wb") as file:
            self.figure.savefig(file, format=kind, dpi=_PNG_DPI, metadata=unsaid)

    def _axes(self, x: float, y: float, width: float, height: float) -> Axes:
        page_width, page_height = A4_MM
        return self.figure.add_axes(
            (
                x / page_width,
                1 - (y + height) / page_height,
                width / page_width,
                height / page_height,
            )
        )


@lru_cache(maxsize=256)
def text_width(text: str, size: float, bold: bool = True) -> float:
    """How wide a line of *text* is."""
    if not text.strip():
        return 0.0
    outline = TextPath((0, 0), text, size=size / _MM_PER_POINT, prop=font(size, bold, text))
    return float(outline.get_extents().width) * _MM_PER_POINT


def ticks(axes: Axes, axis: Literal["x", "y"], values: list[float], labels: list[str]) -> None:
    """Label a chart's axis at *values*."""
    if axis == "x":
        axes.set_xticks(values, labels)
    else:
        axes.set_yticks(values, labels)
    for label in axes.get_xticklabels() if axis == "x" else axes.get_yticklabels():
        label.set_fontproperties(font(3.0, bold=False, text=label.get_text()))
        label.set_color(ink(theme.mixed(theme.INK, theme.PANEL_EDGE, 0.6)))
