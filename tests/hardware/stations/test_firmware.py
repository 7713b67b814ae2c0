"""The Pico's main.py, run as it is: `machine` is a stand-in, the chip and the table's end are not.

It runs in a process of its own, whose standard input and output are the USB port.
"""

import os
import subprocess
import sys
import tty
from pathlib import Path

import pytest

from hardware.loop import Loop, RealClock
from hardware.signals import ButtonPressed, TagEntered
from hardware.stations import StationLink, flashing
from hardware.stations.device import FIRMWARE
from hardware.stations.flashing import AttachedBoard

ROOT = Path(__file__).parents[3]
MAIN = ROOT / "firmware" / "station" / "main.py"
UID = "04A1B2C3D4E5F6"

STAND_IN = """
import io, runpy, sys, time, types
RESET = 7
from hardware.loop import RealClock
from hardware.sim.rc522 import Rc522
from bench.tags import Field
from hardware.sim.tags import ntag213

clock = RealClock()
chip = Rc522(clock, Field(clock, ntag213(sys.argv[2])))
held = {int(pin) for pin in sys.argv[3:]}

class Pin:
    IN = OUT = PULL_UP = None
    def __init__(self, pin, *mode, value=1):
        self._pin = pin
    def value(self, level=None):
        # Somebody presses A a little later.
        return 0 if self._pin in held or (self._pin == 14 and clock.now_s() > 0.5) else 1

class SPI:
    def __init__(self, *bus, **settings):
        assert settings["polarity"] == settings["phase"] == 0
    def write_readinto(self, request, answer):
        answer[:] = bytes(chip.xfer2(list(request)))

class PWM:
    def __init__(self, pin, freq, duty_u16):
        pass
    def duty_u16(self, duty):
        assert 0 <= duty <= 65535

class WDT:
    def __init__(self, timeout):
        assert timeout <= 8388
    def feed(self):
        pass

sys.modules["machine"] = types.SimpleNamespace(
    Pin=Pin, SPI=SPI, PWM=PWM, WDT=WDT,
    unique_id=lambda: bytes(range(8)), reset=lambda: sys.exit(RESET),
)
sys.modules["micropython"] = types.SimpleNamespace(kbd_intr=lambda character: None)
# ticks_us wraps at 2**30; here it does so after a fifth of a second.
time.ticks_us = lambda: (time.monotonic_ns() // 1000 - START_US) % 2**30
START_US = time.monotonic_ns() // 1000 + 200_000
time.ticks_diff = lambda late, early: (late - early) % 2**30
time.sleep_us = lambda us: time.sleep(us / 1e6)
sys.stdin = types.SimpleNamespace(fileno=lambda: 0, buffer=io.FileIO(0, "r"))
sys.stdout = types.SimpleNamespace(fileno=lambda: 1, buffer=io.FileIO(1, "w"), flush=lambda: None)
runpy.run_path(sys.argv[1], run_name="__main__")
"""


@pytest.fixture
def pico(tmp_path):
    """Start main.py with some pins held to ground; return its process and its port's path."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    master, slave = os.openpty()
    tty.setraw(slave)
    processes = []

    def start(*held):
        command = [sys.executable, "-c", STAND_IN, str(MAIN), UID, *map(str, held)]
        processes.append(
            subprocess.Popen(command, stdin=master, stdout=master, cwd=tmp_path, env=environment)
        )
        return processes[-1], os.ttyname(slave)

    yield start
    for process in processes:
        process.kill()
        process.wait()
    os.close(master)
    os.close(slave)


def test_the_firmware_reports_its_tag_and_its_button_to_a_table(pico):
    _, path = pico()
    signals = []

    def heard(kind):
        return [signal for signal in signals if isinstance(signal, kind)]

    with Loop(RealClock()) as loop, StationLink("red", path, signals.append, loop) as link:
        link.start()
        loop.run(until_s=20.0, while_=lambda: not (heard(TagEntered) and heard(ButtonPressed)))
        assert "station 0001020304050607" in repr(link)
    [entered], [pressed] = heard(TagEntered), heard(ButtonPressed)
    assert (entered.reader, entered.uid) == ("pad/red", UID)
    assert (pressed.seat, pressed.button) == ("red", "A")


def test_both_buttons_held_at_the_start_leave_the_port_to_the_prompt(pico):
    process, _ = pico(14, 15)
    assert process.wait(timeout=20.0) == 0


def test_a_program_that_is_asked_to_leave_restarts_and_is_left_once(pico, monkeypatch):
    monkeypatch.setattr(flashing, "HELLO_S", 20.0)  # a Python starts more slowly than a Pico
    process, path = pico()
    flashing._leave_program(AttachedBoard(path, "station", "0001020304050607", FIRMWARE))
    assert process.wait(timeout=20.0) == 7
    left, _ = pico()
    assert left.wait(timeout=20.0) == 0
    again, path = pico()
    assert flashing.look(path).answers == "station"
    assert again.poll() is None
