"""`reclaim enrol --tags write|read`: identity records on the tags of a box, at a reader of the Pi.

The dialogues are `controller.making.tagrecords`. What was read is in the journal at once.
"""

import argparse
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from controller.commands.pieces import described, keep_list
from controller.commands.service import journal_path, table_file
from controller.making.tagrecords import Code, Dialogue, Reading, Said, Writing
from controller.record.journal import WritableJournal
from hardware.config import TableFile
from hardware.errors import WiringError
from hardware.loop import Loop, RealClock
from hardware.signals import AnySignal, TagEntered
from hardware.table import Table


def main(options: argparse.Namespace) -> int:
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
        print(_asked(file), flush=True)
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

    def tell(said: Said) -> None:
        if said.code in ("added", "spare"):
            keeps()
        say(SAYS[said.code].format(piece=described(said.piece) if said.piece else ""))

    def heard(signal: AnySignal) -> None:
        if not isinstance(signal, TagEntered) or signal.reader not in readers:
            return
        asked = dialogue.came(signal.uid)
        if isinstance(asked, Said):
            tell(asked)
            return
        answer: Callable[[Any], Said] = asked.answer
        readers[signal.reader].ask(asked.steps, lambda outcome: tell(answer(outcome)))

    table.listeners.append(heard)


def _asked(file: TableFile) -> str:
    names = ", ".join(reader.name for reader in file.readers)
    return (
        f"Hold each piece still for a second to a reader of the Pi ({names}), or lay tiles on the "
        "belt and turn it by hand. Ctrl-C ends."
    )


SAYS: Mapping[Code, str] = {
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
