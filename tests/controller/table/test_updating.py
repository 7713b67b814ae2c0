"""An update that a phone brings lies whole beside the journal before the updater is told of it."""

import os
from contextlib import closing
from types import SimpleNamespace

import pytest

from controller.feed.parcel import Parcel
from controller.table.updating import FOLDER, KEPT_FREE_BYTES, MARK, Updates

SLOT = "reclaim-0.3.0-arm64.slot"
SIGNATURE = f"{SLOT}.minisig"


@pytest.fixture
def updates(tmp_path):
    """`bring(name)` is what is told of a file that has come."""
    made = Updates(tmp_path)

    def bring(name, data=b"x"):
        parcel = made.parcel()
        assert isinstance(parcel, Parcel)
        assert parcel.add(data) is None
        parcel.whole()
        told = made.take(parcel.path, name)
        parcel.close()
        return told.id.removeprefix("web-desk-update-")

    return SimpleNamespace(bring=bring, made=made, folder=tmp_path / FOLDER)


@pytest.mark.parametrize("names", [(SLOT, SIGNATURE), (SIGNATURE, SLOT)])
def test_the_updater_is_told_when_both_files_have_come(updates, names):
    first, second = names
    assert updates.bring(first) == "half"
    assert not (updates.folder / MARK).exists()
    assert updates.bring(second) == "brought"
    assert sorted(one.name for one in updates.folder.iterdir()) == sorted((*names, MARK))


def test_until_the_updater_has_looked_nothing_else_is_taken(updates):
    updates.bring(SLOT)
    updates.bring(SIGNATURE)
    assert updates.made.parcel().id == "web-desk-update-waits"
    (updates.folder / MARK).unlink()
    assert updates.bring(SLOT) == "brought"


def test_a_file_of_another_update_takes_the_place_of_half_a_one(updates):
    updates.bring(SLOT)
    assert updates.bring("reclaim-0.4.0-arm64.slot.minisig") == "half"
    assert [one.name for one in updates.folder.iterdir()] == ["reclaim-0.4.0-arm64.slot.minisig"]


@pytest.mark.parametrize(
    "name",
    ["", "a.zip", ".slot", "../x.slot", "/etc/x.slot", "a/b.slot", "x.slot.minisig.part",
     "a" * 120 + ".slot", "x\n.slot", "brought"],
)  # fmt: skip
def test_what_is_called_otherwise_is_no_update(updates, name):
    assert updates.bring(name) == "none"
    assert list(updates.folder.iterdir()) == []


def test_the_journal_keeps_its_room(updates, monkeypatch):
    full = SimpleNamespace(f_bavail=KEPT_FREE_BYTES // 4096, f_frsize=4096)
    monkeypatch.setattr(os, "fstatvfs", lambda descriptor: full)
    with closing(updates.made.parcel()) as parcel, pytest.raises(OSError, match="No space"):
        parcel.add(b"x")


def test_what_was_half_there_when_the_power_failed_is_gone_at_the_next_start(updates):
    updates.bring(SLOT)
    parcel = updates.made.parcel()
    with closing(parcel):
        parcel.add(b"half a signature")
        assert len(list(updates.folder.iterdir())) == 2
        Updates(updates.folder.parent)
        assert [one.name for one in updates.folder.iterdir()] == [SLOT]
    # Where nothing can be written it is no matter.
    Updates(updates.folder / SLOT)
