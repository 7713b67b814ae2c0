"""The program of the screen beside a feed that shows one view: its start, its idling, its memory.

As a program it is that screen, with a line on standard output when its first frame is painted.
"""

import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from bench import program
from controller.views import TableView, Update

SETTLED_S = 3.0
"""After this the program has painted what it shows for the first time."""


def started(view: TableView, idle_s: float) -> dict[str, Any]:
    """Start the program at a feed that shows *view*, and watch it for *idle_s*."""
    with tempfile.TemporaryDirectory(prefix="reclaim-bench-") as folder:
        os.chmod(folder, 0o700)
        path = Path(folder) / "feed.sock"
        server = _Feed(path, view)
        began_s = time.monotonic()
        process = subprocess.Popen(
            [*program("display_program"), str(path)],
            env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert process.stdout is not None, "it is a pipe"
            first = json.loads(process.stdout.readline())
            first_s = time.monotonic() - began_s
            time.sleep(SETTLED_S)
            before_s, since_s = _cpu_s(process.pid), time.monotonic()
            time.sleep(idle_s)
            share = (_cpu_s(process.pid) - before_s) / (time.monotonic() - since_s)
            memory = memory_mb(process.pid)
        finally:
            process.kill()
            process.wait()
            server.close()
    return {
        "first_frame_s": round(first_s, 2),
        "first_frame_cpu_s": round(first["cpu_s"], 2),
        "attract_cpu_share": round(share, 4),
        "attract_memory_mb": memory,
    }


class _Feed:
    """Shows one view to everybody who comes."""

    def __init__(self, path: Path, view: TableView) -> None:
        self._line = msgspec.json.encode(Update(view)) + b"\n"
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(path))
        self._socket.listen()
        self._clients: list[socket.socket] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):  # It has been closed.
            while True:
                client, _ = self._socket.accept()
                self._clients.append(client)
                client.sendall(self._line)

    def close(self) -> None:
        for one in (self._socket, *self._clients):
            one.close()


def memory_mb(pid: int) -> float:
    """What a process has in memory (proc(5): VmRSS)."""
    lines = Path(f"/proc/{pid}/status").read_text("ascii").splitlines()
    kib = next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return round(kib / 1024, 1)


def _cpu_s(pid: int) -> float:
    """The processor time of a process (proc(5): utime and stime)."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(path: str) -> int:
    """Run the program of the screen; its first frame is told."""
    from display.__main__ import main as show
    from display.window import Window

    tick = Window.tick

    def first(window: Window, now_s: float) -> None:
        patched.stop()
        tick(window, now_s)
        used = resource.getrusage(resource.RUSAGE_SELF)
        print(json.dumps({"cpu_s": used.ru_utime + used.ru_stime}), flush=True)

    patched = mock.patch.object(Window, "tick", first)
    patched.start()
    return show(["--connect", path, "--size", "1280x720"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
