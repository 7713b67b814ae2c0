"""A desk with boards plugged in, each a process with MicroPython's prompt (`replboard`)."""

import os
import subprocess
import sys
import time
import tty
from pathlib import Path

from hardware.stations.device import FIRMWARE

ROOT = Path(__file__).parents[2]
BOARD = ROOT / "tests" / "lib" / "replboard.py"


def wait_for(happened):
    end_s = time.monotonic() + 20.0
    while not happened():
        assert time.monotonic() < end_s
        time.sleep(0.02)


class Desk:
    """Boards that are plugged in, each with a folder of files."""

    def __init__(self, folder):
        self.folder = folder
        self._running = []
        self._ends = []

    def plug(self, firmware="", mpy=6, breaks=""):
        """A board; one with *firmware* has a station's program already. Its port, which is gone
        when the file *breaks* is opened there, as when the cable is pulled."""
        files = self.folder / f"board-{len(self._running)}"
        files.mkdir()
        (files / "firmware.txt").write_text(firmware or FIRMWARE)
        if firmware:
            (files / "main.py").write_text("# an old one\n")
        master, slave = os.openpty()
        tty.setraw(slave)
        command = [sys.executable, str(BOARD), str(master), str(mpy), breaks]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        self._running.append(
            subprocess.Popen(command, cwd=files, pass_fds=[master], env=environment)
        )
        self._ends.append(slave)
        if breaks:
            os.close(master)
        else:
            self._ends.append(master)
        self.files = files
        wait_for(lambda: (files / "runs.txt").exists())
        return os.ttyname(slave)

    def die(self):
        self._running[-1].kill()

    def close(self):
        for process in self._running:
            process.kill()
            process.wait()
        for end in self._ends:
            os.close(end)
