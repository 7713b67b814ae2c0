"""Updates of the amd64 image in a virtual machine: from a USB stick, and ways back from them."""

import hashlib
import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from controller.record.journal.schema import MIGRATIONS
from imagebuilder.disk import SLOT_A_AT, SLOT_B_AT, SLOT_BYTES, make_fat, slot_end
from imagebuilder.images import Built, built_image
from imagevm import (
    BOOT_S,
    AtAttract,
    history,
    is_painted,
    keep_picture,
    reaches_the_attract_screen,
    shows_a_notice,
    start,
)
from reclaim_update.bundle import comment
from reclaim_update.slots import Slot, SlotState, boot
from updates import NO_SETTINGS, SETTINGS_COPY, one_more_migration, read_settings_from
from vm import Machine, card_of, wait_until

pytestmark = [pytest.mark.vm, pytest.mark.timeout(6000)]

long = pytest.mark.skipif(
    os.environ.get("RECLAIM_LONG") != "1", reason="takes ten minutes: RECLAIM_LONG=1 runs it"
)
NEWS = "cat /run/appliance/news/* || true"
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


def plug_in(machine: Machine, stick: Path, name: str = "stick") -> None:
    machine.say(
        "blockdev-add",
        **{"node-name": name, "driver": "raw", "read-only": True},
        file={"driver": "file", "filename": str(stick)},
    )
    machine.say("device_add", driver="usb-storage", id=name, drive=name, bus="usb.0")


def leave_time_for_the_update(machine: Machine) -> None:
    """The screen, which has no graphics chip here, would take most of the processor."""
    machine.run("systemctl stop reclaim-display", BOOT_S)


def tells(machine: Machine, news: str, seconds: float = BOOT_S) -> None:
    """Wait until the screen says something, and that is *news* of the update."""
    wait_until(lambda: news in machine.run(NEWS, BOOT_S), seconds, f"the news {news}")
    wait_until(lambda: shows_a_notice(machine.screen()), BOOT_S, f"{news} on the screen")


def state_of(card: Path) -> SlotState:
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
        wait_until(lambda: state_of(machine.disk).trial is None, 2 * BOOT_S, "the confirmation")
        assert state_of(machine.disk).good is Slot.B
        wait_until(lambda: shows_a_notice(machine.screen()), BOOT_S, "news on the screen")
        reaches_the_attract_screen(machine)
        keep_picture(machine, "update-confirmed")


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
        wait_until(lambda: state_of(machine.disk).trial is None, BOOT_S, "the end of the trial")
        assert state_of(machine.disk).good is Slot.A
        wait_until(lambda: shows_a_notice(machine.screen()), BOOT_S, "news on the screen")
        reaches_the_attract_screen(machine)
        keep_picture(machine, "update-rolled-back")


def test_an_update_of_somebody_else_is_refused(
    image: Built, at_attract: AtAttract, update: Path, tmp_path: Path
) -> None:
    another = tmp_path / "reclaim.slot.minisig"
    another.write_text("untrusted comment: none\n")
    subprocess.run(["mcopy", "-o", "-i", update, another, "::/"], check=True)
    with at_attract.go_on(tmp_path) as machine:
        before = state_of(machine.disk)
        plug_in(machine, update)
        tells(machine, '"why": "unsigned"')
        reaches_the_attract_screen(machine)
        keep_picture(machine, "update-refused")
        assert state_of(machine.disk) == before


# ---- two versions whose journals differ ----------------------------------------------------------

PLAYED = """\
systemctl stop reclaim-referee
cat >/run/played.py <<'END'
from pathlib import Path
from controller.record.journal import Entry, MatchRecord, WritableJournal, rows
with WritableJournal(Path("/var/lib/reclaim/journal.db")) as journal:
    number = journal.last_number() + 1
    match = MatchRecord(id=number, game="luggage", options={{}}, seats=("red", "blue"),
        table="two-seats", simulated=True, began_utc="{began}")
    done = [*rows.begin(match), *rows.add(number, Entry(number=1, at_s=1.0))]
    done += rows.scored(number, "finished", {{"red": 3}}, ("red",))
    done += rows.enrol("04A1B2C3D4E5F6", "luggage/tile/yeti")
    assert journal.writer.wait(journal.writer.hand(done), 60)
END
setpriv --reuid reclaim --regid reclaim --init-groups /opt/reclaim/bin/python /run/played.py
systemctl start reclaim-referee"""
TABLE_STANDS = "systemctl show -P StatusText reclaim-referee"
KEPT = f"/var/lib/reclaim/journal-{len(MIGRATIONS)}.db"
"""Of this version, beside that of a newer one."""
PIECES = {"04A1B2C3D4E5F6": "luggage/tile/yeti"}


def others(image: Built, folder: Path) -> Iterator[Path]:
    """Sticks with two other versions of the system, whose journals have one more migration: 9.8,
    whose table is closed, and 9.9."""
    slot, root = folder / "slot", folder / "root"
    slot.mkdir()
    run = partial(subprocess.run, check=True, capture_output=True)
    run(["mcopy", "-s", "-n", "-i", image.bundle, "::/*", slot])
    squash = slot / "root.squashfs"
    run(["unsquashfs", "-no-progress", "-d", root, squash])
    journal = one_more_migration(root)
    for version, settings in (("9.8", NO_SETTINGS), ("9.9", SETTINGS_COPY)):
        name, bundle = f"image-{version}-j{journal}", folder / "reclaim.slot"
        read_settings_from(root, settings)
        for about, said in (("version", version), ("image", name)):
            (root / "etc/reclaim" / about).write_text(f"{said}\n")
        squash.unlink()
        run(["mksquashfs", root, squash, "-quiet", "-no-progress", "-comp", "lz4"])
        make_fat(slot, bundle, SLOT_BYTES, "SLOT", 0x52434C32)
        os.truncate(bundle, slot_end(bundle))
        with bundle.open("rb") as file:
            sha256 = hashlib.file_digest(file, "sha256").hexdigest()
        own = folder / version
        own.mkdir()
        said = comment(version, "amd64", name, bundle.stat().st_size, sha256)
        yield stick(own, bundle, said)
        bundle.unlink()
    shutil.rmtree(slot)
    shutil.rmtree(root)


