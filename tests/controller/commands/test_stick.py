"""Logs and backups go onto a stick, backups come from there, and the table is told what became of
it. `mount`, `umount` and `journalctl` are stand-ins here: the real ones run in tests/systemd."""

import json
import os
import stat
import zipfile
from functools import partial
from types import SimpleNamespace

import msgspec
import pytest

from controller.commands import stick
from controller.commands.stick import NotDone, found_stick, main, taken_wish
from controller.table.appliance import ANSWERS, ASKS, OUTCOME, USE_STICK, Orders, Wish
from hardware.stations.bootloader import RP2350
from picos import PICO, PICO_2, plugged_in, uf2

PROGRAMS = {
    "mount": '[ -z "$MOUNT_FAILS" ] || { echo "unknown filesystem type" >&2; exit 32; }\n'
    'echo "mount $*" >>"$CALLS"',
    "umount": 'echo "umount $*" >>"$CALLS"',
    "journalctl": '[ -z "$JOURNAL_FAILS" ] || { echo "no journal" >&2; exit 1; }\n'
    'echo "journalctl $*" >>"$CALLS"\necho "a line of the journal"',
}


@pytest.fixture
def run(tmp_path, monkeypatch):
    """A /run with both folders, and programs that only note how they were called."""
    for name in ("programs", ASKS, ANSWERS):
        (tmp_path / name).mkdir()
    for name, script in PROGRAMS.items():
        program = tmp_path / "programs" / name
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'programs'}:{os.environ['PATH']}")
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    monkeypatch.setattr(stick, "found_stick", lambda: "/dev/sdb1")
    return tmp_path


@pytest.fixture
def orders(run):
    """What the referee has asked for."""
    made = Orders(run)
    made.save_logs(["1.0 s: table-belt-fault-jam"])
    return made


def calls(run):
    return (run / "calls").read_text().splitlines()


def test_the_logs_and_the_faults_are_on_the_stick(run, orders):
    assert main([str(run)]) == 0
    outcome = orders.outcome()
    assert (outcome.code, outcome.name) == ("saved", "reclaim-logs-1")
    folder = run / ANSWERS / "stick" / outcome.name
    assert (folder / "faults.txt").read_text() == "1.0 s: table-belt-fault-jam\n"
    assert (folder / "reclaim.log").read_text() == "a line of the journal\n"
    first, *asked, last = calls(run)
    assert (first.split()[0], last.split()[0]) == ("mount", "umount")
    assert "/dev/sdb1" in first
    assert "noexec" in first
    assert "--output=short-iso" in asked[0]


WHAT_HELPS = ("referee", "display", "stick", "wifi", "update@*", "confirm")


@pytest.mark.parametrize("unit", WHAT_HELPS)
def test_the_log_has_every_unit_that_something_may_have_gone_wrong_in(run, orders, unit):
    main([str(run)])
    assert f"--unit=reclaim-{unit}.service" in calls(run)[1]


def test_the_kernel_of_this_start_and_of_the_last_have_files_of_their_own(run, orders):
    main([str(run)])
    folder = run / ANSWERS / "stick/reclaim-logs-1"
    assert {"kernel.log", "kernel-before.log"} <= {one.name for one in folder.iterdir()}
    asked = [line for line in calls(run) if "--dmesg" in line]
    assert ["--boot=0" in asked[0], "--boot=-1" in asked[1]] == [True, True]


def test_the_other_slots_log_and_what_the_start_has_noted_are_there(tmp_path, run):
    system = tmp_path / "system"
    for slot in "ab":
        (system / f"data/slot-{slot}/var/log/journal").mkdir(parents=True)
    (system / "run/appliance").mkdir(parents=True)
    notes = {"slot-name": "b\n", "data": "read-only card\n", "fsck": "data: clean\n"}
    for name, text in notes.items():
        (system / "run/appliance" / name).write_text(text)
    (run / "place").mkdir()
    name = stick.written(Wish("1"), run / "place", system)
    files = {one.name: one.read_text() for one in (run / "place" / name).iterdir()}
    assert {"slot-a.log"} == {one for one in files if one.startswith("slot-")}
    assert files["start-data.txt"] == "read-only card\n"
    assert files["start-fsck.txt"] == "data: clean\n"
    assert f"--directory={system}/data/slot-a/var/log/journal" in "".join(calls(run))


