"""`reclaim doctor`: check everything that the table file names, the computer and the journal; and
`reclaim doctor tiles`: which stickers read badly, judging by the table's matches.

The table is opened as for a game and watched for a few seconds; its motor stays off. With a person
present (`--guided`) both buttons and the pad of each seat are tried by hand. At a simulated table
its twin provides the hands.

Tiles go by what is printed on them: this is for the person who replaces a sticker after the match.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from controller.commands.doctor.person import Person, opened
from controller.commands.doctor.planting import Plant, sound
from controller.commands.doctor.terminal import FAILED, progress
from controller.commands.service import journal_path
from controller.errors import GameError
from controller.games.catalogue import CATALOGUE
from controller.record.journal import Journal
from controller.table.assembly import simulated_registry
from controller.table.doctor.checks import Check, connectors
from controller.table.doctor.devices import WATCHED_S, Observed, checks
from hardware.computer import measure
from hardware.config import TableFile
from hardware.errors import TableError
from hardware.loop import Loop
from hardware.signals import (
    AnySignal,
    ButtonPressed,
    TagEntered,
    Uid,
    pad_of,
)
from hardware.table import PiIo

BADLY = 0.2
"""A sticker that misses this share of its passes should be replaced."""
ENOUGH = 12.0
"""The number of passes needed to judge a sticker."""


class Sticker(Struct, frozen=True):
    """A tag that reads badly, and the piece that carries it."""

    uid: Uid
    piece: str
    described: str
    passes: float
    missed: float

    @property
    def share(self) -> float:
        return self.missed / self.passes


def examine_tiles(options: argparse.Namespace) -> int:
    """Print the stickers to be replaced, the worst first; return 1 if there are any."""
    path = journal_path(options.journal)
    with Journal(path) as journal:
        found, known = weak(journal), len(journal.quality())
    if options.json:
        print(msgspec.json.encode({"known": known, "weak": found}).decode())
    elif found:
        for one in found:
            print(
                f"{one.described} reads badly: {one.share:.0%} of {one.passes:.0f} passes were "
                f"missed; change its sticker (reclaim enrol --spare {one.piece})"
            )
    else:
        print(f"No sticker reads badly, of {known} that {path} knows.")
    return FAILED if found else 0


def weak(journal: Journal) -> list[Sticker]:
    """Return the stickers that read badly, the worst first. Raises `DamagedJournal`."""
    tags, simulated = journal.tags(), simulated_registry()
    found = []
    for uid, quality in journal.quality().items():
        piece = tags.get(uid) or simulated.piece(uid)
        bad = quality.passes >= ENOUGH and quality.missed >= BADLY * quality.passes
        if piece is not None and bad:
            found.append(Sticker(uid, piece, _described(piece), quality.passes, quality.missed))
    return sorted(found, key=lambda one: (-one.share, one.piece))


def _described(piece: str) -> str:
    for game in CATALOGUE.values():
        if piece in game.sides:
            return game.describe(piece)
    return piece


SETTLES_S = 3.0
"""How long a device may take to report itself after opening."""
PATIENCE_S = 20.0
"""How long a person has for each act."""


def examine(
    file: TableFile,
    journal: Path,
    *,
    guided: bool,
    plant: Plant = sound,
) -> list[Check]:
    """Examine the table of *file* and the *journal*; *plant* may put a fault into its twin. A table
    that cannot be opened is a failed check."""
    try:
        with opened(file, plant=plant) as (table, loop, person):
            said: list[AnySignal] = []
            table.listeners.append(said.append)
            table.start()
            progress(f"All devices are watched for {SETTLES_S + WATCHED_S:g} s.")
            loop.run(until_s=loop.now_s() + SETTLES_S)
            before = table.inspect()
            loop.run(until_s=loop.now_s() + WATCHED_S)
            pins = "" if file.simulated else type(PiIo(loop.clock).pin_factory).__name__
            watched = Observed(
                tuple(said),
                before,
                table.inspect(),
                measure(_on_the_disk_of(journal)),
                time.time(),
                pins,
                () if file.simulated else connectors(),
            )
            tried = list(by_hand(table.seats, loop, said, person)) if guided else []
    except TableError as error:
        return [Check("table", "fail", f"cannot be opened: {error}"), *_journal(journal)]
    return [*checks(file, watched), *tried, *_journal(journal)]


def _on_the_disk_of(journal: Path) -> Path:
    """The folder of a journal, or the one in which it is to be made before the first match."""
    return next(folder for folder in journal.absolute().parents if folder.is_dir())


def _journal(path: Path) -> Iterator[Check]:
    if not path.exists():
        yield Check("journal", "skipped", f"there is none yet at {path}")
        return
    try:
        with Journal(path) as journal:
            journal.check()
            badly_read = weak(journal)
    except GameError as error:
        yield Check("journal", "fail", str(error))
        return
    yield Check("journal", "pass", f"{path} is in order")
    if badly_read:
        names = ", ".join(one.described for one in badly_read)
        yield Check("stickers", "fail", f"read badly: {names}", "`reclaim doctor tiles`")
    else:
        yield Check("stickers", "pass", "none is known to read badly")


# ---- by hand -------------------------------------------------------------------------------------


def by_hand(
    seats: Sequence[str], loop: Loop, said: list[AnySignal], person: Person
) -> Iterator[Check]:
    """Ask for every button to be pressed and every pad to be tapped."""
    for seat in seats:
        for button in ("A", "B"):
            begun = len(said)
            person.press(seat, button)
            yield _answered(
                f"button {button} of {seat}",
                _heard(loop, said, begun, ButtonPressed),
                (seat, button),
                "See the button's wires at its Pico.",
            )
        begun = len(said)
        person.tap(seat)
        yield _answered(
            f"pad of {seat}",
            _heard(loop, said, begun, TagEntered),
            (pad_of(seat),),
            "Hold the tag flat; see the reader's wires at its Pico.",
        )


def _heard(
    loop: Loop,
    said: list[AnySignal],
    begun: int,
    kind: type[ButtonPressed] | type[TagEntered],
) -> tuple[str, ...] | None:
    """Wait for the first signal of *kind* after the first *begun*; return where it came from."""

    def found() -> AnySignal | None:
        return next((signal for signal in said[begun:] if isinstance(signal, kind)), None)

    loop.run(until_s=loop.now_s() + PATIENCE_S, while_=lambda: found() is None)
    match found():
        case ButtonPressed(seat=seat, button=button):
            return (seat, button)
        case TagEntered(reader=reader):
            return (reader,)
    return None


def _answered(
    name: str, came: tuple[str, ...] | None, wanted: tuple[str, ...], remedy: str
) -> Check:
    if came is None:
        return Check(name, "fail", f"nothing came within {PATIENCE_S:g} s", remedy)
    if came != wanted:
        found = f"{' '.join(came)} answered instead"
        return Check(name, "fail", found, "Cables or buttons are swapped: change the table file.")
    return Check(name, "pass", "answers")
