"""A real file system that fills and can only be read: what `test_full_disk.py` of the table
shows with errors of SQLite's, the kernel shows here."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TABLE = Path(__file__).with_name("full_disk_table.py")
NAMESPACE = ("unshare", "--user", "--map-root-user", "--mount")


def may_mount(folder):
    if shutil.which("unshare") is None:
        return False
    tried = subprocess.run(
        [*NAMESPACE, "mount", "-t", "tmpfs", "none", str(folder)], check=False, capture_output=True
    )
    return tried.returncode == 0


def test_a_disk_that_fills_in_the_middle_of_a_match_is_told_and_caught_up_with(tmp_path):
    if not may_mount(tmp_path):
        pytest.skip("nobody may mount a file system here, not even in a namespace of his own")
    disk = tmp_path / "disk"
    disk.mkdir()
    finished = subprocess.run(
        [*NAMESPACE, sys.executable, str(TABLE), str(disk)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    said = json.loads(finished.stdout)
    assert said["before"] == []
    assert said["full"] == ["table-not-recorded: fault=full"]
    assert said["played_on"] >= 15
    assert said["after"] == []
    assert said["recorded"] == said["played_on"], "everything since is written"
    assert said["refused"] == "the disk is full"
    assert said["read_only"] == "the disk can only be read"
    assert said["in_memory"] == [
        *("unkept", "table-unkept: why=read-only rest=read"),
        *("resume", "table-unkept-on: why=read-only rest=read"),
    ]