def says(machine: Machine, words: str) -> bool:
    return words in machine.run(TABLE_STANDS, BOOT_S)


@pytest.fixture(scope="module")
def versions(image: Built, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Path]]:
    folder = tmp_path_factory.mktemp("versions")
    yield list(others(image, folder))
    shutil.rmtree(folder)


@long
def test_a_version_that_closes_the_table_goes_back_by_itself_and_every_match_is_there(
    versions: list[Path], at_attract: AtAttract, tmp_path: Path
) -> None:
    with at_attract.go_on(tmp_path) as machine:
        leave_time_for_the_update(machine)
        machine.run(PLAYED.format(began="2026-10-01T20:00:00+00:00"), BOOT_S)
        before = history(machine)
        assert before == (["2026-10-01T20:00:00+00:00"], PIECES)
        plug_in(machine, versions[0])
        wait_until(lambda: machine.boots() != [], WRITE_S, "the trial")
        assert "trial b (2 left): b a" in machine.boots()[-1]
        machine.say("device_del", id="stick")
        wait_until(lambda: len(machine.boots()) == 2, 3 * BOOT_S, "the end of the trial by itself")
        assert machine.boots()[-1].endswith("a b")
        wait_until(lambda: says(machine, "journal read"), BOOT_S, "the table")
        assert history(machine) == before
        tells(machine, "table-update-rolled-back")
        keep_picture(machine, "update-closed-the-table")
        wait_until(lambda: state_of(machine.disk).trial is None, BOOT_S, "the end of the trial")
        assert state_of(machine.disk).good is Slot.A


@long
def test_a_version_with_another_journal_is_confirmed_and_the_one_before_still_plays(
    versions: list[Path], at_attract: AtAttract, tmp_path: Path
) -> None:
    """The trial leaves the journal alone; once confirmed it is migrated; and when the slot breaks
    later the version before plays beside the journal that it cannot read."""
    with at_attract.go_on(tmp_path) as machine:
        leave_time_for_the_update(machine)
        machine.run(PLAYED.format(began="2026-10-01T20:00:00+00:00"), BOOT_S)
        before = history(machine)
        plug_in(machine, versions[1])
        wait_until(lambda: machine.boots() != [], WRITE_S, "the trial")
        machine.say("device_del", id="stick")
        wait_until(lambda: says(machine, "journal read"), BOOT_S, "the table")
        kept = f"ls {KEPT} || true"
        if state_of(machine.disk).trial is not None:
            assert "journal.db" in machine.run("ls /var/lib/reclaim/trial")
            assert "No such file" in machine.run(kept), "a trial migrates a copy"
            wait_until(lambda: is_painted(machine), BOOT_S, "its screen")
            keep_picture(machine, "update-on-trial")
        wait_until(lambda: state_of(machine.disk).trial is None, 2 * BOOT_S, "the confirmation")
        assert state_of(machine.disk).good is Slot.B
        wait_until(lambda: "No such" not in machine.run(kept), BOOT_S, "the migration")
        wait_until(lambda: says(machine, "journal read"), BOOT_S, "the table")
        reaches_the_attract_screen(machine)
        machine.run(PLAYED.format(began="2026-10-02T20:00:00+00:00"), BOOT_S)
        both = history(machine)
        assert both == (["2026-10-02T20:00:00+00:00", "2026-10-01T20:00:00+00:00"], before[1])
        card = machine.disk
        machine.run("sync; /usr/bin/reclaim-pass-over /dev/vda b; sync", BOOT_S)
    with start(card, tmp_path, shell=True) as machine:
        wait_until(lambda: says(machine, "table open"), BOOT_S, "the table of the old version")
        assert machine.run("cat /run/appliance/slot-name") == "a"
        wait_until(lambda: is_painted(machine), BOOT_S, "its screen")
        keep_picture(machine, "update-older-journal")
        assert history(machine, KEPT) == both


def test_sticks_of_other_kinds_are_named_on_the_screen(
    at_attract: AtAttract, tmp_path: Path
) -> None:
    """One that cannot be read, and one with what is no update; then it is pulled out."""
    unknown, mixed = tmp_path / "unknown.img", tmp_path / "mixed.img"
    unknown.write_bytes(b"\x8f" * (80 << 20))
    subprocess.run(["mkfs.vfat", "-C", mixed, "65536"], check=True, capture_output=True)
    for name in ("._reclaim-9.9-amd64.slot", "reclaim-9.9-amd64.slot.zip"):
        (tmp_path / name).write_bytes(b"PK")
        subprocess.run(["mcopy", "-i", mixed, tmp_path / name, "::/"], check=True)
    with at_attract.go_on(tmp_path) as machine:
        plug_in(machine, unknown)
        tells(machine, "table-update-files")
        keep_picture(machine, "stick-unknown")
        machine.say("device_del", id="stick")
        wait_until(lambda: "table-update" not in machine.run(NEWS), BOOT_S, "no news any more")
        plug_in(machine, mixed, "another")
        tells(machine, '"why": "packed"')
        assert '"why": "dot"' in machine.run(NEWS)
        reaches_the_attract_screen(machine)
        keep_picture(machine, "stick-mixed")
