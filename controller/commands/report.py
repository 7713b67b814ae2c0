"""`reclaim report`: one page of figures of a recorded match or a person, to print or to send.

The display draws it, as a separate process.
"""

import argparse
import tempfile
from pathlib import Path

import msgspec

from controller.commands import programs
from controller.commands.exchange import recorded
from controller.commands.sheets import sheet_about, sheet_of
from controller.errors import MatchFileError, OptionError
from controller.match.registry import checked_name
from controller.views.sheet import AnySheet

FORMATS = (".svg", ".png")


def main(options: argparse.Namespace) -> int:
    """Write the report of a match or a person; return the exit code."""
    sheet: AnySheet
    if options.player is not None:
        if options.match is not None:
            raise OptionError("a report is of a match or, with --player, of a person: name one")
        sheet = sheet_about(checked_name(options.player), options.journal)
        files = files_for(options.output, f"player-{options.player.strip()}")
    elif options.match is None:
        raise OptionError("name the match, by its number or its file, or a person with --player")
    else:
        record, entries = recorded(options.match, options.journal)
        name = f"match-{record.id}" if isinstance(options.match, int) else options.match.stem
        files = files_for(options.output, name)
        sheet = sheet_of(record, entries)
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(msgspec.json.encode(sheet))
        file.flush()
        arguments = ("--sheet", file.name, "--lang", options.lang, "--out", *map(str, files))
        code = programs.run("display.report", *arguments)
    if code == 0:
        print(f"The report is in {' and '.join(map(str, files))}.")
    return code


def files_for(output: Path | None, name: str) -> list[Path]:
    """Return the files to write: the one that was named, or one of each kind in a folder.

    Raises `MatchFileError` when that is impossible.
    """
    folder = output or Path()
    if folder.is_dir() or not folder.suffix:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise MatchFileError(f"{folder} cannot be made: {error.strerror}") from None
        return [folder / f"{name}{kind}" for kind in FORMATS]
    if folder.suffix.lower() not in FORMATS:
        raise MatchFileError(
            f"a report is written as {' or '.join(FORMATS)}, not as {folder.suffix}; "
            "a folder gets both"
        )
    return [folder]
