"""`reclaim doctor`: whether a table is sound, and what to do if it is not.

devices   everything that the table file names, the computer and the journal; the tiles' stickers
motor     a guided self-test of the belt's motor
push      how hard the belt pushes, measured before a hand goes near
stages    a test on the bench after each stage of building
person    a table that is opened for a test, and who does what a program cannot
terminal  what is said

How a device is judged: `controller.table.doctor`.
"""

import argparse
from pathlib import Path

import msgspec

from controller.commands.doctor import devices, motor, push, stages
from controller.commands.doctor.stages import STAGES
from controller.commands.doctor.terminal import FAILED, lines_under_test, report
from controller.commands.service import journal_path, table_file
from controller.errors import JournalError, OptionError
from controller.making.overrides import as_made
from controller.table.adjusting import language_of
from controller.table.appliance import USUAL_PLACE
from controller.table.doctor import past
from controller.table.doctor.checks import Check
from hardware.config import TableFile


def main(options: argparse.Namespace) -> int:
    """Run a self-test and print it; return 0 if nothing failed, else 1. Raises `TableError`."""
    if options.stage is not None and options.part != "devices":
        raise OptionError(
            f"--stage {options.stage} tests what that stage has; leave {options.part!r} out"
        )
    if options.fault is not None and options.stage is None:
        raise OptionError("--fault plants a fault into a stage; expected --stage, too")
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
    what = "" if options.stage is None else f" Stage {options.stage}: {STAGES[options.stage].what}."
    if not options.json:
        print(f"{lines_under_test(file)}{what}", flush=True)
    checks = _checks(options, file, journal)
    if options.stage is None:
        checks = past.compared(checks, history, file.name)
    passed = all(check.outcome != "fail" for check in checks)
    if options.json:
        result = {"table": file.name, "simulated": file.simulated, "passed": passed,
                  "checks": checks}  # fmt: skip
        print(msgspec.json.encode(result).decode())
    else:
        report(checks, language_of(options.lang, file))
    return 0 if passed else FAILED


def _checks(options: argparse.Namespace, file: TableFile, journal: Path) -> list[Check]:
    """Run the self-test that is asked for."""
    if options.stage is not None:
        return stages.examine(file, options.stage, journal, options.fault)
    if options.part == "push":
        return push.examine(file)
    if options.part == "motor":
        pushes = file.simulated or past.knows(past.path_beside(journal), file.name, past.PUSH)
        return motor.examine(file, hands=pushes)
    return devices.examine(file, journal, guided=options.guided)
