"""Virtual machines for the appliance's image: QEMU without KVM, seen from outside only.

Nothing is added to the image: what happens in it is read from its screen, from U-Boot's lines on
the serial port, and from its disk, whose file this side may read while the machine runs. Where a
test has to act inside (`Machine.run`), it hands a shell in, as systemd takes units from the owner
of a virtual machine: as credentials (https://systemd.io/CREDENTIALS, systemd-debug-generator(8)).
"""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import pygame

from imagebuilder import CACHE
from imagebuilder.disk import DATA_AT, SLOT_A_AT, SLOT_B_AT
from imagebuilder.lock import read_lock, unpack
from reclaim_update.card import Card
from reclaim_update.slots import Slot


class Patience:
    """Some *seconds* of a computer that has nothing else to do.

    Time in which a machine that was started here wanted a processor and had none does not count:
    Linux adds that up for each of its threads (/proc/PID/task/TID/schedstat, proc(5)).
    """

    def __init__(self, seconds: float) -> None:
        self._left_s = seconds
        self._looked_s = time.monotonic()
        self._starved_ns = _starved_ns()

    def is_over(self) -> bool:
        now_s, now_ns = time.monotonic(), _starved_ns()
        starved_ns = max(
            (waited - self._starved_ns.get(thread, waited) for thread, waited in now_ns.items()),
            default=0,
        )
        self._left_s -= max(0.0, now_s - self._looked_s - starved_ns / 1e9)
        self._looked_s, self._starved_ns = now_s, now_ns
        return self._left_s <= 0


def _starved_ns() -> dict[Path, int]:
    """For how long each thread of the machines that were started here has waited to run."""
    starved = {}
    for children in Path("/proc/self/task").glob("*/children"):
        for child in children.read_text().split():
            for counts in Path("/proc", child, "task").glob("*/schedstat"):
                with suppress(OSError):  # it has just ended
                    starved[counts] = int(counts.read_text().split()[1])
    return starved


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
            *("-accel", "tcg,thread=single", "-smp", "1", "-m", "1024", "-bios", str(u_boot)),
            # Its clock goes by what it has done: a busy computer makes it slow, but never late.
            *("-icount", "shift=1,sleep=on"),
            *("-drive", "if=none,id=card,file={disk},format=raw,cache=writethrough"),
            *("-device", "virtio-blk-pci,drive=card", "-device", "virtio-rng-pci"),
            *("-vga", "none", "-device", "virtio-gpu-pci,xres=1280,yres=720"),
            *("-device", "qemu-xhci,id=usb", "-nic", "none", "-audiodev", "none,id=sound"),
        ),
    )


def raspi3b(u_boot: Path, device_tree: Path) -> Model:
    """A Raspberry Pi 3B whose firmware has just started U-Boot."""
    return Model(
        "qemu-system-aarch64",
        (
            # As above; and one processor at a time, for each would wait for the others.
            *("-accel", "tcg,thread=single", "-icount", "shift=1,sleep=on"),
            *("-M", "raspi3b", "-kernel", str(u_boot), "-dtb", str(device_tree)),
            *("-serial", "null"),  # the PL011; U-Boot and Linux speak on the other one
            *("-drive", "if=sd,file={disk},format=raw,cache=writethrough"),
        ),
    )


_SHELL = "/dev/ttyS1"
# A file of QEMU's has 55 letters at most in its name, so the unit has one. A mount wants it that is
# there before systemd is, and so before systemd isolates its default target. What it is asked it
# answers at once, also while the units of the image are started: it is asked what time it is.
_CREDENTIALS = {
    "extra-unit.x.service": f"""
[Unit]
DefaultDependencies=no
IgnoreOnIsolate=yes
StartLimitIntervalSec=0
[Service]
Slice=-.slice
CPUWeight=10000
ExecStart=/bin/sh -c 'stty -F {_SHELL} raw -echo; exec /bin/sh <{_SHELL} >{_SHELL} 2>/dev/null'
Restart=always
""",
    "unit-dropin.-.mount": "[Unit]\nWants=x.service\n",
}


