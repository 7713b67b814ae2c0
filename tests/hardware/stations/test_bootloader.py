"""A Pico without a program: it is found among USB devices, takes only what is whole and for its
chip, and is written as its boot ROM reads it."""

import os

import pytest

from hardware.errors import InputFileError, StationLost
from hardware.stations import bootloader
from hardware.stations.bootloader import (
    BLOCK_BYTES,
    RP2040,
    RP2350,
    WaitingBoard,
    read_uf2,
    waiting_boards,
    write_uf2,
)
from picos import PICO, PICO_2, plugged_in, uf2


def test_boards_that_wait_for_a_program_are_found_with_their_disks(tmp_path):
    plugged_in(tmp_path, "1-1", PICO, "sdb")
    plugged_in(tmp_path, "1-2", PICO_2)
    plugged_in(tmp_path, "1-3", "0005")  # a Pico that runs MicroPython
    plugged_in(tmp_path, "2-1", PICO, "sda", vendor="046d")
    assert waiting_boards(tmp_path) == [WaitingBoard(RP2040, "sdb"), WaitingBoard(RP2350, None)]


def test_where_there_is_no_usb_there_are_none(tmp_path):
    assert waiting_boards(tmp_path) == []


def test_a_program_runs_on_the_chip_it_was_made_for(tmp_path):
    for name, chip, other in (("a.uf2", RP2040, RP2350), ("b.uf2", RP2350, RP2040)):
        (tmp_path / name).write_bytes(uf2(chip=chip))
        found = read_uf2(tmp_path / name)
        assert (found.runs_on(chip), found.runs_on(other)) == (True, False)


def without_block(number):
    whole = uf2()
    return whole[: number * BLOCK_BYTES] + whole[(number + 1) * BLOCK_BYTES :]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "has 0 bytes"),
        (b"<html>404 Not Found</html>", "bytes"),
        (uf2()[:-100], "bytes"),
        (uf2()[:-BLOCK_BYTES], "lacks 1 of its blocks"),
        (without_block(7), "lacks 1 of its blocks"),
        (b"\0" * BLOCK_BYTES, "block 0 is damaged"),
        (uf2()[: 3 * BLOCK_BYTES] + bytes(BLOCK_BYTES) + uf2()[4 * BLOCK_BYTES :], "block 3 is"),
    ],
)
def test_what_is_no_whole_program_is_refused_in_a_sentence(tmp_path, content, says):
    path = tmp_path / "firmware.uf2"
    path.write_bytes(content)
    with pytest.raises(InputFileError, match=says) as told:
        read_uf2(path)
    assert "micropython.org" in str(told.value)


class Rom:
    """What the boot ROM makes of a disk: the numbers of the blocks that it has understood, sector
    by sector, wherever they lie."""

    def __init__(self, disk):
        content = disk.read_bytes()
        sectors = (content[at : at + BLOCK_BYTES] for at in range(0, len(content), BLOCK_BYTES))
        self.blocks = [s for s in sectors if s[:4] == b"UF2\n" and s[-4:] == b"\x30\x6f\xb1\x0a"]


@pytest.mark.parametrize("blocks", [1, 8, 20])
def test_every_block_reaches_the_disk_once_and_nothing_overwrites_its_tables(tmp_path, blocks):
    path, disk = tmp_path / "firmware.uf2", tmp_path / "sda"
    path.write_bytes(uf2(blocks))
    disk.write_bytes(b"boot sector".ljust(4096, b"\0"))
    shares = []
    write_uf2(read_uf2(path), disk, shares.append)
    assert b"".join(Rom(disk).blocks) == uf2(blocks)
    assert disk.read_bytes().startswith(b"boot sector")
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_a_board_that_is_pulled_out_half_way_is_told(tmp_path, monkeypatch):
    path, disk = tmp_path / "firmware.uf2", tmp_path / "sda"
    path.write_bytes(uf2(40))
    disk.touch()
    real, written = os.pwrite, []

    def pulled(descriptor, data, at):
        if len(written) == 2:
            raise OSError(19, "No such device")
        written.append(at)
        return real(descriptor, data, at)

    monkeypatch.setattr(bootloader.os, "pwrite", pulled)
    shares = []
    with pytest.raises(StationLost, match="broke off while it was written"):
        write_uf2(read_uf2(path), disk, shares.append)
    assert shares[-1] < 1.0


def test_a_board_that_is_gone_before_is_told_too(tmp_path):
    path = tmp_path / "firmware.uf2"
    path.write_bytes(uf2())
    with pytest.raises(StationLost, match="broke off"):
        write_uf2(read_uf2(path), tmp_path / "gone", lambda share: None)
