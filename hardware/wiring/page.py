"""A table's wiring as one HTML page: picture, warnings, pin tables, parts, overlay.

The page is self-contained, with no script, style sheet or picture from elsewhere, so it can be
printed or put on a phone beside the soldering iron.
"""

from collections.abc import Iterable, Iterator
from html import escape

from hardware.config import TableFile
from hardware.wiring import checks, harness
from hardware.wiring.drawing import svg
from hardware.wiring.overlay import needs_overlay, overlay

_STYLE = """
body { font: 16px/1.45 sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem;
  color: #1a1a1a; background: #fff }
svg { width: 100%; height: auto }
table { border-collapse: collapse; margin: .5rem 0 1.5rem }
td, th { border-bottom: 1px solid #ccc; padding: .2rem .8rem .2rem 0; text-align: left;
  vertical-align: top }
td.number { text-align: right }
i.wire { display: inline-block; width: 2.2em; height: .35em; vertical-align: middle }
.boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr));
  column-gap: 2rem }
li { margin: .3rem 0 }
pre { background: #f5f5f5; padding: .8rem; overflow-x: auto }
@media print { h2 { break-after: avoid } section, table { break-inside: avoid } }
"""


def html(file: TableFile) -> str:
    """Return a table's page. Raises `ValueError` when no GPIO is left for a chip select."""
    return "\n".join(_page(file))


def _page(file: TableFile) -> Iterator[str]:
    title = f"Wiring of {escape(file.name)}"
    yield '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>"
    if file.description:
        yield f"<p>{escape(file.description)}</p>"
    yield "<p>Nothing here stands 5 V: every line that comes back to the Pi stays below 3.3 V.</p>"
    yield _without_declaration(svg(file))
    yield from _warnings(file)
    yield from _boards(file)
    yield from _budgets(file)
    yield from _parts(file)
    if needs_overlay(file):
        yield "<h2>Overlay</h2>"
        yield (
            "<p>Write it with <code>reclaim wire TABLE OUT.dts</code>, then <code>dtc -@ -I dts "
            "-O dtb -o reclaim-spi.dtbo OUT.dts</code>. Copy that to <code>/boot/firmware/overlays"
            "/</code>, and add <code>dtoverlay=reclaim-spi</code> to "
            "<code>/boot/firmware/config.txt</code> in place of <code>dtparam=spi=on</code>.</p>"
        )
        yield f"<pre>{escape(overlay(file))}</pre>"
    yield "</body>\n</html>\n"


def _without_declaration(picture: str) -> str:
    return picture[picture.index("<svg") :]


def _warnings(file: TableFile) -> Iterator[str]:
    yield "<h2>Mind</h2>\n<ul>"
    for warning in checks.warnings(file):
        where = f"<code>{escape(warning.key)}</code>: " if warning.key else ""
        yield f"<li>{where}{escape(warning.says)}</li>"
    yield "</ul>"


def _boards(file: TableFile) -> Iterator[str]:
    yield '<h2>Wires</h2>\n<div class="boards">'
    shown = (*harness.boards(file), *((harness.STATION,) if file.seats else ()))
    for board in shown:
        yield f"<section>\n<h3>{escape(board.name)}</h3>"
        rows = (
            (
                f'<i class="wire" style="background:{wire.colour}"></i>',
                escape(wire.terminal),
                escape(wire.to),
                "" if wire.pin is None else f"pin {wire.pin}",
            )
            for wire in board.wires
        )
        yield _table(("", "terminal", "goes to", ""), rows)
        yield from (f"<p>{escape(remark)}</p>" for remark in board.remarks)
        yield "</section>"
    yield "</div>"
    if file.seats:
        yield "<h3>Stations on USB</h3>"
        ports = ((seat.name, f"<code>{escape(seat.station)}</code>") for seat in file.seats)
        yield _table(("seat", "port"), ports)


def _budgets(file: TableFile) -> Iterator[str]:
    yield "<h2>Currents</h2>"
    rows = (
        (budget.supply, f"{budget.drawn_a:.2f} A", f"{budget.has_a:g} A", escape(budget.made_of))
        for budget in checks.budgets(file)
    )
    yield _table(("supply", "drawn at most", "has", "by"), rows)
    hours = checks.running_hours(file)
    if hours is not None:
        yield f"<p>Fresh cells turn the belt for about {hours:.0f} hours.</p>"


def _parts(file: TableFile) -> Iterator[str]:
    yield "<h2>Parts</h2>"
    rows = (
        (str(part.count), escape(part.what), escape(part.remark)) for part in harness.parts(file)
    )
    yield _table(("", "part", ""), rows)


def _table(heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
    head = "".join(f"<th>{name}</th>" for name in heads)
    body = "\n".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table>\n<tr>{head}</tr>\n{body}\n</table>"
