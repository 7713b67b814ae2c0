"""A seat station at a true serial port of the amd64 image: kernel, udev, systemd, referee.

The kernel has a USB port whose far end is on the same computer (dummy_hcd), where a serial device
is plugged in (configfs, a gadget of the kind CDC-ACM) with the numbers of a Pico. Behind that is
a simulated Pico, with the stations' own program. So /dev/ttyACM0 appears as it does at a table: its
driver is loaded when the cable is plugged in, long after the referee has started.

Pins and readers cannot be had so: Debian's kernel of the image has no gpio-sim, and no chip on SPI.
"""

from pathlib import Path

import pytest

from imagevm import BOOT_S, AtAttract
from vm import Machine, wait_until

pytestmark = [pytest.mark.vm, pytest.mark.timeout(6000)]

TABLE = """
name = "one-station"

[[seats]]
name = "red"
station = "/dev/ttyACM0"
"""
GADGET = "/sys/kernel/config/usb_gadget/pico"
MAKE_GADGET = f"""\
modprobe -a dummy_hcd libcomposite
mkdir -p {GADGET}/strings/0x409 {GADGET}/configs/c.1 {GADGET}/functions/acm.usb0
echo 0x2e8a >{GADGET}/idVendor
echo 0x0005 >{GADGET}/idProduct
echo E660583883724A32 >{GADGET}/strings/0x409/serialnumber
ln -s {GADGET}/functions/acm.usb0 {GADGET}/configs/c.1/"""
# From the gadget's end of the cable to the Pico's, byte by byte.
PICO = """\
import os, select, signal, tty
from types import SimpleNamespace
from hardware.loop import Loop, RealClock
from hardware.sim.pico import SimulatedPico

def nothing():
    while True:
        yield 10_000, ()

pad = SimpleNamespace(ready=True, fault=None, present=(), run=nothing)
with Loop(RealClock()) as loop:
    pico = SimulatedPico(loop, None, "red", make_poller=lambda registers: pad)
    ends = [os.open(path, os.O_RDWR | os.O_NOCTTY) for path in ("/dev/ttyGS0", pico.port_path)]
    for end, other in (ends, ends[::-1]):
        tty.setraw(end)
        loop.watch(end, lambda end=end, other=other: os.write(other, os.read(end, 4096)))
    signal.signal(signal.SIGUSR1, lambda *_: pico.press("A"))
    signal.signal(signal.SIGUSR2, lambda *_: pico.release("A"))
    loop.run()
"""
# A Pico has its power from the cable. So does this one: Linux hangs the gadget's port up when the
# cable is pulled out, and a program that still had it open would never hear of the next cable.
PLUG_IN = f"""\
echo dummy_udc.0 >{GADGET}/UDC
/opt/reclaim/bin/python -c '{PICO}' >/run/pico.log 2>&1 &
echo $! >/run/pico.pid"""
PULL_OUT = f"""\
kill $(cat /run/pico.pid)
echo >{GADGET}/UDC"""
LOOK = """\
import json, socket
feed = socket.socket(socket.AF_UNIX)
feed.connect("/run/reclaim/feed.sock")
feed.sendall(b"{\\"type\\":\\"Watch\\"}\\n")
view = json.loads(feed.makefile("rb").readline())["view"]
red = view["seats"][0] if view["seats"] else {}
print(view["stage"], "lost" if red.get("lost") else "there")
"""


def look(machine: Machine) -> str:
    """The table's stage, and whether the seat's station answers."""
    return machine.run(f"python3 -c '{LOOK}' || true", BOOT_S)


def a_real_table(machine: Machine) -> None:
    """Write the table file onto the boot partition and start the referee with it."""
    machine.run(
        "systemctl stop reclaim-display\n"  # it has no graphics chip, and wants all the time
        "mount -o remount,rw /boot/firmware\n"
        f"echo '{TABLE}' >/boot/firmware/two-seats.toml\n"
        "mount -o remount,ro /boot/firmware\n"
        "systemctl restart reclaim-referee",
        BOOT_S,
    )


def test_a_station_is_plugged_in_pulled_out_and_plugged_in_again(
    at_attract: AtAttract, tmp_path: Path
) -> None:
    with at_attract.go_on(tmp_path) as machine:
        a_real_table(machine)
        assert "lost" in look(machine)
        assert machine.run("ls /dev/ttyACM0 || true").startswith("ls:")
        machine.run(MAKE_GADGET)
        machine.run(PLUG_IN)
        wait_until(lambda: "there" in look(machine), BOOT_S, "the station")
        assert machine.run("stat -c '%t %U %G %a' /dev/ttyACM0") == "a6 root dialout 660"
        machine.run("kill -USR1 $(cat /run/pico.pid)")
        wait_until(lambda: look(machine).startswith("joining"), BOOT_S, "what A does")
        machine.run("kill -USR2 $(cat /run/pico.pid)")
        machine.run(PULL_OUT)
        wait_until(lambda: "lost" in look(machine), BOOT_S, "the loss of the station")
        machine.run(PLUG_IN)
        wait_until(lambda: "there" in look(machine), BOOT_S, "the station, again")
