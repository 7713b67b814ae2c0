"""A board with MicroPython at the far end of a pseudo-terminal: its prompt, a station's program.

    python replboard.py DESCRIPTOR MPY BREAKS    # in the folder that is the board's file system

DESCRIPTOR is the terminal's, MPY the format of compiled files that the board takes; the board dies
when a file called BREAKS is opened for writing. The raw prompt is that of MicroPython's
documentation ("Raw mode"); what it is given to run is run by this Python. After a restart a board
that has a `main.py` is a station, by the product's own `DeviceEnd`, of the firmware in
`firmware.txt`; it leaves its program as firmware/station/main.py does.
"""

import contextlib
import errno
import io
import os
import select
import sys
import time
import types
from pathlib import Path

from hardware.stations.protocol import DeviceEnd

STATION = "E660583883724A32"


class Restart(BaseException):
    """machine.reset()"""


def restart():
    raise Restart


def execute(code, names):
    """Run what came over the raw prompt; its output, and the last line of its traceback."""
    output, errors = io.StringIO(), ""
    try:
        with contextlib.redirect_stdout(output):
            exec(code, names)
    except OSError as error:
        errors = f"Traceback\r\nOSError: [Errno {error.errno}] {errno.errorcode[error.errno]}\r\n"
    except Exception as error:
        errors = f"Traceback\r\n{type(error).__name__}: {error}\r\n"
    return output.getvalue(), errors


def prompt(port, names):
    """MicroPython's prompt: the one for people, and the raw one for programs."""
    raw, text = False, b""
    while True:
        for char in map(bytes, zip(os.read(port, 4096), strict=True)):
            if raw and (char == b"\x05" or text.startswith(b"\x05")):
                text += char
                if text == b"\x05A\x01":
                    os.write(port, b"R\x00")  # understood, and not supported
                    text = b""
            elif char == b"\x01":
                raw, text = True, b""
                os.write(port, b"raw REPL; CTRL-B to exit\r\n>")
            elif char == b"\x02":
                raw = False
            elif not raw:
                if char == b"\r":
                    os.write(port, b"\r\n>>> ")
            elif char == b"\x04":
                os.write(port, b"OK")
                output, errors = execute(text.decode(), names)
                os.write(port, output.encode() + b"\x04" + errors.encode() + b"\x04>")
                text = b""
            else:
                text += char


def station(port):
    """The station's program, until it is left."""
    end = DeviceEnd(STATION, Path("firmware.txt").read_text().strip(), 7)
    while True:
        now_us = time.monotonic_ns() // 1000
        heard = os.read(port, 4096) if select.select([port], [], [], 0.02)[0] else b""
        for asked in end.receive(now_us, heard):
            if asked == ("prompt",):
                return
            if asked == ("begin",):
                end.report(now_us, "ready")
                end.report(now_us, "down", "A")
            if asked[0] == "light":
                with open("lights.txt", "a") as lights:
                    lights.write(" ".join(asked[1:]) + "\n")
        os.write(port, end.to_send(now_us))


def run(port, mpy, breaks):
    sys.modules["machine"] = types.SimpleNamespace(reset=restart)
    sys.implementation = types.SimpleNamespace(_mpy=mpy)

    def open_file(name, mode="r"):
        if name == breaks and "w" in mode:
            sys.exit()  # as when the cable is pulled
        return open(name, mode)

    left = False
    Path("runs.txt").touch()
    while True:
        if Path("main.py").exists() and not left:
            station(port)
            left = True
        with contextlib.suppress(Restart):
            prompt(port, {"open": open_file})
        left = False


if __name__ == "__main__":
    run(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
