"""How the pieces of a match lie at a simulated table outlasts a power cut, and stops no match."""

import os

import pytest

from controller.table.attending import KEPT, LayFiles

LAY = {"middle/deck": ("04AA", "04BB"), "red/cards": ("04CC",)}


@pytest.fixture
def files(tmp_path):
    return LayFiles(tmp_path / "journal.db")


def test_what_was_written_last_is_read(files):
    files.write(3, {})
    files.write(3, LAY)
    assert files.read(3) == LAY


def test_each_match_has_a_file_of_its_own(files):
    files.write(3, LAY)
    assert files.read(4) == {}
    files.forget(3)
    assert files.read(3) == {}


def test_nobody_else_reads_it(files, tmp_path):
    """It knows every hand, as the journal does."""
    before = os.umask(0)
    try:
        files.write(3, LAY)
    finally:
        os.umask(before)
    (written,) = (tmp_path / "journal.twin").iterdir()
    assert written.stat().st_mode & 0o777 == 0o600
    assert written.parent.stat().st_mode & 0o777 == 0o700


def test_it_is_kept_of_the_last_matches(files, tmp_path):
    for match in range(KEPT + 3):
        files.write(match, LAY)
        os.utime(tmp_path / "journal.twin" / f"{match}.json", (match, match))
    kept = [match for match in range(KEPT + 3) if files.read(match)]
    assert kept == list(range(3, KEPT + 3))


@pytest.mark.parametrize("damage", [b"", b"{", b'{"middle/deck": 3}', b"\xff"])
def test_a_damaged_file_says_nothing(files, tmp_path, damage):
    files.write(3, LAY)
    (tmp_path / "journal.twin" / "3.json").write_bytes(damage)
    assert files.read(3) == {}


def test_a_disk_that_fails_stops_no_match(files, tmp_path):
    (tmp_path / "journal.twin").write_text("no folder")
    files.write(3, LAY)
    files.forget(3)
    assert files.read(3) == {}
