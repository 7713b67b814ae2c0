"""What becomes of the data at a start, by firmware/image/initramfs/reclaim-data, on true ext4: mkfs
only where nothing of ours ever was, and nothing is written on what might be saved.

The script runs as in the initramfs, with busybox where there is one; only the kernel mounts. So
this needs root, as building an image does.
"""

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import datacard
from datacard import digest
from imagebuilder import IMAGE
from imagebuilder.disk import BOOT_AT, DATA_AT, DATA_BYTES

SCRIPT = IMAGE / "initramfs/reclaim-data"
JOURNAL = b"every hand of a match" * 1000
SUM = hashlib.sha256(JOURNAL).hexdigest()
APPLETS = (
    *("sh", "dd", "od", "tr", "head", "sed", "cat", "cmp", "df", "awk", "grep", "mount", "umount"),
    *("losetup", "timeout", "blockdev"),
)
_FOUND = """
mkdir -p "$4"
sh "$0" "$1" "$2" "$3" "$4" >&2
cat "$4/data"
grep " $3 " /proc/mounts | tail -n 1 | cut -d " " -f 3,4
sha256sum "$3/reclaim/journal.db" 2>/dev/null | cut -d " " -f 1
[ ! -e "$5" ] || sh "$5" "$3"
umount "$3"
"""


def may_mount() -> bool:
    if os.geteuid() or not Path("/dev/loop-control").exists():
        return False
    tried = ["unshare", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]
    return subprocess.run(tried, capture_output=True, check=False).returncode == 0


pytestmark = pytest.mark.skipif(not may_mount(), reason="only root mounts file systems")


@dataclass(frozen=True, slots=True)
class Found:
    """What a start made of the data: what is said of it, how it is mounted, and the journal."""

    said: str
    kind: str
    journal: bool

    @property
    def written(self) -> bool:
        return "rw" in self.kind.split()[1].split(",")


class Start:
    """Starts tables from a card in *folder*."""

    def __init__(self, folder: Path) -> None:
        self.card = folder / "card"
        self._folder = folder
        self._programs = folder / "programs"
        self._programs.mkdir()
        if busybox := shutil.which("busybox"):
            for name in APPLETS:
                (self._programs / name).symlink_to(busybox)
        for name in ("mnt", "afterwards"):
            (folder / name).mkdir()
        datacard.new_card(self.card)

    def __call__(self, *, protected: bool = False, gone: bool = False, then: str = "") -> Found:
        """Start once; *then* is what is done with the data while it is mounted."""
        after = self._folder / "then"
        after.unlink(missing_ok=True)
        if then:
            after.write_text(then)
        reports = self._folder / "reports"
        shutil.rmtree(reports, ignore_errors=True)
        with self._partition(protected) as device:
            data = "/dev/disk/by-partuuid/none" if gone else device
            folder, disk = self._folder / "mnt", self.card
            done = subprocess.run(
                ["unshare", "--mount", "sh", "-c", _FOUND, *map(str, (SCRIPT, disk, data, folder,
                 reports, after))],
                capture_output=True, text=True, check=True,
                env={"PATH": f"{self._programs}:/usr/sbin:/usr/bin:/sbin:/bin"},
            )  # fmt: skip
        said, kind, *sums = done.stdout.splitlines()
        self.log = (reports / "fsck").read_text() if (reports / "fsck").exists() else ""
        return Found(said, kind, sums[:1] == [SUM])

    def cut(self) -> None:
        """Cut the power while the file system is in use: its own journal has what was last."""
        again = self.card.with_suffix(".cut")
        copies = f"mkdir $1/later; sync; cp --sparse=always {self.card} {again}"
        assert self(then=copies).said == "kept -"
        again.replace(self.card)

    def program(self, name: str, text: str) -> None:
        """Replace a program of the initramfs."""
        file = self._programs / name
        file.unlink(missing_ok=True)
        file.write_text(f"#!/bin/sh\n{text}\n")
        file.chmod(0o755)

    def _partition(self, protected: bool) -> "Partition":
        return Partition(self.card, protected)


