"""The storm's table with one thing broken, named by the first argument: the judge must see it."""

import sys
import time

from controller.record.journal import Journal, Writer
from controller.record.recorder import MatchLog, Recorder
from storm import table


def effects_leave_before_the_commit():
    """Nobody waits for the disk, and the disk takes its time."""
    Recorder.waiting = property(lambda recorder: False)
    commit = Writer._commit

    def slow_commit(writer, group):
        time.sleep(0.3)
        return commit(writer, group)

    Writer._commit = slow_commit


def moves_are_written_twice():
    add = MatchLog._add

    def add_twice(log, *entry):
        add(log, *entry)
        add(log, *entry)

    MatchLog._add = add_twice


def every_third_move_is_not_written():
    add = MatchLog._add

    def add_some(log, *entry):
        if log.entries % 3 == 2:
            log.entries += 1
        else:
            add(log, *entry)

    MatchLog._add = add_some


def the_last_move_is_not_resumed():
    entries = Journal.entries
    Journal.entries = lambda journal, match: entries(journal, match)[:-1]


if __name__ == "__main__":
    globals()[sys.argv[1]]()
    table.main(sys.argv[2:])
