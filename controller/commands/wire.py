"""`reclaim wire`: how a table is wired, as a picture, a page or a device tree overlay."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from pkgutil import resolve_name

from hardware.config import load_table_file
from hardware.durable import write_whole
from hardware.errors import InputFileError, TableFileError

FORMATS: Mapping[str, str] = {
    ".html": "hardware.wiring.page:html",
    ".svg": "hardware.wiring.drawing:svg",
    ".dts": "hardware.wiring.overlay:overlay",
}
"""What makes the text from a `TableFile`, by file name suffix; imported when needed, since pictures
take schemdraw."""


def main(options: argparse.Namespace) -> int:
    """Write *options.output* in the format that its suffix names.

    Raises `TableFileError` for a table that cannot be wired, `InputFileError` for a file that
    cannot be written.
    """
    file = load_table_file(options.table)
    path: Path = options.output
    made_by = FORMATS.get(path.suffix.lower())
    if made_by is None:
        kinds = ", ".join(FORMATS)
        raise InputFileError(f"{path}: expected a name that ends in one of {kinds}")
    try:
        text: str = resolve_name(made_by)(file)
    except ImportError as error:
        raise InputFileError(
            f"{path}: a picture needs the package schemdraw, which cannot be imported here "
            f"({error}); install it with `pip install reclaim[wire]`"
        ) from None
    except ValueError as error:
        raise TableFileError(f"{options.table}: {error}; use fewer readers, or bus 1") from None
    try:
        write_whole(path, text.encode("utf-8"))
    except OSError as error:
        raise InputFileError(f"{path} cannot be written: {error.strerror}") from None
    print(f"The wiring of {file.name} is in {path}.")
    return 0