class Partition:
    """The device of a card's data, while it is needed."""

    def __init__(self, card: Path, protected: bool) -> None:
        where = ["--offset", str(DATA_AT), "--sizelimit", str(DATA_BYTES)]
        how = ["--read-only"] if protected else []
        made = ["losetup", "--find", "--show", *how, *where, str(card)]
        for _ in range(20):  # somebody else may take the device that was free
            done = subprocess.run(made, capture_output=True, text=True, check=False)
            if done.returncode == 0:
                break
        self.device = done.stdout.strip()
        if protected:
            subprocess.run(["blockdev", "--setro", self.device], check=True)

    def __enter__(self) -> str:
        return self.device

    def __exit__(self, *exc_info: object) -> None:
        # A start knows nothing of the one before; a loop device does.
        subprocess.run(["blockdev", "--setrw", self.device], check=False)
        subprocess.run(["losetup", "--detach", self.device], check=False)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    made = Start(tmp_path)
    yield made
    for device in subprocess.run(
        ["losetup", "--noheadings", "--output", "NAME", "--associated", made.card],
        capture_output=True, text=True, check=False,
    ).stdout.split():  # fmt: skip
        subprocess.run(["losetup", "--detach", device], check=False)


@pytest.fixture
def used(start: Start, tmp_path: Path) -> Start:
    """A card with a year of matches on it, switched off in order."""
    (tmp_path / "journal").write_bytes(JOURNAL)
    start(then=f"mkdir $1/reclaim; cp {tmp_path}/journal $1/reclaim/journal.db")
    return start


# ---- in order ------------------------------------------------------------------------------------


def test_a_new_card_gets_a_file_system_and_keeps_it(start: Start) -> None:
    first, second = start(), start()
    assert (first.said, first.written) == ("new -", True)
    assert (second.said, second.written) == ("kept -", True)


def test_what_was_on_a_used_card_before_it_was_written_is_not_ours(start: Start) -> None:
    datacard.overwrite(start.card, 0, datacard.noise(1 << 20))
    assert start().said == "new -"


def test_a_first_start_does_not_wait_until_all_of_a_card_is_erased(start: Start) -> None:
    """That takes some cards longer than anybody waits; QEMU's raspi3b would take two hours."""
    far, before = 3 << 30, datacard.noise(1 << 20)
    datacard.overwrite(start.card, far, before)
    assert start().said == "new -"
    with start.card.open("rb") as card:
        card.seek(DATA_AT + far)
        assert card.read(len(before)) == before


def test_a_table_that_is_written_again_finds_its_data(used: Start) -> None:
    """The image is written from the beginning of the card: the mark is gone, the data is not."""
    with used.card.open("r+b") as file:
        file.write(bytes(BOOT_AT))
    assert used() == Found("kept -", used().kind, journal=True)


def test_the_first_start_is_cut_while_the_file_system_is_made(start: Start) -> None:
    start.program("mkfs.ext4", "for last; do :; done; head -c 2000000 /dev/urandom >$last; exit 1")
    assert start().said == "memory card"
    start.program("mkfs.ext4", '/usr/sbin/mkfs.ext4 "$@"')
    assert start().said == "new -"


def test_a_power_cut_is_mended_by_the_file_systems_own_journal(used: Start) -> None:
    used.cut()
    found = used(then="[ -d $1/later ] || exit 1")
    assert (found.said, found.written, found.journal) == ("kept -", True, True)


# ---- ten cards, and some more --------------------------------------------------------------------

DAMAGES: dict[str, tuple[datacard.Damage, str]] = {
    "superblock": (datacard.superblock, "read-only superblock"),
    "all superblocks": (datacard.all_superblocks, "memory superblock"),
    "group descriptors": (datacard.group_descriptors, "read-only damaged"),
    "journal": (datacard.journal, "read-only journal"),
    "a bit of the journal": (datacard.journal_bit, "read-only journal"),
    "directory": (datacard.directory, "read-only damaged"),
    "root directory": (datacard.root_directory, "read-only damaged"),
    "inode table": (datacard.inode_table, "read-only damaged"),
}
READ = {"superblock", "journal", "a bit of the journal", "group descriptors"}
"""Where the match can be read all the same."""


@pytest.mark.parametrize("name", DAMAGES)
@pytest.mark.parametrize("cut", [False, True], ids=["in order", "after a cut"])
def test_a_damaged_card_is_named_read_as_far_as_it_can_be_and_never_written(
    used: Start, name: str, cut: bool
) -> None:
    damage, said = DAMAGES[name]
    if cut:
        used.cut()
    damage(used.card)
    before = digest(used.card)
    for _ in range(2):
        found = used()
        if cut and found.said in ("kept -", "repaired -"):
            # Its own journal had what was damaged, and put it back.
            assert found.journal
            return
        assert found.said == said
        assert not found.written or found.kind.startswith("tmpfs")
        assert digest(used.card) == before, "something was written on what might be saved"
        assert found.journal or name not in READ


