"""Virtual machines for the appliance's image: QEMU without KVM, seen from outside only.

Nothing is added to the image: what happens in it is read from its screen, from U-Boot's lines on
the serial port, and from its disk, whose file this side may read while the machine runs.
"""

import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import pygame

from imagebuilder.disk import DATA_AT, SLOT_A_AT, SLOT_B_AT
from reclaim_update.card import Card
from reclaim_update.slots import Slot

SLOW = float(os.environ.get("RECLAIM_VM_SLOW", "1"))
"""By how much longer to wait than an idle computer of 2 cores needs."""


@dataclass(frozen=True, slots=True)
class Model:
    """A machine that QEMU can be: its program and its parts; {disk} is the card's file."""

    program: str
    parts: tuple[str, ...]


def pc(u_boot: Path) -> Model:
    """The PC of the amd64 image, with U-Boot in the place of its BIOS."""
    return Model(
        "qemu-system-x86_64",
        (
            *("-M", "pc", "-cpu", "qemu64,+ssse3,+sse4.1,+sse4.2,+popcnt,+cx16"),
            *("-accel", "tcg,thread=multi", "-smp", "2", "-m", "1024", "-bios", str(u_boot)),
            *("-drive", "if=none,id=card,file={disk},format=raw,cache=writethrough"),
            *("-device", "virtio-blk-pci,drive=card", "-device", "virtio-rng-pci"),
            *("-vga", "none", "-device", "virtio-gpu-pci,xres=1280,yres=720"),
            *("-device", "qemu-xhci,id=usb", "-nic", "none"),
        ),
    )


def raspi3b(u_boot: Path, device_tree: Path) -> Model:
    """A Raspberry Pi 3B whose firmware has just started U-Boot."""
    return Model(
        "qemu-system-aarch64",
        (
            *("-M", "raspi3b", "-kernel", str(u_boot), "-dtb", str(device_tree)),
            *("-serial", "null"),  # the PL011; U-Boot and Linux speak on the other one
            *("-drive", "if=sd,file={disk},format=raw,cache=writethrough"),
        ),
    )


class Machine:
    """A machine with its power on. Leaving the `with` block pulls the plug."""

    def __init__(self, model: Model, disk: Path, folder: Path) -> None:
        self.disk = disk
        self.serial_file = folder / "serial"
        self._sockets = tempfile.mkdtemp()  # a socket's path has 107 letters at most
        monitor = f"{self._sockets}/qmp"
        parts = [part.format(disk=disk) for part in model.parts]
        seen = ["-display", "none", "-serial", f"file:{self.serial_file}"]
        heard = ["-qmp", f"unix:{monitor},server,nowait"]
        self._qemu = subprocess.Popen([model.program, *parts, *seen, *heard])
        wait_until(lambda: os.path.exists(monitor), 10, "QEMU's monitor")
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(monitor)
        self._monitor = self._socket.makefile("rw")
        self._monitor.readline()
        self.say("qmp_capabilities")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.pull_the_plug()

    def pull_the_plug(self) -> None:
        """The power is gone, at once. Idempotent."""
        if self._qemu.poll() is None:
            self._qemu.send_signal(signal.SIGKILL)
            self._qemu.wait()
        self._socket.close()
        shutil.rmtree(self._sockets, ignore_errors=True)

    def say(self, command: str, **arguments: object) -> Any:
        """Give QEMU a command of its monitor and return its answer."""
        self._monitor.write(json.dumps({"execute": command, "arguments": arguments}) + "\n")
        self._monitor.flush()
        while "event" in (answer := json.loads(self._monitor.readline())):
            pass
        assert "error" not in answer, answer
        return answer["return"]

    def serial(self) -> str:
        return self.serial_file.read_bytes().decode(errors="replace")

    def boots(self) -> list[str]:
        """What U-Boot said about the slots, once for each boot."""
        return [line for line in self.serial().splitlines() if line.startswith("Reclaim: state")]

    def screen(self) -> pygame.Surface:
        picture = f"{self._sockets}/screen.ppm"
        self.say("screendump", filename=picture)
        return pygame.image.load(picture)


def wait_until(holds: Callable[[], bool], seconds: float, what: str) -> float:
    """Wait until it holds and return how long that took; fails after *seconds* times `SLOW`."""
    start = time.monotonic()
    while not holds():
        waited = time.monotonic() - start
        assert waited < seconds * SLOW, f"{what}: not within {seconds * SLOW:.0f} s"
        time.sleep(1)
    return time.monotonic() - start


def new_card(image: Path, folder: Path) -> Path:
    """A card of 8 GB onto which the image has just been written."""
    card = folder / "card"
    subprocess.run(["cp", "--sparse=always", image, card], check=True)
    os.truncate(card, 8 << 30)
    return card


def card_of(disk: Path, running: Slot = Slot.A) -> Card:
    """The slot state on a machine's disk, as the updater would see it."""
    return Card(disk=disk, slots={}, running=running)


def write_slot(disk: Path, slot: Slot, content: Path) -> None:
    with disk.open("r+b") as card, content.open("rb") as source:
        card.seek(SLOT_A_AT if slot is Slot.A else SLOT_B_AT)
        shutil.copyfileobj(source, card, 1 << 20)


def data_files(disk: Path, inside: str, folder: Path) -> Path:
    """Copy a folder of the data partition out of the disk of a machine."""
    target = folder / "data"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    asked = [f"rdump {inside} {target}", f"{disk}?offset={DATA_AT}"]
    subprocess.run(["/usr/sbin/debugfs", "-R", *asked], capture_output=True, check=False)
    return target


def log_of(disk: Path, slot: Slot, folder: Path) -> list[str]:
    """What systemd said in the last boot, from the journal on the disk."""
    found = data_files(disk, f"/slot-{slot}/var/log/journal", folder)
    files: Sequence[Path] = sorted(found.rglob("system.journal"))
    if not files:
        return []
    said = subprocess.run(
        ["journalctl", "--quiet", "--no-pager", "--output=cat", "_PID=1", f"--file={files[0]}"],
        capture_output=True,
        text=True,
        check=False,
    )
    return said.stdout.splitlines()
