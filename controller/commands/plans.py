"""What a table is made from, as files. `reclaim print`: the pieces of a game as a PDF, to print, to
cut and to stick tags on. `reclaim wire`: its wiring as a picture, a page or a device tree overlay.
`reclaim mechanics`: the carousel's parts for a 3D printer.

The display draws the pieces, as a process of its own. Wiring and parts follow from the table file.
"""

import argparse
import signal
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, get_args

import msgspec

from controller.commands import programs
from controller.commands.programs import STOPPING
from controller.errors import OptionError
from controller.games.catalogue import game_named
from controller.games.printed import box_of
from hardware.carousel.figures import drag_n, push_n
from hardware.config import SeatName, TableFile, load_table_file
from hardware.errors import InputFileError, TableFileError
from hardware.files import write_whole, writing
from workshop.mechanics.checks import lid_carries_n, mistakes
from workshop.mechanics.dimensions import Dimensions

if TYPE_CHECKING:
    from workshop.mechanics.assembly import PrintedPart


# ---- `reclaim print` -----------------------------------------------------------------------------

PDF_BEGINS = b"%PDF-"
"""How every PDF does."""


def print_pieces(options: argparse.Namespace) -> int:
    """Write the PDF; returns the exit code."""
    game = game_named(options.game)
    out: Path = options.out
    _check(out)
    made = box_of(game, get_args(SeatName))
    with tempfile.TemporaryDirectory(prefix="reclaim-") as folder:
        box, pdf = Path(folder, "box.json"), Path(folder, "out.pdf")
        box.write_bytes(msgspec.json.encode(made))
        arguments = ("--box", str(box), "--lang", options.lang, "--paper", options.paper)
        code = programs.run("workshop.paper", *arguments, "--out", str(pdf))
        if code == 0:
            with writing(out, OptionError):
                write_whole(out, pdf.read_bytes())
            glued = any(piece.back.kind == "tile" for piece in made.tagged)
            sides = "on both sides" + (", and the tiles on one" if glued else "")
            print(f"The pieces of {game.title} are in {out}: print it at 100 %, {sides}.")
    return code


def _check(out: Path) -> None:
    """Raises `OptionError` where the PDF cannot be put, or would take the place of something else,
    before time is spent on it."""
    if out.is_dir():
        raise OptionError(f"{out} is a folder; name a file in it, such as {out / 'pieces.pdf'}")
    if out.suffix.lower() != ".pdf":
        raise OptionError(f"{out} would be a PDF; expected a name that ends in .pdf")
    if not out.parent.is_dir():
        raise OptionError(f"there is no folder {out.parent} for {out.name}; make it first")
    if out.is_file():
        try:
            with out.open("rb") as file:
                begins = file.read(len(PDF_BEGINS))
        except OSError as error:
            raise OptionError(f"{out} cannot be read: {error.strerror}") from None
        if begins and begins != PDF_BEGINS:
            raise OptionError(f"{out} is no PDF, so it is not overwritten; name another file")


# ---- `reclaim wire` ------------------------------------------------------------------------------

DRAWN_BY: Mapping[str, tuple[str, str]] = {
    ".html": ("workshop.wiring.drawing:html", "wiring"),
    ".svg": ("workshop.wiring.drawing:svg", "wiring"),
    ".dts": ("hardware.overlay:overlay", "overlay"),
    ".csv": ("workshop.wiring.shopping:shopping", "shopping list"),
    ".pdf": ("workshop.wiring.checklist:pdf", "checklist"),
    ".circuit.svg": ("workshop.wiring.circuit:svg", "circuit diagram"),
    ".dtbo": ("hardware.overlay:compiled", "overlay"),
}
"""By how a file's name ends: what makes it from a `TableFile`, and what it is. Imported when
needed, since pictures take schemdraw and a PDF takes reportlab."""

_PICTURE = ("a picture", "schemdraw", "wire")
"""What it is, the package that it needs, and the extra that brings it."""


def wire(options: argparse.Namespace) -> int:
    """Write *options.output* in the format that its suffix names.

    Raises `TableFileError` for a table that cannot be wired, `InputFileError` for a file that
    cannot be written.
    """
    file = load_table_file(options.table)
    path: Path = options.output
    name = path.name.lower()
    ends = max((ends for ends in DRAWN_BY if name.endswith(ends)), key=len, default="")
    if ends not in DRAWN_BY:
        kinds = ", ".join(DRAWN_BY)
        raise InputFileError(f"{path}: expected a name that ends in one of {kinds}")
    made_by, what = DRAWN_BY[ends]
    try:
        made: str | bytes = resolve_name(made_by)(file)
    except ImportError as error:
        needs = ("a PDF", "reportlab", "print") if ends == ".pdf" else _PICTURE
        raise InputFileError(
            f"{path}: {needs[0]} needs the package {needs[1]}, which cannot be imported here "
            f"({error}); install it with `{sys.prefix}/bin/pip install 'reclaim[{needs[2]}]'`"
        ) from None
    except ValueError as error:
        raise TableFileError(f"{options.table}: {error}; use fewer readers, or bus 1") from None
    with writing(path, InputFileError):
        write_whole(path, made if isinstance(made, bytes) else made.encode("utf-8"))
    print(f"The {what} of {file.name} is in {path}.")
    return 0


# ---- `reclaim mechanics` -------------------------------------------------------------------------

WRONG = 2


def mechanics(options: argparse.Namespace) -> int:
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
    with writing(folder, InputFileError):
        return _make(file, folder)


def _figures(file: TableFile) -> str:
    size = Dimensions.of(file)
    gaps = ", ".join(f"{gap.name} {gap.least:.1f} to {gap.most:.1f} mm" for gap in size.gaps)
    return (
        f"{file.name}: {size.places} links of {size.pitch:g} mm around two wheels of {size.teeth} "
        f"teeth, {size.axles:g} mm apart; {2 * (size.axles / 2 + size.frame_r):.0f} x "
        f"{2 * size.frame_r:.0f} mm. Gaps {gaps}. A stalled belt pushes with "
        f"{push_n(file):.1f} N; drawing it takes about {drag_n(file.carousel):.1f} N. The end of "
        f"the lid carries {lid_carries_n(size):.1f} N. Legs of {size.leg:.0f} mm for the motor "
        f"{size.bought.motor.name}."
    )


def _make(file: TableFile, folder: Path) -> int:
    try:
        from workshop.mechanics.assembly import parts, wrong_in
    except ImportError as error:
        raise InputFileError(
            "solids need the package build123d, which cannot be imported here "
            f"({error}); `make mechanics TABLE=my-table.toml` installs it in an environment of its "
            f"own (1 GB), `{sys.prefix}/bin/pip install 'reclaim[mechanics]'` in this one"
        ) from None
    folder.mkdir(parents=True, exist_ok=True)
    # In a folder beside the files, so that an interruption leaves none half-written.
    with tempfile.TemporaryDirectory(prefix=".making-", dir=folder) as making:
        made = parts(file, lambda name: _progress(f"making {name}"))
        _progress("looking for parts in each other's way")
        wrong = wrong_in(file, made)
        for says in wrong:
            print(f"{says}.", file=sys.stderr)
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


def _write(file: TableFile, made: "Sequence[PrintedPart]", folder: Path) -> None:
    from build123d import export_step, export_stl

    from workshop.mechanics.bill import markdown
    from workshop.mechanics.drawings import drawings

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