class Machine:
    """A machine with its power on. Leaving the `with` block pulls the plug.

    With a *shell* `run` has somebody to ask, from a few seconds after systemd's first on. With what
    was *kept* of a machine of the same model, and its disk of that moment, it goes on from there.
    """

    def __init__(
        self,
        model: Model,
        disk: Path,
        folder: Path,
        shell: bool = False,
        kept: Path | None = None,
    ) -> None:
        self.disk = disk
        self.serial_file = folder / "serial"
        self._sockets = tempfile.mkdtemp()  # a socket's path has 107 letters at most
        monitor = f"{self._sockets}/qmp"
        parts = [part.format(disk=disk) for part in model.parts]
        seen = ["-display", "none", "-serial", f"file:{self.serial_file}"]
        heard = ["-qmp", f"unix:{monitor},server,nowait"]
        if shell:
            heard += ["-serial", f"unix:{self._sockets}/shell,server,nowait"]
            for name, text in _CREDENTIALS.items():
                unit = Path(self._sockets, name)
                unit.write_text(text)
                heard += ["-fw_cfg", f"name=opt/io.systemd.credentials/systemd.{name},file={unit}"]
        if kept is not None:
            heard += ["-incoming", f"exec:cat {kept}"]
        self._qemu = subprocess.Popen([model.program, *parts, *seen, *heard])
        wait_until(lambda: os.path.exists(monitor), 10, "QEMU's monitor")
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(monitor)
        self._monitor = self._socket.makefile("rw")
        self._monitor.readline()
        self.say("qmp_capabilities")
        self._shell = socket.socket(socket.AF_UNIX)
        self._told = b""
        self._asked = 0
        if shell:
            self._shell.connect(f"{self._sockets}/shell")
        if kept is not None:
            wait_until(lambda: self.say("query-status")["status"] == "paused", 120, "what was kept")
            self.say("cont")

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
        self._shell.close()
        shutil.rmtree(self._sockets, ignore_errors=True)

    def keep(self, state: Path) -> None:
        """Write all that is not on the disk to *state*, and stop for good."""
        self.say("stop")
        self.say("migrate", uri=f"exec:cat >{state}")
        wait_until(lambda: self.say("query-migrate")["status"] == "completed", 120, "a kept state")
        self.pull_the_plug()

    def say(self, command: str, **arguments: object) -> Any:
        """Give QEMU a command of its monitor and return its answer."""
        self._monitor.write(json.dumps({"execute": command, "arguments": arguments}) + "\n")
        self._monitor.flush()
        while "event" in (answer := json.loads(self._monitor.readline())):
            pass
        assert "error" not in answer, answer
        return answer["return"]

    def run(self, command: str, seconds: float = 60) -> str:
        """What *command* of a shell inside, as root, writes; fails when it ends with an error.

        It is waited for *seconds* of an idle computer, also for the shell to come up.
        """
        wait_until(self._shell_answers, seconds, "an answer of the shell")
        self._asked += 1
        end = f"--end of {self._asked}--"
        told = self._answer(
            f"{{ {command}\n}} 2>&1 </dev/null; echo; echo '{end}' $?", end, seconds
        )
        *lines, code = told.splitlines()
        assert code.split()[-1] == "0", f"{command}: {told}"
        return "\n".join(lines).strip()

    def uptime_s(self) -> float:
        """What the machine's own clock has counted since its kernel began."""
        return float(self.run("cat /proc/uptime").split()[0])

    def begin(self, command: str) -> None:
        """Start *command* in the shell, which is not asked anything any more; see `told`."""
        self._shell.sendall(f"{command}\n".encode())

    def told(self) -> str:
        """All that the shell has written since the last command that was waited for."""
        return self._hear().decode(errors="replace")

    def _hear(self) -> bytes:
        with suppress(BlockingIOError):
            while more := self._shell.recv(1 << 16, socket.MSG_DONTWAIT):
                self._told += more
        return self._told

    def _shell_answers(self) -> bool:
        """Whether it says within a moment what it is asked to: it is gone while a machine starts,
        and what is told to it then is lost, or is no command any more."""
        self._asked += 1
        here = f"--here {self._asked}--\n".encode()
        self._shell.sendall(b"\n\necho; echo " + here)  # whole or torn, it quotes nothing
        patience = Patience(2.0)
        while here not in self._hear():
            if patience.is_over():
                return False
            time.sleep(0.05)
        self._told = self._told.split(here, 1)[1]
        return True

    def _answer(self, line: str, end: str, seconds: float) -> str:
        """All that is told after *line* up to the line that begins with *end*."""
        self._shell.sendall(f"{line}\n".encode())
        last = re.compile(rf"^{re.escape(end)} \d+\r?\n".encode(), re.MULTILINE)
        wait_until(lambda: last.search(self._hear()) is not None, seconds, f"the end of {line}")
        found = last.search(self._told)
        assert found is not None
        told, self._told = self._told[: found.end()], self._told[found.end() :]
        return told.decode(errors="replace")

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
    """Wait until it holds and return how long that took.

    Fails when it has taken longer than *seconds* of a computer that has nothing else to do.
    """
    start, patience = time.monotonic(), Patience(seconds)
    while not holds():
        assert not patience.is_over(), f"{what}: not within {seconds:.0f} s of an idle computer"
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


def u_boot_of(arch: str) -> Path:
    """U-Boot for QEMU's PC or for the Raspberry Pi, from its locked package."""
    package, inside = {
        "amd64": ("u-boot-qemu", "qemu-x86_64/u-boot.rom"),
        "arm64": ("u-boot-rpi", "rpi_arm64/u-boot.bin"),
    }[arch]
    return unpacked(arch, package) / "usr/lib/u-boot" / inside


def unpacked(arch: str, name: str) -> Path:
    """The files of the locked package *name*, which may leave out the version at its end."""
    (package,) = (
        each.name
        for each in read_lock(arch)
        if each.name == name or (name[-1].isdigit() and each.name.startswith(f"{name}."))
    )
    folder = CACHE / "unpacked" / arch / package
    if not folder.exists():
        unpack(arch, package, CACHE, folder)
    return folder
