"""The belt's calibration on the operator's page: what to do, how far it is, and what was found."""

from controller.views import CalibrateView, FoundLine
from display import theme
from display.art.canvas import Colour
from display.screens.layout import Rect
from display.screens.page import Page

_SHARES = (3.0, 1.0, 1.0)
"""How wide the columns are: a value's name, what was measured, what the file says."""

_LONG = 12
"""Up to this many lines are large enough below each other."""


def calibrating(page: Page, shown: CalibrateView, area: Rect) -> None:
    """The calibration in the middle of the operator's page."""
    if shown.step == "begin":
        _hints(page, shown, area)
    elif shown.step == "found":
        _found(page, shown, area)
    else:
        _progress(page, shown, area)


def _hints(page: Page, shown: CalibrateView, area: Rect) -> None:
    hints = ["screen-calibrate-hint", *["screen-calibrate-meter"] * shown.meter]
    said = [page.words(hint) for hint in hints]
    rows = area.inset(0, area.height // 8).rows(len(hints), page.gap)
    line_px = min(page.height_of(text, rows[0].size, page.em * 1.3, 3) for text in said)
    for text, row in zip(said, rows, strict=True):
        page.write(text, row, lines=3, height=line_px)


def _progress(page: Page, shown: CalibrateView, area: Rect) -> None:
    step, bar, rounds = area.inset(area.width // 12, area.height // 8).rows(3, page.gap)
    said = page.words("screen-calibrate-step", step=shown.step)
    page.write(said, step, theme.AMBER, lines=2, height=page.em * 1.4)
    page.bar(bar.inset(0, bar.height * 0.3), shown.share, theme.AMBER)
    counted = page.words("screen-calibrate-rounds", count=shown.rounds)
    page.write(counted, rounds, height=page.em * 1.1, bold=False)


def _found(page: Page, shown: CalibrateView, area: Rect) -> None:
    """A line for each value; beside each other in a low pane, or where there are many. What differs
    is amber."""
    blocks = area.columns(1 + (page.low or len(shown.found) > _LONG), page.gap * 4)
    long = -(-len(shown.found) // len(blocks))
    rows = [block.rows(1 + long, 0) for block in blocks]
    named, *headings = _columns(rows[0][0])
    names = [
        page.words("screen-calibrate-value", value=a.what, reader=a.reader) for a in shown.found
    ]
    heads = [page.words(f"screen-calibrate-{id}") for id in ("measured", "said")]
    usual_px = min(named.height * 0.9, page.em)
    line_px = min(
        *(page.height_of(name, named.size, usual_px, 2) for name in names),
        *(
            page.height_of(text, cell.size, usual_px)
            for text, cell in zip(heads, headings, strict=True)
        ),
    )
    for number, (first, *others) in enumerate(rows):
        for text, cell in zip(heads, _columns(first)[1:], strict=True):
            page.write(text, cell, theme.MIST, align="right", height=line_px, bold=False)
        here = slice(number * long, (number + 1) * long)
        for line, name, row in zip(shown.found[here], names[here], others, strict=False):
            _value(page, line, name, _columns(row), line_px)


def _value(page: Page, line: FoundLine, name: str, cells: list[Rect], line_px: float) -> None:
    colour: Colour = theme.AMBER if line.differs else theme.PAPER
    page.write(name, cells[0], align="left", lines=2, height=line_px)
    page.write(f"{line.measured:g}", cells[1], colour, align="right", height=line_px)
    said = "" if line.said is None else f"{line.said:g}"
    page.write(said, cells[2], theme.MIST, align="right", height=line_px, bold=False)


def _columns(row: Rect) -> list[Rect]:
    found, x = [], float(row.x)
    for share in _SHARES:
        width = row.width * share / sum(_SHARES)
        found.append(Rect(round(x) + 2, row.y, round(width) - 4, row.height))
        x += width
    return found
