"""A table on a disk of its own that fills in the middle of a match and is emptied again.

Must run in a mount namespace of its own, as its superuser; the argument is an empty folder. Prints
one JSON object: what the table showed before, while and after the disk was full.
"""

import json
import subprocess
import sys
import time
from pathlib import Path

from controller.errors import DiskError
from controller.record.journal import Journal, standing_moves
from controller.table.assembly import Seating, open_table
from controller.views import Message
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import ButtonPressed, ButtonReleased

SIM = load_table_file("sim")
SIZE = "1m"
PATIENCE_S = 30.0


def fill(folder):
    with (folder / "ballast").open("wb", buffering=0) as ballast:
        try:
            while True:
                ballast.write(bytes(4096))
        except OSError:
            return


def play(table, moves):
    wanted = len(table.match.history) + moves
    table.loop.run(while_=lambda: len(table.match.history) < wanted)


def shown(table):
    return [str(Message(fault.id, fault.args)) for fault in table.console.view().faults]


def table_on(folder):
    seating = Seating(2, 2, "normal", 3, "luggage", {"rounds": 1, "per_suitcase": 3})
    loop = Loop(VirtualClock())
    opening = open_table(SIM, loop, seating, deep=False, journal=folder / "journal.db")
    table = opening.__enter__()
    table.loop = loop
    return table, opening


def main(folder):
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "none", str(folder)], check=True)
    said = {}
    table, opening = table_on(folder)
    table.start()
    play(table, 5)
    said["before"] = shown(table)
    fill(folder)
    # What is in the log already may take some moves more.
    while not shown(table):
        play(table, 1)
    said["full"] = shown(table)
    play(table, 10)
    said["played_on"] = len(table.match.history)
    (folder / "ballast").unlink()
    ends_s = time.monotonic() + PATIENCE_S
    while shown(table) and time.monotonic() < ends_s:
        table.loop.poll_files(0.1)
    said["after"] = shown(table)
    with Journal(folder / "journal.db") as journal:
        said["recorded"] = len(standing_moves(journal.entries(1)))
    opening.__exit__(None, None, None)
    fill(folder)
    try:
        table_on(folder)
    except DiskError as error:
        said["refused"] = error.fault.says
    (folder / "ballast").unlink()
    # As a table that was switched off in order leaves its journal: SQLite would have to make both.
    for beside in ("journal.db-wal", "journal.db-shm"):
        (folder / beside).unlink(missing_ok=True)
    subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
    try:
        table_on(folder)
    except DiskError as error:
        said["read_only"] = error.fault.says
    said["in_memory"] = in_memory(folder)
    print(json.dumps(said))


def in_memory(folder):
    """What a table shows that may play on in memory, before and after somebody wants that."""
    run = folder.with_name("run")
    run.mkdir()
    with (
        Loop(VirtualClock()) as loop,
        open_table(
            SIM, loop, Seating(), deep=False, journal=folder / "journal.db", memory=run
        ) as table,
    ):
        table.loop = loop
        table.start()
        asked = [table.console.view().stage, *shown(table)]
        for button in ("B", "A"):
            for kind in (ButtonPressed, ButtonReleased):
                table.console.signal(kind(at_s=loop.now_s(), seat="red", button=button))
            loop.run(until_s=loop.now_s() + 1.0)
        return [*asked, table.console.view().stage, *shown(table)]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