def test_for_a_phone_the_logs_are_packed_into_the_referees_own_file_without_a_stick(
    run, monkeypatch
):
    monkeypatch.setattr(stick, "found_stick", lambda: None)
    orders = Orders(run)
    orders.pack_logs(["1.0 s: table-belt-fault-jam"])
    number = orders.logs.stat().st_ino
    assert main([str(run)]) == 0
    assert orders.outcome().code == "packed"
    assert (orders.logs.stat().st_ino, stat.S_IMODE(orders.logs.stat().st_mode)) == (number, 0o600)
    with zipfile.ZipFile(orders.logs) as packed:
        assert packed.read("reclaim-logs/faults.txt") == b"1.0 s: table-belt-fault-jam\n"
        assert packed.read("reclaim-logs/reclaim.log") == b"a line of the journal\n"
    assert not [line for line in calls(run) if "mount" in line]


def test_logs_for_a_phone_follow_no_link(run):
    orders = Orders(run)
    orders.pack_logs([])
    (run / "other").write_text("precious")
    orders.logs.unlink()
    orders.logs.symlink_to(run / "other")
    main([str(run)])
    assert orders.outcome().code == "failed"
    assert (run / "other").read_text() == "precious"


def test_earlier_logs_on_the_stick_stay(run, orders):
    main([str(run)])
    orders.save_logs([])
    main([str(run)])
    assert orders.outcome().name == "reclaim-logs-2"


def test_a_wish_is_granted_once_and_everybody_may_read_the_answer(run, orders):
    main([str(run)])
    assert not (run / ASKS / USE_STICK).exists(), "systemd would start it again"
    assert stat.S_IMODE((run / ANSWERS / OUTCOME).stat().st_mode) == 0o644


def test_without_a_stick_the_table_is_told_so(run, orders, monkeypatch):
    monkeypatch.setattr(stick, "found_stick", lambda: None)
    main([str(run)])
    assert orders.outcome().code == "no-stick"


@pytest.mark.parametrize(("fails", "code"), [("MOUNT", "unreadable"), ("JOURNAL", "failed")])
def test_what_fails_is_told(run, orders, monkeypatch, capsys, fails, code):
    monkeypatch.setenv(f"{fails}_FAILS", "yes")
    assert main([str(run)]) == 0
    assert orders.outcome().code == code
    assert "This was not done: " in capsys.readouterr().err


def test_a_stick_is_left_unmounted_whatever_fails(run, orders, monkeypatch):
    monkeypatch.setenv("JOURNAL_FAILS", "yes")
    main([str(run)])
    assert calls(run)[-1].startswith("umount")


def test_a_stick_without_room_is_told(run, orders, monkeypatch):
    def full(place):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(stick, "_new_folder", full)
    main([str(run)])
    assert orders.outcome().code == "full"


# ---- backups -------------------------------------------------------------------------------------


@pytest.fixture
def place(run):
    """Where the stick is mounted."""
    found = run / ANSWERS / "stick"
    found.mkdir()
    return found


def save(run, content=b"pieces and matches"):
    made = Orders(run)
    made.backup.write_bytes(content)
    made.save_backup()
    main([str(run)])
    return made.outcome()


def take(run):
    made = Orders(run)
    made.take_backup()
    main([str(run)])
    return made.outcome(), made.backup.read_bytes()


def test_a_backup_is_on_the_stick_beside_the_earlier_ones(run, place):
    for number in (1, 2):
        outcome = save(run, b"backup %d" % number)
        assert (outcome.code, outcome.name) == ("saved", f"reclaim-backup-{number}.db")
    assert {one.name: one.read_bytes() for one in place.iterdir()} == {
        "reclaim-backup-1.db": b"backup 1",
        "reclaim-backup-2.db": b"backup 2",
    }
    assert calls(run)[-1].startswith("umount")


def test_the_latest_backup_comes_from_there(run, place):
    for name in ("reclaim-backup-9.db", "reclaim-backup-10.db", "reclaim-backup-x.db"):
        (place / name).write_text(name)
    (place / "._reclaim-backup-11.db").write_text("what macOS writes beside a file")
    outcome, content = take(run)
    assert (outcome.code, outcome.name) == ("taken", "reclaim-backup-10.db")
    assert content == b"reclaim-backup-10.db"
    assert stat.S_IMODE(Orders(run).backup.stat().st_mode) == 0o600, "it knows every hand"


def test_a_stick_without_a_backup_is_told(run, place):
    (place / "holiday.jpg").touch()
    outcome, content = take(run)
    assert (outcome.code, content) == ("none", b"")


