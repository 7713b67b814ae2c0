"""Updates of the amd64 image in a virtual machine: from a USB stick, and ways back from them."""

import hashlib
import os
import random
import shutil
import subprocess
from functools import partial
from pathlib import Path

import pytest

from imagebuilder.disk import SLOT_A_AT, SLOT_B_AT, SLOT_BYTES
from imagebuilder.images import Built, built_image
from imagevm import (
    BOOT_S,
    AtAttract,
    keep_picture,
    reaches_the_attract_screen,
    shows_a_notice,
    start,
)
from reclaim_update.bundle import comment
from reclaim_update.slots import Slot, State, boot
from vm import Machine, card_of, wait_until

pytestmark = [pytest.mark.vm, pytest.mark.timeout(6000)]

long = pytest.mark.skipif(
    os.environ.get("RECLAIM_LONG") != "1", reason="takes ten minutes: RECLAIM_LONG=1 runs it"
)
NEWS = "cat /run/appliance/update-news || true"
WRITE_S = 600


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


@pytest.fixture
def update(image: Built, tmp_path: Path) -> Path:
    """A stick with the same system under another name."""
    said = comment("9.9", "amd64", "another-image", image.bundle.stat().st_size, image.sha256)
    return stick(tmp_path, image.bundle, said)


def plug_in(machine: Machine, stick: Path) -> None:
    machine.say(
        "blockdev-add",
        **{"node-name": "stick", "driver": "raw", "read-only": True},
        file={"driver": "file", "filename": str(stick)},
    )
    machine.say("device_add", driver="usb-storage", id="stick", drive="stick", bus="usb.0")


def leave_time_for_the_update(machine: Machine) -> None:
    """The screen, which has no graphics chip here, would take most of the processor."""
    machine.run("systemctl stop reclaim-display", BOOT_S)


def tells(machine: Machine, news: str, seconds: float = BOOT_S) -> None:
    """Wait until the screen says something, and that is *news* of the update."""
    wait_until(lambda: news in machine.run(NEWS, BOOT_S), seconds, f"the news {news}")
    wait_until(lambda: shows_a_notice(machine.screen()), BOOT_S, f"{news} on the screen")


def state_of(card: Path) -> State:
    state = card_of(card).state()
    assert state is not None
    return state


def test_an_update_is_written_tried_and_confirmed(
    at_attract: AtAttract, update: Path, tmp_path: Path
) -> None:
    with at_attract.go_on(tmp_path) as machine:
        leave_time_for_the_update(machine)
        plug_in(machine, update)
        news = "table-update-taken"
        wait_until(lambda: news in machine.run(NEWS), WRITE_S, "an update that is taken")
        wait_until(lambda: machine.boots() != [], WRITE_S, "a start")
        assert "trial b (2 left): b a" in machine.boots()[-1]
        machine.say("device_del", id="stick")
        tells(machine, "table-update-confirmed", 2 * BOOT_S)
        reaches_the_attract_screen(machine)
        keep_picture(machine, "update-confirmed")
        assert machine.run("cat /run/appliance/slot-name") == "b"
        state = state_of(machine.disk)
        assert (state.good, state.trial) == (Slot.B, None)


def content_of(card: Path, slot: Slot) -> str:
    with card.open("rb") as file:
        file.seek(SLOT_A_AT if slot is Slot.A else SLOT_B_AT)
        digest = hashlib.sha256()
        for _ in range(SLOT_BYTES >> 20):
            digest.update(file.read(1 << 20))
    return digest.hexdigest()


def is_written(card: Path, image: Built, at: int) -> bool:
    """Whether the megabyte *at* of the update stands in slot B."""
    with card.open("rb") as file, image.bundle.open("rb") as update:
        file.seek(SLOT_B_AT + (at << 20))
        update.seek(at << 20)
        return file.read(1 << 20) == update.read(1 << 20)


def test_whenever_the_power_is_cut_in_an_update_a_whole_slot_boots(
    image: Built, at_attract: AtAttract, update: Path, tmp_path: Path
) -> None:
    """Cut at random places of the slot that is written; the last of these cards is booted."""
    whole = image.bundle.stat().st_size >> 20
    before = content_of(at_attract.card, Slot.A)
    chance = random.Random(20261122)
    cuts = sorted(chance.randrange(1, whole) for _ in range(4))
    for cut in cuts:
        with at_attract.go_on(tmp_path) as machine:
            leave_time_for_the_update(machine)
            plug_in(machine, update)
            there = partial(is_written, machine.disk, image, cut)
            wait_until(there, WRITE_S, f"{cut} MB of the update")
            machine.pull_the_plug()
        first, _ = boot(state_of(machine.disk))
        assert first[0] is Slot.A
        assert content_of(machine.disk, Slot.A) == before
    with start(machine.disk, tmp_path, shell=True) as machine:
        reaches_the_attract_screen(machine)
        assert machine.boots()[0].endswith("a b")
        assert machine.run("cat /run/appliance/slot-name") == "a"


@long
def test_an_update_that_cannot_start_is_rolled_back(
    image: Built, at_attract: AtAttract, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.slot"
    shutil.copy(image.bundle, broken)
    subprocess.run(["mcopy", "-o", "-i", broken, Path(__file__), "::/root.squashfs"], check=True)
    sha256 = subprocess.check_output(["sha256sum", broken], text=True).split()[0]
    said = comment("9.9", "amd64", "broken-image", broken.stat().st_size, sha256)
    update = stick(tmp_path, broken, said)
    with at_attract.go_on(tmp_path) as machine:
        leave_time_for_the_update(machine)
        plug_in(machine, update)
        wait_until(lambda: machine.boots() != [], WRITE_S, "the first trial")
        machine.say("device_del", id="stick")
        wait_until(lambda: len(machine.boots()) == 4, 2000, "three trials and the good slot")
        assert [line.rsplit(": ")[-1] for line in machine.boots()] == [*["b a"] * 3, "a b"]
        tells(machine, "table-update-rolled-back", BOOT_S)
        reaches_the_attract_screen(machine)
        keep_picture(machine, "update-rolled-back")
        wait_until(lambda: state_of(machine.disk).trial is None, BOOT_S, "the end of the trial")
        assert state_of(machine.disk).good is Slot.A


def test_an_update_of_somebody_else_is_refused(
    image: Built, at_attract: AtAttract, update: Path, tmp_path: Path
) -> None:
    another = tmp_path / "reclaim.slot.minisig"
    another.write_text("untrusted comment: none\n")
    subprocess.run(["mcopy", "-o", "-i", update, another, "::/"], check=True)
    with at_attract.go_on(tmp_path) as machine:
        before = state_of(machine.disk)
        plug_in(machine, update)
        tells(machine, "table-update-unsigned")
        reaches_the_attract_screen(machine)
        keep_picture(machine, "update-refused")
        assert state_of(machine.disk) == before
