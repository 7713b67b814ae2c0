"""`reclaim enrol`: asks at a terminal for every piece, moves a box between tables, and writes or
reads identity records on the tags of a box (`--tags write|read`) at a reader of the Pi.

The dialogues are `controller.making.enrolling` and `controller.making.tagrecords`. Every tag is in
the journal before the next piece is asked for.
"""

import argparse
import sys
from codecs import BOM_UTF8
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from controller.commands.service import journal_path, table_file
from controller.errors import BoxFileError, JournalError
from controller.games.catalogue import game_of
from controller.making.enrolling import Code, Enrolment, EnrolProgress, Understood, wanted
from controller.making.overrides import seated
from controller.making.tagrecords import Code as TagCode
from controller.making.tagrecords import Dialogue, Reading, TagSaid, Writing
from controller.match.acts import CONTROL_CARDS, PLAYER
from controller.match.registry import original
from controller.record import boxfile
from controller.record.journal import Journal, WritableJournal, rows
from hardware.config import TableFile
from hardware.errors import WiringError
from hardware.files import read_bytes, write_whole, writing
from hardware.loop import Loop, RealClock, Timer
from hardware.signals import (
    AnySignal,
    ButtonPressed,
    ReaderLost,
    SeatLost,
    TagEntered,
    TagLeft,
    Uid,
    seat_of,
)
from hardware.table import Table


def keep_list(journal: WritableJournal, entries: Mapping[Uid, str]) -> None:
    """Write what has changed in the list: all of it or nothing. Raises `JournalError`."""
    told = rows.relisted(journal.tags(), entries)
    if told and not journal.writer.wait(journal.writer.hand(told)):
        raise JournalError(f"{journal.path} cannot be written: {journal.writer.fault}")


def described(name: str) -> str:
    """Return a piece or a spare in words."""
    piece = original(name)
    if piece != name:
        return f"a spare for {described(piece)}"
    if piece in CONTROL_CARDS:
        return CONTROL_CARDS[piece]
    if piece.startswith(PLAYER):
        return f"the player card of {piece.removeprefix(PLAYER)}"
    game = game_of(piece)
    if game is None:
        return piece
    return f"the game card of {game.title}" if piece == game.game_card else game.describe(piece)


def main(options: argparse.Namespace) -> int:
    """`reclaim enrol`: ask for every piece at the table of *options* and store the list."""
    if options.export is not None:
        return export(options.export, journal_path(options.journal))
    if options.import_ is not None:
        return import_(options.import_, journal_path(options.journal))
    if options.tags is not None:
        return by_tags(options)
    file = table_file(options.table)
    if file.simulated:
        raise WiringError("the pieces of a simulated table are enrolled already")
    path = journal_path(options.journal)
    file = seated(file, path.parent)
    with WritableJournal(path) as journal:
        known = journal.tags()
        enrolment = Enrolment(wanted(options.game, options.spare, known, options.player), known)
        with Loop(RealClock()) as loop, Table(file, loop) as table:
            ask(table, loop, enrolment, lambda: keep_list(journal, enrolment.entries))
    print(f"{len(enrolment.entries)} pieces are enrolled in {path}.")
    return 0


def ask(table: Table, loop: Loop, enrolment: Enrolment, keep: Callable[[], None]) -> None:
    """Ask at the pads of *table* until nothing is missing; *keep* is called for each change."""
    if enrolment.wanted is None:
        return
    timer: Timer | None = None

    def told(answer: Understood | None) -> None:
        nonlocal timer
        if timer is not None:
            timer.cancel()
        wake_s = enrolment.wake_at_s()
        timer = None if wake_s is None else loop.call_at(wake_s, steady)
        if answer is None:
            return
        if answer.code in ("enrolled", "back"):
            keep()
        print(_SAYS[answer.code].format(piece=described(answer.piece)))
        if enrolment.progress is None:
            loop.stop()
        else:
            print(_asked(enrolment.progress))

    def steady() -> None:
        told(enrolment.pass_time(loop.now_s()))

    def heard(signal: AnySignal) -> None:
        match signal:
            case TagEntered(reader=reader, uid=uid, present=present) if seat_of(reader):
                told(enrolment.tapped(uid, present, signal.at_s))
            case TagLeft(reader=reader, uid=uid) if seat_of(reader):
                told(enrolment.left(uid, signal.at_s))
            case ButtonPressed(button="A"):
                told(enrolment.skip())
            case ButtonPressed(button="B"):
                told(enrolment.back())
            case ReaderLost(trouble=trouble) | SeatLost(trouble=trouble):
                print(f"A device is lost: {trouble.says}", file=sys.stderr)

    table.listeners.append(heard)
    print("A skips a piece, B takes the last one back, Ctrl-C ends; what was told is kept.")
    if enrolment.progress is not None:
        print(_asked(enrolment.progress))
    table.start()
    loop.run()
    table.listeners.remove(heard)


# ---- a box as a file -----------------------------------------------------------------------------