def test_a_stick_that_is_pulled_out_leaves_no_half_of_a_backup_on_it(run, place, monkeypatch):
    def pulled(source, target, size):
        target.write(b"a half")
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(stick.shutil, "copyfileobj", pulled)
    assert save(run).code == "failed"
    assert list(place.iterdir()) == []


def test_a_stick_that_cannot_be_read_to_its_end_is_told(run, place, monkeypatch):
    (place / "reclaim-backup-1.db").write_text("a backup")

    def pulled(source, target, size):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(stick.shutil, "copyfileobj", pulled)
    assert take(run)[0].code == "unreadable"


def test_a_stick_without_room_for_a_backup_is_told(run, place, monkeypatch):
    def full(source, target, size):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(stick.shutil, "copyfileobj", full)
    assert save(run).code == "full"


def test_a_file_longer_than_any_backup_does_not_fill_the_memory(run, place, monkeypatch):
    monkeypatch.setattr(stick, "LONGEST_BACKUP_BYTES", 10)
    (place / "reclaim-backup-1.db").write_text("longer than that")
    outcome, content = take(run)
    assert (outcome.code, content) == ("failed", b"")


@pytest.mark.parametrize("what", ["save", "take"])
def test_a_link_in_the_place_of_a_backup_is_not_followed(run, place, tmp_path, what):
    """Root reads and writes more than the referee's user, who could put one there."""
    secret = tmp_path / "secret"
    secret.write_text("secret")
    (place / "reclaim-backup-1.db").write_text("from the stick")
    made = Orders(run)
    made.take_backup() if what == "take" else made.save_backup()
    made.backup.unlink(missing_ok=True)
    made.backup.symlink_to(secret)
    main([str(run)])
    assert made.outcome().code in ("failed", "unreadable")
    assert secret.read_text() == "secret"
    assert len(list(place.iterdir())) == 1


# ---- what root reads of the referee's ------------------------------------------------------------


def test_a_link_in_the_place_of_a_wish_is_not_followed(tmp_path):
    secret = tmp_path / "secret"
    secret.write_bytes(msgspec.json.encode(Wish("1", ("secret",))))
    wish = tmp_path / USE_STICK
    wish.symlink_to(secret)
    with pytest.raises(NotDone):
        taken_wish(wish)
    assert not wish.is_symlink()
    assert secret.exists()


def test_a_pipe_in_the_place_of_a_wish_holds_nobody_up(tmp_path):
    os.mkfifo(tmp_path / USE_STICK)
    with pytest.raises(NotDone):
        taken_wish(tmp_path / USE_STICK)


@pytest.mark.parametrize("text", [b"", b"{}", b"\xff", b'{"number": "1", "faults": "all"}'])
def test_what_is_no_wish_is_refused(tmp_path, text):
    (tmp_path / USE_STICK).write_bytes(text)
    with pytest.raises(NotDone):
        taken_wish(tmp_path / USE_STICK)
    assert not (tmp_path / USE_STICK).exists()


# ---- which stick ---------------------------------------------------------------------------------

USB, CARD = "devices/soc/usb1/1-1/host0/block", "devices/soc/mmc_host/block"


@pytest.fixture
def disks(tmp_path):
    """`disks(NAME, WHERE, PARTS)` plugs a disk in; `disks.mounted` are numbers of those in use."""
    (tmp_path / "sys/block").mkdir(parents=True)
    (tmp_path / "proc/self").mkdir(parents=True)
    (tmp_path / "proc/self/mountinfo").write_text("22 1 179:2 / / rw - ext4 /dev/root rw\n")

    def plug(name, where, parts, number):
        disk = tmp_path / "sys" / where / name
        for minor, part in enumerate((".", *(f"{name}{one}" for one in parts))):
            (disk / part).mkdir(parents=True, exist_ok=True)
            (disk / part / "dev").write_text(f"{number}:{minor}\n")
        (tmp_path / "sys/block" / name).symlink_to(disk)

    def mount(number):
        with (tmp_path / "proc/self/mountinfo").open("a") as file:
            file.write(f"30 22 {number} / /media rw - vfat /dev/x rw\n")

    plug.mount = mount
    plug.found = lambda: str(found_stick(tmp_path) or "")
    return plug


def test_the_first_partition_of_the_first_stick_is_taken(disks):
    disks("sdb", USB, "12", 8)
    disks("sdc", USB, "1", 9)
    assert disks.found() == "/dev/sdb1"


def test_a_stick_without_partitions_is_taken_as_a_whole(disks):
    disks("sda", USB, "", 8)
    assert disks.found() == "/dev/sda"


