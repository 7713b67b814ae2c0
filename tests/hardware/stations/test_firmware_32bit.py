"""The Pico's main.py in a 32-bit MicroPython with its garbage collector: how much memory it wants.

An RP2040 has 264 KB, of which MicroPython leaves some 190 KB. The interpreter is Debian's for
i386, unpacked from its locked packages (firmware/image/packages.toml), so this runs with
`make test-image`.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from imagebuilder.lock import wanted
from vm import unpacked

pytestmark = pytest.mark.vm

ROOT = Path(__file__).parents[3]
ON_THE_PICO = (
    "hardware/rfid/iso14443.py",
    "hardware/rfid/pcd.py",
    "hardware/rfid/poller.py",
    "hardware/stations/protocol.py",
    "hardware/stations/device.py",
)
STEPS = 2000

# Pins at rest, a reader that answers nothing but its version, and a watchdog that ends the program.
MACHINE = f"""
import gc, sys

class Pin:
    IN = OUT = PULL_UP = None
    def __init__(self, pin, *mode, value=1):
        pass
    def value(self, level=None):
        return 1

class SPI:
    def __init__(self, *bus, **settings):
        pass
    def write_readinto(self, request, answer):
        for i in range(len(answer)):
            answer[i] = 0x92 if request[0] == 0xEE else 0

class PWM:
    def __init__(self, pin, freq, duty_u16):
        pass
    def duty_u16(self, duty):
        pass

class WDT:
    steps = 0
    def __init__(self, timeout):
        gc.collect()
        self.at_start = gc.mem_alloc()
    def feed(self):
        WDT.steps += 1
        if WDT.steps == {STEPS}:
            gc.collect()
            sys.stderr.write("%d %d" % (self.at_start, gc.mem_alloc()))
            sys.exit(0)

class Machine:
    pass

machine = Machine()
machine.Pin, machine.SPI, machine.PWM, machine.WDT = Pin, SPI, PWM, WDT
machine.unique_id = lambda: bytes(range(8))
sys.modules["machine"] = machine
import main
main.main()
"""


def run(folder: Path, heap_kb: int) -> subprocess.CompletedProcess[bytes]:
    """Run the station's program in a heap of *heap_kb*, with a host that says nothing."""
    for name in ON_THE_PICO:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    shutil.copy(ROOT / "firmware/station/main.py", folder)
    (folder / "pico.py").write_text(MACHINE)
    roots = {name: unpacked("i386", name) for name in wanted("i386").unpack}
    libraries = [str(root / "usr/lib/i386-linux-gnu") for root in roots.values()]
    program = [
        roots["libc6"] / "usr/lib/i386-linux-gnu/ld-linux.so.2",
        *("--library-path", ":".join(libraries)),
        roots["micropython"] / "usr/bin/micropython",
        *("-X", f"heapsize={heap_kb}k", "pico.py"),
    ]
    quiet, silent = os.pipe()  # a host that says nothing, and does not hang up
    try:
        return subprocess.run(
            program, cwd=folder, stdin=quiet, capture_output=True, timeout=60, check=False
        )
    finally:
        os.close(quiet)
        os.close(silent)


def test_it_is_imported_and_runs_in_96_kb_and_keeps_less_than_64(tmp_path: Path) -> None:
    done = run(tmp_path, heap_kb=96)
    assert done.returncode == 0, done.stderr
    at_start, live = (int(word) / 1024 for word in done.stderr.split())
    print(f"{at_start:.1f} KB when it starts, {live:.1f} KB after {STEPS} steps")
    assert at_start < 64
    assert live < 64


def test_a_heap_that_is_too_small_is_noticed(tmp_path: Path) -> None:
    assert b"MemoryError" in run(tmp_path, heap_kb=40).stderr
