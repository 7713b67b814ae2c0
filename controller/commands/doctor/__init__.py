"""`reclaim doctor`: whether a table is sound, and what to do if it is not.

devices   everything that the table file names, the computer and the journal; the tiles' stickers
motor     a guided self-test of the belt's motor
terminal  what is said

How a device is judged: `controller.table.doctor`.
"""

import argparse

import msgspec

from controller.commands.doctor import devices, motor
from controller.commands.doctor.terminal import FAILED, report
from controller.commands.service import journal_path, table_file
from controller.errors import JournalError
from controller.making.overrides import as_made
from controller.table.adjusting import language_of
from controller.table.appliance import USUAL_PLACE
from controller.table.doctor import past


def main(options: argparse.Namespace) -> int:
    """Run a self-test and print it; return 0 if nothing failed, else 1. Raises `TableError`."""
    if options.part == "tiles":
        return devices.examine_tiles(options)
    asked = options.table or (None if USUAL_PLACE.exists() else "sim")
    file = table_file(asked)
    journal = journal_path(options.journal)
    history = past.path_beside(journal)
    if options.forget:
        try:
            past.forgotten(history, file.name)
        except OSError as error:
            raise JournalError(f"{history} cannot be written: {error.strerror}") from None
        print(f"What {file.name} was in earlier tests is forgotten.")
        return 0
    file = as_made(file, journal.parent)
    if options.part == "motor":
        checks = motor.examine(file)
    else:
        checks = devices.examine(file, journal, guided=options.guided)
    checks = past.compared(checks, history, file.name)
    passed = all(check.outcome != "fail" for check in checks)
    if options.json:
        result = {"table": file.name, "simulated": file.simulated, "passed": passed,
                  "checks": checks}  # fmt: skip
        print(msgspec.json.encode(result).decode())
    else:
        report(checks, language_of(options.lang, file))
    return 0 if passed else FAILED
