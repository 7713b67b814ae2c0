"""The daemon of a real table whose pins are a pin server's, with a way to break it from outside.

    python motor_daemon.py TABLE.toml FOLDER

Prints the process number of its motor's guard when the motor runs, then does what it reads from
standard input: one of the names in `BREAKS`.
"""

import ctypes
import os
import sys
import threading
import time
from pathlib import Path

from gpiozero import Device

from controller.commands.daemon import serving
from controller.table.assembly import Seating
from hardware.carousel.protection import Phase
from hardware.config import load_table_file
from hardware.signals import RunBelt
from remotepins import RemotePins


class Broken(Exception):
    "What a programming error raises."


def fail():
    raise Broken


def fail_in_a_thread():
    threading.Thread(target=fail).start()


def hang_in_python():
    while True:
        pass


def hang_without_letting_others_run():
    ctypes.PyDLL(None).sleep(3600)  # PyDLL keeps the interpreter's lock


BREAKS = {
    "fail": fail,
    "fail in a thread": fail_in_a_thread,
    "crash": lambda: ctypes.string_at(0),
    "hang in Python": hang_in_python,
    "hang without letting others run": hang_without_letting_others_run,
}


def main(table, folder):
    Device.pin_factory = RemotePins()
    folder = Path(folder)
    journal = folder / "journal.db"
    with serving(load_table_file(table), Seating(), folder, journal) as (loop, opened):
        opened.start()
        opened.table.send(RunBelt(3.0))

        def say_when_it_runs():
            if opened.table.carousel.state is Phase.RUNNING:
                print(opened.table.guard.pid, flush=True)
            else:
                loop.call_later(0.02, say_when_it_runs)

        def hiccup():
            for after_s in (0.0, 0.05, 0.1):
                loop.call_later(after_s, lambda: time.sleep(0.2))
            loop.call_later(1.2, lambda: print("goes on", file=sys.stderr, flush=True))

        breaks = BREAKS | {"hiccup": hiccup}
        loop.watch(0, lambda: loop.call_later(0.0, breaks[os.read(0, 100).decode()]))
        say_when_it_runs()
        loop.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
