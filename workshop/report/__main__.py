"""The report as a program of its own: `python -m workshop.report --sheet FILE --out FILE ...`.

Reads a `Sheet` as JSON and writes a page for each file that is named: an SVG or a PNG, as its name
ends. Exit code 2, with one sentence, when it could not do what was asked.
"""

import argparse
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from controller.views.sheet import AnySheet, Sheet
from display.words import languages, words_in

CANNOT = 2


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m workshop.report", description="Write the report of a match."
    )
    parser.add_argument("--sheet", type=Path, required=True, metavar="JSON", help="the match")
    parser.add_argument("--out", type=Path, required=True, nargs="+", metavar="FILE")
    parser.add_argument("--lang", choices=languages(), default="en")
    options = parser.parse_args(arguments)
    if importlib.util.find_spec("matplotlib") is None:
        return _cannot(
            "reports are drawn by matplotlib, which is not installed; "
            f"install it with `{sys.prefix}/bin/pip install 'reclaim[report]'`"
        )
    from workshop.report.page import page, person_page

    sheet: AnySheet = msgspec.json.decode(options.sheet.read_bytes(), type=AnySheet)
    words = words_in(options.lang)
    paper = page(sheet, words) if isinstance(sheet, Sheet) else person_page(sheet, words)
    for path in options.out:
        try:
            paper.save(path)
        except OSError as error:
            return _cannot(f"{path} cannot be written: {error.strerror}")
    return 0


def _cannot(sentence: str) -> int:
    print(f"reclaim report: {sentence}", file=sys.stderr)
    return CANNOT


if __name__ == "__main__":
    sys.exit(main())
