"""`reclaim mechanics`: the carousel's parts for a 3D printer, made from its table file."""

import argparse
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from controller.commands.programs import STOPPING
from hardware.config import TableFile, load_table_file
from hardware.errors import InputFileError
from hardware.mechanics.checks import drag_n, mistakes, push_n
from hardware.mechanics.dimensions import Dimensions

if TYPE_CHECKING:
    from hardware.mechanics.assembly import Part

WRONG = 2


def main(options: argparse.Namespace) -> int:
    """Check the table file's carousel and make it; returns the exit code.

    Raises `InputFileError` where the folder cannot be written or build123d is missing.
    """
    file = load_table_file(options.table)
    found = mistakes(file)
    for key, says in found:
        print(f"{options.prog}: {options.table}: {key}: {says}.", file=sys.stderr)
    if found:
        return WRONG
    print(_figures(file))
    folder: Path | None = options.folder
    if folder is None:
        return 0
    try:
        return _make(file, folder)
    except OSError as error:
        raise InputFileError(f"{folder} cannot be written: {error.strerror}") from None


def _figures(file: TableFile) -> str:
    size = Dimensions.of(file)
    gaps = ", ".join(f"{gap.name} {gap.least:.1f} to {gap.most:.1f} mm" for gap in size.gaps)
    return (
        f"{file.name}: {size.places} links of {size.pitch:g} mm around two wheels of {size.teeth} "
        f"teeth, {size.axles:g} mm apart; {2 * (size.axles / 2 + size.frame_r):.0f} x "
        f"{2 * size.frame_r:.0f} mm. Gaps {gaps}. A stalled belt pushes with "
        f"{push_n(file, size):.1f} N; drawing it takes about {drag_n(size):.1f} N."
    )


def _make(file: TableFile, folder: Path) -> int:
    try:
        from hardware.mechanics.assembly import assembled, clashes, parts
    except ImportError as error:
        raise InputFileError(
            "solids need the package build123d, which cannot be imported here "
            f"({error}); install it with `pip install reclaim[mechanics]`"
        ) from None
    folder.mkdir(parents=True, exist_ok=True)
    # In a folder beside the files, so that an interruption leaves none half-written.
    with tempfile.TemporaryDirectory(prefix=".making-", dir=folder) as making:
        made = parts(file, lambda name: _progress(f"making {name}"))
        _progress("looking for parts in each other's way")
        wrong = clashes(assembled(file, made))
        for one, other, volume in wrong:
            print(f"{one} and {other} share {volume:.2f} mm3.", file=sys.stderr)
        if wrong:
            return WRONG
        _write(file, made, Path(making))
        _move(Path(making), folder)
    print(f"{sum(part.copies for part in made)} parts are in {folder}: see parts.md there.")
    return 0


def _move(making: Path, folder: Path) -> None:
    """Put every file into *folder*, all or none, even at Ctrl-C."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
    try:
        for path in sorted(making.iterdir()):
            path.replace(folder / path.name)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _write(file: TableFile, made: "Sequence[Part]", folder: Path) -> None:
    from build123d import export_step, export_stl

    from hardware.mechanics.bill import markdown
    from hardware.mechanics.drawings import drawings

    for part in made:
        _progress(f"writing {part.name}")
        export_stl(part.for_printing, str(folder / f"{part.name}.stl"))
        export_step(part.solid, str(folder / f"{part.name}.step"))
    for name, draw in drawings(file, made).items():
        _progress(f"drawing {name}")
        draw(folder / f"{name}.svg")
    page = markdown(file.name, (part.line for part in made))
    (folder / "parts.md").write_text(page, "utf-8")


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"{text} ...", file=sys.stderr)
