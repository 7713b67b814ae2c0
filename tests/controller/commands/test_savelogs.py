"""The logs go onto a stick, and the table is told what became of them. `mount`, `umount` and
`journalctl` are stand-ins here: the real ones run in tests/systemd."""

import json
import os
import stat

import msgspec
import pytest

from controller.commands import savelogs
from controller.commands.savelogs import NoLogs, main, stick, taken_wish
from controller.table.appliance import ANSWERS, ASKS, OUTCOME, SAVE_LOGS, Orders, Wish

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
    monkeypatch.setattr(savelogs, "stick", lambda: "/dev/sdb1")
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
    assert (outcome.code, outcome.folder) == ("saved", "reclaim-logs-1")
    folder = run / ANSWERS / "stick" / outcome.folder
    assert (folder / "faults.txt").read_text() == "1.0 s: table-belt-fault-jam\n"
    assert (folder / "reclaim.log").read_text() == "a line of the journal\n"
    assert [line.split()[0] for line in calls(run)] == ["mount", "journalctl", "umount"]
    assert "/dev/sdb1" in calls(run)[0]
    assert "noexec" in calls(run)[0]
    assert "--output=short-iso" in calls(run)[1]
    assert "--unit=reclaim-referee.service" in calls(run)[1]


def test_earlier_logs_on_the_stick_stay(run, orders):
    main([str(run)])
    orders.save_logs([])
    main([str(run)])
    assert orders.outcome().folder == "reclaim-logs-2"


def test_a_wish_is_granted_once_and_everybody_may_read_the_answer(run, orders):
    main([str(run)])
    assert not (run / ASKS / SAVE_LOGS).exists(), "systemd would start it again"
    assert stat.S_IMODE((run / ANSWERS / OUTCOME).stat().st_mode) == 0o644


def test_without_a_stick_the_table_is_told_so(run, orders, monkeypatch):
    monkeypatch.setattr(savelogs, "stick", lambda: None)
    main([str(run)])
    assert orders.outcome().code == "no-stick"


@pytest.mark.parametrize(("fails", "code"), [("MOUNT", "unreadable"), ("JOURNAL", "failed")])
def test_what_fails_is_told(run, orders, monkeypatch, capsys, fails, code):
    monkeypatch.setenv(f"{fails}_FAILS", "yes")
    assert main([str(run)]) == 0
    assert orders.outcome().code == code
    assert "The logs were not saved: " in capsys.readouterr().err


def test_a_stick_is_left_unmounted_whatever_fails(run, orders, monkeypatch):
    monkeypatch.setenv("JOURNAL_FAILS", "yes")
    main([str(run)])
    assert calls(run)[-1].startswith("umount")


def test_a_stick_without_room_is_told(run, orders, monkeypatch):
    def full(place):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(savelogs, "_new_folder", full)
    main([str(run)])
    assert orders.outcome().code == "full"


# ---- what root reads of the referee's ------------------------------------------------------------


def test_a_link_in_the_place_of_a_wish_is_not_followed(tmp_path):
    secret = tmp_path / "secret"
    secret.write_bytes(msgspec.json.encode(Wish("1", ("secret",))))
    wish = tmp_path / SAVE_LOGS
    wish.symlink_to(secret)
    with pytest.raises(NoLogs):
        taken_wish(wish)
    assert not wish.is_symlink()
    assert secret.exists()


def test_a_pipe_in_the_place_of_a_wish_holds_nobody_up(tmp_path):
    os.mkfifo(tmp_path / SAVE_LOGS)
    with pytest.raises(NoLogs):
        taken_wish(tmp_path / SAVE_LOGS)


@pytest.mark.parametrize("text", [b"", b"{}", b"\xff", b'{"number": "1", "faults": "all"}'])
def test_what_is_no_wish_is_refused(tmp_path, text):
    (tmp_path / SAVE_LOGS).write_bytes(text)
    with pytest.raises(NoLogs):
        taken_wish(tmp_path / SAVE_LOGS)
    assert not (tmp_path / SAVE_LOGS).exists()


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
    plug.found = lambda: str(stick(tmp_path) or "")
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
    assert set(json.loads((run / ANSWERS / OUTCOME).read_text())) == {"number", "code", "folder"}
