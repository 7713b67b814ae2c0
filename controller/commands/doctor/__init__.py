"""`reclaim doctor`: whether a table is sound, and what to do if it is not.

devices   everything that the table file names, the computer and the journal
motor     a guided self-test of the belt's motor
tiles     the stickers of the tiles, judging by the matches
"""

import argparse

import msgspec

from controller.commands.doctor import devices, motor, tiles
from controller.commands.doctor.checks import FAILED, report
from controller.commands.service import journal_path, table_file
from controller.table.settings import USUAL_PLACE


def main(options: argparse.Namespace) -> int:
    """Run a self-test and print it; return 0 if nothing failed, else 1. Raises `TableError`."""
    if options.part == "tiles":
        return tiles.main(options)
    asked = options.table or (None if USUAL_PLACE.exists() else "sim")
    file = table_file(asked)
    if options.part == "motor":
        checks = motor.examine(file)
    else:
        checks = devices.examine(file, journal_path(options.journal), guided=options.guided)
    passed = all(check.outcome != "fail" for check in checks)
    if options.json:
        result = {"table": file.name, "simulated": file.simulated, "passed": passed,
                  "checks": checks}  # fmt: skip
        print(msgspec.json.encode(result).decode())
    else:
        print(report(checks))
    return 0 if passed else FAILED
