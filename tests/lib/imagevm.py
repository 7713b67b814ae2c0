"""The amd64 image in a virtual machine: its card, its screen, and what is said inside."""

import json
import os
import subprocess
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pygame

from imagebuilder.disk import BOOT_AT
from imagebuilder.images import Built
from vm import Machine, new_card, pc, u_boot_of, wait_until

BOOT_S = 400
AMBER = (255, 190, 60)  # the letters of the title, and what A and B do
_SCRIPT_AT = 72  # behind a header of 64 bytes and a list of one length
TABLE = """
name = "two-seats"
description = "Two seats, for the chips of a whole table want a computer to themselves"
simulated = true

[[seats]]
name = "red"
station = "sim:red"

[[seats]]
name = "blue"
station = "sim:blue"
"""
SETTINGS = """
language = "en"
table = "two-seats.toml"
volume = 0
"""


def put_onto(card: Path, folder: Path, name: str, text: str) -> None:
    """Write a file onto the boot partition, as its owner does who puts the card into a PC."""
    file = folder / name
    file.write_text(text)
    where = f"{card}@@{BOOT_AT}"
    subprocess.run(["mcopy", "-o", "-i", where, file, f"::/{name}"], check=True)


def text_on(card: Path, folder: Path, name: str) -> str:
    """Read a file of the boot partition, as it lies there."""
    file = folder / name
    subprocess.run(["mcopy", "-o", "-i", f"{card}@@{BOOT_AT}", f"::/{name}", file], check=True)
    return file.read_text()


def add_kernel_words(card: Path, folder: Path, machine: str, words: Iterable[str]) -> None:
    """Have U-Boot's script on the card hand Linux some more words.

    *machine* is x86 or arm64, as mkimage calls them.
    """
    script, text = folder / "boot.scr", folder / "boot.cmd"
    where = ["-i", f"{card}@@{BOOT_AT}"]
    subprocess.run(["mcopy", "-o", *where, "::/boot.scr", script], check=True)
    before = script.read_bytes()[_SCRIPT_AT:].decode()
    text.write_text(before.replace(" quiet ", f" quiet {' '.join(words)} "))
    assert text.read_text() != before
    make = ["mkimage", "-A", machine, "-T", "script", "-d", text, script]
    subprocess.run(make, check=True, capture_output=True)
    subprocess.run(["mcopy", "-o", *where, script, "::/boot.scr"], check=True)


def start(card: Path, folder: Path, shell: bool = False) -> Machine:
    """Switch a PC on that has this card."""
    return Machine(pc(u_boot_of("amd64")), card, folder, shell)


def shows_the_attract_screen(screen: pygame.Surface) -> bool:
    """The letters of the title above, the invitation to play below, and night around them."""
    if screen.get_size() != (1280, 720):
        return False
    title = pygame.mask.from_threshold(screen.subsurface((0, 40, 1280, 100)), AMBER, (24, 24, 24))
    below = pygame.mask.from_threshold(screen.subsurface((0, 616, 1090, 80)), AMBER, (24, 24, 24))
    return (
        title.count() > 2000 and below.count() > 500 and screen.get_at((4, 4))[2] in range(20, 60)
    )


def shows_that_nothing_is_kept(screen: pygame.Surface) -> bool:
    """The amber heading above, and the panel in which a line to choose is lit."""
    above, below = screen.subsurface((130, 36, 1120, 76)), screen.subsurface((28, 460, 1224, 150))
    heading = pygame.mask.from_threshold(above, AMBER, (24, 24, 24))
    lit = pygame.mask.from_threshold(below, AMBER, (24, 24, 24))
    return heading.count() > 2000 and lit.count() > 40_000


def shows_a_notice(screen: pygame.Surface) -> bool:
    """What is to be done about something, in amber letters where only the belt is otherwise."""
    remedy = screen.subsurface((720, 548, 520, 50))
    return pygame.mask.from_threshold(remedy, AMBER, (24, 24, 24)).count() > 200


def is_painted(machine: Machine) -> bool:
    """Whether the screen's program has painted the table's view: its first picture stands on the
    frame buffer, which goes dark for a moment when it opens the screen."""
    told = machine.run("systemctl show -P StatusText reclaim-display", BOOT_S)
    return told == "screen painted"


def read_by_a_camera(machine: Machine) -> str:
    """What the code on the screen says; nothing where there is none."""
    with tempfile.NamedTemporaryFile(suffix=".png") as picture:
        pygame.image.save(machine.screen(), picture.name)
        command = ["zbarimg", "--quiet", "--raw", picture.name]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def keep_picture(machine: Machine, name: str) -> None:
    """Keep the screen in the folder RECLAIM_PICTURES, where that is set."""
    if folder := os.environ.get("RECLAIM_PICTURES"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        pygame.image.save(machine.screen(), f"{folder}/{name}.png")


def reaches_the_attract_screen(machine: Machine, seconds: float = BOOT_S) -> float:
    return wait_until(
        lambda: shows_the_attract_screen(machine.screen()), seconds, "the attract screen"
    )


JOURNAL = "/var/lib/reclaim/journal.db"
_HISTORY = """\
cat >/run/history.py <<'END'
import json
from pathlib import Path
from controller.record.journal import Journal
with Journal(Path("{path}")) as journal:
    print(json.dumps([[one.began_utc for one in journal.matches()], journal.tags()]))
END
/opt/reclaim/bin/python /run/history.py"""


def history(machine: Machine, path: str = JOURNAL) -> tuple[list[str], dict[str, str]]:
    """When the matches in a journal began, latest first, and its list of pieces."""
    told = machine.run(_HISTORY.format(path=path), BOOT_S)
    matches, pieces = json.loads(told.splitlines()[-1])
    return matches, pieces


@dataclass(frozen=True, slots=True)
class AtAttract:
    """A machine that was stopped at its attract screen: its card, and the rest of it."""

    card: Path
    state: Path
    uptime_s: float
    """When that screen was there, by the machine's own clock."""

    def go_on(self, folder: Path) -> Machine:
        """A machine that goes on from there, with a copy of the card and a shell."""
        card = folder / "card"
        subprocess.run(["cp", "--sparse=always", self.card, card], check=True)
        return Machine(pc(u_boot_of("amd64")), card, folder, shell=True, kept=self.state)


def prepared_card(image: Built, folder: Path) -> Path:
    """The image on a card, for a small simulated table."""
    made = new_card(image.card, folder)
    put_onto(made, folder, "two-seats.toml", TABLE)
    put_onto(made, folder, "reclaim.toml", SETTINGS)
    return made
