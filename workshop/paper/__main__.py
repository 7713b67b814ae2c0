"""Printing as a program of its own: `python -m workshop.paper --box JSON --out PDF ...`.

Reads a `Box` as JSON and writes a PDF. Exit code 2, with one sentence, when it could not.
"""

import argparse
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from controller.views.box import Box
from display.words import languages, words_in
from workshop.paper.formats import PAPERS
from workshop.paper.sheets import pages

CANNOT = 2


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m workshop.paper", description="Write the pieces of a game as a PDF."
    )
    parser.add_argument("--box", type=Path, required=True, metavar="JSON", help="the pieces")
    parser.add_argument("--out", type=Path, required=True, metavar="PDF")
    parser.add_argument("--lang", choices=languages(), default="en")
    parser.add_argument("--paper", choices=list(PAPERS), default="a4")
    options = parser.parse_args(arguments)
    if importlib.util.find_spec("reportlab") is None:
        return _cannot(
            "PDFs are written by reportlab, which is not installed; "
            f"install it with `{sys.prefix}/bin/pip install 'reclaim[print]'`"
        )
    from workshop.paper.pdf import Document

    box = msgspec.json.decode(options.box.read_bytes(), type=Box)
    words, paper = words_in(options.lang), PAPERS[options.paper]
    found = pages(box, words, paper)
    title = words("table-game", game=box.game)
    document = Document(options.out, paper, title, options.lang)
    for number, page in enumerate(found, start=1):
        _progress(number, len(found))
        document.add(page)
    try:
        document.save()
    except OSError as error:
        return _cannot(f"{options.out} cannot be written: {error.strerror}")
    return 0


def _progress(number: int, of: int) -> None:
    """How far it has come, for somebody who watches."""
    if sys.stderr.isatty():
        end = "\n" if number == of else ""
        print(f"\rPage {number} of {of}", end=end, file=sys.stderr, flush=True)


def _cannot(sentence: str) -> int:
    print(f"reclaim print: {sentence}", file=sys.stderr)
    return CANNOT


if __name__ == "__main__":
    sys.exit(main())
