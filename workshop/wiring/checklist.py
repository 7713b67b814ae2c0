"""What to tick off while a table is built, as a PDF for the workbench: parts, wires and stages."""

import io
from collections.abc import Iterable, Iterator, Sequence

from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle, getSampleStyleSheet
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

from hardware.config import TableFile
from hardware.harness import STATION, WiredBoard, boards, printed, sense_ohm
from workshop.wiring.shopping import parts, total_eur

STAGES = (
    (
        "0",
        "One reader and one sticker, before anything else is bought",
        "it is read 12 mm away",
    ),
    ("1", "Motor and driver alone, fresh cells, a meter at hand", "the shaft turns clockwise"),
    ("2", "Belt sensor and wheel: turn it five times by hand", "no slot is missing"),
    ("3", "One seat: light, buttons, pad", "white, and every answer comes"),
    ("4", "The belt, with one tile on it. No hand near it", "it runs, and the tile is read"),
    ("push", "A luggage scale at a tray, before a hand goes near", "less than 10 N"),
    (
        "motor",
        "The motor; hold its belt when told to",
        "power off within 0.3 s",
    ),
    ("5", "The whole table", "nothing fails"),
)
"""What `reclaim doctor` is asked, what is on the bench, and what shows that it is right."""

Row = tuple[str, str, str]

_WIDTHS = (8, 58, 62, 46)


def pdf(file: TableFile) -> bytes:
    """Return the list of a table. Raises `ValueError` when no GPIO is left for a chip select."""
    made = io.BytesIO()
    page = SimpleDocTemplate(
        made, pagesize=A4, title=f"Checklist of {file.name}", author="Reclaim", invariant=1,
        leftMargin=18 * mm, rightMargin=18 * mm, topMargin=15 * mm, bottomMargin=15 * mm,
    )  # fmt: skip
    page.build(list(_story(file)))
    return made.getvalue()


def _story(file: TableFile) -> Iterator[Flowable]:
    styles = getSampleStyleSheet()
    yield Paragraph(f"Checklist of {_plain(file.name)}", styles["Title"])
    low, high = total_eur(file)
    yield Paragraph(
        f"One weekend, and the hours of the printer that its parts.md names. "
        f"{low:.0f} to {high:.0f} EUR. "
        "The motor's battery is connected last; nothing that goes to the Pi carries 5 V.",
        styles["Normal"],
    )
    yield from _listed("Stages", "reclaim doctor", _stages())
    yield from _listed("Solder first", "", _first(file))
    for board in boards(file):
        yield from _listed(board.name, board.key, _wires(board), board.remarks)
    if file.seats:
        several = f"{STATION.name}: {len(file.seats)} of them"
        yield from _listed(several, "seats", _wires(STATION), STATION.remarks)
    bought = [(f"{part.count} x {part.what}", part.remark, part.instead) for part in parts(file)]
    yield from _listed("Parts", "remark, others that do", bought)


def _stages() -> list[tuple[str, str, str]]:
    return [
        (f"--stage {name}" if name.isdigit() else name, does, right) for name, does, right in STAGES
    ]


def _first(file: TableFile) -> Iterator[tuple[str, str, str]]:
    motor, driver = file.carousel.motor, file.bought.chosen().driver
    if motor is None:
        return
    held = driver.standby if motor.standby is not None else driver.forward
    yield (
        f"{printed(driver.pull_down_ohm)} from {held} to GND",
        "measured with a meter",
        "holds the motor off",
    )
    ohm = sense_ohm(file)
    if ohm is not None:
        yield f"{printed(ohm)} at the driver's sense", driver.sense, "limits the push"
    yield "switch, fuse and plug", "in the battery's plus", "the battery stays out"


def _wires(board: WiredBoard) -> list[Row]:
    return [(wire.terminal, f"{wire.to}{_pin(wire.pin)}", wire.colour) for wire in board.wires]


def _pin(number: int | None) -> str:
    return "" if number is None else f", pin {number}"


def _listed(
    name: str, about: str, rows: Iterable[Row], besides: Sequence[str] = ()
) -> Iterator[Flowable]:
    """Yield a table to tick off, with what is to be done *besides* across its columns."""
    styles = getSampleStyleSheet()
    small = ParagraphStyle("small", parent=styles["Normal"], fontSize=8.5, leading=10.5)
    cells = [["", *(Paragraph(_plain(text), small) for text in row)] for row in rows]
    if not cells:
        return
    across = range(len(cells), len(cells) + len(besides))
    cells += [["", Paragraph(_plain(text), small), "", ""] for text in besides]
    table = Table(
        cells,
        colWidths=[width * mm for width in _WIDTHS],
        style=[
            ("VALIGN", (0, 0), (-1, -1), "TOP"),
            *(("SPAN", (1, nth), (-1, nth)) for nth in across),
            ("LINEBELOW", (1, 0), (-1, -1), 0.25, "lightgrey"),
            *(("BOX", (0, nth), (0, nth), 0.8, "black") for nth in range(len(cells))),
            ("TOPPADDING", (0, 0), (-1, -1), 2),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
        ],
        repeatRows=0,
    )
    grey = f' <font size="8" color="grey">{_plain(about)}</font>'
    head = Paragraph(_plain(name) + grey, styles["Heading3"])
    yield Spacer(0, 2 * mm)
    if len(cells) < 15:
        yield KeepTogether([head, table])
    else:
        yield from (head, table)


def _plain(text: str) -> str:
    """The PDF's own typefaces have no ohm sign; markup is text."""
    plain = text.replace("\N{GREEK CAPITAL LETTER OMEGA}", "Ohm").replace("\N{OHM SIGN}", "Ohm")
    return plain.replace("&", "&amp;").replace("<", "&lt;")