def export(path: Path, journal: Path) -> int:
    """Write the list of pieces into a file. Raises `BoxFileError`, `JournalError`."""
    with Journal(journal) as opened:
        tags = opened.tags()
    if not tags:
        raise BoxFileError(f"no pieces are enrolled in {journal}; enrol them first")
    with writing(path, BoxFileError):
        begins = path.read_bytes()[:100] if path.is_file() else b""
        if not boxfile.begins_well(begins.removeprefix(BOM_UTF8)):
            raise BoxFileError(f"{path} is no box, so it is not overwritten; name another file")
        write_whole(path, boxfile.write(tags))
    print(f"{len(tags)} pieces are in {path}.")
    return 0


def import_(path: Path, journal: Path) -> int:
    """Add the pieces in a file to the list: all of them or none. Raises `BoxFileError`,
    `InputFileError`, `JournalError`."""
    data = read_bytes(path, boxfile.LONGEST_BYTES, "a box that was exported")
    try:
        box = boxfile.read(data)
        with WritableJournal(journal) as opened:
            before = opened.tags()
            after = boxfile.joined(before, box)
            keep_list(opened, after)
    except BoxFileError as error:
        raise BoxFileError(f"{path}: {error}") from None
    added = len(after) - len(before)
    print(f"{added} pieces were added, {len(box) - added} were there: {len(after)} are enrolled.")
    return 0


# ---- words ---------------------------------------------------------------------------------------

_SAYS: Mapping[Code, str] = {
    "enrolled": "Enrolled: {piece}.",
    "two": "Two tags at once: tap one at a time.",
    "known": "This tag is enrolled already: {piece}.",
    "changing": "This is a phone or a bank card, which has another number each time: take a piece.",
    "brief": "That was too short: hold it flat and still for half a second.",
    "weak": "This tag reads badly: put another sticker on the piece.",
    "skipped": "Skipped for now: {piece}.",
    "back": "Forgotten: {piece}.",
    "nothing-to-undo": "There is nothing to take back.",
}


def _asked(progress: EnrolProgress) -> str:
    kind = progress.kind.rpartition("/")[2]
    return (
        f"Tap now, at any pad: {described(progress.piece)} "
        f"({kind} {progress.number} of {progress.of})"
    )


# ---- identity records on tags --------------------------------------------------------------------


def by_tags(options: argparse.Namespace) -> int:
    """Write or read until Ctrl-C. Raises `TableError`, `JournalError`."""
    file = table_file(options.table)
    if file.simulated:
        raise WiringError("the pieces of a simulated table are enrolled already")
    if not file.readers:
        raise WiringError(
            f"{file.name} has no reader on the Pi, under the belt or as a spot, and a pad's "
            "station cannot write or read a tag's memory; move the box with `reclaim enrol "
            "--export BOX` and --import BOX instead"
        )
    path = journal_path(options.journal)
    # Only readers of the Pi take part, and a seat may have no station yet.
    bare = replace(file, seats=())
    with WritableJournal(path) as journal, Loop(RealClock()) as loop, Table(bare, loop) as table:
        known = journal.tags()
        dialogue: Dialogue = Writing(known) if options.tags == "write" else Reading(known)
        print(_hold_each(file), flush=True)
        converse(table, dialogue, lambda: keep_list(journal, dialogue.entries))
        table.start()
        loop.run()
    return 0


def converse(
    table: Table,
    dialogue: Dialogue,
    keeps: Callable[[], None],
    say: Callable[[str], None] = print,
) -> None:
    """Do with each tag at a reader of *table* what the *dialogue* says; *keeps* is called for each
    change of its list."""
    readers = {reader.name: reader for reader in table.readers}

    def tell(said: TagSaid) -> None:
        if said.code in ("added", "spare"):
            keeps()
        say(TAG_SAYS[said.code].format(piece=described(said.piece) if said.piece else ""))

    def heard(signal: AnySignal) -> None:
        if not isinstance(signal, TagEntered) or signal.reader not in readers:
            return
        asked = dialogue.came(signal.uid)
        if isinstance(asked, TagSaid):
            tell(asked)
            return
        answer: Callable[[Any], TagSaid] = asked.answer
        readers[signal.reader].ask(asked.steps, lambda outcome: tell(answer(outcome)))

    table.listeners.append(heard)


def _hold_each(file: TableFile) -> str:
    names = ", ".join(reader.name for reader in file.readers)
    return (
        f"Hold each piece still for a second to a reader of the Pi ({names}), or lay tiles on the "
        "belt and turn it by hand. Ctrl-C ends."
    )


TAG_SAYS: Mapping[TagCode, str] = {
    "written": "Written: {piece}.",
    "there": "It says so already: {piece}.",
    "foreign": "This tag carries other data, which are left alone: {piece}.",
    "failed": "Not written: hold it still once more, or its tag is locked: {piece}.",
    "unknown": "This tag is no piece in the list: enrol it first.",
    "numberless": "It has no number to write: {piece}.",
    "added": "Added: {piece}.",
    "spare": "Added as a spare: {piece}.",
    "silent": "This tag does not say what it is: hold it still once more, or enrol it at a pad.",
}