def test_lost_backups_do_not_matter_while_the_superblock_is_there(used: Start) -> None:
    datacard.backups(used.card)
    assert used().said == "kept -"


@pytest.mark.parametrize("cut", [False, True], ids=["in order", "after a cut"])
def test_a_card_that_has_gone_read_only_is_read(used: Start, cut: bool) -> None:
    if cut:
        used.cut()
    before = digest(used.card)
    found = used(protected=True, then="[ -e $1/later ] && : >$1/../afterwards/later")
    assert (found.said, found.written, found.journal) == ("read-only card", False, True)
    assert digest(used.card) == before
    # What was written last is in the file system's own journal alone.
    assert (used.card.parent / "afterwards/later").exists() is cut


@pytest.mark.parametrize("word", ["kept", "new"])
def test_a_card_that_says_yes_and_keeps_nothing_is_seen_through(used: Start, word: str) -> None:
    if word == "new":
        datacard.new_card(used.card)
    used.program(
        "dd",
        'for word; do case $word in of=*/mnt/probe) exec head -c 4096 /dev/zero >"${word#of=}";; '
        'esac; done\nexec /usr/bin/dd "$@"',
    )
    found = used()
    assert found.said == ("read-only card" if word == "kept" else "memory card")
    assert found.journal is (word == "kept")


@pytest.mark.parametrize("name", ["in order", "after a cut", "superblock"])
def test_a_partition_that_the_table_has_lost_is_read_where_it_was(used: Start, name: str) -> None:
    if name == "after a cut":
        used.cut()
    if name == "superblock":
        datacard.superblock(used.card)
    before = digest(used.card)
    found = used(gone=True)
    assert (found.said, found.journal) == ("read-only gone", True)
    assert digest(used.card) == before


def test_without_partition_and_data_there_is_memory(start: Start) -> None:
    before = digest(start.card)
    found = start(gone=True)
    assert (found.said, found.kind.split()[0]) == ("memory gone", "tmpfs")
    assert digest(start.card) == before


FILL = """
for size in 1000M 10M 1M 64K 4K; do
    n=0
    while fallocate -l $size $1/$size-$n; do n=$((n + 1)); done
done 2>/dev/null"""


def test_a_full_card_stays_in_use(used: Start) -> None:
    """It is the referee that says so: there may be room again."""
    used(then=FILL)
    found = used()
    assert (found.said, found.written, found.journal) == ("kept -", True, True)


def test_a_reader_that_hiccups_erases_nothing(used: Start) -> None:
    """e2fsck said 8, could not read, and mkfs followed."""
    before = digest(used.card)
    used.program("dd", "echo 'dd: error reading: Input/output error' >&2; exit 1")
    used.program("mount", 'case $* in *ext4*) exit 32;; esac; exec /usr/bin/mount "$@"')
    assert used().said == "memory unreadable"
    assert digest(used.card) == before


def test_a_superblock_that_cannot_be_read_for_once_is_not_taken_for_another_one(
    used: Start,
) -> None:
    before = digest(used.card)
    used.program("dd", 'case $* in *bs=1\\ *) exit 1;; esac; exec /usr/bin/dd "$@"')
    found = used()
    assert (found.said, found.journal) == ("read-only superblock", True)
    assert digest(used.card) == before


def test_a_file_system_that_was_being_made_when_the_power_was_cut_is_made_again(
    start: Start,
) -> None:
    """It has a superblock already, and never held anything."""
    start.program("mkfs.ext4", '/usr/sbin/mkfs.ext4 "$@"; exit 1')
    start()
    datacard.root_directory(start.card)
    start.program("mkfs.ext4", '/usr/sbin/mkfs.ext4 "$@"')
    assert start().said == "new -"


# ---- errors that the kernel has met --------------------------------------------------------------


def with_error_flag(card: Path) -> None:
    """As a hiccup in play leaves it: nothing is wrong, and the kernel has noted an error."""
    device = f"{card}?offset={DATA_AT}"
    subprocess.run(["debugfs", "-w", "-R", "ssv state 3", device], capture_output=True, check=True)


def test_errors_that_cost_nothing_to_repair_are_repaired(used: Start) -> None:
    with_error_flag(used.card)
    assert used().said == "repaired -"
    assert used() == Found("kept -", used().kind, journal=True)


def test_a_repair_that_would_lose_something_is_done_on_a_copy_alone(used: Start) -> None:
    with_error_flag(used.card)
    datacard.inode_table(used.card)
    before = digest(used.card)
    assert used().said == "read-only damaged"
    assert digest(used.card) == before