def test_a_disk_that_is_no_stick_is_not_taken(disks):
    assert disks.found() == ""
    disks("sda", CARD, "1", 8)
    assert disks.found() == ""


def test_a_disk_that_is_in_use_is_not_taken(disks):
    """A computer may have been started from one."""
    disks("sda", USB, "12", 8)
    disks.mount("8:2")
    assert disks.found() == ""
    disks("sdb", USB, "1", 9)
    assert disks.found() == "/dev/sdb1"


def test_an_answer_is_a_line_of_json_for_the_table(run, orders):
    main([str(run)])
    answer = json.loads((run / ANSWERS / OUTCOME).read_text())
    assert set(answer) == {"number", "code", "name", "share"}


# ---- a Pico without a program --------------------------------------------------------------------


@pytest.fixture
def computer(run, monkeypatch):
    """A computer with a card that has MicroPython for a Pico; `loads()` asks for it."""
    system = run / "system"
    card = system / "boot/firmware"
    card.mkdir(parents=True)
    (card / "reclaim.toml").touch()
    (card / "RPI_PICO.uf2").write_bytes(uf2())
    monkeypatch.setattr(stick, "loaded", partial(stick.loaded, system=system))
    made = Orders(run)

    def loads():
        made.load_pico()
        assert main([str(run)]) == 0
        return made.outcome()

    return SimpleNamespace(system=system, card=card, loads=loads)


def test_micropython_goes_onto_the_pico_that_waits_for_it(computer, run):
    plugged_in(computer.system, "1-1", PICO, "sda")
    outcome = computer.loads()
    assert (outcome.code, outcome.name) == ("loaded", "RPI_PICO.uf2")
    assert uf2() in (computer.system / "dev/sda").read_bytes()
    assert not (run / "calls").exists(), "nothing is mounted"


def test_how_far_it_is_can_be_read_meanwhile(computer, run, monkeypatch):
    plugged_in(computer.system, "1-1", PICO, "sda")
    seen, answer = [], stick._answer
    monkeypatch.setattr(stick, "_answer", lambda to, one: (answer(to, one), seen.append(one)))
    computer.loads()
    assert {one.code for one in seen[:-1]} == {"working"}
    assert [one.share for one in seen[:-1]] == sorted({one.share for one in seen[:-1]})
    assert {one.number for one in seen} == {seen[0].number}, "all of them answer this wish"


@pytest.mark.parametrize(
    ("boards", "code"),
    [
        ([], "none"),
        ([(PICO, "sda"), (PICO, "sdb")], "several"),
        ([(PICO, "sda"), (PICO_2, "sdb")], "several"),
        ([(PICO_2, "sda")], "other-chip"),
        ([(PICO, "")], "none"),
    ],
)
def test_nothing_is_written_where_it_is_not_clear_onto_what(computer, boards, code):
    for number, (product, disk) in enumerate(boards):
        plugged_in(computer.system, f"1-{number}", product, disk)
    assert computer.loads().code == code
    for disk in (computer.system / "dev").glob("*"):
        assert disk.read_bytes() == b""


@pytest.mark.parametrize(
    ("files", "code", "name"),
    [
        ({}, "no-uf2", ""),
        ({"RPI_PICO.uf2": uf2()[:-1]}, "bad-uf2", "RPI_PICO.uf2"),
        ({"pico2.uf2": uf2(chip=RP2350)}, "other-chip", "pico2.uf2"),
        ({"._RPI_PICO.uf2": b"what macOS writes"}, "no-uf2", ""),
        ({"old.uf2": b"", "z.UF2": uf2(chip=RP2350), "a.uf2": uf2(3)}, "loaded", "a.uf2"),
    ],
)
def test_the_file_on_the_card_that_runs_on_it_is_taken(computer, files, code, name):
    (computer.card / "RPI_PICO.uf2").unlink()
    for file, content in files.items():
        (computer.card / file).write_bytes(content)
    plugged_in(computer.system, "1-1", PICO, "sda")
    outcome = computer.loads()
    assert (outcome.code, outcome.name) == (code, name)


def test_a_pico_that_is_pulled_out_is_told(computer):
    plugged_in(computer.system, "1-1", PICO, "sda")
    (computer.system / "dev/sda").unlink()
    assert computer.loads().code == "broke-off"


def test_a_pico_is_no_stick_for_logs(disks, tmp_path):
    disks("sda", USB, [1], 8)
    assert disks.found() == "/dev/sda1"
    plugged_in(tmp_path, "1-1", PICO, "sda")
    assert disks.found() == ""
