"""The amd64 image in a virtual machine: starts, power cuts, updates, and ways back from them.

`make test-image` runs these; see firmware/image/README.md.
"""

import os
import random
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from imagebuilder.disk import BOOT_AT, DATA_AT
from imagebuilder.images import Built, built_image, u_boot_of
from reclaim_update.bundle import comment
from reclaim_update.slots import Slot
from vm import SLOW, Machine, card_of, log_of, new_card, pc, wait_until

long = pytest.mark.skipif(
    os.environ.get("RECLAIM_LONG") != "1", reason="takes ten minutes: RECLAIM_LONG=1 runs it"
)
pytestmark = [pytest.mark.vm, pytest.mark.timeout(1500 * SLOW)]

BOOT_S = 400
AMBER = (255, 190, 60)  # the letters of the title, and what A and B do


@pytest.fixture(scope="module")
def image() -> Built:
    return built_image("amd64")


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


@pytest.fixture
def card(image: Built, tmp_path: Path) -> Iterator[Path]:
    made = new_card(image.card, tmp_path)
    put_onto(made, tmp_path, "two-seats.toml", TABLE)
    put_onto(made, tmp_path, "reclaim.toml", SETTINGS)
    yield made
    made.unlink()


def put_onto(card: Path, folder: Path, name: str, text: str) -> None:
    """Write a file onto the boot partition, as its owner does who puts the card into a PC."""
    file = folder / name
    file.write_text(text)
    where = f"{card}@@{BOOT_AT}"
    subprocess.run(["mcopy", "-o", "-i", where, file, f"::/{name}"], check=True)


def start(image: Built, card: Path, folder: Path) -> Machine:
    return Machine(pc(u_boot_of("amd64")), card, folder)


def shows_the_attract_screen(screen: pygame.Surface) -> bool:
    """The letters of the title above, the invitation to play below, and night around them."""
    if screen.get_size() != (1280, 720):
        return False
    title = pygame.mask.from_threshold(screen.subsurface((0, 40, 1280, 100)), AMBER, (24, 24, 24))
    below = pygame.mask.from_threshold(screen.subsurface((0, 616, 1090, 80)), AMBER, (24, 24, 24))
    return (
        title.count() > 2000 and below.count() > 500 and screen.get_at((4, 4))[2] in range(20, 60)
    )


def reaches_the_attract_screen(machine: Machine, seconds: float = BOOT_S) -> float:
    return wait_until(
        lambda: shows_the_attract_screen(machine.screen()), seconds, "the attract screen"
    )


def test_it_boots_to_the_attract_screen_with_no_failed_unit_and_no_ordering_cycle(
    image: Built, card: Path, tmp_path: Path
) -> None:
    with start(image, card, tmp_path) as machine:
        took_s = reaches_the_attract_screen(machine)
        print(f"attract screen after {took_s:.0f} s")
        wait_until(
            lambda: any("Startup finished" in line for line in log_of(card, Slot.A, tmp_path)),
            240,
            "the journal of the start on the disk",
        )
        said = log_of(card, Slot.A, tmp_path)
    assert not [line for line in said if "Failed with result" in line]
    assert not [line for line in said if "ordering cycle" in line]
    assert "good a" in machine.boots()[0]


@long
def test_it_plays_on_when_the_plug_was_pulled_at_any_instant(
    image: Built, card: Path, tmp_path: Path
) -> None:
    chance = random.Random(20261122)
    for _ in range(2):
        with start(image, card, tmp_path) as machine:
            time.sleep(chance.uniform(15, 150))
            machine.pull_the_plug()
    with start(image, card, tmp_path) as machine:
        reaches_the_attract_screen(machine)


@long
def test_a_data_partition_that_is_beyond_repair_is_made_anew_and_play_goes_on(
    image: Built, card: Path, tmp_path: Path
) -> None:
    noise = random.Random(1)
    with card.open("r+b") as disk:
        disk.seek(DATA_AT)
        disk.write(noise.randbytes(64 << 20))
    with start(image, card, tmp_path) as machine:
        reaches_the_attract_screen(machine)


def stick(folder: Path, bundle: Path, said: str) -> Path:
    """A USB stick with an update that is signed with the test's key of the image."""
    contents = folder / "stick"
    contents.mkdir()
    update = contents / "reclaim.slot"
    shutil.copy(bundle, update)
    subprocess.run(
        ["minisign", "-S", "-s", built_image("amd64").key, "-t", said, "-m", update],
        check=True,
        capture_output=True,
    )
    made = folder / "stick.img"
    subprocess.run(["mkfs.vfat", "-C", made, str(500 * 1024)], check=True, capture_output=True)
    subprocess.run(["mcopy", "-i", made, *contents.iterdir(), "::/"], check=True)
    shutil.rmtree(contents)
    return made


def plug_in(machine: Machine, stick: Path) -> None:
    machine.say(
        "blockdev-add",
        **{"node-name": "stick", "driver": "raw", "read-only": True},
        file={"driver": "file", "filename": str(stick)},
    )
    machine.say("device_add", driver="usb-storage", id="stick", drive="stick", bus="usb.0")


def test_an_update_is_written_tried_and_confirmed(image: Built, card: Path, tmp_path: Path) -> None:
    said = comment("9.9", "amd64", "another-image", image.bundle.stat().st_size, image.sha256)
    update = stick(tmp_path, image.bundle, said)
    with start(image, card, tmp_path) as machine:
        reaches_the_attract_screen(machine)
        plug_in(machine, update)
        wait_until(lambda: "trial b (2 left): b a" in machine.boots()[-1], 900, "a trial of slot B")
        machine.say("device_del", id="stick")
        wait_until(
            lambda: (
                (state := card_of(card).state()) is not None
                and state.good is Slot.B
                and state.trial is None
            ),
            BOOT_S,
            "the confirmation of slot B",
        )
        assert shows_the_attract_screen(machine.screen())


@long
def test_an_update_that_cannot_start_is_rolled_back(
    image: Built, card: Path, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.slot"
    shutil.copy(image.bundle, broken)
    subprocess.run(["mcopy", "-o", "-i", broken, Path(__file__), "::/root.squashfs"], check=True)
    sha256 = subprocess.check_output(["sha256sum", broken], text=True).split()[0]
    said = comment("9.9", "amd64", "broken-image", broken.stat().st_size, sha256)
    update = stick(tmp_path, broken, said)
    with start(image, card, tmp_path) as machine:
        reaches_the_attract_screen(machine)
        plug_in(machine, update)
        before = len(machine.boots())
        wait_until(
            lambda: len(machine.boots()) == before + 4, 1200, "three trials and the good slot"
        )
        assert [line.rsplit(": ")[-1] for line in machine.boots()[before:]] == [*["b a"] * 3, "a b"]
        reaches_the_attract_screen(machine)
        wait_until(
            lambda: (state := card_of(card).state()) is not None and state.trial is None,
            BOOT_S,
            "the end of the trial",
        )
        state = card_of(card).state()
        assert state is not None
        assert state.good is Slot.A
